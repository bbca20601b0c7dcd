#pragma once

namespace derslik::python {

/// The grammar of CPython 3.11 with the rules that recognise common mistakes, by which
/// explain() finds the message of a syntax error: after the grammar in Python's reference
/// and the behaviour of CPython's parser.
///
/// Rules are tried in order, as in every parsing expression grammar: 'x' a token's text,
/// "x" a word that is no keyword, NAME NUMBER … a token's type, e? e* e+ &e !e as usual,
/// 'x'! a token that must follow, ~ an end to trying alternatives. A rule whose name has
/// a
/// @ remembers what it found. A rule whose name begins with bad_ counts only once the
/// program is known to be wrong. Behind an alternative stands what it makes: =Kind a
/// node, ^Kind a node unless there is only its first part, and in braces a mistake's
/// message, with the numbers of the parts, from 0, that it points to.
extern const char* const kGrammar;

}  // namespace derslik::python
