import { explanationTexts } from '../i18n/explanation-texts.js';

/**
 * What an error means to a beginner, beside Python's own English message.
 *
 * @typedef {import('../i18n/explanation-texts.js').Explanation} Explanation
 * @typedef {import('./types.js').Outcome} Outcome
 */

/**
 * The exceptions that are explained: type, message, and the key of the words. The first that fits counts. A group named
 * after a type (`type`, `left`, `right`, `kind`, `other`) is put into words.
 *
 * @type {[type: string, message: RegExp, key: string][]}
 */
const rules = [
  ['NameError', /^name '(?<name>.+?)' is not defined(\. Did you mean: '(?<meant>.+)'\?)?/, 'undefinedName'],
  ['UnboundLocalError', /^cannot access local variable '(?<name>.+)' where it is not/, 'unboundName'],
  [
    'TypeError',
    /^unsupported operand type\(s\) for (?<operator>.+): '(?<left>.+)' and '(?<right>.+)'/,
    'operands',
  ],
  [
    'TypeError',
    /^'(?<operator>[<>=]+)' not supported between instances of '(?<left>.+)' and '(?<right>.+)'/,
    'operands',
  ],
  ['TypeError', /^can only concatenate (?<kind>\w+) \(not "(?<other>.+)"\) to/, 'joining'],
  ['TypeError', /^'(?<type>.+)' object is not callable/, 'notCallable'],
  [
    'TypeError',
    /^(cannot unpack non-iterable (?<type>.+) object|'(?<type2>.+)' object is not iterable)/,
    'notIterable',
  ],
  ['TypeError', /^'(?<type>.+)' object is not subscriptable/, 'notSubscriptable'],
  ['TypeError', /^'(?<type>.+)' object does not support item assignment/, 'notAssignable'],
  [
    'TypeError',
    /^(?<function>.+)\(\) missing (?<count>\d+) required (positional|keyword-only) arguments?: (?<names>.+)/,
    'missingArguments',
  ],
  [
    'TypeError',
    /^(?<function>.+)\(\) takes (?<takes>.+) positional arguments? but (?<given>\d+) (was|were) given/,
    'extraArguments',
  ],
  ['TypeError', /^(?<function>.+)\(\) got an unexpected keyword argument '(?<keyword>.+)'/, 'unknownKeyword'],
  ['IndexError', /^(?<type>list|tuple|str)(ing)?( assignment)? index out of range/, 'index'],
  ['KeyError', /^(?<key>.+)/s, 'key'],
  [
    'AttributeError',
    /^'(?<type>.+?)' object has no attribute '(?<name>.+?)'(\. Did you mean: '(?<meant>.+)'\?)?/,
    'attribute',
  ],
  [
    'ValueError',
    /^(invalid literal for int\(\) with base \d+|could not convert string to float): (?<text>.+)/s,
    'notANumber',
  ],
  ['ValueError', /^too many values to unpack \(expected (?<expected>\d+)/, 'tooManyValues'],
  [
    'ValueError',
    /^not enough values to unpack \(expected (at least )?(?<expected>\d+), got (?<got>\d+)/,
    'tooFewValues',
  ],
  [
    'ValueError',
    /^operands could not be broadcast together with shapes (?<left>\(.*?\)) (?<right>\(.*?\))/,
    'shapes',
  ],
  ['ZeroDivisionError', /zero/, 'zeroDivision'],
  ['RecursionError', /^maximum recursion depth exceeded/, 'recursion'],
  ['SyntaxError', /^'(?<bracket>[([{])' was never closed/, 'unclosed'],
  ['SyntaxError', /^expected ':'/, 'colon'],
  ['SyntaxError', /^unterminated (triple-quoted )?(f-)?string/, 'quotes'],
  ['SyntaxError', /Maybe you meant '=='/, 'equals'],
  ['SyntaxError', /^Missing parentheses in call to 'print'/, 'print'],
  ['SyntaxError', /Perhaps you forgot a comma/, 'comma'],
  ['SyntaxError', /^invalid syntax/, 'syntax'],
  [
    'IndentationError',
    /^expected an indented block after '?(?<statement>.+?)('\*?)?( statement)? on line (?<line>\d+)/,
    'block',
  ],
  ['IndentationError', /^unexpected indent|^unindent does not match/, 'indentation'],
];

/** Parts of a message that name a type of Python's. */
const typed = ['type', 'left', 'right', 'kind', 'other'];

/** What Python calls them, and how a program begins them. @type {Record<string, string>} */
const statements = { 'function definition': 'def', 'class definition': 'class' };

/** How a run is ended that no exception has ended: the outcome's type is the key of the words. */
const endings = ['steps', 'time', 'output', 'memory', 'stopped'];

/**
 * @param {Outcome} outcome
 * @param {string} lang
 * @returns {Explanation | undefined} in that language; nothing for what is not among the usual
 */
export function explanation({ status, type, message }, lang) {
  const { types, explanations } = explanationTexts[lang];
  if (type === 'unsupported') return explanations.unsupported({ feature: message });
  if (status === 3) return endings.includes(type) ? explanations[type]({}) : undefined;

  const said = message.startsWith(`${type}: `) ? message.slice(type.length + 2) : message;
  for (const [of, pattern, key] of rules) {
    const match = of === type ? pattern.exec(said) : null;
    if (match) return explanations[key](inWords(match.groups ?? {}, key, types));
  }
  return undefined;
}

/**
 * @param {Record<string, string | undefined>} groups
 * @param {string} key
 * @param {Record<string, string>} types
 * @returns {Record<string, string | undefined>}
 */
function inWords({ type2, ...groups }, key, types) {
  const parts = type2 === undefined ? groups : { ...groups, type: type2 };
  if (key === 'shapes') return parts;
  if (key === 'block') return { ...parts, statement: statements[String(parts.statement)] ?? parts.statement };
  const words = typed
    .filter((name) => parts[name] !== undefined)
    .map((name) => [name, types[String(parts[name])] ?? String(parts[name])]);
  return { ...parts, ...Object.fromEntries(words) };
}
