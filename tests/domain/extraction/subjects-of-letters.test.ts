import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOf } from './typed-page.ts';

const subjects = suite('whom a letter speaks of');

const nameIn = (lines: readonly string[], field = 'member_name') => readOf(lines, field)?.value ?? null;

const TOLD: readonly [string, readonly string[], string][] = [
  [
    'who begins a sentence of what they are',
    ['Hej Signe', 'Signe Rahbek Overgaard har været medlem af foreningen siden 1. august 2018.'],
    'Signe Rahbek Overgaard',
  ],
  [
    'who has degrees before the name',
    ['Sehr geehrte Frau Tönjes', 'Gern bestätigen wir, dass Frau Dipl.-Ing. Annegret Lüdersen bei uns versichert ist.'],
    'Annegret Lüdersen',
  ],
  [
    'whom a certificate names, and not who certifies',
    [
      'D. Íñigo Larrauri Pascual, Secretario General del Colegio, certifica:',
      'Que, según los datos que obran aquí, doña Nerea Solbes Antúnez figura inscrita en este Colegio desde 2016.',
    ],
    'Nerea Solbes Antúnez',
  ],
  [
    'whom the line of the subject names',
    ['Dear Ms Merriott', 'Your applicant: Miss Grace Hartigan, 6 Linnet Close, Bridgwater', 'She came to us in 2020.'],
    'Grace Hartigan',
  ],
];
for (const [what, lines, name] of TOLD) subjects(`is ${what}`, () => assert.is(nameIn(lines), name));

subjects('is nobody where two are spoken of alike', () => {
  const lines = [
    'Joris Wolthuis huurt van ons sinds 1 september 2023 kamer 3 op de begane grond.',
    'Jurre Wolthuis huurt op hetzelfde adres sinds 15 februari 2025 kamer 5 boven.',
  ];
  assert.is(nameIn(lines, 'tenant_name'), null);
});

subjects('is no company where an employee is asked for', () => {
  assert.is(
    nameIn(['Keittiötalo Kuukkeli Oy', 'Henkilöstöpalvelut', '', 'Työsuhde on päättynyt.'], 'employee_name'),
    null,
  );
});

subjects.run();
