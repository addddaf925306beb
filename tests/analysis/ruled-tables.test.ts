import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../domain/extraction/sure-score.ts';
import { DrawnRules, type Rules } from '../../infrastructure/analysis/documents/drawn-rules.ts';
import { IDENTITY } from '../../infrastructure/analysis/documents/matrix.ts';
import { layOut } from '../../infrastructure/analysis/documents/text-lines.ts';
import { type PrintedText, printedPage } from '../support/printed-page.ts';

const test = suite('what is ruled');

/** The rules of a grid with these edges. */
function grid(xs: readonly number[], ys: readonly number[]): Rules {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  return {
    level: ys.map(y => ({ left, right, top: y, bottom: y + 0.7 })),
    upright: xs.map(x => ({ left: x, right: x + 0.7, top, bottom })),
  };
}

const none: Rules = { level: [], upright: [] };

/** What is read of a printed page with rules; what is not certain by itself ends in "?". */
function read(texts: readonly PrintedText[], rules: Rules, ...names: string[]): Record<string, string> {
  const fields = names.map(name => ({ name, description: '', required: true }));
  const found = extract(pageOf({ runs: layOut(printedPage(...texts), rules), pairs: [] }), fields);
  return Object.fromEntries(
    found.map(({ name, value, score, ambiguous }) => [name, `${value}${score < SURE_SCORE || ambiguous ? '?' : ''}`]),
  );
}

const texts = (...some: PrintedText[]) => layOut(printedPage(...some), none).map(({ text }) => text);

const WAGES: PrintedText[] = [
  [54, 104, 'Month'],
  [154, 104, 'Gross'],
  [204, 104, 'Contributions'],
  [204, 116, 'and health'],
  [304, 104, 'Net'],
  [54, 134, 'August 2026'],
  [154, 134, '7850.00'],
  [204, 134, '1685.80'],
  [304, 134, '5693.20'],
  [54, 154, 'September 2026'],
  [154, 154, '8620.00'],
  [204, 154, '1851.20'],
  [304, 154, '6217.80'],
  [54, 174, 'Average'],
  [154, 174, '8235.00'],
  [304, 174, '5955.50'],
];

test('a rule between two amounts parts them, and titles of two lines stand above the columns of a ruled table', () => {
  const ruled = grid([50, 150, 200, 300, 400], [100, 130, 150, 170, 190]);
  assert.is(read(WAGES, ruled, 'average_net').average_net, '5955.50');
  assert.ok(texts([154, 134, '7850.00'], [204, 134, '1685.80']).includes('7850.00 1685.80'));
  assert.not(layOut(printedPage(...WAGES), ruled).some(({ text }) => text === '7850.00 1685.80'));
});

test('boxes that hold a label above its value are read each by itself', () => {
  const form: PrintedText[] = [
    [54, 102, 'Surname', 7],
    [54, 111, 'Harrowgate'],
    [204, 102, 'Given name', 7],
    [204, 111, 'Ottoline'],
    [304, 102, 'Member no.', 7],
    [304, 111, '4410-22'],
    [54, 127, 'Club', 7],
    [54, 136, 'Lower Fell Runners'],
    [204, 127, 'Joined on', 7],
    [204, 136, '03/02/2019'],
    [304, 127, 'Category', 7],
    [304, 136, 'Senior'],
  ];
  const values = read(form, grid([50, 200, 300, 400], [100, 125, 150]), 'surname', 'member_no', 'club', 'joined_on');
  assert.equal(values, {
    surname: 'Harrowgate',
    member_no: '4410-22',
    club: 'Lower Fell Runners',
    joined_on: '03/02/2019',
  });
});

test('lines on two sides of a rule are no paragraph', () => {
  const rows: PrintedText[] = [
    [54, 104, 'Is the wage seized by order of a court or otherwise'],
    [54, 116, 'is the employee under notice at the time of this letter'],
  ];
  assert.is(layOut(printedPage(...rows), none).length, 1);
  assert.is(layOut(printedPage(...rows), grid([50, 500], [100, 115, 130])).length, 2);
});

test('a frame around the letter makes no table of it', () => {
  const letter: PrintedText[] = [
    [54, 104, 'Club'],
    [154, 104, 'Lower Fell Runners'],
  ];
  const runs = layOut(printedPage(...letter), grid([40, 560], [40, 800]));
  assert.ok(runs.every(({ cell }) => cell === null));
});

test('digits in boxes of their own are one number', () => {
  const digits: PrintedText[] = [...'191100002418365'].map((digit, at) => [200 + 14 * at, 104, digit]);
  const boxes = grid(
    Array.from({ length: 16 }, (_, at) => 196 + 14 * at),
    [100, 118],
  );
  const runs = layOut(printedPage([54, 104, 'Chip number'], ...digits), boxes);
  assert.ok(runs.every(({ cell }) => cell === null));
});

test('a text that is underlined stays in its cell', () => {
  const ruled = grid([50, 200, 400], [100, 140, 160]);
  const rules = { ...ruled, level: [...ruled.level, { left: 54, right: 120, top: 115, bottom: 115.7 }] };
  const [above, below] = layOut(
    printedPage([54, 104, 'Former name'], [54, 120, 'Present name'], [204, 104, 'x']),
    rules,
  );
  assert.is(above?.cell ?? null, below?.cell ?? null);
});

test('rules are found however a path draws them, and areas are none', () => {
  const rules = new DrawnRules();
  // A stroke from one end to the other, and its return.
  rules.draw(20, new Float32Array([0, 10, 10, 1, 110, 10, 0, 10, 10, 1, 10, 60]), IDENTITY);
  // A filled bar, and a filled area.
  rules.draw(22, new Float32Array([0, 10, 60, 1, 110, 60, 1, 110, 60.7, 1, 10, 60.7, 4]), IDENTITY);
  rules.draw(22, new Float32Array([0, 10, 60, 1, 110, 60, 1, 110, 90, 1, 10, 90, 4]), IDENTITY);
  assert.is(rules.rules.level.length, 2);
  assert.is(rules.rules.upright.length, 1);
});

test.run();
