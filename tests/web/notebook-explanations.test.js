import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadNotebook } from '../../web/engine/notebook.js';
import { explanationTexts } from '../../web/i18n/explanation-texts.js';
import { explanation } from '../../web/notebook/explanations.js';

/** @typedef {import('../../web/notebook/types.js').Outcome} Outcome */

/** @type {import('../../web/engine/notebook.js').NotebookEngine} */
let engine;

beforeAll(async () => {
  const root = new URL('../../', import.meta.url);
  engine = await loadNotebook({ binary: await readFile(new URL('build/wasm/notebook.wasm', root)) });
});

/** Programs of beginners, and what both languages say has happened. @type {[program: string, tr: string, en: string][]} */
const programs = [
  [
    'ad = "Ece"\nprint(isim)',
    '“isim” adında bir değişken ya da fonksiyon yok.',
    'There is no variable or function named “isim”.',
  ],
  [
    'sayaç = 0\ndef artır():\n  sayaç = sayaç + 1\nartır()',
    'Fonksiyonun içindeki “sayaç” değişkeni, değer almadan önce kullanıldı.',
    'The function’s variable “sayaç” was used before it had a value.',
  ],
  [
    'print(1 + "2")',
    '“+” işlemi şu ikisi arasında yapılamaz: tam sayı (int) ile metin (str).',
    '“+” does not work between a whole number (int) and a text (str).',
  ],
  [
    'print(1 < "2")',
    '“<” işlemi şu ikisi arasında yapılamaz: tam sayı (int) ile metin (str).',
    '“<” does not work between a whole number (int) and a text (str).',
  ],
  [
    'print("yaş: " + 3)',
    'Şu ikisi “+” ile birleştirilemez: metin (str) ile tam sayı (int).',
    'A text (str) cannot be joined by “+” with a whole number (int).',
  ],
  [
    'x = 2\nprint(x(3))',
    'Ardına parantez konan şey bir fonksiyon değil: tam sayı (int).',
    'What stands before the parentheses is no function but a whole number (int).',
  ],
  [
    'for i in 5: print(i)',
    'Bunun öğeleri tek tek gezilemez: tam sayı (int).',
    'One cannot go through the items of a whole number (int).',
  ],
  [
    'a, b = None',
    'Bunun öğeleri tek tek gezilemez: boş değer (None).',
    'One cannot go through the items of nothing (None).',
  ],
  [
    'def f(): pass\nprint(f()[0])',
    'Bundan köşeli parantezle öğe alınamaz: boş değer (None).',
    'Square brackets cannot take an item from nothing (None).',
  ],
  [
    's = "ada"\ns[0] = "o"',
    'Bunun öğeleri değiştirilemez: metin (str).',
    'The items of a text (str) cannot be changed.',
  ],
  [
    'def alan(en, boy): return en * boy\nalan(3)',
    "“alan” fonksiyonu eksik çağrıldı; verilmeyen değer sayısı 1: 'boy'.",
    "“alan” was called with too few values; missing 1: 'boy'.",
  ],
  [
    'def kare(x): return x * x\nkare(3, 4)',
    '“kare” fonksiyonuna gereğinden çok değer verildi: aldığı 1, verilen 2.',
    '“kare” was called with too many values: it takes 1 and was given 2.',
  ],
  [
    'def kare(x): return x * x\nkare(x=3, y=4)',
    '“kare” fonksiyonunun “y” adında bir parametresi yok.',
    '“kare” has no parameter named “y”.',
  ],
  [
    'a = [1, 2, 3]\nprint(a[3])',
    'İstenen sırada bir öğe yok: liste (list) o kadar uzun değil.',
    'There is no item at that position: a list is not that long.',
  ],
  ['d = {"a": 1}\nd["b"]', "Sözlükte 'b' anahtarı yok.", "The dictionary has no key 'b'."],
  [
    'a = [1]\na.push(2)',
    'Bunun “push” adında bir özelliği ya da fonksiyonu yok: liste (list).',
    'There is no attribute or method “push” in a list.',
  ],
  ['int("3,5")', "Şu metin sayıya çevrilemedi: '3,5'.", "This text is not such a number: '3,5'."],
  ['float("üç")', "Şu metin sayıya çevrilemedi: 'üç'.", "This text is not such a number: 'üç'."],
  [
    'a, b = 1, 2, 3',
    'Eşitliğin solunda 2 değişken var, sağından daha çok değer geldi.',
    'There are 2 variables on the left of the equals sign, and more values came from its right.',
  ],
  [
    'a, b, c = 1, 2',
    'Eşitliğin solundaki değişkenler için 3 değer gerekiyordu, 2 geldi.',
    'The variables on the left of the equals sign need 3 values, and 2 came.',
  ],
  ['print(1 / 0)', 'Bir sayı sıfıra bölündü.', 'A number was divided by zero.'],
  [
    'def f(n): return f(n - 1)\nf(3)',
    'Bir fonksiyon kendini hiç durmadan çağırdı.',
    'A function kept calling itself without an end.',
  ],
  ['print((1 + 2)\nprint(3', 'Açılan “(” kapatılmamış.', 'The opening “(” is never closed.'],
  [
    'if 1 > 0\n  print(1)',
    'Satırın sonunda iki nokta (:) eksik.',
    'A colon (:) is missing at the end of the line.',
  ],
  [
    'print("merhaba)',
    'Tırnakla açılan metin kapatılmamış.',
    'A text is opened by a quotation mark and never closed.',
  ],
  [
    'for i in range(3):\nprint(i)',
    '1. satırdaki “for” ifadesinden sonra girintili bir satır bekleniyordu.',
    'After “for” on line 1, an indented line was expected.',
  ],
  [
    '\n\ndef f(x):\nreturn x',
    '3. satırdaki “def” ifadesinden sonra girintili bir satır bekleniyordu.',
    'After “def” on line 3, an indented line was expected.',
  ],
  [
    'x = 1\n  y = 2',
    'Bu satırın başındaki boşluk, çevresindeki satırlara uymuyor.',
    'The space at the beginning of this line does not fit the lines around it.',
  ],
  [
    'x = 3\nif x = 3:\n  pass',
    'Karşılaştırma beklenen yerde tek eşit işareti (=) var.',
    'There is a single equals sign (=) where a comparison was expected.',
  ],
  ['print "merhaba"', 'print’ten sonra parantez yok.', 'The parentheses after print are missing.'],
  [
    'a = [1 2]',
    'Yan yana duran iki değerin arasında bir şey eksik.',
    'Something is missing between two values that stand side by side.',
  ],
  ['x = 1 +', 'Bu satır Python’un kurallarına uymuyor.', 'This line does not follow Python’s rules.'],
  [
    'print(2 ** 100)',
    'Program doğru olabilir, ama buradaki Python şunu desteklemiyor: integers beyond 64 bits.',
    'The program may be right, but the Python of this page does not support: integers beyond 64 bits.',
  ],
];

