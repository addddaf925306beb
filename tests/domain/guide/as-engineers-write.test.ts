import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isGranted } from './granted.ts';

const written = suite('conditions as whoever is in a hurry writes them');

const CARD = {
  holder_name: 'Ana Kovac',
  status: 'Active',
  valid_until: '31 December 2027',
  balance: '€6,250.00',
  plan: 'Gold',
  member_since: '12 March 2019',
  licence_number: 'AB-123',
};
const query = 'Is the licence of this person valid?';

/** A line that the card meets, and one value changed so that it does not. */
const LINES: [string, Partial<typeof CARD>][] = [
  ['valid until is at least 31 December 2027', { valid_until: '30 December 2027' }],
  ['expiry date is at least 31 December 2027', { valid_until: '30 December 2027' }],
  ['valid_until >= 2027-12-31', { valid_until: '30 December 2027' }],
  ['valid_until > 2027-01-01', { valid_until: '1 January 2027' }],
  ['member_since <= 2019-03-12', { member_since: '13 March 2019' }],
  ['member_since < 2020-01-01', { member_since: '1 January 2020' }],
  ['at least three months left', { valid_until: '20 January 2027' }],
  ['at least 30 days of validity left', { valid_until: '1 December 2026' }],
  ['valid for 30 more days', { valid_until: '1 December 2026' }],
  ['valid for another 30 days at least', { valid_until: '1 December 2026' }],
  ['noch mindestens 3 Monate gültig', { valid_until: '20 January 2027' }],
  ['minimum balance 5,000', { balance: '€4,999.00' }],
  ['minimum balance: 5000 EUR', { balance: '€4,999.00' }],
  ['maximum balance 10,000', { balance: '€10,001.00' }],
  ['no less than 5,000 in the account', { balance: '€4,999.00' }],
  ['at least 5,000 in the account', { balance: '€4,999.00' }],
  ['balance is positive', { balance: '€0.00' }],
  ['balance above zero', { balance: '-€5.00' }],
  ['balance not negative', { balance: '-€1.00' }],
  ['balance is not overdrawn', { balance: '-€1.00' }],
  ['any plan except Basic', { plan: 'Basic' }],
  ['all plans but Basic or Trial', { plan: 'Trial' }],
  ['licence no. AB-123', { licence_number: 'AB-124' }],
  ['licence number starts with AB', { licence_number: 'AC-123' }],
];

for (const [line, changed] of LINES)
  written(`are met by just what they say: ${line}`, () => {
    const asked = { query, guide: `## High Acceptance\n- ${line}` };
    assert.ok(isGranted(asked, CARD));
    assert.not(isGranted(asked, { ...CARD, ...changed }));
  });

/** The same in other languages: fields, a line, and a value that misses it. */
const ELSEWHERE: [Record<string, string>, string, Record<string, string>][] = [
  [{ kontostand: '120,00 €' }, 'Kontostand ist positiv', { kontostand: '-1,00 €' }],
  [{ kontostand: '0,00 €' }, 'Kontostand nicht negativ', { kontostand: '-1,00 €' }],
  [{ kundennummer: 'KD-4417' }, 'Kundennummer beginnt mit KD', { kundennummer: 'KE-4417' }],
  [{ solde: '120,00 €' }, 'solde positif', { solde: '0,00 €' }],
  [{ numero_client: 'KD-4417' }, 'le numéro client commence par KD', { numero_client: 'KE-4417' }],
  [{ saldo: '120,00 €' }, 'saldo positivo', { saldo: '-3,00 €' }],
  [{ formule: 'Confort' }, 'toute formule sauf Basique', { formule: 'Basique' }],
  [{ tarif: 'Komfort' }, 'jeder Tarif außer Basis', { tarif: 'Basis' }],
];

for (const [values, line, changed] of ELSEWHERE)
  written(`are met so in other languages: ${line}`, () => {
    const asked = { query: '', guide: `## High Acceptance\n- ${line}` };
    assert.ok(isGranted(asked, values));
    assert.not(isGranted(asked, { ...values, ...changed }));
  });

written('stay open where "at least" is said of a beginning, or an exception is a description', () => {
  const left = (line: string) => isGranted({ query, guide: `## High Acceptance\n- ${line}` }, CARD);
  for (const line of ['member since at least 1 January 2010', 'any plan except trial ones', 'any plan except Active'])
    assert.not(left(line), line);
});

written.run();
