import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asHabitual, habitsOf, NO_HABITS } from '../../../domain/reading/habits.ts';

const habits = suite('what evidence writes of all its amounts and days');

const CURRENCIES: readonly (readonly [string, string | null])[] = [
  ['Amounts in EUR\nGross 3.480,00\nNet 2.297,14', 'EUR'],
  ['Total 12,00 €\nNet 2.297,14', '€'],
  ['Amounts in GBP, total £21,950.12', 'GBP'],
  ['Total $12.00 USD', 'USD'],
  ['Total R$ 12,00', 'R$'],
  ['Total £12.00, or 14.00 €', null],
  ['For ALL members, TRY it', null],
  ['Gross 3.480,00', null],
  ['12 pages, 3 items', null],
];
for (const [text, currency] of CURRENCIES)
  habits(`the currency of: ${text.replace(/\n/g, ' / ')}`, () => assert.is(habitsOf(text).currency, currency));

const DAYS: readonly (readonly [string, boolean | null])[] = [
  ['Issued 06/11/2026, due 30/11/2026', true],
  ['Issued 11/06/2026, due 11/30/2026', false],
  ['Issued 06/11/2026', null],
  ['From 30/11/2026 to 11/30/2026', null],
  ['Part 31/2026/11', null],
];
for (const [text, dayFirst] of DAYS)
  habits(`the order of days in: ${text}`, () => assert.is(habitsOf(text).dayFirst, dayFirst));

habits('are lent to amounts without a currency and to days of digits, and to nothing else', () => {
  const ours = { currency: '€', dayFirst: true };
  assert.is(asHabitual('3.480,00', 'money', ours), '3.480,00 €');
  assert.is(asHabitual('3.480,00 $', 'money', ours), '3.480,00 $');
  assert.is(asHabitual('3.480', 'number', ours), '3.480');
  assert.is(asHabitual('06/11/2026', 'date', ours), '2026-11-06');
  assert.is(asHabitual('06/13/2026', 'date', ours), '06/13/2026');
  assert.is(asHabitual('06/11/2026', 'date', { ...ours, dayFirst: false }), '2026-06-11');
  assert.is(asHabitual('06/11/2026', 'text', ours), '06/11/2026');
  assert.is(asHabitual('3.480,00', 'money', NO_HABITS), '3.480,00');
});

habits.run();
