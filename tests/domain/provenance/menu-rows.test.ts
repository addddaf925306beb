import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countsNothing, isEntryBefore } from '../../../domain/provenance/menu-rows.ts';
import { plainRun } from '../../support/plain-run.ts';

const test = suite('rows of a menu');

/** Texts that stand beside each other, so far apart. */
function row(texts: readonly string[], apart: number) {
  let x = 20;
  return texts.map((text, index) => {
    const run = plainRun(text, { x, y: 10, width: 8 * text.length, block: index });
    x += 8 * text.length + apart;
    return run;
  });
}

function leads(texts: readonly string[], apart: number): boolean {
  const runs = row(texts, apart);
  const [entry, after] = runs.slice(-2);
  return entry === undefined || after === undefined || !isEntryBefore(entry, after, runs);
}

test('an entry of a menu leads to nothing that follows it in its row', () => {
  assert.not(leads(['Dashboard', 'Orders 4', 'Ads', 'Thistle & Twine Co.'], 24));
  assert.not(leads(['Start', 'Hilfe', 'Nachrichten', 'Ada Palmer'], 40));
});

test('what stands alone before a text, or near it, may lead to it', () => {
  assert.ok(leads(['Sponsored', 'Gold plan'], 24));
  assert.ok(leads(['Today', 'Sponsored', 'Gold plan'], 24));
  assert.ok(leads(['See', 'our', 'Ads', 'Gold plan'], 4));
  const [first, second, ...cells] = row(['1', 'Today', 'Sponsored', 'Gold plan'], 24).map((run, column) => ({
    ...run,
    cell: { table: 1, row: 1, column, header: false, span: 1 },
  }));
  const [entry, after] = cells;
  assert.not(first && second && entry && after && isEntryBefore(entry, after, [first, second, entry, after]));
});

test('a heading that counts nothing below it is of nothing', () => {
  assert.ok(countsNothing('Mensagens (0)'));
  assert.not(countsNothing('Mensagens (10)'));
  assert.not(countsNothing('Mensagens'));
});

test.run();
