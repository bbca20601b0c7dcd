grid = [[1, 2], [3, 4]]
i = 5
print(grid[0][1])
result = (grid[1][0] + 2) * grid[1][i]
