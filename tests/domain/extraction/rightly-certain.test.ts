import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { LabelledValue, PageRegion, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

const text = (said: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(said, { x, y, width: 8 * said.length, block: blocks++ }, look);

type Content = { runs: TextRun[]; pairs?: LabelledValue[]; regions?: PageRegion[] };

const read = (name: string, { runs, pairs = [], regions = [] }: Content, description = ''): Extraction | undefined =>
  extract(pageOf({ runs, pairs, regions }), [{ name, description, required: true }])[0];

const isSure = (one: Extraction | undefined) =>
  one !== undefined && one.score >= SURE_SCORE && !one.ambiguous && one.doubt === null;

/** Lines of a description list, as its markup pairs them. */
function listed(lines: readonly [string, string][], look: Partial<TextRun> = {}): Required<Omit<Content, 'regions'>> {
  const rows = lines.map(([label, value], at) => ({
    label: text(label, 20, 80 + 40 * at, { tag: 'dt', ...look }),
    value: text(value, 300, 80 + 40 * at, { tag: 'dd', ...look }),
  }));
  return {
    runs: rows.flatMap(({ label, value }) => [label, value]),
    pairs: rows.map(({ label, value }) => ({
      label: label.text,
      value: value.text,
      source: 'dl' as const,
    })),
  };
}

function table(rows: readonly (readonly string[])[], y: number): TextRun[] {
  return rows.flatMap((row, at) =>
    row.map((said, column) =>
      text(said, 20 + 240 * column, y + 30 * at, {
        tag: at === 0 ? 'th' : 'td',
        cell: { table: 7, row: at, column, header: at === 0, span: 1 },
      }),
    ),
  );
}

const certain = suite('what is right is certain');

certain('a box is not called after a heading that begins behind a part of it', () => {
  const regions: PageRegion[] = [
    { kind: 'section', name: null, parent: null },
    { kind: 'card', name: null, parent: 0 },
  ];
  const heading = (said: string, y: number, region: number) => text(said, 20, y, { tag: 'h2', heading: 2, region });
  const permit = listed(
    [
      ['Zone', 'Torshaugen'],
      ['Valid until', '14 April 2027'],
    ],
    { region: 1 },
  );
  const runs = [heading('Membership', 40, 1), ...permit.runs, heading('Previous memberships', 240, 0)];
  assert.ok(isSure(read('valid_until', { ...permit, runs, regions })));
  const below = {
    ...permit,
    runs: [heading('Previous memberships', 20, 0), heading('Membership', 40, 1), ...permit.runs],
  };
  assert.is(read('valid_until', { ...below, regions })?.doubt, 'other_time');
});

certain('what leads to the page before is no title of a box', () => {
  const regions: PageRegion[] = [{ kind: 'item', name: null, parent: null }];
  const pay = listed([['Net pay', '$1,597.20']], { region: 0 });
  const page = (first: string) => ({ ...pay, runs: [text(first, 20, 20, { region: 0 }), ...pay.runs], regions });
  assert.ok(isSure(read('net_pay', page('« Previous'))));
  assert.is(read('net_pay', page('Previous month'))?.doubt, 'other_time');
});

certain('a link behind a value is what can be done with it, and no other value', () => {
  const page = (tag: string) => {
    const { runs, pairs } = listed([
      ['Membership type', 'Full time'],
      ['Name', 'Ada Palmer'],
    ]);
    const link = text('Change', 600, 80, { tag });
    const pair: LabelledValue = { label: 'Membership type', value: 'Change', source: 'dl' };
    return { runs: [...runs.slice(0, 2), link, ...runs.slice(2)], pairs: [...pairs, pair] };
  };
  assert.ok(isSure(read('membership_type', page('a'))));
  assert.not.ok(isSure(read('membership_type', page('dd'))));
});

certain('a list of earlier ones that has the value too leaves nothing open', () => {
  const own = listed([['Registered on', '1 April 2014']]);
  const rows = (...days: string[]) =>
    table([['Scheme', 'Registered on'], ...days.map(day => [`Fund ${day}`, day])], 300);
  const page = (...days: string[]) => ({ ...own, runs: [...own.runs, ...rows(...days)] });
  assert.ok(isSure(read('registered_on', page('1 April 2014', '3 March 2006'))));
  assert.not.ok(isSure(read('registered_on', page('2 May 2019', '3 March 2006'))), 'what the list does not have');
});

certain('digits beside the word for a number are one, whatever else has their form', () => {
  for (const [name, label, value] of [
    ['kundennummer', 'Kundennummer', '883 204 117 6'],
    ['numero_socio', 'Número de sócio', '8 214'],
  ] as const)
    assert.is(read(name, listed([[label, value]]))?.score, 1, label);
  assert.not.ok(isSure(read('customer_number', listed([['Phone number', '020 7946 0018']]))));
});

certain('a label may say that a day is one, and that a period is', () => {
  assert.ok(isSure(read('expiry', listed([['Expiry date', '30/06/2028']]))));
  const period = listed([['Période des droits', 'du 01/01/2026 au 31/12/2026']]);
  assert.is(read('fin_droits', period, 'date de fin des droits')?.value, '31/12/2026');
  assert.ok(isSure(read('fin_droits', period, 'date de fin des droits')));
});

certain('a heading may name the thing of which the label only says what', () => {
  const regions: PageRegion[] = [{ kind: 'card', name: null, parent: null }];
  const page = (heading: string, label: string) => {
    const period = listed([[label, '15.05.2025 – 14.05.2027']], { region: 0 });
    return { ...period, runs: [text(heading, 20, 20, { tag: 'h2', heading: 2, region: 0 }), ...period.runs], regions };
  };
  assert.ok(isSure(read('contract_period', page('Contract de închiriere nr. 214/2025', 'Perioada'))));
  assert.not.ok(isSure(read('contract_period', page('Datele mele', 'Perioada'))), 'no heading names it');
  assert.not.ok(isSure(read('contract_period', page('Contract de închiriere', 'Perioada de probă'))), 'it says more');
});

certain('from a day to another is one value where nothing tells what is asked for', () =>
  assert.ok(isSure(read('année universitaire', listed([['Année universitaire', 'du 01/09/2026 au 31/08/2027']])))),
);

certain('the hour behind a day is no part of it in scripts without spaces', () => {
  const found = read('保險終期', listed([['保險終期', '民國116年7月9日中午12時']]));
  assert.is(found?.value, '民國116年7月9日');
});

certain.run();
