import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 9000;
const at = (text: string, x: number, y: number, look: Partial<TextRun> = {}): TextRun =>
  plainRun(text, { x, y, width: 8 * text.length, block: blocks++ }, { region: null, ...look });
const field = (name: string, description = '') => ({ name, description, required: true });

/** What is read where pairs stand below each other as a list of definitions. */
function listed(pairs: readonly [string, string][], name: string, description = ''): Extraction | undefined {
  const texts = pairs.map(
    ([label, value], row) => [at(label, 20, 80 + 40 * row), at(value, 360, 80 + 40 * row)] as const,
  );
  const stated = pairs.map(([label, value]) => ({ label, value, source: 'dl' as const }));
  return extract(pageOf({ runs: texts.flat(), pairs: stated }), [field(name, description)])[0];
}

/** What is read where texts stand wherever they stand. */
const read = (runs: readonly TextRun[], name: string, description = '') =>
  extract(pageOf({ runs, pairs: [] }), [field(name, description)])[0];

const kinds = suite('values of another kind than what is asked for');

kinds('what a description says is not meant is no word of the field', () => {
  const [label, value] = ['Application number', 'B-7740182'];
  const sure = (description: string) => (listed([[label, value]], 'number', description)?.score ?? 0) >= SURE_SCORE;
  assert.ok(sure('number of the application'));
  assert.not(sure('number of the account, not of the application'));
});

kinds(
  'a number, a state or an addressed person is not what a thing is called, where the label names it in part',
  () => {
    for (const [label, value, name] of [
      ['Policy no', 'KX-4471820-3', 'policy_type'],
      ['Kontonummer', 'DE12 5001 0517 0648 4898 90', 'kontoart'],
      ['Abonnement', 'Aktiv', 'abo_typ'],
      ['Bank branch', '高橋 美咲 様', 'bank'],
      ['會員狀態', '使用中', '會員姓名'],
    ] as const)
      assert.is.not(listed([[label, value]], name)?.value, value, label);
    assert.is(listed([['Policy type', 'Third party']], 'policy_type')?.value, 'Third party');
  },
);

kinds('what a label tells of a thing is not what that is called', () => {
  assert.is(listed([['Employer type', 'Public body']], 'employer'), undefined);
  assert.is(listed([['Employer', 'Harrow Mills Ltd']], 'employer')?.value, 'Harrow Mills Ltd');
});

kinds('what a label names in part does not hold a value of any form', () => {
  for (const [label, value, name] of [
    ['Nr karty: dorosły', '30.09.2027', 'nr_karty'],
    ['Price of the boxes', '$59.94', 'number_of_boxes'],
    ['Name of student', 'AARAV SHARMA', 'student_status'],
    ['Servicio', 'CON SERVICIO', 'service_address'],
    ['Mağaza puanı', '7,1 / 10', 'magazaAdi'],
    ['Consumo (m3)', '28', 'consumo_kwh'],
  ] as const)
    assert.is.not(listed([[label, value]], name)?.value, value, label);
  assert.is(listed([['Consumo (kWh)', '28']], 'consumo_kwh')?.value, '28');
  assert.is(listed([['Student status', 'Enrolled']], 'student_status')?.value, 'Enrolled');
});

kinds('how a name is read and addressed is no part of it', () => {
  assert.is(listed([['お名前', '長谷部 美津子（ハセベ ミツコ）様']], '氏名')?.value, '長谷部 美津子');
  assert.is(listed([['お名前', '長谷部 美津子']], '氏名')?.value, '長谷部 美津子');
});

kinds('a day of a list and the number of a house are no number of an account', () => {
  assert.is(listed([['Account movement', '3 Mar']], 'account_number'), undefined);
  assert.is(listed([['Straße Nr.', '12/5']], 'account_number'), undefined);
});

kinds('the number of an account is read whole, without the sign that copies it, or not at all', () => {
  for (const value of ['FR76 3000 4000 0312 3456 7890 143⧉', 'FR76 3000 4000 0312 3456 7890 143 📋'])
    assert.is(listed([['IBAN', value]], 'iban')?.value, 'FR76 3000 4000 0312 3456 7890 143');
  assert.is.not(listed([['IBAN', 'FR76 3000 4000 0312 at Banque du Lac']], 'iban')?.value, 'FR76');
});

