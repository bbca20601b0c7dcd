import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { EngineError, loadNotebook } from '../../web/engine/notebook.js';

/**
 * What a call to the notebook engine promises. That programs print what CPython prints is for tests/python to show, which
 * runs them through this engine too.
 *
 * @typedef {import('../../web/engine/notebook-types.js').Budget} Budget
 */

/** @type {import('../../web/engine/notebook.js').NotebookEngine} */
let engine;

beforeAll(async () => {
  const root = new URL('../../', import.meta.url);
  engine = await loadNotebook({ binary: await readFile(new URL('build/wasm/notebook.wasm', root)) });
});

/** @param {string | Uint8Array} source @param {Budget} [budget] */
function run(source, budget) {
  /** @type {string[]} */
  const pieces = [];
  const outcome = engine.run({ source, filename: 'ders.py', budget }, (text) => pieces.push(text));
  return { ...outcome, pieces, printed: pieces.join('') };
}

describe('a program', () => {
  it('prints, and ends well', () => {
    expect(run('print("merhaba, dünya 🎲", 0.1 + 0.2)')).toEqual({
      status: 0,
      type: '',
      message: '',
      traceback: '',
      line: 0,
      column: 0,
      endLine: 0,
      endColumn: 0,
      files: {},
      arrays: {},
      texts: {},
      figures: [],
      pieces: ['merhaba, dünya 🎲 0.30000000000000004\n'],
      printed: 'merhaba, dünya 🎲 0.30000000000000004\n',
    });
  });

  it('is heard while it runs', () => {
    /** @type {number[]} */
    const heard = [];
    const budget = { time: 0.5 };
    const outcome = engine.run({ source: 'print("a")\nwhile True: pass', budget }, () =>
      heard.push(performance.now()),
    );
    expect(outcome.type).toBe('time');
    expect(heard.length).toBe(1);
    expect(performance.now() - heard[0]).toBeGreaterThan(200);
  });

  it('is heard at once when it says so', () => {
    expect(run('print(1, flush=True)\nprint(2, flush=False)\nprint(3)').pieces).toEqual(['1\n', '2\n3\n']);
  });

  it('fails as in Python, and says where, in characters', () => {
    expect(run('print("önce")\nşey = "🎲🎲" + (1 / 0)')).toEqual({
      status: 1,
      type: 'ZeroDivisionError',
      message: 'ZeroDivisionError: division by zero',
      traceback: [
        'Traceback (most recent call last):',
        '  File "ders.py", line 2, in <module>',
        '    şey = "🎲🎲" + (1 / 0)',
        '                  ~~^~~',
        'ZeroDivisionError: division by zero',
        '',
      ].join('\n'),
      line: 2,
      column: 14,
      endLine: 2,
      endColumn: 19,
      files: {},
      arrays: {},
      texts: {},
      figures: [],
      pieces: ['önce\n'],
      printed: 'önce\n',
    });
  });

  it('that is not Python fails likewise', () => {
    expect(run('print(1)\nx = (1 +')).toMatchObject({
      status: 1,
      type: 'SyntaxError',
      message: "SyntaxError: '(' was never closed",
      line: 2,
      column: 4,
      printed: '',
    });
  });

  it('that asks for what is not supported is refused, and says where', () => {
    expect(run('print(1)\nimport os')).toMatchObject({
      status: 3,
      type: 'unsupported',
      line: 2,
      printed: '1\n',
    });
  });

  it('knows nothing of the one before', () => {
    expect(run('secret = 1').status).toBe(0);
    expect(run('print(secret)').type).toBe('NameError');
  });
});

