import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { RegionKind, TextRun } from '../../../domain/reading/page-snapshot.ts';

type Place = { x: number; y: number; block?: number; region?: number };

const WIDTH_OF_LETTER = 8;
let blocks = 1000;

/** A text that stands somewhere on a page. */
function run(text: string, { x, y, block = blocks++, region }: Place, look: Partial<TextRun> = {}): TextRun {
  return {
    text,
    rect: { x, y, width: WIDTH_OF_LETTER * text.length, height: 18 },
    fontSize: 15,
    fontWeight: 400,
    color: 'rgb(20, 20, 20)',
    tag: 'div',
    kind: 'text',
    label: null,
    block,
    parent: block,
    cell: null,
    region: region ?? null,
    inViewport: true,
    onTop: true,
    ...look,
  };
}

const GREY = { color: 'rgb(120, 120, 120)' };

/** One sentence of several pieces, those in bold between bars. */
function sentence(text: string, y: number): TextRun[] {
  const block = blocks++;
  let x = 20;
  return text.split('|').map((piece, at) => {
    const one = run(piece.trim(), { x, y, block }, at % 2 === 1 ? { fontWeight: 700, tag: 'b' } : { tag: 'p' });
    x += one.rect.width + WIDTH_OF_LETTER;
    return one;
  });
}

function read(name: string, runs: TextRun[], kinds: RegionKind[] = [], description = ''): Extraction | undefined {
  const regions = kinds.map(kind => ({ kind, name: null, parent: null }));
  return extract(pageOf({ runs, pairs: [], regions }), [{ name, description, required: true }])[0];
}

const strange = suite('pages that nobody wrote for the reader');

strange('a state in words that labels are made of is read where a sign says that it is the value', () => {
  assert.is(read('status', [run('Status: Member', { x: 20, y: 100 })])?.value, 'Member');
});

strange('sites greet whoever has signed in, in many languages', () => {
  for (const [line, name] of [
    ['Bonjour Théo Brissaud', 'Théo Brissaud'],
    ['Herzlich willkommen, Anna Schmidt!', 'Anna Schmidt'],
    ['Zalogowano jako: Piotr Nowak', 'Piotr Nowak'],
    ['Добро пожаловать, Анна Иванова', 'Анна Иванова'],
  ] as const) {
    assert.is(read('account_holder', [run(line, { x: 900, y: 20 })])?.value, name, line);
  }
  assert.is(read('account_holder', [run('Hello! Save 20 % today', { x: 900, y: 20 })]), undefined);
});

strange('a sentence says in bold what its words name, and is never sure', () => {
  const runs = sentence(
    'You have been a member since |12 March 2021| and your card number is |AC-009317| for good.',
    100,
  );
  const number = read('card_number', runs);
  assert.is(number?.value, 'AC-009317');
  assert.ok((number?.score ?? 1) < SURE_SCORE);
});

strange('the text of one card is no label of what stands in the card beside it', () => {
  const runs = [
    run('Plan', { x: 20, y: 100, region: 0 }, GREY),
    run('Gold', { x: 20, y: 122, region: 0 }, { fontWeight: 700 }),
    run('4', { x: 300, y: 100, region: 1 }, { fontSize: 30 }),
    run('loans', { x: 300, y: 140, region: 1 }),
  ];
  const plan = read('plan', runs, ['card', 'card']);
  assert.is(plan?.value, 'Gold');
  assert.equal([plan?.doubt, plan?.ambiguous], [null, false]);
});

strange('two cards whose labels are not their own are no records', () => {
  const runs = [
    run('Membership card', { x: 20, y: 100, region: 0 }, GREY),
    run('Valid until 30/08/2027', { x: 20, y: 140, region: 0 }),
    run('4', { x: 300, y: 100, region: 1 }, { fontSize: 30 }),
  ];
  assert.is(read('valid_until', runs, ['card', 'card'])?.doubt, null);
});

strange('in a stack of captions the value above a caption is that of the caption before', () => {
  const stack = ['Plan', 'Gold', 'Status', 'Active', 'Branch', 'Leeds'];
  const runs = stack.map((text, at) =>
    run(text, { x: 20, y: 100 + 22 * at }, at % 2 === 0 ? { ...GREY, fontSize: 12 } : { fontSize: 16 }),
  );
  const status = read('status', runs);
  assert.equal([status?.value, status?.ambiguous], ['Active', false]);
});

strange('neither a heading nor a link beside a label is its value', () => {
  const heading = { tag: 'h4', heading: 4, fontWeight: 700 };
  const runs = [run('Plan', { x: 20, y: 100 }, GREY), run('Recent orders', { x: 200, y: 100 }, heading)];
  assert.is(read('plan', runs), undefined);
  const link = run('Manage', { x: 200, y: 100 }, { tag: 'a', color: 'rgb(0, 0, 200)' });
  assert.is(read('plan', [run('Plan', { x: 20, y: 100 }, GREY), link]), undefined);
});

strange('a label that leaves out a part of what is asked is never sure', () => {
  const amount = (label: string) => read('overdue_amount', [run(`${label}: €120.00`, { x: 20, y: 100 })])?.score ?? 0;
  assert.ok(amount('Amount') < SURE_SCORE, `${amount('Amount')}`);
  assert.ok(amount('Overdue amount') >= SURE_SCORE);
});

strange('a description in the words of the page names the field as its name does', () => {
  const status = read('certificate_status', [run('证书状态: 有效', { x: 20, y: 100 })], [], '证书状态');
  assert.ok((status?.score ?? 0) >= 0.9);
});

strange('a description that asks when asks for a date, whatever the name holds', () => {
  const due = read(
    'next_accounts_due',
    [run('Next accounts due: 31 October 2027', { x: 20, y: 100 })],
    [],
    'when they are due',
  );
  assert.equal([due?.value, due?.type], ['31 October 2027', 'date']);
});

strange.run();
