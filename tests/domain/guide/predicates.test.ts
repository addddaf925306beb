import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkGuide } from '../../../domain/guide/check-guide.ts';
import { isGranted } from './granted.ts';

const said = suite('what is said of a thing is no value of it');

const fieldsOf = (...names: string[]) => names.map(name => ({ name, description: '', required: true }));
const understood = (line: string, query: string, ...names: string[]) =>
  checkGuide(`## High Acceptance\n- ${line}`, fieldsOf(...names), query);

const OPEN: [line: string, query: string, ...fields: string[]][] = [
  ['The dog is registered for 2026/27', 'Is the dog registered?', 'dogName', 'chip_number'],
  ['الموظفة على رأس العمل وبعقد دائم', 'Is the applicant employed?', 'employeeName', 'jobTitle'],
  ['khóa kết thúc sau ngày 31/01/2027', 'Người này có đang theo học không?', 'ho_ten', 'ngay_ket_thuc'],
  ['Still employed there in September 2026', 'Is the person employed?', 'nimi', 'alkoi'],
  ['تاريخ الشهادة في شهر نوفمبر 2026', 'Is the person employed?', 'employee_name', 'joining_date'],
  ['The person worked there for at least three years', 'Was the person employed?', 'start_date', 'end_date'],
  ['The safety inspection has not lapsed', 'Is the vehicle registered?', 'plate', 'rego_status'],
];

for (const [line, query, ...fields] of OPEN)
  said(`somebody has to look: ${line}`, () => {
    const conditions = understood(line, query, ...fields);
    assert.ok(
      conditions.some(one => !one.is_decided),
      conditions.map(one => one.understood_as).join('; '),
    );
  });

said('a class that a letter names is not lost', () => {
  const guide = '## High Acceptance\n- On Band A';
  assert.not(
    isGranted({ query: 'Is this person a customer?', guide }, { tariff_band: 'Band B', customer: 'Ada Palmer' }),
  );
});

said('nouns of a question are nobody’s name', () => {
  const query = 'Bezieht die Person an einer eigenen Verbrauchsstelle Strom auf ihren Namen?';
  const [condition] = understood('Kunde ist die angefragte Person', query, 'kunde');
  assert.not(/Verbrauchsstelle/.test(condition?.understood_as ?? ''));
});

said('a word that stands there denied is not contained', () => {
  const guide = '## High Acceptance\n- situacion contains "ejerciente"';
  const asked = { query: '¿Ejerce la persona?', guide };
  assert.ok(isGranted(asked, { situacion: 'Colegiado ejerciente' }));
  assert.not(isGranted(asked, { situacion: 'No ejerciente' }));
});

said('who checks a guide is told where only the very words meet it, and of which rule a condition is', () => {
  const [condition] = understood('contract_type is permanent', '', 'contract_type');
  assert.ok(condition?.is_decided);
  assert.match(condition?.advice ?? '', /put them in quotes/);
  assert.is(condition?.rule, 'contract_type is permanent');
  const [quoted] = understood('contract_type is "permanent"', '', 'contract_type');
  assert.is(quoted?.advice, null);
});

said.run();
