import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { perhaps, readOf } from './typed-page.ts';

const numbers = suite('numbers in the sentences of documents');

const TOLD: readonly [sentence: string, field: string, number: string][] = [
  [
    'Figura inscrita como colegiada ejerciente con el número 46-01377 desde entonces.',
    'registration_number',
    '46-01377',
  ],
  ['Figura inscrita como colegiada ejerciente con el número 46-01377 desde entonces.', 'num_colegiado', '46-01377'],
  ['Your membership number, 40718, does not change when the grade does.', 'membership_no', '40718'],
  ['Er ist bei uns als Mitglied unter der Nummer 774 20 518 eingetragen.', 'member_number', '774 20 518'],
];
for (const [sentence, field, number] of TOLD)
  numbers(`are told by their clause, ${field}: ${sentence}`, () =>
    assert.equal(readOf([sentence], field), perhaps(number)),
  );

const NOT_TOLD: readonly [why: string, sentence: string, field: string][] = [
  ['who made the paper', 'A company registered in England and Wales no. 00718834, for its members.', 'membership_no'],
  [
    'what goes out',
    'Registro de salida n.º 1187/2026. Este certificado tiene validez de tres meses.',
    'registration_number',
  ],
  ['what was before', 'Votre ancien contrat n° 6 902 118 a été résilié au mois de mars.', 'numero_contrat'],
];
for (const [why, sentence, field] of NOT_TOLD)
  numbers(`are not those of ${why}`, () => assert.is(readOf([sentence], field), null));

const REFERENCES: readonly [line: string, field: string, value: string | null][] = [
  ['Our ref: MEM/JCA/40718/26', 'membership_no', null],
  ['Ihr Zeichen: 65-V-2026/118', 'versicherungsschein_nr', null],
  ['Unser Zeichen: MB-4/26-88213', 'mitglied_nummer', null],
  ['Our ref: MEM/JCA/40718/26', 'letter_reference', 'MEM/JCA/40718/26'],
];
for (const [line, field, value] of REFERENCES)
  numbers(`of a letter are those of nothing else: ${line} for ${field}`, () =>
    assert.is(readOf(['Letter', line, 'Harrow Lane.'], field)?.value ?? null, value),
  );

numbers.run();
