import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { fit } from '../../../domain/teaching/fit.ts';
import { fitInPages } from '../../../domain/teaching/fit-pages.ts';
import { whyMisfit } from '../../../domain/teaching/misfit.ts';
import { cell, field, label, pageWith, point, read, taught, text } from './taught-page.ts';

/** An account page: its labels in grey on the left, its values beside them. */
function account(values: { tier?: string; since?: string; paid?: string } = {}, runs: TextRun[] = []) {
  const { tier = 'Gold', since = '3 March 2019', paid = '€1,204.50' } = values;
  return pageWith([
    text('Hello', 20, 20),
    label('Clubstufe', 20, 100),
    text(tier, 220, 100),
    label('Dabei ab', 20, 140),
    text(since, 220, 140),
    label('Bezahlt', 20, 180),
    text(`${paid} bis heute`, 220, 180),
    ...runs,
  ]);
}

/** The same with each label above its value, in columns. */
const stacked = () =>
  pageWith([
    label('Clubstufe', 20, 100),
    label('Dabei ab', 220, 100),
    label('Bezahlt', 420, 100),
    text('Gold', 20, 124),
    text('3 March 2019', 220, 124),
    text('€1,204.50', 420, 124),
  ]);

test('what was pointed at once is read on a page of other values', () => {
  const cases = [
    ['Gold', 'tier', { tier: 'Platin Plus' }, 'Platin Plus'],
    ['3 March 2019', 'joined_on', { since: '12. Juli 2024' }, '12. Juli 2024'],
    ['€1,204.50 bis heute', 'paid_amount', { paid: '€87.00' }, '€87.00'],
  ] as const;
  for (const [words, name, values, expected] of cases) {
    const reading = taught(account(), words, name);
    assert.is(reading.relation, 'right');
    assert.is(read(account(), reading), words.replace(' bis heute', ''));
    assert.is(read(account(values), reading), expected);
  }
});

test('a reading says nothing of the value that it was taught on', () => {
  const reading = taught(account(), '3 March 2019', 'joined_on');
  assert.equal(reading, {
    field: 'joined_on',
    site: 'gym.example',
    label: 'Dabei ab',
    relation: 'right',
    landmarks: [],
    set_apart: true,
    form: { type: 'date', shape: '9 a 9' },
  });
});

test('a label that has moved, is gone or stands twice is no place to read from', () => {
  const reading = taught(account(), 'Gold', 'tier');
  assert.is(read(stacked(), reading), '! moved', 'beside the label stands another label');
  assert.is(read(pageWith([label('Stufe', 20, 100), text('Gold', 220, 100)]), reading), '! gone');
  const twice = account({}, [label('Clubstufe', 20, 300), text('Silber', 220, 300)]);
  assert.is(read(twice, reading), '! repeated');
  assert.is(whyMisfit('moved', reading), 'The label “Clubstufe” no longer stands where it was pointed at.');
});

test('a value of another form is none', () => {
  const reading = taught(account(), '3 March 2019', 'joined_on');
  assert.is(read(account({ since: '€20.00' }), reading), '! other_form');
  assert.is(read(account({ since: '-' }), reading), '! other_form');
  assert.is(whyMisfit('other_form', reading), 'What stands at the label “Dabei ab” is no longer a date.');
  const tier = taught(account(), 'Gold', 'tier');
  assert.is(read(account({ tier: '4 May 2020' }), tier), '! other_form');
});

test('on a page where labels and values look alike, a label is not read as the value of the one beside it', () => {
  const plain = (runs: [string, number, number][]) => pageWith(runs.map(([words, x, y]) => text(words, x, y)));
  const rows = plain([
    ['Plan', 20, 100],
    ['Gold', 220, 100],
    ['Status', 20, 140],
    ['Active', 220, 140],
  ]);
  const reading = taught(rows, 'Gold', 'plan');
  assert.is(reading.set_apart, false);
  const columns = plain([
    ['Plan', 20, 100],
    ['Status', 220, 100],
    ['Gold', 20, 124],
    ['Active', 220, 124],
  ]);
  assert.is(read(columns, reading), '! moved');
});