describe('files', () => {
  const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

  it('are read by their names, and none of before', () => {
    const files = { 'puan.csv': bytes('1,2\nç,4\n'), 'a/b.txt': bytes('iç'), empty: bytes('') };
    const source = [
      'print(open("puan.csv").read(), open("./a/b.txt").read(), open("empty").read() == "")',
      'open("other")',
    ].join('\n');
    /** @type {string[]} */
    const heard = [];
    const outcome = engine.run({ source, files }, (text) => heard.push(text));
    expect(heard.join('')).toBe('1,2\nç,4\n iç True\n');
    expect(outcome.type).toBe('FileNotFoundError');
    expect(run('open("puan.csv")').type).toBe('FileNotFoundError');
  });

  it('that are folders, or that the host cannot read, are refused', () => {
    expect(engine.run({ source: 'open("a")', files: { 'a/b': bytes('') } }).status).toBe(3);
    const read = () => {
      throw new Error('EACCES');
    };
    expect(engine.run({ source: 'open("secret")' }, undefined, undefined, read).type).toBe('unsupported');
  });

  it('that the program writes come out as bytes, however it ends', () => {
    const { files, status } = run('with open("sonuç.txt", "w") as f: f.write("ö\\n")\n1 / 0');
    expect(status).toBe(1);
    expect(files).toEqual({ 'sonuç.txt': bytes('ö\n') });
    expect(run('').files).toEqual({});
  });

  it('leave what was given as it was', () => {
    const given = bytes('old');
    const { files } = engine.run({ source: 'open("a", "w").write("new")', files: { a: given } });
    expect(new TextDecoder().decode(files.a)).toBe('new');
    expect(given).toEqual(bytes('old'));
  });
});

describe('a warning', () => {
  it('is heard between what is printed, as Python writes it', () => {
    /** @type {string[]} */
    const heard = [];
    engine.run(
      {
        source: 'import numpy as np\nprint("a")\nx = np.array([1.0]) / 0\nprint("b", x)',
        filename: 'ders.py',
      },
      (text) => heard.push(text),
      (text) => heard.push(`! ${text}`),
    );
    expect(heard).toEqual([
      'a\n',
      '! ders.py:3: RuntimeWarning: divide by zero encountered in divide\n  x = np.array([1.0]) / 0\n',
      'b [inf]\n',
    ]);
  });
});

describe('arrays', () => {
  /** @param {string} source @param {string[]} arrays */
  const arraysOf = (source, arrays) => engine.run({ source: `import numpy as np\n${source}`, arrays }).arrays;

  it('asked for by name come out as numbers, of every kind', () => {
    const source = [
      'Q = np.arange(6.0).reshape(2, 3).T',
      'n = np.array([-1, 2])',
      'f = np.array([0.1], dtype=np.float32)',
      'm = np.array([[True, False]])',
      'ş = np.array(2.5)',
      'none = np.zeros((0, 3))',
      'other = np.zeros(3)',
    ].join('\n');
    expect(arraysOf(source, ['Q', 'n', 'f', 'm', 'ş', 'none'])).toEqual({
      Q: { shape: [3, 2], data: Float64Array.of(0, 3, 1, 4, 2, 5) },
      n: { shape: [2], data: Float64Array.of(-1, 2) },
      f: { shape: [1], data: Float64Array.of(Math.fround(0.1)) },
      m: { shape: [1, 2], data: Float64Array.of(1, 0) },
      ş: { shape: [], data: Float64Array.of(2.5) },
      none: { shape: [0, 3], data: Float64Array.of() },
    });
  });

  it('of one number are numbers by themselves', () => {
    const source = 'a = 2; b = 0.25; c = True; d = np.float32(0.5); e = np.sum(np.ones(3)); f = None';
    expect(arraysOf(source, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
      a: { shape: [], data: Float64Array.of(2) },
      b: { shape: [], data: Float64Array.of(0.25) },
      c: { shape: [], data: Float64Array.of(1) },
      d: { shape: [], data: Float64Array.of(0.5) },
      e: { shape: [], data: Float64Array.of(3) },
    });
  });

  it('leaves out what is no array, too large, of three axes, of texts, or not the module’s own', () => {
    const source = [
      'a = [1.0]; b = "2"; large = np.zeros(4097); deep = np.zeros((1, 1, 1)); words = np.array(["a"])',
      'def f(): local = np.zeros(2)',
      'f(); gone = np.zeros(2); del gone; last = np.zeros(4096)',
    ].join('\n');
    const names = ['a', 'b', 'large', 'deep', 'words', 'local', 'gone', 'missing', 'last'];
    expect(Object.keys(arraysOf(source, names))).toEqual(['last']);
  });

  it('are there after an exception, and outlive the next run', () => {
    const { x } = arraysOf('x = np.ones(3)\n1 / 0', ['x']);
    arraysOf('x = np.zeros(100000)\nlist(range(1000000))', ['x']);
    expect(x.data).toEqual(Float64Array.of(1, 1, 1));
    expect(x.data.buffer.byteLength).toBe(24);
  });
});

