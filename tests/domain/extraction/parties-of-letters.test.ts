import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { certainly, readOf, type TypedLine } from './typed-page.ts';

const parties = suite('who is who in a letter');

const readIn = (lines: readonly TypedLine[], field: string) => readOf(lines, field)?.value ?? null;

parties('who deals with the matter is not whom it is about', () => {
  const letter = (label: string, name: string) => [
    { text: 'Herrn', y: 40 },
    { text: 'Jannik Obermüller', y: 54 },
    { text: label, x: 400, y: 40, weight: 700 },
    { text: name, x: 400, y: 53 },
  ];
  assert.is(readIn(letter('Ihre Ansprechpartnerin', 'Frau Hinterwimmer'), 'insured_name'), 'Jannik Obermüller');
  assert.is(readIn(letter('Sprawę prowadzi:', 'Pani Ewa Mazur'), 'insured_name'), 'Jannik Obermüller');
});

parties('who is called a landlord before their name is none who rents', () => {
  const letter = ['We act as managing agent on behalf of the landlord, Mrs Hilary Stannard.'];
  assert.is(readIn(letter, 'tenant_name'), null);
  assert.is(readIn(letter, 'landlord'), 'Hilary Stannard');
});

parties('two who are greeted by their first names are nobody whose name is asked for', () => {
  assert.is(readIn(['Dear Priya and Owen,', 'We confirm that the flat is let.'], 'tenant_name'), null);
});

parties('Portuguese sets a pronoun to the verb by which it confirms', () => {
  const said = 'A pedido da interessada, declara-se que Beatriz Falcão Quintela, filha de Armando Quintela, está bem.';
  assert.equal(readOf([said], 'student_name'), certainly('Beatriz Falcão Quintela'));
});

parties('who certifies says their own number as well', () => {
  const lines = [
    'D. Ramón Gil Soto, con DNI 00041788-Q, certifica que Noelia Botella Marchante, con DNI 00041799-R, asiste a clase.',
  ];
  assert.is(readIn(lines, 'student_name'), 'Noelia Botella Marchante');
});

parties('a company of which a letter confirms something is insured, and does not insure', () => {
  const lines = [
    'Mutuelle Artisanale du Ponant',
    'Assurances des métiers du bâtiment',
    'Nous attestons que la SARL TOITURES LE BRETTEVIN, immatriculée à Brest, est titulaire du contrat.',
  ];
  assert.is(readIn(lines, 'entreprise_assuree'), 'SARL TOITURES LE BRETTEVIN');
  assert.is(readIn(lines, 'assureur'), 'Mutuelle Artisanale du Ponant');
});

const POSTS: readonly [sentence: string, field: string, post: string][] = [
  ['С 1 февраля 2023 года занимает должность мастера участка печати.', 'должность', 'мастера участка печати'],
  [
    'Salariata ocupă funcția de tehnolog în industria alimentară (cod COR 311917), în Câmpeni.',
    'functie',
    'tehnolog în industria alimentară',
  ],
];
for (const [sentence, field, post] of POSTS)
  parties(`whoever has a post has it by a verb: ${sentence}`, () => assert.is(readIn([sentence], field), post));

parties('a description that asks for first and last name asks for a person, whatever the field is called', () => {
  assert.is(
    readIn(['Certificamos que Noelia Botella Marchante está inscrita.'], 'nombre_socio'),
    'Noelia Botella Marchante',
  );
});

parties.run();
