#include "core/python/grammar.h"

namespace derslik::python {

const char* const kGrammar = R"grammar(

statement: compound | simples
simples: simple !';' NEWLINE | simple (';' simple)* ';'? NEWLINE
simple@: assignment | star_expressions | 'return' star_expressions? | import
  | 'raise' expression ('from' expression)? | 'raise' | 'pass' | delete | yield
  | 'assert' expression (',' expression)? | 'break' | 'continue'
  | 'global' NAME (',' NAME)* | 'nonlocal' NAME (',' NAME)*
compound: &('def' | '@') def | &'if' if | &('class' | '@') class | &'with' with_
  | &'for' for | &'try' try | &'while' while | match

assignment: NAME ':' expression ('=' value)?
  | ('(' single_target ')' | member) ':' expression ('=' value)?
  | (star_targets '=')+ value !'='
  | single_target augmented ~ value
  | bad_assignment
value: yield | star_expressions
augmented: '+=' | '-=' | '*=' | '@=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '**=' | '//='
bad_assignment:
    bad_annotated ':' expression {at 0 "only single target (not %s) can be annotated"}
  | star_named ',' star_nameds* ':' expression {at 0 "only single target (not tuple) can be annotated"}
  | expression ':' expression {at 0 "illegal target for annotation"}
  | (star_targets '=')* star_expressions '=' {assign 1}
  | (star_targets '=')* yield '=' {at 1 "assignment to yield expression not possible"}
  | star_expressions augmented value {at 0 "'%s' is an illegal expression for augmented assignment"}
bad_annotated: list | tuple | '(' bad_annotated ')' ^

delete: 'del' del_targets &(';' | NEWLINE) | bad_delete
bad_delete: 'del' star_expressions {delete 1}

import: 'import' dotted_as (',' dotted_as)*
  | 'from' ('.' | '...')* dotted 'import' import_names
  | 'from' ('.' | '...')+ 'import' import_names
dotted_as: dotted ('as' NAME)?
dotted: NAME ('.' NAME)*
import_names: '(' names_as ','? ')' | names_as !',' | '*' | bad_import
names_as: name_as (',' name_as)*
name_as: NAME ('as' NAME)?
bad_import: names_as ',' NEWLINE {last "trailing comma not allowed without surrounding parentheses"}

block@: NEWLINE INDENT statement+ DEDENT | simples | bad_block
bad_block: NEWLINE !INDENT {indent "expected an indented block"}

decorators: ('@' named NEWLINE)+
class: decorators raw_class | raw_class
raw_class: bad_class | 'class' NAME ('(' arguments? ')')? ':' block
bad_class: 'class' NAME ('(' arguments? ')')? NEWLINE {last "expected ':'"}
  | 'class' NAME ('(' arguments? ')')? ':' NEWLINE !INDENT {indent "expected an indented block after class definition on line %d"}
def: decorators raw_def | raw_def
raw_def: bad_def | 'def' NAME '('! params? ')' ('->' expression)? ':'! block
bad_def: 'def' NAME '(' params? ')' ('->' expression)? ':' NEWLINE !INDENT {indent "expected an indented block after function definition on line %d"}

params: bad_params | parameters
parameters: slash_plain plain* with* star_etc? | slash_with with* star_etc?
  | plain+ with* star_etc? | with+ star_etc? | star_etc
slash_plain: plain+ '/' ',' | plain+ '/' &')'
slash_with: plain* with+ '/' ',' | plain* with+ '/' &')'
star_etc: bad_star_etc | '*' plain maybe* keywords? | '*' star_annotated maybe* keywords?
  | '*' ',' maybe+ keywords? | keywords
keywords: bad_keywords | '**' plain
star_annotated: NAME ':' star_expression ',' | NAME ':' star_expression &')'
plain: param ',' ^ | param &')' ^
with: param default ',' | param default &')'
maybe: param default? ',' | param default? &')'
param: NAME (':' expression)?
default: '=' expression | bad_default
bad_default: '=' &(')' | ',') {at 0 "expected default value expression"}
bad_params:
    plain* bad_with plain {at 2 "non-default argument follows default argument"}
  | plain* '(' plain+ ','? ')' {range 1 4 "Function parameters cannot be parenthesized"}
  | '/' ',' {at 0 "at least one argument must precede /"}
  | (slash_plain | slash_with) maybe* '/' {at 2 "/ may appear only once"}
  | (slash_plain | slash_with)? maybe* '*' (',' | plain) maybe* '/' {at 5 "/ must be ahead of *"}
  | maybe+ '/' '*' {at 2 "expected comma between / and *"}
bad_with: slash_with | with+
bad_star_etc:
    '*' (')' | ',' (')' | '**')) {at 0 "named arguments must follow bare *"}
  | '*' param '=' {at 2 "var-positional argument cannot have default value"}
  | '*' (plain | ',') maybe* '*' (plain | ',') {at 3 "* argument may appear only once"}
bad_keywords:
    '**' param '=' {at 2 "var-keyword argument cannot have default value"}
  | '**' param ',' param {at 3 "arguments cannot follow var-keyword argument"}
  | '**' param ',' ('*' | '**' | '/') {at 3 "arguments cannot follow var-keyword argument"}

if: bad_if | 'if' named ':' block elif | 'if' named ':' block else?
bad_if: 'if' named NEWLINE {last "expected ':'"}
  | 'if' named ':' NEWLINE !INDENT {indent "expected an indented block after 'if' statement on line %d"}
elif: bad_elif | 'elif' named ':' block elif | 'elif' named ':' block else?
bad_elif: 'elif' named NEWLINE {last "expected ':'"}
  | 'elif' named ':' NEWLINE !INDENT {indent "expected an indented block after 'elif' statement on line %d"}
else: bad_else | 'else' ':'! block
bad_else: 'else' ':' NEWLINE !INDENT {indent "expected an indented block after 'else' statement on line %d"}
while: bad_while | 'while' named ':' block else?
bad_while: 'while' named NEWLINE {last "expected ':'"}
  | 'while' named ':' NEWLINE !INDENT {indent "expected an indented block after 'while' statement on line %d"}
for: bad_for | 'for' star_targets 'in' ~ star_expressions ':' block else? | bad_for_target
bad_for: 'for' star_targets 'in' star_expressions NEWLINE {last "expected ':'"}
  | 'for' star_targets 'in' star_expressions ':' NEWLINE !INDENT {indent "expected an indented block after 'for' statement on line %d"}
bad_for_target: 'for' star_expressions {for 1}
with_: bad_with_indent | 'with' '(' item (',' item)* ','? ')' ':' block
  | 'with' item (',' item)* ':' block | bad_with_colon
item: expression 'as' star_target &(',' | ')' | ':') | bad_item | expression
bad_item: expression 'as' expression &(',' | ')' | ':') {assign 2}
as_target: expression ('as' star_target)?
as_targets: expressions ('as' star_target)?
bad_with_colon: 'with' as_target (',' as_target)* NEWLINE {last "expected ':'"}
  | 'with' '(' as_targets (',' as_targets)* ','? ')' NEWLINE {last "expected ':'"}
bad_with_indent:
    'with' as_target (',' as_target)* ':' NEWLINE !INDENT {indent "expected an indented block after 'with' statement on line %d"}
  | 'with' '(' as_targets (',' as_targets)* ','? ')' ':' NEWLINE !INDENT {indent "expected an indented block after 'with' statement on line %d"}
try: bad_try | 'try' ':'! block finally | 'try' ':'! block except+ else? finally?
  | 'try' ':'! block except_star+ else? finally?
bad_try: 'try' ':' NEWLINE !INDENT {indent "expected an indented block after 'try' statement on line %d"}
  | 'try' ':' block !('except' | 'finally') {last "expected 'except' or 'finally' block"}
  | 'try' ':' block* (except+ except_star | except_star+ except) block* {last "cannot have both 'except' and 'except*' on the same 'try'"}
except: bad_except_indent | 'except' expression ('as' NAME)? ':' block | 'except' ':' block | bad_except
except_star: bad_star_indent | 'except' '*' expression ('as' NAME)? ':' block | bad_except
finally: bad_finally | 'finally' ':'! block
bad_finally: 'finally' ':' NEWLINE !INDENT {indent "expected an indented block after 'finally' statement on line %d"}
bad_except: 'except' '*'? expression ',' expressions ('as' NAME)? ':' {from 2 "multiple exception types must be parenthesized"}
  | 'except' '*'? expression ('as' NAME)? NEWLINE {last "expected ':'"}
  | 'except' NEWLINE {last "expected ':'"}
  | 'except' '*' (NEWLINE | ':') {last "expected one or more exception types"}
bad_except_indent: 'except' expression ('as' NAME)? ':' NEWLINE !INDENT {indent "expected an indented block after 'except' statement on line %d"}
  | 'except' ':' NEWLINE !INDENT {indent "expected an indented block after 'except' statement on line %d"}
bad_star_indent: 'except' '*' expression ('as' NAME)? ':' NEWLINE !INDENT {indent "expected an indented block after 'except*' statement on line %d"}
match: "match" subject ':' NEWLINE INDENT "case" | bad_match
subject: star_named ',' star_nameds? | named
bad_match: "match" subject NEWLINE {last "expected ':'"}
  | "match" subject ':' NEWLINE !INDENT {indent "expected an indented block after 'match' statement on line %d"}

expressions: expression (',' expression)+ ','? =Tuple | expression ',' =Tuple | expression
expression@: bad_expression | bad_legacy
  | disjunction 'if' disjunction 'else' expression =IfExp | disjunction | lambda
plain_expression: disjunction 'if' disjunction 'else' expression =IfExp | disjunction | lambda
bad_expression:
    !(NAME STRING | SOFT) disjunction plain_expression {comma 1 2}
  | disjunction 'if' disjunction !('else' | ':') {range 0 2 "expected 'else' after 'if' expression"}
bad_legacy: NAME !'(' star_expressions {legacy 0 2}
yield: 'yield' 'from' expression =Yield | 'yield' star_expressions? =Yield
star_expressions: star_expression (',' star_expression)+ ','? =Tuple
  | star_expression ',' =Tuple | star_expression
star_expression@: '*' or =Starred | expression
star_nameds: star_named (',' star_named)* ','?
star_named: '*' or =Starred | named
walrus: NAME ':=' ~ expression =NamedExpr
named: walrus | bad_named | expression !':=' ^
bad_named@:
    expression ':=' expression {at 0 "cannot use assignment expressions with %s"}
  | NAME '=' or !('=' | ':=') {range 0 2 "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"}
  | !(list | tuple | genexp | 'True' | 'None' | 'False') or '=' or !('=' | ':=') {at 1 "cannot assign to %s here. Maybe you meant '==' instead of '='?"}
disjunction@: conjunction ('or' conjunction)* ^BoolOp
conjunction@: inversion ('and' inversion)* ^BoolOp
inversion@: 'not' inversion =UnaryOp | comparison
comparison: or (compare_op or)* ^Compare
compare_op: '==' | '!=' | '<=' | '<' | '>=' | '>' | 'not' 'in' | 'in' | 'is' 'not' | 'is'
or@: xor ('|' xor)* ^BinOp
xor@: and ('^' and)* ^BinOp
and@: shift ('&' shift)* ^BinOp
shift@: sum (('<<' | '>>') sum)* ^BinOp
sum@: term (('+' | '-') term)* ^BinOp
term@: factor (('*' | '/' | '//' | '%' | '@') factor)* ^BinOp
factor@: '+' factor =UnaryOp | '-' factor =UnaryOp | '~' factor =UnaryOp | power
power: primary '**' factor =BinOp | primary
primary@: atom trailer* ^last
trailer: '.' NAME =Attribute | genexp =Call | '(' arguments? ')' =Call | '[' slices ']' =Subscript
slices: slice !',' | index (',' index)* ','?
index: slice | starred
slice: expression? ':' expression? (':' expression?)? | named
atom: NAME =Name | 'True' =True | 'False' =False | 'None' =None | strings | NUMBER =Literal
  | &'(' (tuple | group | genexp) | &'[' (list | listcomp)
  | &'{' (dict | set | dictcomp | setcomp) | '...' =Ellipsis
strings@: STRING+ =String
group: '(' (yield | named) ')' ^ | bad_group
bad_group: '(' starred ')' {at 1 "cannot use starred expression here"}
  | '(' '**' expression ')' {at 1 "cannot use double starred expression here"}
list: '[' star_nameds? ']' =List
tuple: '(' (star_named ',' star_nameds?)? ')' =Tuple
set: '{' star_nameds '}' =Set
dict: '{' pairs? '}' =Dict | '{' bad_pairs '}'
pairs: pair (',' later_pair)* ','?
later_pair: pair
pair: '**' or | keyed
keyed: expression ':' expression
bad_pairs: pair (',' later_pair)* ',' bad_pair
  | expression ':' '*' or {from 2 "cannot use a starred expression in a dictionary value"}
  | expression ':' &('}' | ',') {at 1 "expression expected after dictionary key and ':'"}
bad_pair: expression !':' {key 0}
  | expression ':' '*' or {from 2 "cannot use a starred expression in a dictionary value"}
  | expression ':' &('}' | ',') {at 1 "expression expected after dictionary key and ':'"}
clauses: clause+
clause: 'for' star_targets 'in' ~ disjunction ('if' disjunction)* | bad_for_target
listcomp: '[' named clauses ']' =ListComp | bad_comprehension
setcomp: '{' named clauses '}' =SetComp | bad_comprehension
genexp: '(' (walrus | expression !':=') clauses ')' =GeneratorExp | bad_comprehension
dictcomp: '{' keyed clauses '}' =DictComp | bad_dictcomp
bad_comprehension:
    ('[' | '(' | '{') starred clauses {at 1 "iterable unpacking cannot be used in comprehension"}
  | ('[' | '{') star_named ',' star_nameds clauses {elements 1 3 "did you forget parentheses around the comprehension target?"}
  | ('[' | '{') star_named ',' clauses {range 1 2 "did you forget parentheses around the comprehension target?"}
bad_dictcomp: '{' '**' or clauses '}' {at 1 "dict unpacking cannot be used in dict comprehension"}

arguments@: args ','? &')' | bad_arguments
args: arg (',' arg)* (',' kwargs)? | kwargs
arg: starred | (walrus | expression !':=' ^) !'=' ^
kwargs: kwarg_star (',' kwarg_star)* ',' kwarg_stars (',' kwarg_stars)*
  | kwarg_star (',' kwarg_star)* | kwarg_stars (',' kwarg_stars)*
starred: '*' expression =Starred
kwarg_star: bad_kwarg | NAME '=' expression | starred
kwarg_stars: bad_kwarg | NAME '=' expression | '**' expression =DoubleStar
bad_arguments:
    args ',' '*' {at 0 "iterable argument unpacking follows keyword argument unpacking"}
  | expression clauses ',' (args | expression clauses)? {range 0 1 "Generator expression must be parenthesized"}
  | NAME '=' expression clauses {range 0 1 "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"}
  | args clauses {generator 0 1 "Generator expression must be parenthesized"}
  | args ',' expression clauses {range 2 3 "Generator expression must be parenthesized"}
  | args ',' args {arguments 0}
bad_kwarg: ('True' | 'False' | 'None') '=' {word 0 1 "cannot assign to %s"}
  | NAME '=' expression clauses {range 0 1 "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"}
  | !(NAME '=') expression '=' {range 1 2 "expression cannot contain assignment, perhaps you meant \"==\"?"}

lambda: 'lambda' lparams? ':' expression =Lambda
lparams: bad_lparams | lparameters
lparameters: lslash_plain lplain* lwith* lstar_etc? | lslash_with lwith* lstar_etc?
  | lplain+ lwith* lstar_etc? | lwith+ lstar_etc? | lstar_etc
lslash_plain: lplain+ '/' ',' | lplain+ '/' &':'
lslash_with: lplain* lwith+ '/' ',' | lplain* lwith+ '/' &':'
lstar_etc: bad_lstar_etc | '*' lplain lmaybe* lkeywords? | '*' ',' lmaybe+ lkeywords? | lkeywords
lkeywords: bad_lkeywords | '**' lplain
lplain: NAME ',' ^ | NAME &':' ^
lwith: NAME ldefault ',' | NAME ldefault &':'
lmaybe: NAME ldefault? ',' | NAME ldefault? &':'
ldefault: '=' expression | bad_ldefault
bad_ldefault: '=' &(')' | ',') {at 0 "expected default value expression"}
bad_lparams:
    lplain* bad_lwith lplain {at 2 "non-default argument follows default argument"}
  | lplain* '(' NAME (',' NAME)* ','? ')' {range 1 5 "Lambda expression parameters cannot be parenthesized"}
  | '/' ',' {at 0 "at least one argument must precede /"}
  | (lslash_plain | lslash_with) lmaybe* '/' {at 2 "/ may appear only once"}
  | (lslash_plain | lslash_with)? lmaybe* '*' (',' | lplain) lmaybe* '/' {at 5 "/ must be ahead of *"}
  | lmaybe+ '/' '*' {at 2 "expected comma between / and *"}
bad_lwith: lslash_with | lwith+
bad_lstar_etc:
    '*' (':' | ',' (':' | '**')) {last "named arguments must follow bare *"}
  | '*' NAME '=' {at 2 "var-positional argument cannot have default value"}
  | '*' (lplain | ',') lmaybe* '*' (lplain | ',') {at 3 "* argument may appear only once"}
bad_lkeywords:
    '**' NAME '=' {at 2 "var-keyword argument cannot have default value"}
  | '**' NAME ',' NAME {at 3 "arguments cannot follow var-keyword argument"}
  | '**' NAME ',' ('*' | '**' | '/') {at 3 "arguments cannot follow var-keyword argument"}

star_targets: star_target !',' | star_target (',' star_target)* ','?
star_target@: '*' !'*' star_target | star_primary
star_primary@: member | star_atom
star_atom: NAME | '(' star_primary ')' | '(' (star_target (',' star_target)+ ','? | star_target ',')? ')'
  | '[' (star_target (',' star_target)* ','?)? ']'
single_target: member | NAME | '(' single_target ')'
member: before '.' NAME !more | before '[' slices ']' !more
before@: atom &more (trailer &more)*
more: '(' | '[' | '.'
del_targets: del_target (',' del_target)* ','?
del_target@: member | NAME | '(' del_target ')' | '(' del_targets? ')' | '[' del_targets? ']'

)grammar";

}  // namespace derslik::python