describe('texts', () => {
  /** @param {string} source @param {string[]} arrays */
  const textsOf = (source, arrays) => engine.run({ source, arrays }).texts;

  it('asked for by name come out, whatever is in them, however the run has ended', () => {
    const source = [
      'words = ["o", "kutuyu", "ş🎲"]',
      'ş = ("\\n\\t\\0", \'"\\\\\')',
      'none = []',
      '1 / 0',
    ].join('\n');
    expect(textsOf(source, ['words', 'ş', 'none', 'missing'])).toEqual({
      words: ['o', 'kutuyu', 'ş🎲'],
      ş: ['\n\t\0', '"\\'],
      none: [],
    });
  });

  it('are 64 of 64 KB at most, and nothing else', () => {
    const source = [
      'mixed = ["a", 1]; one = "a"; many = ["a"] * 65; long = ["a" * 65536, "b"]; keys = {"a": 1}',
      'most = ["a" * 1024] * 64',
    ].join('\n');
    expect(Object.keys(textsOf(source, ['mixed', 'one', 'many', 'long', 'keys', 'most']))).toEqual(['most']);
  });
});

describe('to follow a run', () => {
  const lesson = [
    'import numpy as np',
    'X = np.arange(12.0).reshape(4, 3) % 5',
    'tau = 0.5',
    'Q, K, V = X[:, :2], X[:, 1:], X @ np.ones((3, 2)) / 7',
    'S = Q @ K.T',
    'E = np.exp(S / (np.sqrt(2) * tau))',
    'A = E / E.sum(axis=1, keepdims=True)',
    'out = A @ V',
  ].join('\n');

  /** @param {Record<string, any>} [changes] */
  const follow = (changes = {}) => {
    const { X, Q, K, V, S, A, out, tau } = engine.run({
      source: lesson,
      arrays: ['X', 'Q', 'K', 'V', 'S', 'A', 'out', 'tau'],
    }).arrays;
    const run = { x: X, q: Q, k: K, v: V, scores: S, weights: A, output: out, temperature: tau.data[0] };
    return engine.follow({ ...run, ...changes });
  };

  it('gives what is to be seen beside its matrices', () => {
    const followed = follow();
    if ('error' in followed) throw new Error(followed.error.field);
    const { products, mixture, scaled, maxima, exponentials, sums, ...rest } = followed;
    expect(rest).toEqual({ divisor: Math.SQRT2 / 2, agrees: { scores: true, weights: true, output: true } });
    expect(products.shape).toEqual([4, 4, 2]);
    // Q[1] is (3, 4), K[0] is (1, 2).
    expect([...products.data.slice(8, 10)]).toEqual([3, 8]);
    expect(mixture.shape).toEqual([4, 4, 2]);
    expect(scaled?.shape).toEqual([4, 4]);
    expect(scaled?.data[4]).toBeCloseTo(11 * Math.SQRT2, 12);
    expect(maxima?.shape).toEqual([4]);
    expect(exponentials?.shape).toEqual([4, 4]);
    expect(sums?.shape).toEqual([4]);
    expect(sums?.data.every((sum) => sum >= 1 && sum <= 4)).toBe(true);
  });

  it('says what does not agree, and does without τ', () => {
    const other = { shape: [4, 4], data: new Float64Array(16).fill(0.25) };
    expect(follow({ weights: other })).toMatchObject({
      agrees: { scores: true, weights: false, output: false },
    });
    const followed = follow({ temperature: undefined });
    expect(followed).toMatchObject({ agrees: { scores: true, weights: false, output: true } });
    expect(Object.keys(followed).sort()).toEqual(['agrees', 'mixture', 'products']);
  });

  test.each([
    [{ k: undefined }, 'type', 'k', '{shape: [rows, columns], data: Float64Array}', 'nothing'],
    [{ x: 5 }, 'type', 'x', '{shape: [rows, columns], data: Float64Array}', 'something else'],
    [{ q: { shape: [], data: Float64Array.of(1) } }, 'shape', 'q', '[rows, columns]', '[]'],
    [{ v: { shape: [4], data: new Float64Array(4) } }, 'shape', 'v', '[rows, columns]', '[4]'],
    [{ v: { shape: [4, 2], data: new Float64Array(4) } }, 'shape', 'v', '4 x 2 numbers', '4'],
    [{ v: { shape: [-2, -2], data: new Float64Array(4) } }, 'shape', 'v', '-2 x -2 numbers', '4'],
    [{ scores: { shape: [4, 2], data: new Float64Array(8) } }, 'shape', 'scores', '[4, 4]', '[4, 2]'],
    [
      { output: { shape: [4, 2], data: new Float64Array(8).fill(NaN) } },
      'not-finite',
      'output',
      'finite numbers',
      'NaN at [0, 0]',
    ],
  ])('names what does not fit: %j', (changes, code, field, expected, actual) => {
    expect(follow(changes)).toEqual({ error: { code, field, expected, actual } });
  });

  it('takes 64 words of 64 dimensions', () => {
    const ones = { shape: [64, 64], data: new Float64Array(4096).fill(1) };
    const shares = { shape: [64, 64], data: new Float64Array(4096).fill(1 / 64) };
    const scores = { shape: [64, 64], data: new Float64Array(4096).fill(64) };
    const large = { x: ones, q: ones, k: ones, v: ones, scores, weights: shares, output: ones };
    expect(engine.follow({ ...large, temperature: 2 })).toMatchObject({
      divisor: 16,
      agrees: { scores: true, weights: true, output: true },
    });
  });
});