test.each(programs)('%j is explained in both languages', (source, tr, en) => {
  const outcome = engine.run({ source });
  expect(explanation(outcome, 'tr')?.what).toBe(tr);
  expect(explanation(outcome, 'en')?.what).toBe(en);
});

test('a name that is nearly right is told', () => {
  const outcome = engine.run({ source: 'ortalama = 3\nprint(ortalma)' });
  expect(explanation(outcome, 'tr')?.advice).toBe('“ortalama” yazmak istemiş olabilirsiniz.');
  expect(explanation(outcome, 'en')?.advice).toBe('You may have meant “ortalama”.');
});

test.each([
  ['steps', { steps: 100 }],
  ['time', { time: 0.02 }],
  ['output', { output: 100 }],
  ['memory', { memory: 1_000_000 }],
])('the end of a budget is explained: %s', (type, budget) => {
  const outcome = engine.run({
    source: 'a = []\nwhile True:\n  a.append(str(a is a) * 99)\n  print(1)',
    budget,
  });
  expect(outcome.type).toBe(type);
  expect(explanation(outcome, 'tr')?.what).toMatch(/^Program kendisine tanınan/);
  expect(explanation(outcome, 'en')?.what).toMatch(/^The program has/);
});

/** @param {Partial<Outcome>} parts */
const outcome = (parts) =>
  /** @type {Outcome} */ ({
    status: 1,
    traceback: '',
    line: 1,
    column: 0,
    endLine: 1,
    endColumn: 0,
    ...parts,
  });

test('shapes that do not fit are explained', () => {
  const message = 'ValueError: operands could not be broadcast together with shapes (2,3) (4,) ';
  expect(explanation(outcome({ type: 'ValueError', message }), 'tr')?.what).toBe(
    'Dizilerin biçimleri birbirine uymuyor: (2,3) ile (4,).',
  );
});

test('stopping is explained, and what is not among the usual is not', () => {
  expect(explanation(outcome({ status: 3, type: 'stopped', message: '' }), 'tr')?.what).toContain(
    'durdurdunuz',
  );
  expect(explanation(outcome({ type: 'MyError', message: 'MyError: …' }), 'tr')).toBeUndefined();
  expect(explanation(outcome({ type: 'ValueError', message: 'ValueError: no' }), 'en')).toBeUndefined();
  expect(explanation(outcome({ status: 3, type: 'toString', message: '' }), 'en')).toBeUndefined();
});

describe.each(Object.keys(explanationTexts))('the words of %s', (lang) => {
  it('are those of every language', () => {
    const keys = (/** @type {string} */ of) => [
      Object.keys(explanationTexts[of].types),
      Object.keys(explanationTexts[of].explanations),
    ];
    expect(keys(lang)).toEqual(keys('tr'));
  });

  it('miss no part that a message gives', () => {
    for (const [source] of programs) {
      const said = explanation(engine.run({ source }), lang);
      expect(`${said?.what} ${said?.advice}`, source).not.toMatch(/undefined|\[object/);
    }
  });
});
