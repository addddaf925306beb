import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { permissionsAsked } from '../../../domain/guide/permissions-asked.ts';

const asks = suite('queries that ask for a permission');

for (const query of [
  'Can we invoice this customer without VAT?',
  'Should this donor be invited to our supper?',
  'May the guest be let in at night?',
  'Is this tenancy insurable?',
  'Darf sich die Person für die Wohnung anmelden?',
  'Bekommt der Kunde unseren Wechselbonus?',
  'Peut-on rembourser cette facture ?',
  '¿Tiene derecho al descuento?',
  'Este sócio pode inscrever-se na regata?',
  'Il cliente può usare le nostre auto?',
  'Heeft deze persoon recht op het sociaal tarief?',
  'Har kunden en försäkring som duger?',
  'Må deltageren tage med på rejsen?',
  'Czy najemca może dostać dopłatę?',
  'Můžeme vydat povolenku?',
  'Bu sakine otopark verilsin mi?',
  'Положена ли сотруднику доплата за стаж?',
  'Μπορεί το σκάφος να δέσει στη μαρίνα μας;',
  '応募資格を満たしているか確認する。',
  '이 직원에게 가족 검진을 지원해도 되나요?',
  '這戶人家可以領托育補助嗎?',
  'هل يجوز تأجير السيارة لهذا المقيم؟',
  'क्या इस परिवार के बच्चे को छात्रवृत्ति मिल सकती है?',
])
  asks(query, () => assert.is.not(permissionsAsked(query, ['Jane Okafor', '3', 'membership status']).length, 0));

for (const query of [
  'Does this person hold an active membership?',
  'Was the membership renewed in May 2026?',
  'Is the pension pot worth at least £50,000?',
  'Is the person employed on a permanent contract?',
  'Hat die Person einen laufenden Vertrag?',
  'La personne est-elle assurée ?',
  '¿Cuánto debe el cliente?',
  'O nome está nos registos da ordem?',
  'Quanto deve il cliente?',
  'Czy osoba jest obecnie studentem uczelni?',
  'Является ли человек членом клуба?',
  'この人は会員ですか。',
  '此人持有有效的会籍吗？',
])
  asks(`not: ${query}`, () => assert.equal(permissionsAsked(query, []), []));

asks('not where the evidence itself speaks of it', () => {
  const query = 'Is the nurse entitled to practise?';
  assert.equal(permissionsAsked(query, ['Gwen Pritchard', '12 May 2027']), ['entitled']);
  assert.equal(permissionsAsked(query, ['Entitled to practise']), []);
  assert.equal(permissionsAsked(query, ['entitled to practise', 'Yes']), []);
});

asks.run();
