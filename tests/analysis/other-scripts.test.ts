import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GraphicsStates } from '../../infrastructure/analysis/documents/graphics-state.ts';
import { withBracketsTurned } from '../../infrastructure/analysis/documents/right-to-left.ts';
import { showWords } from '../../infrastructure/analysis/documents/shown-words.ts';
import { layOut, type Word } from '../../infrastructure/analysis/documents/text-lines.ts';
import { printedPage } from '../support/printed-page.ts';

const scripts = suite('documents in other scripts');

const textsOf = (words: readonly Word[]) => layOut(words).map(({ text }) => text);
const cellsOf = (words: readonly Word[]) =>
  Object.fromEntries(
    layOut(words).map(({ text, cell }) => [
      text,
      cell && `${cell.table} ${cell.row} ${cell.column}${cell.header ? ' H' : ''}`,
    ]),
  );

/** Letters of a shown string, each as wide as half of its size. */
function shown(...glyphs: { unicode: string; isSpace?: boolean }[]): string[] {
  const states = new GraphicsStates([1, 0, 0, 1, 0, 0], { left: 0, top: 0, right: 100, bottom: 100 });
  states.state.fontSize = 10;
  const pieces = glyphs.map(({ unicode, isSpace = false }) => ({ unicode, isSpace, width: 500 }));
  return showWords(states, pieces, 0.001).map(({ text }) => text);
}

scripts('a letter whose code is that of a blank is a letter, and what nobody names there is none', () => {
  assert.equal(shown({ unicode: '代' }, { unicode: '表', isSpace: true }, { unicode: '者' }), ['代表者']);
  assert.equal(shown({ unicode: 'a' }, { unicode: ' ', isSpace: true }, { unicode: 'b' }), ['a', 'b']);
  assert.equal(shown({ unicode: 'a' }, { unicode: '\0', isSpace: true }, { unicode: 'b' }), ['a', 'b']);
});

scripts('radicals that a font names are the signs that look like them', () => {
  assert.equal(shown({ unicode: '⽇' }, { unicode: '⽉' }, { unicode: '⺠' }), ['日月民']);
});

scripts('a mark that is drawn by itself belongs to the letter that it stands over, and to none of a whole word', () => {
  const [like] = printedPage([0, 10, 'x']) as [Word];
  const letters = ['ن', 'ا', 'م', 'ع'].map((text, at) => ({ ...like, text, x: 40 + 6 * at, width: 6 }));
  const mark = { ...like, text: 'ّ', x: 54.5, y: 9, width: 0 };
  assert.equal(textsOf([...letters, mark]), ['عمّان']);
  const whole = { ...like, text: 'عمان', x: 40, width: 24 };
  assert.equal(textsOf([whole, mark]), ['عمان']);
});

scripts('brackets of Arabic and Hebrew are turned where only that makes pairs of them', () => {
  const turned = (...texts: string[]) => withBracketsTurned(texts.map(text => ({ text }))).map(({ text }) => text);
  assert.equal(turned('שטח', ')מ"ר('), ['שטח', '(מ"ר)']);
  assert.equal(turned('שטח', '(מ"ר)'), ['שטח', '(מ"ר)']);
  assert.equal(turned('area', ')m2('), ['area', ')m2(']);
  assert.equal(turned('1)', 'שטח'), ['1)', 'שטח']);
});

scripts('Korean labels that are spread over their column are words', () => {
  const page = printedPage([20, 80, '성'], [60, 80, '명'], [150, 80, '한지후'], [20, 110, '주'], [60, 110, '소']);
  assert.equal(textsOf([...page, ...printedPage([150, 110, '경기도'])]), ['성명', '한지후', '주소', '경기도']);
});

scripts('a value may reach over the labels and values that stand in the line above it', () => {
  const cells = cellsOf(
    printedPage(
      [20, 80, 'Name'],
      [100, 80, 'Kim Ji'],
      [260, 80, 'Date of birth', 10],
      [400, 80, '1991-08-14'],
      [20, 104, 'Address'],
      [100, 104, 'Mill Road 55, House 204, Flat 1103, Leeds'],
      [20, 128, 'Employee no.'],
      [100, 128, 'D190214'],
      [260, 128, 'Position'],
      [400, 128, 'Chief of 12'],
    ),
  );
  assert.is(cells.Name?.endsWith('0 0 H'), true);
  assert.is(cells['Date of birth']?.endsWith('0 2 H'), true);
});

scripts('words that stand nearer to the rows below than to those above head a table of their own', () => {
  const titled = (gap: number) =>
    cellsOf(
      printedPage(
        [20, 80, 'Number'],
        [160, 80, 'Address'],
        [300, 80, 'Type'],
        [20, 100, '4471200618'],
        [160, 100, 'Mill Road 14'],
        [300, 100, '101'],
        [20, 100 + gap, 'Period'],
        [160, 100 + gap, 'Amount'],
        [300, 100 + gap, 'Balance'],
        [20, 120 + gap, '01.01.2026'],
        [160, 120 + gap, '1,142.60'],
        [300, 120 + gap, '0.00'],
        [20, 140 + gap, '01.03.2026'],
        [160, 140 + gap, '1,142.60'],
        [300, 140 + gap, '0.00'],
      ),
    );
  const cells = titled(28);
  assert.is(cells.Address, '0 0 1 H');
  assert.is(cells['Mill Road 14'], '0 1 1');
  assert.is(cells.Amount, '1 0 1 H');
  assert.is.not(titled(20).Amount, '1 0 1 H');
});

scripts.run();