kinds('a year behind words is neither their count nor a state', () => {
  assert.is(read([at('Reward points 2025', 40, 400)], 'reward_points'), undefined);
  assert.is(read([at('level points 2027', 40, 400)], 'level'), undefined);
});

kinds('a heading that begins like a state is none', () => {
  for (const text of ['Current contract', 'Open invoices', 'No. of contract'])
    assert.is(read([at('x', 20, 16), at(text, 40, 300)], 'contract_status'), undefined, text);
});

kinds('what is told behind a comma of a day is no part of what a thing is called, and leaves it unsure', () => {
  const found = listed([['Tenancy type', 'Shorthold, begun on 4 July 2016']], 'tenancy_type');
  assert.is(found?.value, 'Shorthold');
  assert.ok((found?.score ?? 1) < SURE_SCORE);
});

kinds('what has a line through it is no part of the value behind it', () => {
  const block = blocks++;
  const width = 8;
  const runs = [
    at('Category', 20, 300, { fontWeight: 700 }),
    plainRun('Student member', { x: 200, y: 300, width: width * 14, block }, { region: null, struck: true }),
    plainRun('Full member', { x: 320, y: 300, width: width * 11, block }, { region: null }),
  ];
  assert.is(read(runs, 'category')?.value, 'Full member');
});

kinds('one amount is the only one where no other stands in a line', () => {
  const total = at('£960', 40, 300, { fontSize: 30 });
  assert.is(read([at('x', 20, 16), total], 'donation_amount')?.value, '£960');
  const both = [at('x', 20, 16), total, at('You give £10 a month by direct debit', 40, 400)];
  assert.is(read(both, 'donation_amount'), undefined);
});

kinds('a whole quotation is the label of nothing', () => {
  assert.is(
    read([at('“My plan is Gold.”', 40, 300), at('Ada, Leeds', 40, 322, { fontWeight: 700 })], 'plan'),
    undefined,
  );
});

kinds('the name of an event, an app or a course is asked for as a text', () => {
  for (const name of ['event_name', 'app_name', 'clinic_name', 'nome_corso', 'veranstaltungsname'])
    assert.is(fieldType(field(name)), 'text', name);
  for (const name of ['account_name', 'customer_name', 'child_name', 'nom_complet'])
    assert.is(fieldType(field(name)), 'name', name);
});

kinds('whoever is signed in is neither the child nor the holder of a ticket', () => {
  const bar = [at('Playhouse', 40, 16), at('Rosalind Achterberg ▾', 1096, 17)];
  for (const name of ['child_name', 'ticket_holder']) assert.is(read(bar, name), undefined, name);
  assert.is(read(bar, 'account_holder')?.value, 'Rosalind Achterberg');
});

kinds('an address for letters is not that of the property', () => {
  assert.is(listed([['Correspondence address', '8 Mill Lane, Leeds LS6 2QT']], 'property_address'), undefined);
});

kinds('a preposition before a day ends what the page is about, and nothing else', () => {
  assert.is(listed([['al', '14/06/2027']], 'certificate_expiry', 'Expiry of the medical certificate'), undefined);
});

kinds('a monthly subscription is called by no title, and talk is not what a team is called', () => {
  assert.is(
    listed(
      [['Team average', '9 days. Whoever needs more than that asks the manager first.']],
      'team',
      'Team of the employee',
    ),
    undefined,
  );
});

kinds('who is insured is not surely who holds the account, nor a passenger who booked', () => {
  for (const [label, name] of [
    ['Name of the insured', 'account_holder_name'],
    ['Passenger', 'customer_name'],
  ] as const)
    assert.ok((listed([[label, 'Ada Palmer']], name)?.score ?? 0) < SURE_SCORE, `${label} ${name}`);
  assert.ok((listed([['Account holder', 'Ada Palmer']], 'account_holder_name')?.score ?? 0) >= SURE_SCORE);
});

