#include "core/python/explain.h"

#include <algorithm>
#include <utility>

#include "core/python/explainer.h"
#include "core/python/grammar.h"

namespace derslik::python {
namespace {

// What a mistake may cost: half a second at most, and a third of a small stack.
constexpr int kMostSteps = 3'000'000;
constexpr int kDeepestRule = 1500;

constexpr std::string_view kToken = "token";

}  // namespace

Explainer::Explainer(const Peg& peg, const Tokens& tokens, std::size_t statement,
                     bool inFString)
    : peg_(peg),
      tokens_(tokens),
      start_(statement),
      inFString_(inFString),
      at_(statement),
      read_(statement),
      laterPair_(peg.find("later_pair")),
      plain_(peg.find("plain_expression")) {}

const Token& Explainer::token(std::size_t at) {
  if (at >= tokens_.tokens.size()) {
    inLexer_ = tokens_.error.has_value();
    if (inLexer_)
      throw SyntaxFailure(tokens_.error->type, tokens_.error->message,
                          tokens_.error->span);
    return tokens_.tokens.back();
  }
  read_ = std::max(read_, at + 1);
  return tokens_.tokens[at];
}

const Explainer::Node* Explainer::make(std::string_view kind, std::size_t first,
                                       std::vector<const Node*> parts) {
  nodes_.push_back({kind, first, at_, std::move(parts)});
  return &nodes_.back();
}

const Explainer::Node* Explainer::rule(int index) {
  const Peg::Rule& rule = peg_.rules[static_cast<std::size_t>(index)];
  if (rule.onlyWhenWrong && !wrong_) return nullptr;
  if (index == laterPair_ && wrong_) return laterPair(rule);
  if (index == plain_) {
    const bool wrong = std::exchange(wrong_, false);
    const Node* node = freshly(rule);
    wrong_ = wrong;
    return node;
  }
  const std::size_t start = at_;
  if (!rule.remembers) return freshly(rule);
  const std::size_t key = start * peg_.rules.size() + static_cast<std::size_t>(index);
  const auto found = memory_.find(key);
  if (found != memory_.end()) {
    at_ = found->second.at;
    return found->second.node;
  }
  const Node* node = freshly(rule);
  memory_[key] = {node, at_};
  return node;
}

/// In a dict's second pair and those that follow, CPython replaces a mistake by that of a
/// missing colon.
const Explainer::Node* Explainer::laterPair(const Peg::Rule& rule) {
  const std::size_t start = at_;
  const int depth = depth_;
  try {
    return freshly(rule);
  } catch (const SyntaxFailure&) {
    if (inLexer_) throw;
    depth_ = depth;
    at_ = start;
    const Node* key = this->rule(plain_);
    if (!key || tokens_.text(token(at_)) == ":") throw;
    raiseMissingColon(*key);
  }
}

const Explainer::Node* Explainer::freshly(const Peg::Rule& rule) {
  if (++depth_ > kDeepestRule || ++steps_ > kMostSteps) throw TooLong{};
  const std::size_t start = at_;
  bool cut = false;
  bool end = false;
  const Node* node = nullptr;
  for (const auto& alternative : rule.alternatives) {
    node = this->alternative(alternative, cut, end);
    if (node || cut || end) break;
    at_ = start;
  }
  if (!node) at_ = start;
  --depth_;
  return node;
}

const Explainer::Node* Explainer::alternative(const Peg::Alternative& alternative,
                                              bool& cut, bool& end) {
  const std::size_t first = at_;
  std::vector<const Node*> parts;
  for (const auto& one : alternative.items) {
    if (one.kind == Peg::Item::Cut) {
      cut = true;
      continue;
    }
    const Node* part = item(one);
    if (!part) return nullptr;
    parts.push_back(part);
  }
  if (alternative.mistake.empty()) return made(alternative, first, std::move(parts));
  report(alternative, first, parts);
  // On second thoughts it was none: CPython tries no other alternative.
  end = true;
  return nullptr;
}

const Explainer::Node* Explainer::made(const Peg::Alternative& alternative,
                                       std::size_t first,
                                       std::vector<const Node*> parts) {
  if (alternative.node.empty()) {
    if (alternative.pass)
      for (const Node* part : parts)
        if (part->kind != kToken) return part;
    // Alone but for what is only looked at.
    const Node* only = nullptr;
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (alternative.items[i].before == 0) {
        if (only) return make("", first, std::move(parts));
        only = parts[i];
      }
    if (only) return only;
    return make("", first, std::move(parts));
  }
  if (alternative.pass) {
    const Node* rest = parts.back();
    if (rest->parts.empty()) return parts[0];
    if (alternative.node == "last")
      return make(rest->parts.back()->kind, first, std::move(parts));
  }
  return make(alternative.node, first, std::move(parts));
}

const Explainer::Node* Explainer::item(const Peg::Item& item) {
  const std::size_t start = at_;
  if (item.before != 0) {
    const Node* node = once(item);
    at_ = start;
    if ((node != nullptr) != (item.before == '&')) return nullptr;
    return make("", start, {});
  }
  if (item.after == 0) return once(item);
  if (item.after == '!') {
    const Node* node = once(item);
    if (!node)
      raise("SyntaxError", "expected '" + std::string(item.text) + "'", spanOf(at_));
    return node;
  }
  std::vector<const Node*> parts;
  do {
    const Node* node = once(item);
    if (!node) break;
    parts.push_back(node);
  } while (item.after != '?');
  if (item.after == '+' && parts.empty()) return nullptr;
  return make("", start, std::move(parts));
}

const Explainer::Node* Explainer::once(const Peg::Item& item) {
  if (item.kind == Peg::Item::Call) return rule(item.rule);
  if (!fits(item)) return nullptr;
  const std::size_t start = at_++;
  return make(item.kind == Peg::Item::Text ? kToken : "", start, {});
}

bool Explainer::fits(const Peg::Item& item) {
  const Token& now = token(at_);
  const std::string_view text = tokens_.text(now);
  switch (item.kind) {
    case Peg::Item::Text:
      return (now.type == TokenType::Operator || now.type == TokenType::Keyword) &&
             text == item.text;
    case Peg::Item::Word:
      return now.type == TokenType::Name && text == item.text;
    case Peg::Item::Soft:
      return now.type == TokenType::Name &&
             // CPython 3.11 compares no more letters than the word has.
             (std::string_view("match").substr(0, text.size()) == text ||
              std::string_view("case").substr(0, text.size()) == text || text == "_");
    default:
      return now.type == item.type;
  }
}

void Explainer::run(int top) {
  if (!inFString_) {
    // An if without its else is a statement, too: the trouble is in the next one.
    while (rule(top)) {
    }
  } else if (rule(top)) {
    token(at_);
  }
}

SyntaxFailure Explainer::explain(std::size_t stuck) {
  const SyntaxFailure plain("SyntaxError",
                            inFString_ ? "f-string: invalid syntax" : "invalid syntax",
                            spanOf(stuck));
  read_ = start_;
  std::size_t last = stuck;
  const int top = peg_.find(inFString_ ? "star_expressions" : "statement");
  try {
    run(top);
    last = read_ - 1;
    memory_.clear();
    at_ = start_;
    wrong_ = true;
    run(top);
  } catch (const TooLong&) {
    return outranked(tokens_, last, plain);
  } catch (const SyntaxFailure& failure) {
    return outranked(tokens_, read_ - 1, failure);
  }
  const TokenType type = token(last).type;
  const bool indented = type == TokenType::Indent || type == TokenType::Dedent;
  try {
    if (type == TokenType::Indent) raiseAtLast("IndentationError", "unexpected indent");
    if (type == TokenType::Dedent) raiseAtLast("IndentationError", "unexpected unindent");
    raise("SyntaxError", "invalid syntax", spanOf(last));
  } catch (const SyntaxFailure& failure) {
    return indented ? failure : outranked(tokens_, read_ - 1, failure);
  }
}

SyntaxFailure explain(const Tokens& tokens, std::size_t statement, std::size_t stuck,
                      bool inFString) {
  const Peg peg(kGrammar);
  return Explainer(peg, tokens, statement, inFString).explain(stuck);
}

SyntaxFailure outranked(const Tokens& tokens, std::size_t last, SyntaxFailure failure) {
  if (!tokens.error) return failure;
  const LexicalError& error = *tokens.error;
  if (failure.message == error.message) return failure;  // it has been reached
  if (!error.onlyWhenReached) return SyntaxFailure(error.type, error.message, error.span);
  if (!error.open) return failure;
  const Span open = error.open->span;
  if (tokens.tokens.empty() ||
      tokens.tokens[std::min(last, tokens.tokens.size() - 1)].span.line <= open.line)
    return failure;
  return SyntaxFailure("SyntaxError",
                       std::string("'") + error.open->character + "' was never closed",
                       {open.line, open.column, open.line, -1});
}

}  // namespace derslik::python
