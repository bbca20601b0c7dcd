#include "tests/core/ast_dump.h"

#include <cstdio>
#include <cstring>

#include "core/python/utf8.h"

namespace derslik::python {
namespace {

const char* name(UnaryOp op) {
  static const char* const names[] = {"Not", "UAdd", "USub", "Invert"};
  return names[static_cast<int>(op)];
}

const char* name(BinaryOp op) {
  static const char* const names[] = {"Add",      "Sub",    "Mult",  "MatMult", "Div",
                                      "FloorDiv", "Mod",    "Pow",   "LShift",  "RShift",
                                      "BitOr",    "BitXor", "BitAnd"};
  return names[static_cast<int>(op)];
}

const char* name(CompareOp op) {
  static const char* const names[] = {"Eq",  "NotEq", "Lt",    "LtE", "Gt",
                                      "GtE", "Is",    "IsNot", "In",  "NotIn"};
  return names[static_cast<int>(op)];
}

/// What Python names a node is written with its fields in order; lists in brackets.
class Dumper {
 public:
  explicit Dumper(bool spans) : spans_(spans) {}

  std::string out;

  void body(const char* field, const Body& statements) {
    out += std::string(field) + "=[";
    bool first = true;
    for (const auto& statement : statements) {
      if (!first) out += ", ";
      first = false;
      one(*statement);
    }
    out += "]";
  }

 private:
  static std::string text(const std::string& value) {
    std::string quoted = "'";
    for (std::size_t at = 0; at < value.size();) {
      const char32_t c = utf8::next(value, &at);
      if (c > 0x20 && c < 0x7F && c != '\'' && c != '\\') {
        quoted += static_cast<char>(c);
      } else {
        char code[16];
        std::snprintf(code, sizeof code, "\\%X;", static_cast<unsigned>(c));
        quoted += code;
      }
    }
    return quoted + "'";
  }

  void span(const Span& at, const char* separator) {
    if (!spans_) return;
    out += separator;
    out += "@" + std::to_string(at.line) + ":" + std::to_string(at.column) + "-" +
           std::to_string(at.endLine) + ":" + std::to_string(at.endColumn);
  }

  void one(const ExpressionPtr& expression) {
    if (!expression) {
      out += "None";
      return;
    }
    std::visit([&](const auto& node) { write(node); }, expression->node);
    span(expression->span, "");
  }

  void field(const char* name, const ExpressionPtr& value) {
    if (out.back() != '(') out += ", ";
    out += std::string(name) + "=";
    one(value);
  }
  void fieldUnlessNull(const char* name, const ExpressionPtr& value) {
    if (value) field(name, value);
  }
  void field(const char* name, const std::vector<ExpressionPtr>& values) {
    if (out.back() != '(') out += ", ";
    out += std::string(name) + "=[";
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i) out += ", ";
      one(values[i]);
    }
    out += "]";
  }
  void raw(const char* name, const std::string& value) {
    if (out.back() != '(') out += ", ";
    out += std::string(name) + "=" + value;
  }
  void statements(const char* name, const Body& value) {
    if (out.back() != '(') out += ", ";
    body(name, value);
  }