kinds('an available balance is read where the current one is asked for, and is never sure', () => {
  for (const label of ['Available balance', 'Saldo disponible', 'Solde disponible']) {
    const found = listed([[label, '€1,204.50']], 'balance', 'Current balance');
    assert.is(found?.value, '€1,204.50', label);
    assert.ok((found?.score ?? 1) < SURE_SCORE, label);
  }
});

kinds('a raised ordinal sign belongs to its day', () => {
  const block = blocks++;
  const runs = [
    at('Effet', 20, 300, { fontWeight: 700 }),
    plainRun('1', { x: 200, y: 300, width: 8, block }, { region: null }),
    plainRun('er', { x: 208, y: 298, width: 10, block }, { region: null, tag: 'sup', fontSize: 12 }),
    plainRun('mars 2022', { x: 222, y: 300, width: 70, block }, { region: null }),
  ];
  assert.is(read(runs, 'date_effet', "Date d'effet")?.value, '1er mars 2022');
});

kinds('a name that is typed without the marks of its letters is the label that has them', () => {
  assert.is(listed([['Mã số thẻ', 'TX-20-8841']], 'ma_so_the')?.value, 'TX-20-8841');
  assert.is(listed([['Họ và tên', 'Trần Thị Mai']], 'ho_ten')?.value, 'Trần Thị Mai');
  assert.is(listed([['Číslo žádosti', 'Z-8841/26']], 'cislo_zadosti')?.value, 'Z-8841/26');
});

kinds('how many there are of something is a number, and whose name it is no amount', () => {
  assert.is(fieldType(field('open_claims', 'How many claims are open')), 'number');
  assert.is(fieldType(field('offene_faelle', 'Wie viele Fälle offen sind')), 'number');
  assert.is(fieldType(field('nama_pembayar_pajak')), 'name');
});

kinds('what only a description asks for yields to a label that is the very name, never for sure', () => {
  const payer = listed([['Ordenante', 'Eulalia Montejo Xool']], 'ordenante', 'quién paga');
  assert.is(payer?.value, 'Eulalia Montejo Xool');
  assert.ok((payer?.score ?? 1) < SURE_SCORE);
});

kinds('one of several people is never sure to be all of them', () => {
  const directors = (value: string) => listed([['Directors', value]], 'directors')?.score ?? 0;
  assert.ok(directors('Ada Palmer') < SURE_SCORE);
  assert.ok((listed([['Director', 'Ada Palmer']], 'director')?.score ?? 0) >= SURE_SCORE);
});

kinds('what leads to more is no value', () => {
  for (const value of ['Profile', 'Details', 'Übersicht'])
    assert.is(listed([['Your plan', value]], 'plan'), undefined, value);
  assert.is(listed([['Your plan', 'Student']], 'plan')?.value, 'Student');
});

/** A text of a document, where only places tell what belongs together. */
const printed = (text: string, x: number, y: number) => at(text, x, y, { tag: '', fontSize: 11 });

kinds('in a document a title of figures is no value of the title before it', () => {
  const runs = [
    printed('Rating', 40, 100),
    printed('4.9', 200, 100),
    printed('Member since', 40, 122),
    printed('March 2021', 200, 122),
  ];
  assert.is.not(read(runs, 'rating')?.value, 'Member since');
  const beside = [printed('Buildings cover', 40, 100), printed('Contents cover', 440, 100)];
  assert.ok((read(beside, 'buildings_cover')?.score ?? 0) < SURE_SCORE);
});

kinds('how often somebody is paid is said by its label or by the value, and no pay is', () => {
  assert.is(listed([['Earnings', 'Gross pay']], 'pay_frequency'), undefined);
  assert.is(listed([['Pay frequency', 'Fortnightly']], 'pay_frequency')?.value, 'Fortnightly');
  assert.is(listed([['Pay', 'Monthly']], 'pay_frequency')?.value, 'Monthly');
});

kinds('a number of a thing and words behind it are not certain to be the number', () => {
  const plate = (value: string) => listed([['Registration', value]], 'registration')?.score ?? 0;
  assert.ok(plate('191-KK-2208') >= SURE_SCORE);
  assert.ok(plate('191-KK-2208 Škoda Fabia') < SURE_SCORE);
});

kinds.run();
