import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { excludes, PAPER_KINDS, type PaperKind } from '../../../domain/papers/kinds.ts';
import { NAMES_OF_KINDS } from '../../../domain/papers/languages/all-languages.ts';
import { namesFound } from '../../../domain/papers/names-found.ts';
import { paperOf } from '../../../domain/papers/paper-of.ts';
import { createDocumentReader } from '../../../infrastructure/analysis/documents/document-reader.ts';

const reader = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));

async function paperIn(body: string) {
  const answer = await reader.read(Buffer.from(`<!doctype html><body>${body}`), 'text/html');
  if ('refused' in answer) throw new Error(answer.refused);
  return paperOf(answer.reading.pages.map(({ runs }) => runs));
}

const kindsIn = async (body: string) => (await paperIn(body)).named.flat();
const lines = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('');

const test = suite('what a document says that it is');

const TITLES: readonly [string, PaperKind][] = [
  ['Your electricity bill', 'electricity_bill'],
  ['PAYSLIP October 2026', 'payslip'],
  ['Gehaltsabrechnung Oktober 2026', 'payslip'],
  ['Bulletin de paie', 'payslip'],
  ['Lumituote Oy — PALKKALASKELMA', 'payslip'],
  ['Umowa o pracę', 'employment_contract'],
  ['Re: confirmation of membership KB-20417', 'membership_certificate'],
  ['Confirmation of employment – Mr Tom Quill', 'employment_certificate'],
  ["AVIS D'IMPÔT 2026", 'tax_assessment'],
  ['Volante de empadronamiento', 'residence_certificate'],
  ['Справка о доходах', 'salary_certificate'],
  ['Довідка про доходи', 'salary_certificate'],
  ['在学証明書', 'enrolment_certificate'],
  ['电子发票（普通发票）', 'invoice'],
  ['재직증명서', 'employment_certificate'],
  ['شهادة راتب', 'salary_certificate'],
  ['La Sua proposta RC Auto', 'quotation'],
];

for (const [title, kind] of TITLES)
  test(`by its title: ${title}`, async () => {
    const named = await kindsIn(lines('Quill & Sons', title, 'Ada Quill', '12 High Street'));
    assert.ok(named.includes(kind), String(named));
    assert.ok(
      named.every(one => one === kind || !excludes(one, kind)),
      String(named),
    );
  });

const NO_TITLES = [
  'Please send the invoice to Ada Quill within two weeks.',
  'Invoice number: 4711',
  'Bill to',
  'Balance on your last bill',
  'How to read a payslip that your employer has given to you every month of the year',
  'Thank you for your order.',
];

for (const line of NO_TITLES)
  test(`not by other lines: ${line}`, async () => {
    assert.equal(await kindsIn(lines('Quill & Sons', line, 'Ada Quill')), []);
  });

test('what rows and labels are called names no document', async () => {
  assert.equal(await kindsIn(lines('20/11/2026', '-38,71 €', 'Recibo Aguas del Nervión', '1.500,00 €', 'Nómina')), []);
  const cells = (...texts: string[]) => `<tr>${texts.map(text => `<td>${text}</td>`).join('')}</tr>`;
  assert.equal(await kindsIn(`<table>${cells('Name', 'Ticket')}${cells('Ada', 'Student')}</table>`), []);
});

const DATED: readonly [string, string | null][] = [
  [lines('Quill Ltd', '9 November 2026', 'Dear Ada,'), '2026-11-09'],
  [lines('Quill AB', 'Kursintyg', 'Umeå den 20 augusti 2026'), '2026-08-20'],
  [lines('Quill GmbH', 'Oberstaufen, 12.11.2026', 'Ihre Mitgliedschaft'), '2026-11-12'],
  [lines('Date of issue: 16 November 2026', 'Valid until: 31 December 2027'), '2026-11-16'],
  [lines('Établi le : 17/07/2026', 'Né le : 21/06/2012'), '2026-07-17'],
  [lines('Employed since 4 March 2024', 'Date of birth: 3 May 1990'), null],
  [lines('Valid through', '31 May 2026'), null],
  [lines('3 May 2026', 'and', '4 June 2026'), null],
  [lines('No day at all'), null],
];

for (const [body, day] of DATED)
  test(`when it was made: ${body.replace(/<[^>]*>/g, ' ').trim()}`, async () => {
    assert.is((await paperIn(body)).dated, day);
  });

test('an offer is no contract, a payslip no statement, and a certificate of cover may be a policy', () => {
  for (const [one, other] of [
    ['quotation', 'invoice'],
    ['quotation', 'employment_contract'],
    ['payslip', 'bank_statement'],
    ['mobile_bill', 'electricity_bill'],
    ['application', 'membership_certificate'],
  ] as const)
    assert.ok(excludes(one, other) && excludes(other, one), `${one}, ${other}`);
  for (const [one, other] of [
    ['insurance_certificate', 'insurance_policy'],
    ['water_bill', 'utility_bill'],
    ['invoice', 'mobile_bill'],
    ['draft', 'employment_contract'],
    ['receipt', 'invoice'],
  ] as const)
    assert.not(excludes(one, other) || excludes(other, one), `${one}, ${other}`);
});

test('has names for papers in more than twenty languages, each found whole', () => {
  assert.ok(NAMES_OF_KINDS.size > 20);
  for (const [language, names] of NAMES_OF_KINDS)
    for (const kind of PAPER_KINDS)
      for (const name of names[kind]?.split('|') ?? []) {
        const { named } = namesFound(name);
        assert.ok(named.length === 1 && named[0]?.kinds.includes(kind), `${language}: ${name}`);
      }
});

test.run();
