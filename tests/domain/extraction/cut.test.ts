import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cutOf } from '../../../domain/extraction/cut.ts';
import type { FieldType } from '../../../domain/reading/field-types.ts';

const cuts = suite('values within their lines');

const CUT: readonly [FieldType, string, string | null][] = [
  ['text', 'Registered Nurse – Children (1 Sep 2018)', 'Registered Nurse - Children'],
  ['text', 'Premium - renews on 14 March 2027', 'Premium'],
  ['text', 'Winter 2026/27 (01.09.2026 - 28.02.2027)', 'Winter 2026/27'],
  ['text', 'Full - Comprehensive', null],
  ['name', 'Rosalind Achebe · 4 May 2026 · Salaried', 'Rosalind Achebe'],
  ['date', '02/12/2026 — R$ 55,90', '02/12/2026'],
  ['date', 'from – 2027-04-11', '2027-04-11'],
  ['money', '€1,204.50 as of today', '€1,204.50'],
  ['money', '8,250円（税込）', '8,250円'],
  ['money', '45,00 € (inkl. MwSt.)', '45,00 €'],
  ['money', '45,00 € (statt 60,00 €)', '45,00 €'],
  ['date', '2026年9月1日(更新済み)', '2026年9月1日'],
  ['id', 'A-7781-B of 14 May 2026', 'A-7781-B'],
  ['id', '118/26 del 03/04/2026', '118/26'],
  ['id', 'ref. KT-44-019', 'KT-44-019'],
  ['id', 'PT50 0047 0011 2233', null],
  ['name', '(signed) Imogen Faraday', 'Imogen Faraday'],
  ['text', 'Kestrel Joinery Ltd (Truro)', 'Kestrel Joinery Ltd'],
];
for (const [type, line, value] of CUT)
  cuts(`the ${type} of ${line} is ${value}`, () => assert.is(cutOf(type, line), value));

cuts.run();
