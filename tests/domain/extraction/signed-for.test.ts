import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readOf, type TypedLine } from './typed-page.ts';

const signed = suite('for whom a letter is signed');

const BODY: readonly TypedLine[] = [
  { text: '12 November 2026', y: 200 },
  { text: 'Miss Hartigan came to us in 2020 and works thirty hours a week.', y: 300 },
];
const employerOf = (lines: readonly TypedLine[]) => readOf([...BODY, ...lines], 'employer')?.value ?? null;

signed('is an employer on whose behalf somebody signs', () => {
  const lines = [
    { text: 'Yours sincerely', y: 400 },
    { text: 'Payroll Manager for and on behalf of Pennard Vale Water Services Limited', y: 450 },
    { text: 'The end of the page', y: 900 },
  ];
  assert.is(employerOf(lines), 'Pennard Vale Water Services Limited');
});

signed('is told by the foot where a name stands before where it is registered', () => {
  const foot = { text: 'Lumivaux Énergie, SAS au capital de 4 000 €, RCS Lyon 999 417 330', y: 900 };
  assert.is(employerOf([{ text: 'Cordialement', y: 400 }, foot]), 'Lumivaux Énergie');
});

signed('is nobody where two are named', () => {
  const lines = [
    { text: 'Yours sincerely', y: 400 },
    { text: 'Harrow Joinery Ltd', y: 450 },
    { text: 'Norrland Staffing Ltd', y: 470 },
    { text: 'The end of the page', y: 900 },
  ];
  assert.is(employerOf(lines), null);
});

signed('is not who is only named by the foot', () => {
  const foot = { text: 'Printed by Harrow Press on recycled paper', y: 900 };
  assert.is(employerOf([{ text: 'Yours sincerely', y: 400 }, foot]), null);
});

signed.run();
