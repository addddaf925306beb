import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 9000;
const at = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: 8 * text.length, block: blocks++ }, look);

function read(runs: TextRun[], name: string, regions: PageRegion[] = []) {
  const page = pageOf({ runs, pairs: [], regions });
  return extract(page, [{ name, description: '', required: true }])[0];
}

const isSure = (one: ReturnType<typeof read>) =>
  one !== undefined && one.score >= SURE_SCORE && !one.ambiguous && one.doubt === null;

const shown = suite('what a page shows without a label');
const GYM = at('Iron Harbour', 20, 10);
const SMALL = { fontSize: 12, color: 'rgb(120, 120, 120)' };
const LARGE = { fontSize: 22, fontWeight: 700 };

for (const [what, runs] of [
  ['the letters of their names', [at('DS', 20, 100), at('Domenico Scognamiglio', 80, 100)]],
  ['an address of their names', [at('Jussara Nepomuceno', 20, 100), at('jussara.n@post.example', 20, 130)]],
  ['an address of their names', [at('Ștefan Brâncoveanu', 20, 100), at('sbrancoveanu@post.example', 20, 130)]],
] as const)
  shown(`a person is known by ${what}: ${runs.map(({ text }) => text).join(', ')}`, () => {
    const found = read([GYM, ...runs, at('Balance', 20, 300)], 'account_holder');
    assert.is(found?.value, runs.find(({ text }) => text.includes(' '))?.text);
    assert.ok(isSure(found), `${found?.score}`);
    const beside = read([GYM, ...runs, at('Aminata Kessler', 20, 200)], 'account_holder');
    assert.not(isSure(beside), 'somebody else stands there');
  });

shown('letters and addresses of others make nobody known', () => {
  for (const sign of ['DX', 'daniela@post.example', 'd@post.example'])
    assert.is(read([GYM, at(sign, 20, 100), at('Domenico Scognamiglio', 80, 100)], 'account_holder'), undefined, sign);
  const two = [
    at('DS', 20, 100),
    at('Domenico Scognamiglio', 80, 100),
    at('AK', 20, 150),
    at('Aminata Kessler', 80, 150),
  ];
  assert.is(read([GYM, ...two], 'account_holder'), undefined);
});

shown('who is greeted is sure beside words that only look like names', () => {
  const greeting = at('Welcome back, Quentin Abernathy', 20, 60);
  const faq = at('Wonky Questions', 20, 300, { heading: 2, tag: 'h2' });
  const caps = at('ZUBAR ONKEL', 20, 340);
  const link = at('Gimbal Onkel', 20, 380, { tag: 'a' });
  assert.ok(isSure(read([GYM, greeting, faq, caps, link], 'account_holder')));
  assert.not(isSure(read([GYM, greeting, at('Aminata Kessler', 20, 300)], 'account_holder')));
});

shown('a name in the bar that the page says again is whose page it is', () => {
  const bar = [GYM, at('Quentin Abernathy ▾', 1096, 17)];
  assert.not(isSure(read([...bar, at('Balance', 40, 300)], 'account_holder')));
  assert.ok(isSure(read([...bar, at('Quentin Abernathy', 40, 200), at('Balance', 40, 300)], 'account_holder')));
});

const CARD: PageRegion[] = [{ kind: 'card', name: null, parent: null }];
const card = (title: string, ...lines: string[]) => [
  GYM,
  at(title, 40, 100, { ...LARGE, region: 0 }),
  ...lines.map((line, index) => at(line, 40, 140 + 40 * index, { region: 0 })),
];

shown('a card that says until when something is valid calls it by its title, never surely', () => {
  const found = read(card('Blåkort', 'Valid until 8 May 2027'), 'subscription', CARD);
  assert.is(found?.value, 'Blåkort');
  assert.not(isSure(found));
  for (const runs of [
    card('Blåkort', 'Nothing to pay'),
    card('My subscription', 'Valid until 8 May 2027'),
    card('You are welcome here.', 'Valid until 8 May 2027'),
  ])
    assert.is.not(read(runs, 'subscription', CARD)?.value, runs[1]?.text);
  assert.not(isSure(read(card('My subscription', 'Valid until 8 May 2027'), 'subscription', CARD)));
  assert.is(read(card('Blåkort', 'Valid until 8 May 2027'), 'account_holder', CARD), undefined);
});

shown('pairs that are set like others are label and value, whatever words stand there', () => {
  const pair = (label: string, value: string, y: number) => [at(label, 40, y, SMALL), at(value, 200, y)];
  const others = [...pair('Number', '1284-77', 100), ...pair('Joined', '9 September 2013', 140)];
  const alone = read([GYM, ...pair('Type', 'Member', 180)], 'membership_type');
  const among = read([GYM, ...others, ...pair('Type', 'Member', 180)], 'membership_type');
  assert.is(among?.value, 'Member');
  assert.ok((alone?.score ?? 0) < (among?.score ?? 0));
});

for (const [text, value] of [
  ['● Running', 'Running'],
  ['✔ Running', 'Running'],
  ['Running ▾', 'Running'],
  ['✗ Running', '✗ Running'],
  ['⏳ Running', '⏳ Running'],
] as const)
  shown(`the value of ${text} is ${value}`, () => {
    const found = read([GYM, at('Plan', 40, 100, { fontWeight: 700 }), at(text, 140, 100)], 'plan');
    assert.is(found?.value, value);
  });

for (const [name, value, sure] of [
  ['customer_name', 'Dr. Szabolcs Onkel', true],
  ['customer_name', 'Onkel wartet noch. Gimbal Onkel', false],
  ['course', 'Gimbal Onkling (B.Sc.)', true],
  ['course', 'Gimbal Onkling (not yet)', false],
] as const)
  shown(`${value} is ${sure ? '' : 'not '}all of a ${name}`, () => {
    const label = name === 'course' ? 'Course' : 'Customer name';
    const found = read([GYM, at(`${label}: ${value}`, 40, 100)], name);
    assert.is(found?.value, value);
    assert.is(isSure(found), sure, `${found?.score}`);
  });

shown.run();
