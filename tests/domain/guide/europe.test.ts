import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isExpiry } from '../../../domain/guide/expiry.ts';
import { countOf } from '../../../domain/guide/languages/counting-words.ts';
import { LANGUAGES } from '../../../domain/guide/languages/languages.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { judged } from './judged.ts';
import { fieldsOf } from './sentences/sentences.ts';

const said = suite('what guides of Europe say in words of their own');

/** Fields with their values, what is asked, what these values grant, and what is near to it and must stay open. */
type Case = {
  fields: Readonly<Record<string, readonly [description: string, value: string]>>;
  query: string;
  granted: readonly string[];
  open: readonly string[];
};

const CASES: readonly Case[] = [
  {
    fields: { gyldig_til: ['siste dag tillatelsen gjelder', '14.04.2027'] },
    query: 'Har Solveig gyldig beboerkort?',
    granted: ['Beboerkortet er gyldig i dag', 'Kortet gjelder i dag', 'Kortet er gyldig på dagen for kontrollen'],
    open: ['Kortet er ikke gyldig i dag', 'Bilen gjelder i dag', 'Kortet er gyldig i dag i sone 4'],
  },
  {
    fields: { platnost_do: ['', '14. 4. 2027'] },
    query: 'Má cestující platný kupon?',
    granted: ['Kupon platí v den snímku', 'Kupon není prošlý'],
    open: ['Kupon je prošlý', 'Kupon neplatí v den snímku', 'Kupon platí v den odjezdu'],
  },
  {
    fields: { valid_to: ['last day', '31.03.2027'] },
    query: 'resident parking permit',
    granted: ['Permit valid on the day we check', 'The permit is valid on the date of the screenshot'],
    open: ['Permit valid on the day we leave', 'Permit not valid on the day we check'],
  },
  {
    fields: { voimassa_asti: ['', '31.12.2026'] },
    query: 'Onko henkilö maksanut voimassa olevan kalastusmaksun?',
    granted: ['Kalastusmaksu on voimassa'],
    open: ['Kalastuslupa on voimassa', 'Kalastusmaksu ei ole voimassa'],
  },
  {
    fields: { bitis_tarihi: ['aboneliğin son günü', '28.02.2027'] },
    query: 'Kişinin geçerli bir aboneliği var mı?',
    granted: ['Abonelik süresi bitmemiş olsun', 'Aboneliğin süresi dolmamış'],
    open: ['Abonelik süresi bitmiş olsun', 'Sınav süresi bitmemiş olsun'],
  },
  {
    fields: {
      scadenza: ['scadenza abbonamento', '14 giugno 2027'],
      certificato_medico: ['scadenza del certificato medico', '2 febbraio 2025'],
    },
    query: 'La persona ha un abbonamento valido?',
    granted: ["L'abbonamento non è scaduto"],
    open: ['Il certificato medico non è scaduto', 'La visita non è scaduta'],
  },
  {
    fields: { дійсний_до: ['коли закінчується', '15 вересня 2027 року'], заборгованість: ['', '0,00 грн'] },
    query: 'Чи має Олена дійсний квиток без боргів?',
    granted: ['квиток дійсний щонайменше до 31 травня 2027 року, а заборгованості немає'],
    open: [
      'квиток дійсний щонайменше до 31 травня 2028 року, а заборгованості немає',
      'квиток дійсний щонайменше до 31 травня 2027 року, а заборгованість є',
      'квиток дійсний щонайменше до 31 травня 2027 року, а подяки немає',
    ],
  },
  {
    fields: { status_polisy: ['', 'Aktywna'], ochrona_do: ['ostatni dzień ochrony', '17.06.2027'] },
    query: 'Czy auto ma ważne OC?',
    granted: ['Polisa jest aktywna, a ochrona trwa co najmniej do 31 maja 2027'],
    open: [
      'Polisa jest aktywna, a ochrona trwa co najmniej do 31 maja 2028',
      'Polisa jest aktywna, a ochrona nie trwa co najmniej do 31 maja 2027',
      'Polisa nie jest aktywna, a ochrona trwa co najmniej do 31 maja 2027',
    ],
  },
  {
    fields: { oplaty: ['kwota opłat', '0,00 zł'] },
    query: 'Czy czytelnik nie ma opłat?',
    granted: ['Opłaty nie przekraczają 5 zł'],
    open: ['Opłaty przekraczają 5 zł', 'Opłaty dodatkowe nie przekraczają 5 zł'],
  },
  {
    fields: { situacao: ['situação da matrícula', 'Matriculado'] },
    query: 'O aluno está matriculado?',
    granted: ['o aluno estiver matriculado', 'o aluno consta como matriculado'],
    open: ['o aluno não estiver matriculado', 'o aluno não consta como matriculado', 'o aluno esteve matriculado'],
  },
  {
    fields: { situacion: ['situación colegial', 'Ejerciente'], cuota: ['cuota mensual', '35,00 €'] },
    query: '¿Está colegiado?',
    granted: ['figura como ejerciente', 'La cuota no pasa de 50 €'],
    open: [
      'no figura como ejerciente',
      'figuraba como ejerciente',
      'La cuota pasa de 50 €',
      'La cuota no pasa de 30 €',
    ],
  },
  {
    fields: { medlem_sedan: ['inträdesdatum', '2018-03-01'] },
    query: 'Är personen medlem?',
    granted: ['Inträdet skedde före den 1 januari 2025', 'Medlem i minst ett år'],
    open: ['Inträdet skedde efter den 1 januari 2025', 'Inträdet skedde inte före den 1 januari 2025'],
  },
  {
    fields: {
      lieferadresse: ['Adresse der Lieferstelle', 'Fontanestraße 18, 84168 Eschenried'],
      jahresverbrauch: ['', '2.917 kWh'],
    },
    query: 'Hat die Person einen Stromvertrag?',
    granted: [
      'die Lieferadresse in 84168 Eschenried liegt',
      'Der Jahresverbrauch liegt unter 4.000 kWh',
      'der Jahresverbrauch 4.000 kWh nicht übersteigt',
    ],
    open: [
      'die Lieferadresse in 84169 Eschenried liegt',
      'die Lieferadresse nicht in 84168 Eschenried liegt',
      'Der Jahresverbrauch liegt unter 2.000 kWh',
      'der Jahresverbrauch 4.000 kWh übersteigt',
      'der Jahresverbrauch 2.000 kWh nicht übersteigt',
    ],
  },
  {
    fields: { laufzeitende: ['', '30.09.2027'] },
    query: 'Läuft der Vertrag noch?',
    granted: ['Die Laufzeit endet nicht vor dem 31.12.2026'],
    open: ['Die Mindestlaufzeit endet nicht vor dem 31.12.2026', 'Die Laufzeit endet nicht vor dem 31.12.2027'],
  },
  {
    fields: { останній_платіж: ['', '06.11.2026'], наступний_платіж: ['', '06.12.2026'] },
    query: 'Чи сплачено за опалення?',
    granted: ['останній платіж здійснено не раніше 1 листопада 2026 року'],
    open: [
      'останній платіж здійснено не раніше 10 листопада 2026 року',
      'платіж здійснено не раніше 10 листопада 2026 року',
      'останній платіж не здійснено раніше 10 листопада 2026 року',
    ],
  },
  {
    fields: { tenancyStatus: ['', 'Current tenant'] },
    query: 'Does this person hold a plot?',
    granted: ['Must be a current tenant'],
    open: ['Must be a former tenant', 'Must not be a current tenant', 'Must be a current landlord'],
  },
  {
    fields: { zone: ['as named by the city', 'B – Altstadt'] },
    query: 'resident parking permit',
    granted: ['zone B'],
    open: ['zone A', 'zone B1', 'not zone B'],
  },
  { fields: { zone: ['', 'B – Suspended'] }, query: 'parking permit', granted: [], open: ['zone B'] },
];

