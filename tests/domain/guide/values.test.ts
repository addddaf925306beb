import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { fieldFinder } from '../../../domain/guide/field-reference.ts';
import { all, type Outcome } from '../../../domain/guide/outcome.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { fc } from '../../support/fast-check.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  membership_status: 'Status of the membership',
  member_name: 'Name of the member',
  valid_until: 'Date until which it is valid',
  plan: 'Name of the plan',
  balance: 'Balance of the account',
  gross_pay: 'Gross pay of the month',
  interest_rate: 'Interest rate',
  member_number: 'Number of the member',
  address: 'Postal address',
  credits: 'Number of credits',
  notice_period: 'Notice period',
});
const CONTEXT = { referred: fieldFinder(FIELDS) };
const SUBMITTED = new Date('2026-11-21T10:00:00Z');

function held(sentence: string, value: string, stance: 'grants' | 'rejects' = 'grants'): Outcome {
  const clauses = parseConditions(sentence, CONTEXT);
  const facts = { fields: FIELDS, signals: NO_SIGNALS, submittedAt: SUBMITTED };
  const named = FIELDS.map(({ name }) => [name, { value, certain: true }] as const);
  return all(clauses.map(clause => evaluateClause(clause, { ...facts, values: new Map(named) }, stance)));
}

