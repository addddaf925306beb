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

const GROUPS: readonly (readonly [string, boolean])[] = [
  ['42.318 pontos, por R$ 29,90.', true],
  ['18.450 điểm, hóa đơn từ 1.500.000đ', true],
  ['Gesamt 1.234,50 €, 2.100 Punkte', true],
  ['42.318 pontos', false],
  ['42.318 km, R$ 29,90, rated 4.5', false],
  ['1,234.50 and 42.318', false],
  ['1,500,000 and 29,90 and 42.318', false],
];
for (const [text, groups] of GROUPS)
  habits(`whether a point sets thousands apart in: ${text}`, () => assert.is(habitsOf(text).pointGroups, groups));

habits('a point that sets thousands apart is no decimal one', () => {
  const ours = { ...NO_HABITS, pointGroups: true };
  assert.is(asHabitual('42.318', 'number', ours), '42318');
  assert.is(asHabitual('42.318 pontos', 'number', ours), '42318 pontos');
  assert.is(asHabitual('1.200 €', 'money', ours), '1200 €');
  assert.is(asHabitual('1.200', 'money', { ...ours, currency: '€' }), '1200 €');
  assert.is(asHabitual('42.31', 'number', ours), '42.31');
  assert.is(asHabitual('1.500.000', 'number', ours), '1.500.000');
  assert.is(asHabitual('42.318', 'id', ours), '42.318');
  assert.is(asHabitual('42.318', 'number', NO_HABITS), '42.318');
});

habits('are lent to amounts without a currency and to days of digits, and to nothing else', () => {
  const ours = { currency: '€', dayFirst: true, pointGroups: false };
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
