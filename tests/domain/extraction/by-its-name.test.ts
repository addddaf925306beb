import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { plainRun } from '../../support/plain-run.ts';

const named = suite("values beside a field's very name");

/** A description list as a browser tells it, below a heading of the page. */
function listed(pairs: Readonly<Record<string, string>>, heading = 'Overview') {
  const runs: TextRun[] = [plainRun(heading, { x: 20, y: 20, width: 200, block: 1 }, { tag: 'h1', fontSize: 28 })];
  for (const [label, value] of Object.entries(pairs)) {
    const at = { x: 20, y: 60 + 20 * runs.length, width: 160 };
    runs.push(plainRun(label, { ...at, block: runs.length }, { tag: 'dt' }));
    runs.push(plainRun(value, { ...at, x: 300, block: runs.length }, { tag: 'dd' }));
  }
  const stated = Object.entries(pairs).map(([label, value]) => ({ label, value, source: 'dl' as const }));
  return { runs, pairs: stated };
}

const read = (pairs: Readonly<Record<string, string>>, name: string, heading?: string): Extraction | undefined =>
  extract(pageOf(listed(pairs, heading)), [{ name, description: '', required: true }])[0];
const isSure = (one: Extraction | undefined) =>
  one !== undefined && one.score >= SURE_SCORE && !one.ambiguous && one.doubt === null;

/** A field whose words ask for another kind of value than stands beside its very name. */
const OF_ANOTHER_FORM: readonly [string, string, string][] = [
  ['guests', 'Guests', '2 adults, 1 child'],
  ['liability_limits', 'Liability limits', '100/300/50'],
  ['omfattning', 'Omfattning', 'Hem Bas med allrisk'],
  ['limite_de_pago', 'Límite de pago', '06 NOV 26'],
  ['revenu fiscal de référence', 'Revenu fiscal de référence', '18 742 €'],
];
for (const [name, label, value] of OF_ANOTHER_FORM)
  named(`${label} is read, and is not certain`, () => {
    const one = read({ [label]: value, Status: 'Active' }, name);
    assert.is(one?.value, value);
    assert.not(isSure(one));
  });

named('an e-mail address is none of another form', () => {
  assert.is(read({ 'E-mail': '12 March 2027', Status: 'Active' }, 'email'), undefined);
});

named('a name without the spaces and marks of its label is that label', () => {
  assert.is(read({ 'Name servers': 'ns1.example.net' }, 'nameServers')?.value, 'ns1.example.net');
  assert.is(read({ '자격 종목': '요양보호사 1급' }, '자격종목')?.value, '요양보호사 1급');
  assert.is(read({ 'Home airport': 'Manchester (MAN)' }, 'home_airport')?.value, 'Manchester (MAN)');
});

named('the very name comes before a label that is only like it', () => {
  const pairs = { 'Next payment': '$298.70', 'Next payment due': '15 December 2026', Arrears: 'None' };
  assert.is(read(pairs, 'next_payment_due')?.value, '15 December 2026');
});

named('an active member and a member below the same label leave open who is meant', () => {
  const club = listed({ Status: 'Active member', 'Member since': '2 May 2016' });
  const fund = listed({ Status: 'Member', Joined: '1 October 2025' });
  const below = fund.runs.map(run => ({ ...run, rect: { ...run.rect, y: run.rect.y + 400 }, block: run.block + 50 }));
  const page = { runs: [...club.runs, ...below], pairs: [...club.pairs, ...fund.pairs] };
  assert.not(isSure(extract(pageOf(page), [{ name: 'member_status', description: '', required: true }])[0]));
});

named('who is greeted is not who stands beside the name of the field', () => {
  const { runs, pairs } = listed({ Subscriber: 'Kowal Joinery Sp. z o.o.', Status: 'Active' });
  const greeting = plainRun('Signed in: P. Kowal', { x: 700, y: 20, width: 200, block: 90 });
  const [one] = extract(pageOf({ runs: [greeting, ...runs], pairs }), [
    { name: 'subscriber', description: 'owner of the domain', required: true },
  ]);
  assert.is(one?.value, 'Kowal Joinery Sp. z o.o.');
});

named('the next label of a list is no value, whatever its words are', () => {
  const pairs = { Runner: 'Hemi Te Rangi', 'Chip time': '3:58:41', 'Gun time': '4:01:07' };
  assert.ok(isSure(read(pairs, 'runner', 'Runner 1204')));
});

named('a note behind an amount may take it back', () => {
  assert.ok(isSure(read({ Fines: '$4.20 (incl. VAT)' }, 'fines')));
  for (const value of ['$4.20 (waived)', '$4.20 (estimated)', '$4.20 overdue'])
    assert.not(isSure(read({ Fines: value }, 'fines')), value);
});

const KINDS: readonly [string, string][] = [
  ['active_since', 'date'],
  ['seats_purchased', 'number'],
  ['sessions_remaining', 'number'],
  ['vat_checked_on', 'date'],
  ['contact_preference', 'text'],
];
for (const [name, kind] of KINDS)
  named(`${name} asks for a ${kind}`, () => assert.is(fieldType({ name, description: '', required: true }), kind));

named('what was earned in the year to date is no day', () => {
  assert.is(fieldType({ name: 'ytd_gross', description: 'year to date', required: true }), 'money');
});

const FORMS: readonly [string, string][] = [
  ['15. Jänner 2022', 'date'],
  ['中華民國115年9月30日', 'date'],
  ['西暦2027年3月31日', 'date'],
  ['٢٧/١٢/٢٠٢٧م', 'date'],
  ['S/ 120.50', 'money'],
  ['17편', 'quantity'],
  ['2名', 'quantity'],
  ['2026年', 'text'],
];
for (const [value, form] of FORMS) named(`${value} is a ${form}`, () => assert.is(valueType(value), form));

named.run();