/** A sentence of a guide, a value that the evidence shows, and what becomes of the sentence. */
const CASES: readonly (readonly [string, string, Outcome])[] = [
  // Money is met by the whole amount, never by its last digits.
  ['Gross pay is £3,416.67', '£3,416.67', 'met'],
  ['Gross pay is £3,416.67', '£416.67', 'not_met'],
  ['Gross pay is £3,416.67', '£3,416.6', 'not_met'],
  ['Gross pay is £3,416.67', '3.416,67 £', 'met'],
  ['Gross pay is £3,416.67', '£ 3416.67', 'met'],
  ['Gross pay is £3,416.67', '£３，４１６．６７', 'met'],
  ['Gross pay is £3,416.67', 'GBP 3,416.67', 'met'],
  ['Gross pay is £3,416.67', '$3,416.67', 'unknown'],
  ['Gross pay is £3,416.67', '€416.67', 'not_met'],
  ['Gross pay is £3,416.67', '3,416.67', 'unknown'],
  ['Gross pay is £3,416.67', '£3,416.67 per month', 'unknown'],
  ['Gross pay is £416.67', '£3,416.67', 'not_met'],
  ['Gross pay is $100', 'CA$100', 'unknown'],
  ['Gross pay is USD 100', '$100', 'unknown'],
  ['Gross pay is $100', '$100', 'met'],
  ['Gross pay is 100 euros', '100,00 €', 'met'],
  // What stands behind an amount may be a bound in words that nobody knows.
  ['Gross pay: 3.000 Euro übersteigt', '3.418,60 Euro', 'unknown'],
  ['Gross pay: 3.000 Euro übersteigt', '3.000 Euro', 'unknown'],
  ['Credits: 300 punkte übersteigt', '310', 'unknown'],
  ['Credits: 300 points', '310 points', 'not_met'],
  // A kind of thing is told by no name.
  ['Plan is a green tariff', 'Verde 100', 'unknown'],
  ['Plan: ein Öko-Tarif', 'Wasserkraft Plus', 'unknown'],
  // What begins with a word of the language is understood in quotes.
  ['Member number is IS-0000-00', 'IS-0000-00', 'unknown'],
  ['Member number is "IS-0000-00"', 'IS-0000-00', 'met'],
  ['Member number is "IS-0000-00"', 'IS-0000-01', 'not_met'],
  // A bound is the whole number.
  ['Balance is €10,000.00 or more', '€10', 'not_met'],
  ['Balance is €10,000.00 or more', '€9,999.99', 'not_met'],
  ['Balance is €10,000.00 or more', '€10,000.00', 'met'],
  ['Balance is €10,000.00 or more', '€10.000', 'met'],
  ['Balance is €10,000.00 or more', '12.500,00 EUR', 'met'],
  ['Balance is €10,000.00 or more', '$12,500.00', 'unknown'],
  ['Balance is €10,000.00 or more', '€12,500.00 pending', 'unknown'],
  ['Balance is between £100 and £500', '£500.00', 'met'],
  ['Balance is between £100 and £500', '£500.01', 'not_met'],
  ['Balance is more than £100', '£100.00', 'not_met'],
  ['Balance ≤ £100', '£100.00', 'met'],
  ['Interest rate is below 5%', '4.99 %', 'met'],
  ['Interest rate is below 5%', '5 %', 'not_met'],
  ['Interest rate is below 5%', '4.99', 'unknown'],
  ['Interest rate is 3.5%', '3,5 %', 'met'],
  ['Credits are at least 120', '120', 'met'],
  ['Credits are at least 120', '12', 'not_met'],
  ['Notice period is at least 3 months', '1 year', 'met'],
  ['Notice period is at least 3 months', '2 months', 'not_met'],
  ['Notice period is at least 3 months', '100 days', 'unknown'],
  ['Notice period is 1 year', '12 months', 'met'],
  // An address is the whole address.
  ['Address is 12 High Street, Bristol BS1 8TY', '12 High Street, Bristol BS1 8TY', 'met'],
  ['Address is 12 High Street, Bristol BS1 8TY', '12 High Street, Bristol, BS1 8TY', 'met'],
  ['Address is 12 High Street, Bristol BS1 8TY', 'Bristol', 'unknown'],
  ['Address is 12 High Street, Bristol BS1 8TY', 'Bristol BS1 5TY', 'unknown'],
  ['Address is Bristol BS1 8TY', 'Bristol BS1 5TY', 'unknown'],
  ['Address is 12 High Street, Bristol BS1 8TY', '7 Mill Lane, Leeds', 'not_met'],
  // Words are the whole words.
  ['Plan is Standard', 'Standard', 'met'],
  ['Plan is Standard', 'STANDARD', 'met'],
  ['Plan is Standard', 'Ｓｔａｎｄａｒｄ', 'met'],
  ['Plan is Standard', 'Standard with ads', 'unknown'],
  ['Plan is Standard', 'Premium', 'not_met'],
  ['Plan is Standard with ads', 'Standard', 'unknown'],
  ['Plan is not Standard', 'Standard with ads', 'unknown'],
  ['Plan is Basic/Standard', 'Basic', 'unknown'],
  ['Plan is Basic, Standard', 'Basic', 'unknown'],
  ['Plan is Basic or Standard', 'Basic', 'met'],
  ['Plan is Premium', 'Go Premium', 'unknown'],
  ['Member name is Ada Lovelace', 'ada  lovelace', 'met'],
  ['Member name is Ada Lovelace', 'Ada', 'unknown'],
  ['Member name is Ada Lovelace', 'Adam Lovelace', 'not_met'],
  ['Member name is José Silva', 'Jose Silva', 'unknown'],
  // A second given name may be told or not.
  ['Member name is Ada Lovelace', 'LOVELACE ADA KING', 'unknown'],
  ['Member name is Ada Lovelace', 'Ada King-Lovelace', 'not_met'],
  ['Member name is Ada Lovelace', 'Ada Mary Ann Lovelace', 'not_met'],
  // Identifiers are compared sign by sign.
  ['Member number is MB-2214-07', 'mb-2214-07', 'met'],
  ['Member number is MB-2214-07', 'MB 2214 07', 'unknown'],
  ['Member number is MB-2214-07', 'MB-2214-08', 'not_met'],
  ['Member number is MB-2214-07', '•••• 14-07', 'unknown'],
  ['Member number is 00123', '123', 'unknown'],
  // States.
  ['Membership status is Active', '✓ Active', 'met'],
  ['Membership status is Active', 'Active (cancelled)', 'unknown'],
  ['Membership status is Active', 'Inactive', 'not_met'],
  ['Membership status is Active', 'Aktiv', 'unknown'],
  ['Membership status is Active', 'Gekündigt', 'not_met'],
  ['Membership status is Active', 'Quiescent', 'unknown'],
  ['Membership status is not cancelled', 'Active', 'met'],
  ['Membership status is not cancelled', 'Cancelled', 'not_met'],
  ['Membership status is not cancelled', 'Cancelled on 3 May', 'unknown'],
  ['Membership status is not cancelled', 'Gekündigt', 'unknown'],
  ['Membership status is not cancelled', 'Quiescent', 'unknown'],
  ['Membership status is Active or Current', 'Current', 'met'],
  ['Membership status is hardly active', 'Expired', 'unknown'],
  // Dates.
  ['Valid until is 31 December 2027', '31.12.2027', 'met'],
  ['Valid until is 31 December 2027', '2027年12月31日', 'met'],
  ['Valid until is 31 December 2027', '30.12.2027', 'not_met'],
  ['Valid until is 31 December 2027', 'December 2027', 'unknown'],
  ['Valid until is after 31 December 2026', '1 January 2027', 'met'],
  ['Valid until is after 31 December 2026', '31 December 2026', 'not_met'],
  ['Valid until is on or after 31 December 2026', '31 December 2026', 'met'],
  ['Valid until is not later than 31 December 2026', '1 January 2027', 'not_met'],
  ['Valid until is after 31 December 2026', '05/06/2026', 'not_met'],
  ['Valid until is after 5 May 2026', '05/06/2026', 'met'],
  ['Valid until is after 10 May 2026', '05/06/2026', 'unknown'],
  ['Valid until lies in the future', '14 March 2027', 'met'],
  ['Valid until lies in the future', 'Cancelled 14 March 2027', 'unknown'],
  ['Valid until is within the last 3 months', '31 Oct 2026', 'met'],
  ['Valid until is within the next 30 days', '1 December 2026', 'met'],
  ['Valid until is within the next 30 days', '1 March 2027', 'not_met'],
  ['Valid until is at least 30 days away', '1 March 2027', 'met'],
  ['Valid until is at least 30 days away', '1 December 2026', 'not_met'],
  ['Valid until is at least 30 days away', '21 December 2026', 'unknown'],
  ['Valid until is at least 30 days away', 'December 2026', 'unknown'],
  ['Valid until is older than 3 months', '1 January 2026', 'met'],
  ['Valid until is older than 3 months', '31 October 2026', 'not_met'],
];