describe('a budget', () => {
  test.each([
    ['steps', 'while True: pass', { steps: 1000 }],
    ['time', 'while True: pass', { time: 0.05 }],
    ['output', 'while True: print("ç" * 100)', { output: 10_001 }],
    ['memory', 'a = []\nwhile True: a.append([0] * 1000)', { memory: 2 ** 20 }],
    ['memory', 'print([0] * 10**12)', {}],
    ['memory', 'a = "a"\nwhile True: a += a', {}],
    ['memory', 'a = [0]\nwhile True: a = a + a', {}],
  ])('of %s ends %j, and keeps what was printed', { timeout: 120_000 }, (type, source, budget) => {
    const outcome = run(`print("önce")\n${source}`, budget);
    expect(outcome).toMatchObject({ status: 3, type });
    expect(outcome.traceback).toContain(`${type}: the run has used up its ${type}`);
    expect(outcome.printed).toMatch(/^önce\n/);
    expect(run('print(1)').printed).toBe('1\n');
  });

  it('of output is kept to the byte, and never cuts a character', () => {
    const { printed } = run('print("ç" * 100)', { output: 5 });
    expect(printed).toBe('çç');
  });

  test.each([
    ['steps', -1],
    ['steps', 1.5],
    ['time', NaN],
    ['memory', 2 ** 30],
    ['output', 2 ** 40],
  ])('of %s that is %d is refused', (name, value) => {
    expect(() => run('', { [name]: value })).toThrow(EngineError);
  });
});

