#include "core/python/parser_state.h"

namespace derslik::python {

/// The arguments of a call or of a class, up to the closing parenthesis: first positional
/// ones with *those, then keywords with *those, then keywords with **those.
std::vector<Argument> Parser::arguments() {
  std::vector<Argument> list;
  isBare_ = false;
  bool keywords = false;
  bool doubleStars = false;
  while (!is(")")) {
    const std::size_t start = at_;
    if (accept("**")) {
      keywords = doubleStars = true;
      list.push_back({Argument::DoubleStar, "", expression(), {}});
    } else if (accept("*")) {
      if (doubleStars) stuck();
      list.push_back({Argument::Star, "", expression(), {}});
    } else if (is(TokenType::Name) && is("=", 1)) {
      keywords = true;
      std::string keyword(plainName());
      ++at_;
      list.push_back({Argument::Keyword, std::move(keyword), expression(), {}});
    } else {
      ExpressionPtr value = namedExpression();
      if (is("for") || is("async")) {
        if (!list.empty()) stuck();
        Comprehension node{Comprehension::Generator, std::move(value), nullptr,
                           clauses()};
        list.push_back(
            {Argument::Positional, "", make(start, std::move(node)), from(start)});
        if (!is(")")) stuck();
        isBare_ = true;
        return list;
      }
      if (keywords) stuck();
      list.push_back({Argument::Positional, "", std::move(value), {}});
    }
    list.back().span = from(start);
    if (!accept(",")) break;
  }
  isBare_ = false;
  return list;
}

Parameter Parser::parameter(bool annotated) {
  Parameter result;
  const std::size_t start = at_;
  result.name = name();
  if (annotated && accept(":")) result.annotation = expression();
  result.span = from(start);
  return result;
}

std::shared_ptr<Parameters> Parser::parameters(std::string_view closing, bool annotated) {
  auto list = std::make_shared<Parameters>();
  bool slash = false;
  bool star = false;
  bool defaults = false;
  while (!is(closing)) {
    if (accept("**")) {
      list->keywords = parameter(annotated);
      accept(",");
      break;
    }
    if (is("/")) {
      if (slash || star || list->positional.empty()) stuck();
      ++at_;
      slash = true;
      list->positionalOnly = std::move(list->positional);
      list->positional.clear();
    } else if (is("*")) {
      if (star) stuck();
      ++at_;
      star = true;
      if (is(",")) {
        // A bare star needs a name behind it.
        ++at_;
        if (!is(TokenType::Name)) stuck();
        continue;
      }
      list->rest = parameter(annotated);
    } else {
      Parameter next = parameter(annotated);
      if (accept("=")) {
        next.defaultValue = expression();
        defaults = defaults || !star;
      } else if (defaults && !star) {
        stuck();
      }
      (star ? list->keywordOnly : list->positional).push_back(std::move(next));
    }
    if (!accept(",")) break;
  }
  if (!is(closing)) stuck();
  return list;
}

}  // namespace derslik::python