test('the same label in another part of the page is another one', () => {
  const inPart = (region: number) =>
    pageWith([label('Clubstufe', 20, 100, { region }), text('Gold', 220, 100, { region })], ['main', 'aside']);
  const reading = taught(inPart(0), 'Gold', 'tier');
  assert.equal(reading.landmarks, [{ kind: 'main', heading: null }]);
  assert.is(read(inPart(0), reading), 'Gold');
  assert.is(read(inPart(1), reading), '! moved');
  const both = pageWith(
    [
      ...[label('Clubstufe', 20, 100, { region: 1 }), text('Silber', 220, 100, { region: 1 })],
      ...[label('Clubstufe', 20, 200, { region: 0 }), text('Gold', 220, 200, { region: 0 })],
    ],
    ['main', 'aside'],
  );
  assert.is(read(both, reading), 'Gold', 'what an aside says leaves nothing open');
});

test('headings are kept where they are made of the words of labels, and never a name', () => {
  const titled = (title: string) =>
    pageWith([text(title, 20, 40, { heading: 2, tag: 'h2' }), label('Clubstufe', 20, 100), text('Gold', 220, 100)]);
  const named = taught(titled('Membership details'), 'Gold', 'tier');
  assert.equal(named.landmarks, [{ kind: 'part', heading: 'membership details' }]);
  assert.is(read(titled('Payment'), named), '! moved');
  const personal = taught(titled('Anna Schmidt'), 'Gold', 'tier');
  assert.equal(personal.landmarks, []);
  assert.is(read(titled('Bo Berg'), personal), 'Gold');
});

test('that something is one of several rows is the content’s matter', () => {
  const page = (kind: 'row' | 'item' | 'main') =>
    pageWith([label('Clubstufe', 20, 100, { region: 0 }), text('Gold', 220, 100, { region: 0 })], [kind]);
  for (const kind of ['row', 'item'] as const) assert.equal(taught(page(kind), 'Gold', 'tier').landmarks, [], kind);
  assert.is(read(page('item'), taught(page('row'), 'Gold', 'tier')), 'Gold');
});

test('what may be somebody’s name is offered as a label last', () => {
  const page = pageWith([text('Zoe Quill', 220, 76), text('bis auf weiteres gilt', 20, 100), text('Gold', 220, 100)]);
  assert.equal(
    point(page, 'Gold', 'tier').proposals.map(({ reading }) => reading.label),
    ['bis auf weiteres gilt', 'Zoe Quill'],
  );
  const named = pageWith([text('Zoe Quill', 20, 100), text('bis auf weiteres gilt', 220, 76), text('Gold', 220, 100)]);
  assert.equal(
    point(named, 'Gold', 'tier').proposals.map(({ reading }) => reading.label),
    ['bis auf weiteres gilt', 'Zoe Quill'],
  );
});

test('values are found in rows and columns of tables, below and above their label, and in its own line', () => {
  const row = (value: string) => pageWith([label('Seit', 20, 100, cell(0, 0, 0)), text(value, 90, 160, cell(0, 0, 1))]);
  const column = (value: string) =>
    pageWith([
      ...[label('Nr', 20, 100, cell(0, 0, 0)), label('Seit', 300, 100, cell(0, 0, 1))],
      ...[text('A-1', 20, 160, cell(0, 1, 0)), text(value, 320, 160, cell(0, 1, 1))],
    ]);
  const below = (value: string) => pageWith([label('Seit', 20, 100), text(value, 20, 124)]);
  const above = (value: string) => pageWith([text(value, 20, 100, { fontSize: 30 }), label('Seit', 20, 124)]);
  const within = (value: string) => pageWith([text(`Seit: ${value}`, 20, 100)]);
  const pages = { same_row: row, same_column: column, below, above, within } as const;
  for (const [relation, page] of Object.entries(pages)) {
    const words = relation === 'within' ? 'Seit: 3 March 2019' : '3 March 2019';
    const reading = taught(page('3 March 2019'), words, 'joined_on');
    assert.is(reading.relation, relation);
    assert.is(reading.label, 'Seit');
    assert.is(read(page('12 July 2024'), reading), '12 July 2024', relation);
  }
});

test('a label is whole words, and what the page itself calls a label is no value', () => {
  const within = taught(pageWith([text('Seit: 3 March 2019', 20, 100)]), 'Seit: 3 March 2019', 'joined_on');
  assert.is(read(pageWith([text('Seitdem 4 May 2020', 20, 100)]), within), '! gone');
  const reading = taught(account(), 'Gold', 'tier');
  assert.is(reading.set_apart, true);
  const beside = (words: string, ...more: TextRun[]) =>
    pageWith([label('Clubstufe', 20, 100), text(words, 220, 100), ...more]);
  assert.is(read(beside('Bereich'), reading), 'Bereich');
  assert.is(read(beside('Bereich:'), reading), '! moved', 'it ends as labels do');
  assert.is(read(beside('Bereich', text('Bereich: Nord', 20, 300)), reading), '! moved', 'elsewhere it is a label');
});

