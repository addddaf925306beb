import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isGranted } from './granted.ts';

const day = suite('lines that say that something holds on a day');

const PASS = { holder: 'Ana Kovac', valid_until: '31 December 2026' };
const query = 'Is the pass valid?';
const granted = (line: string, values: Readonly<Record<string, string>> = PASS) =>
  isGranted({ query, guide: `## High Acceptance\n- ${line}` }, values);

for (const line of [
  'the pass is valid on 1 December 2026',
  'valid on 1 December 2026, holder Ana Kovac',
  'in force on 1 December 2026',
  'valid as of 31 December 2026',
])
  day(`what ends then or later is enough: ${line}`, () => {
    assert.ok(granted(line));
    assert.not(granted(line, { ...PASS, valid_until: '30 November 2026' }));
  });

const ELSEWHERE: [string, string, string][] = [
  ['gültig_bis', 'Ist der Ausweis gültig?', 'der Ausweis ist am 1. Dezember 2026 noch gültig'],
  ['valable_jusqu_au', 'La carte est-elle valable ?', 'la carte est valable le 1er décembre 2026'],
  ['válido_hasta', '¿Es válido el carné?', 'el carné es válido el 1 de diciembre de 2026'],
  ['wazny_do', 'Czy bilet jest ważny?', 'bilet ważny 1.12.2026'],
];

for (const [field, asked, line] of ELSEWHERE)
  day(`the same in other languages: ${line}`, () => {
    const guide = `## High Acceptance\n- ${line}`;
    assert.ok(isGranted({ query: asked, guide }, { [field]: '31.12.2026' }));
    assert.not(isGranted({ query: asked, guide }, { [field]: '30.11.2026' }));
  });

day('what begins later does not hold then', () => {
  const line = 'valid on 1 December 2026';
  assert.ok(granted(line, { ...PASS, valid_from: '1 December 2026' }));
  assert.not(granted(line, { ...PASS, valid_from: '2 December 2026' }));
});

day('a status must be a good one as well', () => {
  const line = 'the pass is valid on 1 December 2026';
  assert.ok(granted(line, { ...PASS, status: 'Active' }));
  assert.not(granted(line, { ...PASS, status: 'Suspended' }));
});

day('of a day that has passed it is not known what held then, unless the first day is', () => {
  const line = 'the pass is valid on 1 March 2026';
  assert.not(granted(line));
  assert.ok(granted(line, { ...PASS, valid_from: '1 January 2026' }));
});

day('other words beside a day say something else', () => {
  for (const line of [
    'valid from 1 December 2026',
    'not valid on 1 December 2026',
    'valid since 1 December 2026',
    'the insurance is valid on 1 December 2026',
    'valid on 1 December 2026 or suspended',
  ])
    assert.not(granted(line), line);
});

day('what is to hold from a day on is not asked of its end', () => {
  const guides: [string, string][] = [
    ['valid_until', 'valid from 1 December 2026'],
    ['gültig_bis', 'gültig ab 1. Dezember 2026'],
    ['valable_jusqu_au', 'valable à partir du 1 décembre 2026'],
    ['geldig_tot', 'geldig vanaf 1 december 2026'],
  ];
  for (const [field, line] of guides)
    assert.not(isGranted({ query, guide: `## High Acceptance\n- ${line}` }, { [field]: '31.12.2027' }), line);
});

day.run();
