import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOf } from './typed-page.ts';

const told = suite('what sentences of documents tell');

const TOLD: readonly [sentence: string, field: string, value: string | null][] = [
  ['Она работает в ООО «Вятские приборы» с 2018 года по настоящее время.', 'employer', 'ООО «Вятские приборы»'],
  [
    'Elle est salariée de la menuiserie Fauvel et Fils à Saint-Junien depuis un an.',
    'employeur',
    'menuiserie Fauvel et Fils',
  ],
  [
    'Trabaja con nosotros desempeñándose como auxiliar de almacén en nuestra planta de León.',
    'puesto',
    'auxiliar de almacén',
  ],
  ['Работает в нашей компании в должности ведущего инженера (до этого — техника).', 'position', 'ведущего инженера'],
  ['La borsa ammonta complessivamente a 18.000 euro lordi, divisi in sei rate.', 'importo_lordo', '18.000 euro'],
  ['Die monatliche Miete beläuft sich seit Jänner 2026 auf € 641,87.', 'monatliche_miete', '€ 641,87'],
  ['Die Wohnung in 8700 Leoben mit einer Nutzfläche von 68,42 m² ist vermietet.', 'nutzflaeche', '68,42 m²'],
  [
    'Wir führen Sie unter der Versicherungsscheinnummer BHV 70-448.913-2 bei uns.',
    'versicherungsscheinnummer',
    'BHV 70-448.913-2',
  ],
  ['Registered in England and Wales, company number 99471863, at Taunton.', 'ni_number', null],
];
for (const [sentence, field, value] of TOLD)
  told(`${value === null ? 'nothing' : value} of ${field}: ${sentence}`, () =>
    assert.is(readOf([sentence], field)?.value ?? null, value),
  );

told.run();
