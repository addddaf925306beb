import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';

const papers = suite('how papers name things');

const field = (name: string, description = '') => ({ name, description, required: true });
const similarity = (name: string, label: string) => labelSimilarity(wordingOf(field(name)), labelWordingOf(label));

/** What a certificate, an invoice or a register calls what an English field asks for. */
const LABELS: readonly (readonly [name: string, labels: string])[] = [
  ['employee', 'Arbeitnehmerin, Salariée, Trabajador, Funcionário, Medewerker, Pracownica, Salariat, Çalışan'],
  ['customer', 'Rechnungsempfänger, Acheteur, Nabywca, Odběratel, Cumpărător, Покупатель, 购买方, 공급받는자'],
  ['seller', 'Vendeur, Verkoper, Sprzedawca, Dodavatel, Продавец, Satıcı, 销售方, 공급자'],
  ['issue_date', 'Ausstellungstag, Fait le, Kelt, Дата выдачи, Tanzim tarihi, تاريخ التحرير, 开具日期, 발급일'],
  ['employment_start', 'Beschäftigt seit, Date d’embauche, Data zatrudnienia, Munkaviszony kezdete, 入社日, 입사일'],
  ['valid_until', 'Valable jusqu’au inclus, Gælder til og med, صالحة لغاية, 有効期間満了日'],
  ['amount_paid', 'Montant réglé, Importe abonado, Zapłacono, Zaplacená částka, Ödenen tutar, 实收金额'],
  ['share_capital', 'Stammkapital, Capital social, Kapitał zakładowy, Základní kapitál, Törzstőke, 注册资本'],
  ['net_pay', 'Nettoloon, Líquido a percibir, Čistá mzda, Nettó bér, 실수령액, 实发工资'],
  ['position', 'Tätigkeit, Fonction, Mansione, Functie, Munkakör, Görevi, 职务, 직위'],
  ['field_of_study', 'Fachrichtung, Intitulé de la formation, Studierichting, Szak, Bölümü, Специальность, التخصص'],
];

for (const [name, labels] of LABELS)
  papers(`${name} is told in many languages`, () => {
    for (const label of labels.split(', '))
      assert.ok(similarity(name, label) >= 0.4, `${label}: ${similarity(name, label)}`);
  });

papers('a form that asks men and women alike asks the same', () => {
  assert.ok(similarity('date_of_birth', 'Né(e) le') >= 0.6);
  assert.ok(similarity('alumno', 'Alumno/a') >= 0.9);
  assert.ok(similarity('assuré', 'Assuré·e') >= 0.9);
  assert.ok(similarity('mitarbeiter', 'Mitarbeiter(in)') >= 0.9);
});

papers('a letter beyond English parts no word', () => {
  assert.is(fieldType(field('jméno')), 'name');
  assert.is(fieldType(field('id')), 'id');
});

papers('whose number is asked for is no count', () => {
  assert.is(fieldType(field('afm', 'Greek tax number of the taxpayer')), 'id');
  assert.is(fieldType(field('lessons', 'Number of lessons taught')), 'number');
});

papers.run();