const values = suite('values held against the sentences of a guide');

for (const [sentence, value, outcome] of CASES)
  values(`${sentence} | ${value} → ${outcome}`, () => assert.is(held(sentence, value), outcome));

const RUNS = { numRuns: 120 };
const digit = fc.integer({ min: 0, max: 9 });
const sign = fc.constantFrom('£', '€', '$', 'CHF ', '');
const money = fc.tuple(sign, fc.integer({ min: 1, max: 9_999_999 })).map(([currency, cents]) => {
  const amount = (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${currency}${amount}`;
});
const word = fc.constantFrom('Standard', 'Premium', 'Family', 'Plus', 'Gold', 'Home', 'Blue');
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' '));
/** Of consonants: a code that begins with a word of the language ("IS-0000-00") is understood in quotes alone. */
const code = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z]{2}-\d{4}-\d{2}$/);

/** A field of its kind, and a value of it. */
const statement = fc.oneof(
  money.map(value => ['gross pay', value] as const),
  fc.integer({ min: 0, max: 999 }).map(tenths => ['interest rate', `${tenths / 10}%`] as const),
  phrase.map(value => ['plan', value] as const),
  code.map(value => ['member number', value] as const),
  fc
    .tuple(word, fc.integer({ min: 1, max: 99 }))
    .map(([street, number]) => ['address', `${number} ${street} Street, Bristol BS1 8TY`] as const),
);

values('a value meets itself, however it is spaced and cased', () => {
  fc.assert(
    fc.property(statement, fc.boolean(), ([subject, value], isUpper) => {
      const set = (isUpper ? value.toUpperCase() : value).replaceAll(' ', '\u00a0 ');
      assert.is(held(`The ${subject} is ${value}`, ` ${set} `), 'met');
      assert.is(held(`  ${subject}   is  "${value}" `, value), 'met');
    }),
    RUNS,
  );
});

values('a value that is changed in one digit, letter or sign never meets the same condition', () => {
  fc.assert(
    fc.property(statement, fc.nat(), digit, ([subject, value], at, other) => {
      const places = [...value.matchAll(/[\p{L}\p{N}£€$%]/gu)].map(match => match.index);
      const place = places[at % places.length] ?? 0;
      const was = value[place] ?? '';
      const changed = /\d/.test(was) ? String(other) : /\p{L}/u.test(was) ? 'x' : was === '€' ? '£' : '€';
      const altered = value.slice(0, place) + changed + value.slice(place + 1);
      if (altered.toLowerCase() === value.toLowerCase() || Number(altered) === Number(value)) return;
      if (/^\D*0/.test(altered) && /\d/.test(was)) return;
      assert.is.not(held(`The ${subject} is ${value}`, altered), 'met', `${value} | ${altered}`);
      assert.is.not(held(`The ${subject} is not ${value}`, value), 'met');
    }),
    RUNS,
  );
});

values('a part of a value, and a value with more around it, never meets its condition', () => {
  fc.assert(
    fc.property(
      statement,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('New ', 'no ', '1', 'x '),
      ([subject, value], a, b, more) => {
        const [from, to] = [a % value.length, b % value.length].sort((x, y) => x - y);
        const part = value.slice(from, to).trim();
        // "£5.1" is the amount of "£5.10".
        const isLess = /[\p{L}1-9]/u.test(value.slice(0, from) + value.slice(to));
        if (isLess) assert.is.not(held(`The ${subject} is ${value}`, part), 'met', `${value} | ${part}`);
        assert.is.not(held(`The ${subject} is ${value}`, `${more}${value}`), 'met');
        assert.is.not(held(`The ${subject} is ${value}`, `${value} ${more}`), 'met');
      },
    ),
    RUNS,
  );
});

values('the order of a list and of conditions changes nothing', () => {
  fc.assert(
    fc.property(phrase, phrase, phrase, (one, other, given) => {
      assert.is(held(`Plan is ${one} or ${other}`, given), held(`Plan is ${other} or ${one}`, given));
      assert.is(
        held(`Plan is ${one} and member name is visible`, given),
        held(`Member name is visible and plan is ${one}`, given),
      );
    }),
    RUNS,
  );
});

values('a bound holds for every amount on its side of it, and for no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 5_000_000 }), (limit, given) => {
      const set = (cents: number) =>
        `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
      assert.is(held(`Balance is at least ${set(limit)}`, set(given)), given >= limit ? 'met' : 'not_met');
      assert.is(held(`Balance is ${set(limit)} or less`, set(given)), given <= limit ? 'met' : 'not_met');
    }),
    RUNS,
  );
});
values.run();
