import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { plainRun } from '../../support/plain-run.ts';

const letters = suite('letters that confirm employment');

const DESCRIBED: Record<string, string> = { annual_salary: 'Gross annual salary' };

/** What is certain of a letter with these lines, one below the other. */
function certain(lines: readonly string[], ...names: string[]): Record<string, string> {
  const runs = lines.flatMap((text, at) => {
    const place = { x: 40, y: 40 + 22 * at, width: 6 * text.length, block: at + 1 };
    return text === '' ? [] : plainRun(text, place, { tag: '', fontSize: 11 });
  });
  const fields = names.map(name => ({ name, description: DESCRIBED[name] ?? '', required: true }));
  const read = extract(pageOf({ runs, pairs: [] }), fields);
  const sure = read.filter(({ score, ambiguous, doubt }) => score >= SURE_SCORE && !ambiguous && doubt === null);
  return Object.fromEntries(sure.map(({ name, value }) => [name, value]));
}

const NAMES = ['employee_name', 'employer', 'position', 'annual_salary'];
const english = (...body: string[]) => [
  'Harrow Lane Joinery Ltd',
  'Unit 4, Mill Road, Leeds LS1 0AA',
  '',
  'Dear Ms Okafor,',
  ...body,
  'Yours sincerely,',
  'Joan Pike',
];
const CONFIRMED = 'I confirm that Mr Owen Tallis has been employed by Harrow Lane Joinery Ltd since 4 March 2019.';
const WORKS = 'He works as a Bench Joiner on a permanent contract of 39 hours a week.';
const PAID = 'His gross annual salary is £33,150, paid monthly by bank transfer.';

letters('say plainly who works for whom, as what, and for how much', () => {
  assert.equal(certain(english(CONFIRMED, WORKS, PAID), ...NAMES), {
    employee_name: 'Owen Tallis',
    employer: 'Harrow Lane Joinery Ltd',
    position: 'Bench Joiner',
    annual_salary: '£33,150',
  });
});

const OTHERWISE: readonly [why: string, body: readonly string[]][] = [
  ['what was so', [CONFIRMED.replace('has been', 'was')]],
  ['what will be', [CONFIRMED.replace('has been', 'will be')]],
  ['what would be', [CONFIRMED.replace('has been', 'would be')]],
  ['what is denied', [CONFIRMED.replace('has been', 'has not been')]],
  ['what stands under a condition', [CONFIRMED.replace('since', 'subject to references since')]],
];
for (const [why, body] of OTHERWISE)
  letters(`tell no employee for certain by ${why}`, () => assert.equal(certain(english(...body), ...NAMES), {}));

const OF_EMPLOYER: readonly [why: string, body: readonly string[]][] = [
  ['what is quoted', [`Please write: “${CONFIRMED}”`]],
  ['two people', [CONFIRMED, CONFIRMED.replace('Owen Tallis', 'Ivor Penn')]],
];
for (const [why, body] of OF_EMPLOYER)
  letters(`tell no employee for certain by ${why}, and still who writes`, () =>
    assert.equal(certain(english(...body), ...NAMES), { employer: 'Harrow Lane Joinery Ltd' }),
  );

const ELSE: readonly [why: string, sentence: string, field: string][] = [
  ['a salary of another day', 'His gross annual salary is £39,000 from 1 January 2027.', 'annual_salary'],
  ['a salary to come', 'His gross annual salary will be £39,000.', 'annual_salary'],
  ['a salary that was', 'His gross annual salary was £39,000.', 'annual_salary'],
  ['a salary under a condition', 'His gross annual salary is £39,000 if he passes probation.', 'annual_salary'],
  ['a post that may come', 'He works as a Bench Joiner until the workshop closes.', 'position'],
  ['a post of which the end is open', 'He works as a Head Joiner in Training at our site.', 'position'],
];
for (const [why, sentence, field] of ELSE)
  letters(`tell nothing for certain by ${why}`, () =>
    assert.is(certain(english(CONFIRMED, sentence), field)[field], undefined),
  );

letters('do not tell of whom a sentence speaks behind somebody else', () => {
  const other = 'Mrs Ada Finch reports to him.';
  assert.equal(certain(english(CONFIRMED, other, PAID), 'annual_salary'), {});
});

letters('are of an employer only where that is who writes', () => {
  const agency = CONFIRMED.replace('by Harrow Lane Joinery Ltd', 'by Norrland Staffing Ltd');
  assert.equal(certain(english(agency), 'employer'), {});
});

const LANGUAGES: readonly [head: string, body: readonly string[], read: Record<string, string>][] = [
  [
    'Brückner Feinwerk GmbH',
    [
      'Hiermit bestätigen wir, dass Frau Silke Ahrens seit dem 1. April 2018 bei der Brückner Feinwerk GmbH als Kalibriertechnikerin beschäftigt ist.',
      'Ihr Bruttojahresgehalt beträgt 41.250 €.',
    ],
    { employee_name: 'Silke Ahrens', employer: 'Brückner Feinwerk GmbH', position: 'Kalibriertechnikerin' },
  ],
  [
    'Atelier Morvan SARL',
    [
      'Je soussignée certifie que Madame Agathe Lebrun est employée par Atelier Morvan SARL depuis le 3 mai 2019 en qualité de comptable.',
    ],
    { employee_name: 'Agathe Lebrun', employer: 'Atelier Morvan SARL', position: 'comptable' },
  ],
  [
    'Talleres Urdiales SL',
    ['Certifica que Doña Nuria Cabanas trabaja en Talleres Urdiales SL desde el 3 de mayo de 2019.'],
    { employee_name: 'Nuria Cabanas', employer: 'Talleres Urdiales SL' },
  ],
  [
    'Hamnholmens Snickeri AB',
    ['Härmed intygas att Linnéa Öhrström är anställd hos Hamnholmens Snickeri AB sedan den 4 maj 2019.'],
    { employee_name: 'Linnéa Öhrström', employer: 'Hamnholmens Snickeri AB' },
  ],
];
for (const [head, body, read] of LANGUAGES)
  letters(`say so in other languages: ${head}`, () =>
    assert.equal(certain([head, 'Strandweg 4, 20457 Ort', '', ...body], 'employee_name', 'employer', 'position'), read),
  );

letters.run();