/** What goes deepest into the module's own stack, and the browser's. */
describe('depth', () => {
  const nested = (/** @type {string} */ open, /** @type {string} */ close, /** @type {number} */ times) =>
    `x = ${open.repeat(times)}1${close.repeat(times)}\nprint("read")`;
  const deep = 'def deep(n):\n    return 0 if n == 0 else 1 + deep(n - 1)\n';

  test.each([
    ['900 calls', `${deep}print(deep(900))`, '900\n'],
    [
      'calls through __call__',
      'class F:\n  def __call__(self, n): return n and self(n - 1)\nprint(F()(100))',
      '0\n',
    ],
    ['100 parentheses', nested('(', ')', 100), 'read\n'],
    ['100 lists', nested('[', ']', 100), 'read\n'],
    ['100 dictionaries', nested('{1: ', '}', 100), 'read\n'],
    ['100 calls in an expression', nested('int(', ')', 100), 'read\n'],
    ['100 lambdas', nested('(lambda: ', ')', 95), 'read\n'],
    ['200 minus signs', nested('-', '', 200), 'read\n'],
    ['a list of lists, printed', 'a = []\nfor i in range(150): a = [a]\nprint(str(a)[:3])', '[[[\n'],
    ['lists of lists, compared', 'a = b = 0\nfor i in range(150): a, b = [a], [b]\nprint(a == b)', 'True\n'],
    ['a million nodes, freed', 'a = None\nfor i in range(1000000): a = [a]\na = None\nprint(1)', '1\n'],
    ['classes that inherit', 'class A: f = 1\nfor i in range(300):\n  class A(A): pass\nprint(A.f)', '1\n'],
    [
      '100 attributes of attributes',
      `class A: pass\na = A(); a.a = a\nprint(a${'.a'.repeat(100)} is a)`,
      'True\n',
    ],
    [
      'generators in generators',
      'def g(n):\n  if n: yield from g(n - 1)\n  yield n\nprint(sum(g(100)))',
      '5050\n',
    ],
  ])('of %s', (_, source, printed) => {
    const outcome = run(source);
    expect(outcome.traceback).toBe('');
    expect(outcome.printed).toBe(printed);
  });

  test.each([
    ['calls without end', `${deep}deep(-1)`],
    ['__getattr__ without end', 'class A:\n  def __getattr__(self, name): return self.other\nA().x'],
    ['__eq__ without end', 'class A:\n  def __eq__(self, other): return self == other\nA() == A()'],
    ['__repr__ without end', 'class A:\n  def __repr__(self): return repr(self)\nprint(A())'],
    ['sorted without end', 'def f(x): return sorted([1, 2], key=f)\nf(1)'],
    ['__init__ without end', 'class A:\n  def __init__(self): A()\nA()'],
    ['generators without end', 'def g(): yield from g()\nlist(g())'],
    ['property without end', 'class A:\n  @property\n  def x(self): return self.x\nA().x'],
    ['map without end', 'def f(x): return list(map(f, [x]))\nf(1)'],
    ['a list of lists, too deep to print', 'a = []\nfor i in range(100000): a = [a]\nprint(a)'],
    ['lists too deep to compare', 'a = b = 0\nfor i in range(100000): a, b = [a], [b]\nprint(a == b)'],
    ['tuples too deep to hash', 'a = 0\nfor i in range(100000): a = (a,)\nhash(a) ; {a: 1}'],
    ['tuples too deep to order', 'a = b = 0\nfor i in range(100000): a, b = (a,), (b,)\nprint(a < b)'],
    ['types too deep for isinstance', 'a = int\nfor i in range(100000): a = (a,)\nprint(isinstance("", a))'],
    [
      'types too deep for except',
      'a = KeyError\nfor i in range(100000): a = (a,)\ntry: 1 / 0\nexcept a: pass',
    ],
    ['exceptions in a chain', 'def f(n):\n  try: 1 / 0\n  except Exception: f(n + 1)\nf(0)'],
    ['100,000 parentheses', nested('(', ')', 100_000)],
    ['100,000 lists', nested('[', ']', 100_000)],
    ['100,000 minus signs', nested('-', '', 100_000)],
    ['100,000 nots', nested('not ', '', 100_000)],
    ['100,000 powers', `x = ${'2 ** '.repeat(100_000)}2`],
    ['100,000 sums', `x = ${'1 + '.repeat(100_000)}1`],
    ['100,000 attributes', `x = 1\nx${'.x'.repeat(100_000)}`],
    ['100,000 calls', `print${'()'.repeat(100_000)}`],
    ['100,000 subscripts', `x = 1\nx${'[0]'.repeat(100_000)}`],
    ['100,000 comparisons', `x = ${'1 == '.repeat(100_000)}y`],
    ['100,000 lambdas', nested('lambda: ', '', 100_000)],
    ['100,000 conditions', `x = ${'1 if 1 else '.repeat(100_000)}1`],
    ['100,000 elifs', `if 0: pass\n${'elif 0: pass\n'.repeat(100_000)}1 / 0`],
    ['100,000 blocks', Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}if 1:`).join('\n')],
    ['f-strings in f-strings', `x = ${'f"{'.repeat(300)}1${'}"'.repeat(300)}`],
  ])('of %s ends in an error, no crash', { timeout: 120_000 }, (_, source) => {
    expect(run(source).status).toBeGreaterThan(0);
    expect(run('print(1)').printed).toBe('1\n');
  });
});

describe('what is no program', () => {
  /** @param {number} length */
  const noise = (length) => {
    let seed = 1;
    return Uint8Array.from({ length }, () => (seed = (seed * 48271) % 2147483647) & 255);
  };

  test.each([
    ['nothing', new Uint8Array(), 0],
    ['5 MB of a program', 'x = 1\n'.repeat(870_000), 0],
    ['5 MB of one line', `x = [${'1, '.repeat(1_700_000)}]`, 0],
    ['5 MB of one name', 'x'.repeat(5_000_000), 1],
    ['5 MB of binary rubbish', noise(5_000_000), 3],
    ['a text cut within a character', new Uint8Array([0x78, 0x3d, 0x27, 0xc3]), 3],
    ['zeros', new Uint8Array(1000), 3],
  ])('%s', { timeout: 240_000 }, (_, source, status) => {
    expect(run(source).status).toBe(status);
  });
});