for (const { fields, query, granted, open } of CASES) {
  const values = Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value]));
  const asked = fieldsOf(Object.fromEntries(Object.entries(fields).map(([name, [told]]) => [name, told])));
  const outcome = (line: string) =>
    judged({ guide: `High:\n- ${line}`, query, fields: asked, signals: { doubtful_state: 'not_met' } }, values);
  for (const line of granted) said(`"${line}" is met`, () => assert.is(outcome(line), 'high'));
  for (const line of open) said(`"${line}" grants nothing`, () => assert.is(outcome(line), 'open'));
}

const ENDS: readonly (readonly [string, string, boolean])[] = [
  ['kontingent_betalt_til', 'siste dag kontingenten er betalt for', true],
  ['okresDo', 'ostatni dzień ochrony', true],
  ['avgift_betald_tom', '', true],
  ['subs', 'subscription paid up to', true],
  ['opens', 'first day of the sale', false],
  ['invoice', 'last day to pay it', false],
];

for (const [name, description, ends] of ENDS)
  said(`${name} (${description}) asks for a day${ends ? ' on which something ends' : ''}`, () => {
    const field = { name, description, required: true };
    assert.is(fieldType(field), 'date');
    assert.is(isExpiry(field), ends);
  });

const COUNTS: readonly (readonly [string, string, number | null])[] = [
  ['sv', 'ett', 1],
  ['pl', 'dwóch', 2],
  ['ru', 'трёх', 3],
  ['uk', 'двох', 2],
  ['cs', 'dvou', 2],
  ['pt', 'duas', 2],
  ['el', 'τρία', 3],
  ['fi', 'kahden', 2],
  ['de', 'zwei', 2],
  ['sv', 'några', null],
  ['fi', '', null],
];

for (const [code, word, count] of COUNTS)
  said(`"${word}" in ${code} counts ${count ?? 'nothing'}`, () => {
    const language = LANGUAGES.find(one => one.code === code);
    assert.ok(language);
    assert.is(countOf(word, language), count);
  });

said.run();