  void write(const Constant& node) {
    out += "Constant(value=";
    if (std::holds_alternative<None>(node.value)) out += "None";
    if (std::holds_alternative<Ellipsis>(node.value)) out += "Ellipsis";
    if (const auto* flag = std::get_if<bool>(&node.value))
      out += *flag ? "True" : "False";
    if (const auto* whole = std::get_if<std::int64_t>(&node.value))
      out += std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&node.value)) {
      std::uint64_t bits;
      std::memcpy(&bits, real, sizeof bits);
      char code[24];
      std::snprintf(code, sizeof code, "0x%016llx",
                    static_cast<unsigned long long>(bits));
      out += code;
    }
    if (const auto* string = std::get_if<std::string>(&node.value)) out += text(*string);
    out += ")";
  }
  void write(const Name& node) { out += "Name(id=" + text(node.id) + ")"; }
  void sequence(const char* name, const std::vector<ExpressionPtr>& elements) {
    out += std::string(name) + "(";
    field("elts", elements);
    out += ")";
  }
  void write(const Tuple& node) { sequence("Tuple", node.elements); }
  void write(const List& node) { sequence("List", node.elements); }
  void write(const Set& node) { sequence("Set", node.elements); }
  void write(const Dict& node) {
    out += "Dict(";
    field("keys", node.keys);
    field("values", node.values);
    out += ")";
  }
  void write(const Unary& node) {
    out += std::string("UnaryOp(op=") + name(node.op) + "()";
    field("operand", node.operand);
    out += ")";
  }
  void write(const Binary& node) {
    out += "BinOp(";
    field("left", node.left);
    raw("op", std::string(name(node.op)) + "()");
    field("right", node.right);
    out += ")";
  }
  void write(const BoolOp& node) {
    out += std::string("BoolOp(op=") + (node.isAnd ? "And()" : "Or()");
    field("values", node.values);
    out += ")";
  }
  void write(const Compare& node) {
    out += "Compare(";
    field("left", node.left);
    std::string ops;
    for (const CompareOp op : node.ops)
      ops += (ops.empty() ? "" : ", ") + std::string(name(op)) + "()";
    raw("ops", "[" + ops + "]");
    field("comparators", node.comparators);
    out += ")";
  }
  void arguments(const char* positional, const std::vector<Argument>& list) {
    if (out.back() != '(') out += ", ";
    out += std::string(positional) + "=[";
    bool first = true;
    for (const auto& argument : list) {
      if (argument.kind == Argument::Keyword || argument.kind == Argument::DoubleStar)
        continue;
      if (!first) out += ", ";
      first = false;
      if (argument.kind == Argument::Star) out += "*";
      one(argument.value);
    }
    out += "], keywords=[";
    first = true;
    for (const auto& argument : list) {
      if (argument.kind != Argument::Keyword && argument.kind != Argument::DoubleStar)
        continue;
      if (!first) out += ", ";
      first = false;
      out += "keyword(";
      if (argument.kind == Argument::Keyword) raw("arg", text(argument.name));
      field("value", argument.value);
      out += ")";
    }
    out += "]";
  }
  void write(const Call& node) {
    out += "Call(";
    field("func", node.function);
    arguments("args", node.arguments);
    out += ")";
  }
  void write(const Attribute& node) {
    out += "Attribute(";
    field("value", node.value);
    raw("attr", text(node.name));
    out += ")";
  }
  void write(const Subscript& node) {
    out += "Subscript(";
    field("value", node.value);
    field("slice", node.index);
    out += ")";
  }
  void write(const Slice& node) {
    out += "Slice(";
    fieldUnlessNull("lower", node.lower);
    fieldUnlessNull("upper", node.upper);
    fieldUnlessNull("step", node.step);
    out += ")";
  }
  void write(const Starred& node) {
    out += "Starred(";
    field("value", node.value);
    out += ")";
  }
  void write(const IfExpression& node) {
    out += "IfExp(";
    field("test", node.test);
    field("body", node.body);
    field("orelse", node.orElse);
    out += ")";
  }
  void parameter(const Parameter& one) {
    out += "arg(arg=" + text(one.name);
    fieldUnlessNull("annotation", one.annotation);
    out += ")";
    span(one.span, "");
  }
  void parameterList(const char* name, const std::vector<Parameter>& list) {
    if (out.back() != '(') out += ", ";
    out += std::string(name) + "=[";
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i) out += ", ";
      parameter(list[i]);
    }
    out += "]";
  }
  void defaults(const char* name,
                std::initializer_list<const std::vector<Parameter>*> lists, bool nulls) {
    out += std::string(", ") + name + "=[";
    bool first = true;
    for (const auto* list : lists)
      for (const auto& one : *list) {
        if (!one.defaultValue && !nulls) continue;
        if (!first) out += ", ";
        first = false;
        this->one(one.defaultValue);
      }
    out += "]";
  }
  void parameters(const Parameters& list) {
    out += "args=arguments(";
    parameterList("posonlyargs", list.positionalOnly);
    parameterList("args", list.positional);
    if (list.rest) {
      out += ", vararg=";
      parameter(*list.rest);
    }
    parameterList("kwonlyargs", list.keywordOnly);
    defaults("kw_defaults", {&list.keywordOnly}, true);
    if (list.keywords) {
      out += ", kwarg=";
      parameter(*list.keywords);
    }
    defaults("defaults", {&list.positionalOnly, &list.positional}, false);
    out += ")";
  }
  void write(const Lambda& node) {
    out += "Lambda(";
    parameters(*node.parameters);
    field("body", node.body);
    out += ")";
  }
  void write(const Comprehension& node) {
    static const char* const names[] = {"ListComp(", "SetComp(", "DictComp(",
                                        "GeneratorExp("};
    out += names[node.kind];
    field(node.kind == Comprehension::Dict ? "key" : "elt", node.element);
    fieldUnlessNull("value", node.value);
    out += ", generators=[";
    for (std::size_t i = 0; i < node.clauses.size(); ++i) {
      out += i ? ", comprehension(" : "comprehension(";
      field("target", node.clauses[i].target);
      field("iter", node.clauses[i].iterable);
      field("ifs", node.clauses[i].conditions);
      out += ")";
    }
    out += "])";
  }
  void write(const Yield& node) {
    out += "Yield(";
    fieldUnlessNull("value", node.value);
    out += ")";
  }
  void write(const YieldFrom& node) {
    out += "YieldFrom(";
    field("value", node.value);
    out += ")";
  }
  void write(const Walrus& node) {
    out += "NamedExpr(target=" + text(node.name);
    field("value", node.value);
    out += ")";
  }
  void write(const FString& node) {
    out += "JoinedStr(values=[";
    bool first = true;
    for (const auto& part : node.parts) {
      if (!first) out += ", ";
      first = false;
      if (const auto* string = std::get_if<std::string>(&part)) {
        out += "Constant(value=" + text(*string) + ")";
        continue;
      }
      const auto& replacement = std::get<Replacement>(part);
      out += "FormattedValue(";
      field("value", replacement.value);
      raw("conversion",
          std::to_string(replacement.conversion ? replacement.conversion : -1));
      if (replacement.format) {
        out += ", format_spec=";
        write(*replacement.format);
      }
      out += ")";
    }
    out += "])";
  }

  // ── Statements

  void one(const Statement& statement) {
    std::visit([&](const auto& node) { write(node); }, statement.node);
    span(statement.span, "");
  }
  void write(const ExpressionStatement& node) {
    out += "Expr(";
    field("value", node.value);
    out += ")";
  }
  void write(const Assign& node) {
    out += "Assign(";
    field("targets", node.targets);
    field("value", node.value);
    out += ")";
  }
  void write(const AugmentedAssign& node) {
    out += "AugAssign(";
    field("target", node.target);
    raw("op", std::string(name(node.op)) + "()");
    field("value", node.value);
    out += ")";
  }
  void write(const AnnotatedAssign& node) {
    out += "AnnAssign(";
    field("target", node.target);
    field("annotation", node.annotation);
    fieldUnlessNull("value", node.value);
    out += ")";
  }
  void write(const If& node) {
    out += "If(";
    field("test", node.test);
    statements("body", node.body);
    statements("orelse", node.orElse);
    out += ")";
  }
  void write(const While& node) {
    out += "While(";
    field("test", node.test);
    statements("body", node.body);
    statements("orelse", node.orElse);
    out += ")";
  }
  void write(const For& node) {
    out += "For(";
    field("target", node.target);
    field("iter", node.iterable);
    statements("body", node.body);
    statements("orelse", node.orElse);
    out += ")";
  }
  void write(const Break&) { out += "Break()"; }
  void write(const Continue&) { out += "Continue()"; }
  void write(const Pass&) { out += "Pass()"; }
  void write(const FunctionDef& node) {
    out += "FunctionDef(name=" + text(node.name) + ", ";
    parameters(*node.parameters);
    statements("body", node.body);
    field("decorator_list", node.decorators);
    fieldUnlessNull("returns", node.returns);
    out += ")";
  }
  void write(const Return& node) {
    out += "Return(";
    fieldUnlessNull("value", node.value);
    out += ")";
  }
  void write(const ClassDef& node) {
    out += "ClassDef(name=" + text(node.name);
    arguments("bases", node.bases);
    statements("body", node.body);
    field("decorator_list", node.decorators);
    out += ")";
  }
  void write(const Try& node) {
    out += "Try(";
    statements("body", node.body);
    out += ", handlers=[";
    for (std::size_t i = 0; i < node.handlers.size(); ++i) {
      out += i ? ", ExceptHandler(" : "ExceptHandler(";
      fieldUnlessNull("type", node.handlers[i].type);
      if (!node.handlers[i].name.empty()) raw("name", text(node.handlers[i].name));
      statements("body", node.handlers[i].body);
      out += ")";
      span(node.handlers[i].span, "");
    }
    out += "]";
    statements("orelse", node.orElse);
    statements("finalbody", node.finally);
    out += ")";
  }
  void write(const Raise& node) {
    out += "Raise(";
    fieldUnlessNull("exc", node.exception);
    fieldUnlessNull("cause", node.cause);
    out += ")";
  }
  void write(const With& node) {
    out += "With(items=[";
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      out += i ? ", withitem(" : "withitem(";
      field("context_expr", node.items[i].context);
      fieldUnlessNull("optional_vars", node.items[i].target);
      out += ")";
    }
    out += "]";
    statements("body", node.body);
    out += ")";
  }
  void write(const Assert& node) {
    out += "Assert(";
    field("test", node.test);
    fieldUnlessNull("msg", node.message);
    out += ")";
  }
  void write(const Delete& node) {
    out += "Delete(";
    field("targets", node.targets);
    out += ")";
  }
  void aliases(const std::vector<Alias>& names) {
    std::string list;
    for (const auto& alias : names) {
      if (!list.empty()) list += ", ";
      list += "alias(name=" + text(alias.name);
      if (!alias.as.empty()) list += ", asname=" + text(alias.as);
      list += ")";
    }
    raw("names", "[" + list + "]");
  }
  void write(const Import& node) {
    out += "Import(";
    aliases(node.names);
    out += ")";
  }
  void write(const ImportFrom& node) {
    out += "ImportFrom(module=" + text(node.module);
    aliases(node.names);
    out += ")";
  }
  void strings(const char* name, const std::vector<std::string>& names) {
    out += std::string(name) + "(names=[";
    for (std::size_t i = 0; i < names.size(); ++i)
      out += (i ? ", " : "") + text(names[i]);
    out += "])";
  }
  void write(const Global& node) { strings("Global", node.names); }
  void write(const Nonlocal& node) { strings("Nonlocal", node.names); }

  bool spans_;
};

}  // namespace

std::string dump(const Module& module, bool spans) {
  Dumper dumper(spans);
  dumper.out = "Module(";
  dumper.body("body", module.body);
  return dumper.out + ")";
}

}  // namespace derslik::python
