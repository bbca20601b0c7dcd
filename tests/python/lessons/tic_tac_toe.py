"""Tic-tac-toe: a perfect player by minimax, on an array."""
import numpy as np

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for line in LINES:
        total = board[list(line)].sum()
        if abs(total) == 3:
            return int(np.sign(total))
    return 0


def show(board):
    for row in board.reshape(3, 3):
        print(" ".join(".XO"[v] for v in row))


cache = {}


def value(board, player):
    """What the game is worth for player 1 when both play well."""
    key = (tuple(board.tolist()), player)
    if key not in cache:
        won = winner(board)
        if won or not (board == 0).any():
            cache[key] = won
        else:
            outcomes = []
            for move in np.flatnonzero(board == 0):
                board[move] = player
                outcomes.append(value(board, -player))
                board[move] = 0
            cache[key] = max(outcomes) if player == 1 else min(outcomes)
    return cache[key]


def best_move(board, player):
    scores = {}
    for move in np.flatnonzero(board == 0):
        board[move] = player
        scores[int(move)] = player * value(board, -player)
        board[move] = 0
    return max(scores, key=scores.get), scores


board = np.zeros(9, dtype=int)
board[[0, 4]] = 1, -1
player = 1
while not winner(board) and (board == 0).any():
    move, scores = best_move(board, player)
    print("XO"[player < 0], "plays", move, scores)
    board[move] = player
    player = -player
    show(board)
print("winner:", {0: "berabere", 1: "X", -1: "O"}[winner(board)], "positions:", len(cache))

board = np.array([1, 1, 0, 0, -1, 0, 0, 0, -1])
print(best_move(board, 1), best_move(board, -1)[0])
print(np.array([winner(np.array(b)) for b in ([1, 1, 1] + [0] * 6, [-1, 0, 0] * 3, [0] * 9)]))
