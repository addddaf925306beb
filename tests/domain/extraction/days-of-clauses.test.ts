import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { perhaps, readOf } from './typed-page.ts';

const days = suite('days in the sentences of documents');

const TOLD: readonly [sentence: string, field: string, day: string][] = [
  ['Ms Hart came to us on 3 February 2020 as a clerk and has been here since.', 'employment_start', '3 February 2020'],
  ['Signe Lund har været medlem af foreningen siden 1. august 2018.', 'member_since', '1. august 2018'],
  ['Er bewohnt als Mieter die Wohnung Top 4 seit 1. Mai 2022 auf unbestimmte Zeit.', 'tenancy_start', '1. Mai 2022'],
  ['Vous êtes client de notre établissement depuis le mois de mai 2011.', 'customer_since', 'mai 2011'],
  ['Она работает в нашей организации с 12 марта 2018 года по настоящее время.', 'employed_since', '12 марта 2018'],
  ['Współpraca zakończyła się z dniem 31 października 2026 r. za zgodą stron.', 'end_date', '31 października 2026'],
  ['Hän on ollut palveluksessamme 8.1.2021–30.9.2026.', 'employment_end', '30.9.2026'],
  ['La dichiarazione dovrà pervenire entro il 30 novembre 2026.', 'deadline', '30 novembre 2026'],
  [
    'Presta sus servicios en esta empresa desde el 14 de junio de 2021 a la fecha.',
    'employed_since',
    '14 de junio de 2021',
  ],
];
for (const [sentence, field, day] of TOLD)
  days(`are told by what began or ended on them: ${sentence}`, () =>
    assert.equal(readOf([sentence], field), perhaps(day)),
  );

const NOT_TOLD: readonly [sentence: string, field: string][] = [
  ['Auf Grund des Beschlusses vom 11. April 2022 bestätigen wir den Aufenthalt.', 'tenancy_start'],
  ['Das Geld kam im Jänner 2026 zu spät und wurde dann am 3. Februar 2026 gezahlt.', 'employment_start'],
  ['За наказом від 10.06.2016 № 1657 витяг сформовано програмними засобами.', 'employed_since'],
  ['Office closed 21 December 2026–6 January 2027', 'period_end'],
];
for (const [sentence, field] of NOT_TOLD)
  days(`are nothing's end by themselves: ${sentence}`, () => assert.is(readOf([sentence], field), null));

days('are of what their own clause speaks of first', () => {
  const lines = [
    'Auf Grund des Vertrages vom 11. April 2022 ist er Mieter seit 1. Mai 2022, und die Zinsen gelten seit 1. Jänner 2026.',
  ];
  assert.equal(readOf(lines, 'tenancy_start'), perhaps('1. Mai 2022'));
});

days('contest no value beside its label', () => {
  const lines = ['Employed since: 3 February 2020', 'He has been working from home since 1 March 2024.'];
  assert.is(readOf(lines, 'employed_since')?.value, '3 February 2020');
});

days.run();
