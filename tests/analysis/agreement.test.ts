import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { saysOtherwise, showsValue } from '../../infrastructure/analysis/pixels/agreement.ts';
import { pixelVerdict } from '../../infrastructure/analysis/pixels/pixel-verdict.ts';
import { fc } from '../support/fast-check.ts';

const test = suite('agreement');

const SHOWN: readonly (readonly [value: string, text: string])[] = [
  ['£4,318.72', '£4,318.72\n'],
  ['£4,318.72', 'Balance £4, 318.72'],
  ['€58,200', 'E58,200'],
  ['58.200,00 €', '58.200,00€'],
  ['Maria J. Lindqvist', 'MARIA J. LINDQUIST'],
  ['Helena Sørensen', 'Helena Serensen'],
  ['INV-2026-00418', '| INV-2026-O0418'],
  ['Visa •••• 4242', 'Visa eeee 4242'],
  ['1 Oct 2026 – 31 Oct 2026', '1 Oct 2026 - 31 Oct 2026'],
  ['O−', 'O-'],
  ['-€45.18', '—€45.18'],
  ['ゴールド', 'コ ー ル ド'],
  ['2027年8月31日', '2027 年 8 月 31 日'],
  ['١ ديسمبر ٢٠٢٦', '1 ديسمبر 2026'],
  ['94 350,00 ₽', '94 350,00 £'],
  ['800 000 Kč', '800 000 K¢'],
  ['Rua das Taipas 41, 2.º Esq.', 'Rua das Taipas 41, 2.2 Esq.'],
  ['Calle Mayor nº 5', 'Calle Mayor no 5'],
  ['I rok, semestr 1', '| rok, semestr 1'],
];

const NOT_SHOWN: readonly (readonly [value: string, text: string])[] = [
  ['Active', 'Inactive'],
  ['Active', 'Not active'],
  ['verified', 'unverified'],
  ['Maria Lindqvist', 'Mario Lindqvist'],
  ['18.72', '£4,318.72'],
  ['£4,318.72', '£14,318.72'],
  ['£4,318.72', '£431,872'],
  ['£4,318.72', '£431872'],
  ['£4,318.72', '$4,318.72'],
  ['€45.18', '-€45.18'],
  ['-€45.18', '€45.18'],
  ['O-', 'O+'],
  ['2027', '2021'],
  ['Active', ''],
  ['正常参保', '不 正常 参保'],
  ['利用中', 'ご 利用 中'],
  ['정회원', '준 회원'],
  ['유효', '무효'],
  ['نشط', 'غير نشط'],
  ['Действует', 'Не действует'],
  ['94 350,00 ₽', '94 350,00 $'],
  ['Rua das Taipas 41, 2.º Esq.', 'Rua das Taipas 41, 3.2 Esq.'],
  ['II rok, semestr 1', '| rok, semestr 1'],
];

test('a value is shown in spite of what fonts and readers do to it', () => {
  for (const [value, text] of SHOWN) assert.ok(showsValue(value, text), `${value} in ${text}`);
});

test('a value is not shown by something like it', () => {
  for (const [value, text] of NOT_SHOWN) assert.not.ok(showsValue(value, text), `${value} in ${text}`);
});

test('every value shows itself, and none with another digit', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
  const value = fc.array(word, { minLength: 1, maxLength: 4 }).map(words => words.join(' '));
  fc.assert(
    fc.property(value, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, pick, shift) => {
      assert.ok(showsValue(text, text));
      assert.not.ok(saysOtherwise(text, text));
      const digits = [...text].flatMap((char, at) => (/\d/.test(char) ? [at] : []));
      const at = digits[pick % Math.max(1, digits.length)];
      if (at === undefined) return;
      const other = `${text.slice(0, at)}${(Number(text[at]) + shift) % 10}${text.slice(at + 1)}`;
      assert.not.ok(showsValue(other, text), `${other} in ${text}`);
    }),
  );
});

const DOUBTFUL: readonly (readonly [value: string, text: string])[] = [
  ['1 EMH00 1204 7718', '1 EMHO00 1204 7718'],
  ['Unit C-217, 3rd floor', 'Unit C-217, 3rd floar'],
  ['KX5 8831 2040', 'KXS 8831 2040'],
];

const DENIED: readonly (readonly [value: string, text: string])[] = [
  ['1 EMH00 1204 7718', '1 EMHO00 1204 7719'],
  ['KX5 8831 2040', 'KX6 8831 2040'],
  ['Unit C-217', 'Unit C-21'],
  ['£4,318.72', '£4,319.72'],
];

test('letters that a reader adds or mistakes in a number make a doubt of it, and another digit denies it', () => {
  for (const [value, text] of DOUBTFUL) {
    assert.not.ok(showsValue(value, text), `${value} in ${text}`);
    assert.not.ok(saysOtherwise(value, text), `${value} denied by ${text}`);
  }
  for (const [value, text] of DENIED) assert.ok(saysOtherwise(value, text), `${value} not denied by ${text}`);
});

test('arbitrary text is compared without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (value, text) => {
      assert.not.ok(showsValue(value, text) && saysOtherwise(value, text));
    }),
  );
});

test('a surer reading of something else outweighs one that shows the value', () => {
  const readings = [
    { text: '117', confidence: 51 },
    { text: '17', confidence: 96 },
  ];
  assert.is(pixelVerdict('17', readings), 'agree');
  assert.is(pixelVerdict('117', readings), 'disagree');
});

test('doubt and noise are unreadable', () => {
  assert.is(pixelVerdict('Active', []), 'unreadable');
  assert.is(pixelVerdict('Active', [{ text: 'Inactive', confidence: 30 }]), 'unreadable');
  assert.is(pixelVerdict('Maria Lindqvist', [{ text: 'Marta Lindqvist', confidence: 95 }]), 'unreadable');
  assert.is(pixelVerdict('4242', [{ text: 'x', confidence: 95 }]), 'unreadable');
});

test.run();