test('right to left, the value stands on the left of its label', () => {
  const page = (name: string) =>
    pageWith([text('الاسم', 400, 100, { color: 'rgb(120, 120, 120)' }), text(name, 200, 100)]);
  const reading = taught(page('زيد'), 'زيد', 'member_name');
  assert.equal([reading.label, reading.relation], ['الاسم', 'right']);
  assert.is(read(page('ليلى'), reading), 'ليلى');
});

test('what stands above a heading of a column is none of its values', () => {
  const table = (value: string, above: TextRun[] = []) =>
    pageWith([...above, label('Seit', 300, 160, cell(0, 1, 1)), text(value, 320, 220, cell(0, 2, 1))]);
  const reading = taught(table('3 March 2019'), '3 March 2019', 'joined_on');
  assert.is(reading.relation, 'same_column');
  assert.is(read(table('4 May 2020', [text('1 April 2021', 320, 100, cell(0, 0, 1))]), reading), '4 May 2020');
});

test('a number stands for numbers of its shape', () => {
  const page = (number: string) => pageWith([label('Nummer', 20, 100), text(number, 220, 100)]);
  const reading = taught(page('471100'), '471100', 'member_number');
  assert.is(read(page('98'), reading), '98');
  assert.is(read(page('AB-471100'), reading), '! other_form');
});

test('of several pages the one that comes nearest to a value says why there is none', () => {
  const reading = taught(account(), 'Gold', 'tier');
  const pages = [pageWith([text('Greetings', 20, 20)]), stacked()];
  assert.equal(fitInPages(pages, reading, field('tier')), { misfit: 'moved' });
});

test('a heading over several rows leaves it open which of them is meant', () => {
  const rows = (...values: string[]) =>
    pageWith([
      label('Seit', 300, 100, cell(0, 0, 1)),
      ...values.map((value, at) => text(value, 320, 160 + 60 * at, cell(0, at + 1, 1))),
    ]);
  const reading = taught(rows('3 March 2019'), '3 March 2019', 'joined_on');
  assert.is(read(rows('3 March 2019', '4 May 2020'), reading), '! repeated');
});

test('what the site does not say stays in doubt, whoever pointed at it', () => {
  const inField = (look: Partial<TextRun>) => pageWith([label('Clubstufe', 20, 100), text('Gold', 220, 100, look)]);
  const reading = taught(inField({}), 'Gold', 'tier');
  const doubtOf = (look: Partial<TextRun>) => {
    const outcome = fit(inField(look), reading, field('tier'));
    return 'found' in outcome ? outcome.found.doubt : outcome.misfit;
  };
  assert.is(doubtOf({}), null);
  assert.is(doubtOf({ kind: 'input', editable: true }), 'editable');
  assert.is(doubtOf({ kind: 'input', editable: false }), null);
  assert.is(doubtOf({ tag: 'button' }), 'control');
  assert.is(doubtOf({ fontSize: 4 }), 'faint');
  assert.is(doubtOf({ tag: 'q' }), 'quotation');
});

test('a text beside which no label stands can not be taught', () => {
  assert.equal(point(account(), 'Hello', 'tier').proposals, []);
  const alone = point(pageWith([text('Gold', 20, 100)]), 'Gold', 'tier');
  assert.equal(alone, { value: 'Gold', proposals: [], misfit: null });
});

test('a label that stands twice can not be taught, and the reason is told', () => {
  const twice = pageWith([
    ...[label('Clubstufe', 20, 100), text('Gold', 220, 100)],
    ...[label('Clubstufe', 20, 300), text('Silber', 220, 300)],
  ]);
  assert.equal(point(twice, 'Gold', 'tier'), { value: 'Gold', proposals: [], misfit: 'repeated' });
});

test('a value is no label: what names an address or a number is never kept', () => {
  const page = pageWith([text('anna@example.org', 20, 100), text('Gold', 220, 100), text('MB-2231', 20, 124)]);
  assert.equal(point(page, 'Gold', 'tier').proposals, []);
});

test.run();
