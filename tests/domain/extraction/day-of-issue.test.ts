import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { perhaps, readOf } from './typed-page.ts';

const days = suite('the day on which a paper says that it was made');

const SAID: readonly [sentence: string, day: string][] = [
  [
    'Y para que conste, expido la presente en Torrelavega, a tres de noviembre de dos mil veintiséis.',
    'tres de noviembre de dos mil veintiséis',
  ],
  ['Intyget är utfärdat den 20 november 2026 och gäller i tre månader.', '20 november 2026'],
  ['Emitida eletronicamente em 14 de maio de 2026, a pedido da entidade.', '14 de maio de 2026'],
  ['This certificate was issued on 12 March 2026 at the request of the member.', '12 March 2026'],
  ['Niniejsze zaświadczenie wydano dnia 12 marca 2026 r. na prośbę pracownika.', '12 marca 2026'],
];
for (const [sentence, day] of SAID)
  days(`is read, and never certain: ${sentence}`, () =>
    assert.equal(readOf(['Letter', sentence], 'issue_date'), perhaps(day)),
  );

const OTHERS: readonly [why: string, sentence: string][] = [
  ['of a title that somebody has', 'Está en posesión del título, expedido el 2 de julio de 2018 por la Universidad.'],
  ['until which it holds', 'This certificate is given for use until 12 March 2026 by its holder.'],
  ['of a request', 'Diese Bescheinigung wird auf Ihren Antrag vom 12. März 2026 erteilt und gilt überall.'],
];
for (const [why, sentence] of OTHERS)
  days(`is none ${why}`, () => assert.is(readOf(['Letter', sentence], 'certificate_date'), null));

const PAID = 'Avgiften är betald till och med den 30 november 2026 och inga avier är obetalda.';
days('until which something is paid is not the one on which it ends', () => {
  assert.equal(readOf([PAID], 'paid_until'), perhaps('30 november 2026'));
  assert.is(readOf(['Our ledger shows the account clear to 8 December 2026.'], 'tenancy_end_date'), null);
});

days('behind a year one sentence ends and the next has days of its own', () => {
  const lines = [
    'It is let under an agreement dated 2 August 2025. The tenancy commenced on 9 August 2025 for a year.',
  ];
  assert.is(readOf(lines, 'tenancy_start_date')?.value, '9 August 2025');
});

days.run();
