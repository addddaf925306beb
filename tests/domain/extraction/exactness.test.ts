import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;
const LIGHT = { color: 'rgb(90, 90, 90)' };

function run(text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun {
  return plainRun(text, { x, y, width: 8 * text.length, block: blocks++ }, look);
}

/** Pairs as the markup of a description list gives them. */
function listed(pairs: readonly [string, string][]) {
  const texts = pairs.map(([label, value], at) => {
    const y = 80 + 40 * at;
    return { label: run(label, 20, y, LIGHT), value: run(value, 360, y, { fontWeight: 700 }) };
  });
  return {
    runs: texts.flatMap(({ label, value }) => [label, value]),
    pairs: texts.map(({ label, value }) => {
      return { label: label.text, value: value.text, source: 'dl' as const, rect: value.rect };
    }),
  };
}

const asked = (name: string, description = '') => [{ name, description, required: true }];

const isSure = (one: Extraction | undefined) =>
  one !== undefined && one.score >= SURE_SCORE && !one.ambiguous && one.doubt === null;

function sureUnder(label: string, name: string, value: string, { query = '', description = '' } = {}): boolean {
  return isSure(extract(pageOf(listed([[label, value]])), asked(name, description), query)[0]);
}

const MONEY = '$1,204.50';
const DAY = '14 March 2027';

/** A field and a value; labels that speak of just that, and labels that speak of something narrower or else. */
const LABELS: readonly [string, string, readonly string[], readonly string[]][] = [
  ['balance', MONEY, ['Balance', 'Account balance', 'Current balance'], ['Opening balance', 'Average balance']],
  ['balance', MONEY, ['Saldo', 'Kontostand', 'Solde'], ['Points balance', 'Rewards balance', 'Statement balance']],
  ['monthly_fee', '$12.50', ['Monthly fee'], ['Monthly fee if cancelled', 'Monthly fee (first 3 months)']],
  ['valid_until', DAY, ['Valid until', 'Gültig bis'], ['Offer valid until', 'Passport valid until', 'Valid from']],
  ['status', 'Active', ['Status'], ['Payment status', 'Marital status', 'Server status']],
  ['account_holder', 'Anna Smith', ['Account holder'], ['Joint account holder', 'Second account holder']],
  ['plan', 'Premium', ['Plan', 'Current plan'], ['Dental plan', 'Recommended plan', 'Payment plan']],
  ['policy_number', 'AB-123456', ['Policy number'], ['Master policy number', 'Previous policy number']],
  ['date_of_birth', DAY, ['Date of birth'], ["Spouse's date of birth", 'Date of birth (child)']],
  ['net_pay', MONEY, ['Net pay'], ['Pay', 'Net pay year to date', 'Gross pay']],
  ['annual_salary', MONEY, ['Annual salary'], ['Expected annual salary', 'Annual salary (market)']],
  ['next_payment_date', DAY, ['Next payment date'], ['Payment date', 'Last payment date']],
  ['address', '14 Quarry Lane, Leeds LS6 2QT', ['Address'], ['Our address', 'IP address', 'Branch address']],
  ['points', '1,204', ['Points'], ['Points needed', 'Tier points', 'Points expiring']],
];

const exact = suite('labels that say more or less than is asked for');

for (const [name, value, same, others] of LABELS)
  exact(`${name}: ${[...same, ...others].join(', ')}`, () => {
    for (const label of same) assert.ok(sureUnder(label, name, value), `“${label}” is the label of ${name}`);
    for (const label of others) assert.not(sureUnder(label, name, value), `“${label}” is not surely that of ${name}`);
  });

exact('what the query or a quotation in the description names the label may name', () => {
  assert.not(sureUnder('Policy start date', 'start_date', DAY));
  assert.ok(sureUnder('Policy start date', 'start_date', DAY, { query: 'Is the policy in force?' }));
  assert.ok(sureUnder('Points needed', 'points', '1,204', { description: 'Shown as "Points needed"' }));
});

exact('a label that names the parts of a name names all of it, unless one part is asked for', () => {
  assert.ok(sureUnder('Name, Vorname', 'name', 'Böttcher, Anh'));
  assert.ok(sureUnder('Nachname, Vorname', 'student_name', 'Böttcher, Anh', { description: 'Name, Vorname' }));
  assert.not(sureUnder('Name, Vorname', 'family_name', 'Böttcher, Anh'));
});

exact('a label may say what its number is called for short, and name what the query names', () => {
  assert.ok(sureUnder('Enrolment No. (USN)', 'enrolment_no', 'VIT/2023/ME/0418'));
  assert.not(sureUnder('Total (HT)', 'total', MONEY), 'of an amount it says what that includes');
  const query = "Titulaire d'une ligne mobile en service";
  assert.ok(sureUnder('État de la ligne', 'etat', 'En service', { query }));
  assert.not(sureUnder('État de la ligne', 'etat', 'En service'));
});

exact('short forms and titles behind which a stop stands end no sentence', () => {
  assert.ok(sureUnder('Address', 'address', 'Str. Zizinului nr. 41, bl. 8, ap. 12, Brașov'));
  assert.ok(sureUnder('Prescriber', 'prescriber', 'Dr. S. Manickam'));
  assert.not(sureUnder('Prescriber', 'prescriber', 'Manickam. Not Verified'));
  assert.not(sureUnder('Address', 'address', '14 Quarry Lane, Leeds LS6 2QT. Moving Out'));
  assert.ok(sureUnder('Property', 'property', 'Flat 2, 17 Corn Street, Evenham EV3 1TT'), 'of many words');
});

exact('a value is still read where its label says more', () => {
  const [read] = extract(pageOf(listed([['Statement balance', MONEY]])), asked('balance'));
  assert.is(read?.value, MONEY);
});

exact('a count in words with another number is not one value', () => {
  assert.not(sureUnder('Pontuação', 'pontuacao', '4 pontos de 40 permitidos'));
  assert.ok(sureUnder('Grade', 'grade', '3.42 of 4.00'));
});

exact('of a person who is addressed by one name it is open who of the family it is', () => {
  const page = (line: string) => pageOf({ runs: [run(line, 20, 20)], pairs: [] });
  assert.not(isSure(extract(page('Dear Ms Solheim,'), asked('guest_name'))[0]));
  assert.ok(isSure(extract(page('Dear Benedikta Solheim,'), asked('guest_name'))[0]));
});

exact('where a label stands again and nobody can tell what belongs to it, no value of it is sure', () => {
  const { runs, pairs } = listed([['Member', 'Anna Smith']]);
  const again = run('Member', 900, 700, LIGHT);
  assert.ok(isSure(extract(pageOf({ runs, pairs }), asked('member_name'))[0]));
  assert.not(isSure(extract(pageOf({ runs: [...runs, again], pairs }), asked('member_name'))[0]));
  const menu = { ...again, tag: 'a' };
  assert.ok(isSure(extract(pageOf({ runs: [...runs, menu], pairs }), asked('member_name'))[0]));
});

exact('the title of a card is no other value of the first label below it', () => {
  const rows = (['Holder', 'Type', 'Zones'] as const).flatMap((label, at) => {
    const y = 226 + 26 * at;
    const value = ['Radovan Kovar', 'Annual pass', 'P, 0, B, 1'][at] ?? '';
    return [run(label, 76, y, { ...LIGHT, region: 0 }), run(value, 206, y, { region: 0 })];
  });
  const title = run('Westhaven 12', 76, 202, { fontSize: 20, fontWeight: 700, tag: 'b', region: 0 });
  const regions = [{ kind: 'card' as const, name: null, parent: null }];
  const page = pageOf({ runs: [run('My passes', 40, 34), title, ...rows], pairs: [], regions });
  assert.ok(page.candidates.some(({ source, value }) => source === 'above' && value === 'Westhaven 12'));
  const holder = extract(page, asked('holder'))[0];
  assert.is(holder?.value, 'Radovan Kovar');
  assert.is(holder?.ambiguous, false);
});

/** Texts below each other, large and small in turn, each with the space before it. */
function stacked(texts: readonly [string, number][]): TextRun[] {
  let y = 100;
  return texts.map(([text, before], at) => {
    y += before;
    const isLarge = at % 2 === 0;
    const one = run(text, 40, y, isLarge ? { fontSize: 19, fontWeight: 700 } : { fontSize: 19 });
    y += 20;
    return one;
  });
}

exact('in a stack of values with captions below each belongs to the closer one', () => {
  const card: readonly [string, number][] = [
    ['415 902', 0],
    ['Membership number', 1],
    ['Gold', 10],
    ['Plan', 1],
    ['14.03.2027', 10],
    ['Valid until', 1],
  ];
  const read = (texts: readonly [string, number][], name: string) =>
    extract(pageOf({ runs: stacked(texts), pairs: [] }), asked(name))[0]?.value;
  assert.is(read(card, 'membership_number'), '415 902');
  assert.is(read(card, 'valid_until'), '14.03.2027');
  assert.is(read(card, 'plan'), 'Gold');
});

exact('a word of two meanings is no name of what only one of them means', () => {
  assert.not.ok(sureUnder('Λήξη σύμβασης', 'ισχύς', '14/06/2041'));
  assert.ok(sureUnder('Λήξη σύμβασης', 'λήξη', '14/06/2041'));
});

exact.run();
