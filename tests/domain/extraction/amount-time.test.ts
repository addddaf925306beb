import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutOf } from '../../../domain/extraction/cut.ts';
import { extract } from '../../../domain/extraction/extract.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { pageIn } from '../../analysis/read-documents.ts';

const times = suite('the times for which amounts are paid');

const AMOUNTS: readonly [line: string, amount: string][] = [
  ['kr 412 000 per år', 'kr 412 000'],
  ['30 000 € par an', '30 000 €'],
  ['30 000 € par an brut', '30 000 €'],
  ['412 000 kr om året', '412 000 kr'],
  ['41.000 kr pr. md.', '41.000 kr'],
  ['€ 3.000 all’anno', '€ 3.000'],
  ['30 000 Ft/hó', '30 000 Ft'],
  ['£41,000 per year', '£41,000'],
  ['$18.50 per shift', '$18.50'],
];
for (const [line, amount] of AMOUNTS)
  times(`no word for a time is part of an amount: ${line}`, () => assert.is(cutOf('money', line), amount));

async function isSure(value: string, name: string, query: string): Promise<boolean> {
  const page = await pageIn(`<dl><dt>Gross salary</dt><dd>${value}</dd><dt>Employee</dt><dd>Orla Finch</dd></dl>`);
  const [found] = extract(page, [{ name, description: 'Gross salary', required: true }], query);
  return found !== undefined && found.score >= SURE_SCORE;
}

times('what is paid by the year is no surely what is asked by the month', async () => {
  assert.ok(await isSure('£41,200 per year', 'gross_salary', 'Does Orla Finch earn at least £40,000 a year?'));
  assert.ok(await isSure('£41,200 per year', 'gross_salary', 'What does Orla Finch earn?'));
  assert.not(await isSure('£41,200 per year', 'gross_salary', 'Does Orla Finch earn at least £4,000 a month?'));
  assert.not(await isSure('£41,200 per year before tax', 'gross_salary', 'Does Orla Finch earn £4,000 a month?'));
  assert.not(await isSure('£18.20 per hour', 'gross_salary', 'Does Orla Finch earn £4,000 a month?'));
});

times('how long something was asks for no time of an amount', async () => {
  assert.ok(await isSure('£41,200 per year', 'gross_salary', 'What did Orla Finch earn in the last 3 months?'));
});

times.run();
