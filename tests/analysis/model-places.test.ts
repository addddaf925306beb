import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import { groundProposals } from '../../infrastructure/analysis/model/ground.ts';
import { plainRun } from '../support/plain-run.ts';
import { proposal } from './model-house.ts';

const places = suite('the place of a value that a model names');

/** Lines of a page, one below the other; a label with its value stands in one of them. */
function runsOf(lines: readonly (string | readonly [string, string])[]): TextRun[] {
  return lines.flatMap((line, at) => {
    const texts = typeof line === 'string' ? [line] : line;
    return texts.map((text, column) =>
      plainRun(text, { x: 20 + 400 * column, y: 40 * at, width: 8 * text.length, block: 10 * at + column }),
    );
  });
}

/** What becomes of some values that a model names on such a page. */
function groundedOn(
  lines: readonly (string | readonly [string, string])[],
  named: Record<string, readonly [string, string | null]>,
  query = '',
) {
  const text = pageOf({ runs: runsOf(lines), regions: [], pairs: [] });
  const fields = Object.keys(named).map(name => ({ name, description: '', required: true }));
  const pages = [{ page: null, text, extractions: extract(text, fields, query) }];
  const proposals = Object.entries(named).map(([name, [value, label]]) => proposal(name, value, label));
  return groundProposals(pages, proposals, { fields, query, ai_instruction: '', pictured: [] });
}

const CARS = (first: string, second: string) =>
  [
    'My cars',
    first,
    'Make: Skoda Octavia',
    'Policy number: P-2026-0417',
    second,
    'Make: Daewoo Lanos',
    'Policy number: P-2026-0933',
  ] as const;
const POLICY = { policy_number: ['P-2026-0417', 'Policy number'] } as const;

places('of one of several records, by the line that leads each of them', () => {
  const { cuttings } = groundedOn(CARS('BC 4718 HM', 'BC 0392 AK'), POLICY);
  assert.equal(
    cuttings.map(({ under, isToldByPlace }) => [under.split(' | ').at(-1), isToldByPlace]),
    [['BC 4718 HM', true]],
  );
  const [cutting] = cuttings;
  assert.ok(cutting?.others.some(({ value, under }) => value.endsWith('0933') && under.endsWith('BC 0392 AK')));
});

places('is none where the same leads both, or a state does', () => {
  assert.equal(groundedOn(CARS('A car', 'A car'), POLICY).cuttings, []);
  assert.equal(groundedOn(CARS('Active', 'Expired'), POLICY).cuttings, []);
});

places('is where it stands in these letters, however it is set elsewhere', () => {
  const lines = [
    ['Signed in', 'Ada Palmer'],
    'Papers',
    ['Owner', 'ADA PALMER'],
    ['Owned since', '1 May 2020'],
  ] as const;
  for (const label of ['Owner', 'Signed in', null])
    for (const value of ['Ada Palmer', 'ADA PALMER'])
      assert.is(groundedOn(lines, { owner: [value, label] }).ungrounded, 0, `${value} beside ${label}`);
  assert.is(groundedOn(lines, { owner: ['Ada palmer', 'Owner'] }).ungrounded, 1, 'it stands nowhere so');
});

places('is under the label of what it is a part of', () => {
  const lines = ['My policy', ['Cover', '12 April 2026 – 11 April 2027'], ['Premium', '612 zł (paid)']] as const;
  const { cuttings } = groundedOn(lines, { last_day: ['11 April 2027', 'Cover'] });
  assert.equal(
    cuttings.map(({ label, value }) => [label, value]),
    [['Cover', '11 April 2027']],
  );
});

places('is below a label that tells of what day it is', () => {
  const labelOf = (label: string) =>
    groundedOn(['Arrears: none', label, 'No arrears'], { account_balance: ['No arrears', label] }).cuttings.length;
  assert.is(labelOf('Account standing as of 20 November 2026'), 1);
  assert.is(labelOf('20 November 2026'), 0);
});

places('is no quotation behind a sign that leads back to the page before', () => {
  const doubtOf = (line: string) =>
    groundedOn([line, 'Premium: 612 zł'], { contract_number: ['7711200345', null] }).pages.flatMap(({ extractions }) =>
      extractions.map(({ doubt }) => doubt),
    );
  assert.not(doubtOf('‹ Contract 7711200345').includes('quotation'));
  assert.ok(doubtOf('‹Contract 7711200345› they wrote').includes('quotation'));
});

places.run();
