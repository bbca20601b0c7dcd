#include "core/python/peg.h"

namespace derslik::python {
namespace {

/// Reads the notation.
class Reader {
 public:
  Reader(Peg& peg, std::string_view text) : peg_(peg), text_(text) {}

  void rules() {
    for (skip(); at_ < text_.size(); skip()) {
      const std::string_view name = word();
      Peg::Rule& rule = peg_.rules[static_cast<std::size_t>(ruleOf(name))];
      rule.onlyWhenWrong = name.substr(0, 4) == "bad_";
      rule.remembers = accept('@');
      accept(':');
      const std::vector<Peg::Alternative> read = alternatives();
      rule.alternatives = read;
    }
  }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip() {
    while (peek() == ' ' || peek() == '\n')
      ++at_;
  }
  bool accept(char c) {
    skip();
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  static bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }
  std::string_view word() {
    const std::size_t start = at_;
    while (isLetter(peek()))
      ++at_;
    return text_.substr(start, at_ - start);
  }
  std::string_view upTo(char end) {
    const std::size_t start = ++at_;
    while (peek() != end)
      ++at_;
    return text_.substr(start, at_++ - start);
  }
  /// {at 0 "…"}, whose message may have braces.
  std::string_view mistake() {
    const std::size_t start = ++at_;
    for (bool quoted = false; quoted || peek() != '}'; ++at_)
      if (peek() == '"' && text_[at_ - 1] != '\\') quoted = !quoted;
    return text_.substr(start, at_++ - start);
  }
  int addRule() {
    peg_.rules.emplace_back();
    return static_cast<int>(peg_.rules.size()) - 1;
  }
  int ruleOf(std::string_view name) {
    const auto found = peg_.names.find(name);
    if (found != peg_.names.end()) return found->second;
    return peg_.names[name] = addRule();
  }

  /// A word with a colon behind it begins the next rule.
  bool atRule() const {
    std::size_t i = at_;
    while (i < text_.size() && isLetter(text_[i]))
      ++i;
    if (i < text_.size() && text_[i] == '@') ++i;
    return i > at_ && i < text_.size() && text_[i] == ':';
  }

  std::vector<Peg::Alternative> alternatives() {
    std::vector<Peg::Alternative> list;
    do {
      list.push_back(alternative());
    } while (accept('|'));
    return list;
  }

  Peg::Alternative alternative() {
    Peg::Alternative result;
    for (skip(); at_ < text_.size() && !atRule(); skip()) {
      const char c = peek();
      if (c == '|' || c == ')') break;
      if (c == '=' || c == '^') {
        result.pass = c == '^';
        ++at_;
        result.node = word();
      } else if (c == '{') {
        result.mistake = mistake();
      } else {
        result.items.push_back(item());
      }
    }
    return result;
  }

  Peg::Item item() {
    Peg::Item item{};
    if (peek() == '&' || peek() == '!') item.before = text_[at_++];
    const char c = peek();
    if (c == '~') {
      ++at_;
      item.kind = Peg::Item::Cut;
    } else if (c == '\'' || c == '"') {
      item.kind = c == '"' ? Peg::Item::Word : Peg::Item::Text;
      item.text = upTo(c);
    } else if (c == '(') {
      ++at_;
      item.kind = Peg::Item::Call;
      item.rule = addRule();
      const std::vector<Peg::Alternative> read = alternatives();
      peg_.rules[static_cast<std::size_t>(item.rule)].alternatives = read;
      accept(')');
    } else {
      named(item, word());
    }
    if (const char after = peek(); after == '?' || after == '*' || after == '+' ||
                                   (after == '!' && text_[at_ + 1] == ' ')) {
      item.after = after;
      ++at_;
    }
    return item;
  }

  void named(Peg::Item& item, std::string_view name) {
    struct Type {
      std::string_view name;
      TokenType type;
    };
    static constexpr Type kTypes[] = {
        {"NAME", TokenType::Name},     {"NUMBER", TokenType::Number},
        {"STRING", TokenType::String}, {"NEWLINE", TokenType::Newline},
        {"INDENT", TokenType::Indent}, {"DEDENT", TokenType::Dedent}};
    for (const Type& known : kTypes)
      if (known.name == name) {
        item.kind = Peg::Item::Type;
        item.type = known.type;
        return;
      }
    item.kind = name == "SOFT" ? Peg::Item::Soft : Peg::Item::Call;
    if (item.kind == Peg::Item::Call) item.rule = ruleOf(name);
  }

  Peg& peg_;
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

Peg::Peg(std::string_view grammar) {
  Reader(*this, grammar).rules();
}

}  // namespace derslik::python
