import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { similarityToPeriod } from '../../../domain/extraction/period-asked.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';
import { readOf } from './typed-page.ts';

const forms = suite('values of forms that are seldom');

const READ: readonly [line: string, field: string, value: string][] = [
  ['Departure time: 07:15 hrs', 'departure_time', '07:15 hrs'],
  ['Issue date: 1405/04/11', 'issue_date', '1405/04/11'],
  ['Registration date: 20190827', 'registration_date', '20190827'],
  ['Beneficial owner: Else Juhl, 100 %', 'beneficial_owner', 'Else Juhl'],
  ['Late payment fee: 418 500,00 ZŁ', 'late_payment_fee', '418 500,00 ZŁ'],
];
for (const [line, field, value] of READ)
  forms(`${line} is read for ${field}`, () => assert.is(readOf([line], field)?.value, value));

forms('the period of a bill is not that of a contract', () => {
  const field = wordingOf({ name: 'contract_end', description: '', required: true });
  const likeness = (label: string) => similarityToPeriod(field, labelWordingOf(label), '01.10.2026 - 30.09.2027');
  assert.is(likeness('Usage period'), 0);
  assert.ok(likeness('Contract period') > 0);
});

forms.run();
