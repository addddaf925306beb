import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkGuide } from '../../../domain/guide/check-guide.ts';
import { EVIDENCE_FORMS, EXAMPLE_FIELDS, FIELD_FORMS } from '../../../infrastructure/guide-writing/forms.ts';

const test = suite('guides in the exact form');

const FIELDS = [
  ...EXAMPLE_FIELDS,
  { name: 'nº de sócio', description: 'Número de sócio', required: true },
  { name: 'last_payment', description: '', required: true },
  { name: 'practice', description: 'Place of practice', required: true },
  { name: 'ogrenci_no', description: '', required: true },
  { name: 'name', description: 'Name of the member', required: true },
];

const understood = (line: string, level = 'High') =>
  checkGuide(`${level}:\n- ${line}`, FIELDS).map(one => `${one.is_decided ? '' : 'open: '}${one.understood_as}`);

for (const { form, example } of FIELD_FORMS)
  test(`a writer's form is understood: ${form}`, () => {
    const [told, ...more] = understood(example);
    assert.not.match(told ?? 'open', /^open/);
    assert.equal(more, []);
  });

for (const line of EVIDENCE_FORMS)
  test(`what a writer may say of the evidence is understood: ${line}`, () => {
    assert.not.match(understood(line, 'Reject').join(), /^open:|^$/);
  });

const SAID: readonly (readonly [string, string])[] = [
  ['nº de sócio is visible', 'nº de sócio is shown'],
  ['ogrenci_no is visible', 'ogrenci_no is shown'],
  ['last_payment is on or after 2026-03-01', 'last_payment is on or after 2026-03-01'],
  ['last_payment is in the future', 'last_payment lies in the future'],
  ['address is in New South Wales', 'address is in New South Wales'],
  ['address is in "Cần Thơ"', 'address is in Cần Thơ'],
  ['address is not in Bristol', 'address is not in Bristol'],
  ['plan is "Gold" or "Gold and more"', 'plan is one of Gold, Gold and more'],
  ['plan is "Gold" or status is active', 'plan is Gold or status says that it holds'],
  ['status is active and plan is not "Trial"', 'status says that it holds and plan is not Trial'],
  ['credits is between 80 and 90', 'credits is at least 80 and credits is at most 90'],
  ['card_number begins with RP', 'card_number begins with RP'],
  ['name contains "Hovorka"', 'name contains Hovorka'],
  ['joined_on is in this year', 'joined_on lies in this year'],
  ['balance is none', 'balance is nothing at all'],
  ['balance is not none', 'it is not so that balance is nothing at all'],
  ['practice is in New South Wales', 'practice is in New South Wales'],
  ['the evidence tells of no state that does not hold', 'the evidence tells of no state that does not hold or is open'],
  [
    'plan is "Gold" and the evidence tells of no state that does not hold or is open',
    'plan is Gold and the evidence tells of no state that does not hold or is open',
  ],
];
for (const [line, meaning] of SAID)
  test(`"${line}"`, () => {
    assert.is(understood(line).join(' and '), meaning);
  });

test('words behind a value are none of it', () => {
  for (const line of [
    'plan is Trial unless paid',
    'plan is 5 unless paid',
    'credits is 120 unless some are missing',
    'credits is at least lots',
    'card_number ends in 4417 unless blocked',
    'card_number begins with RP unless old',
    'status is active only if paid',
  ])
    assert.match(understood(line, 'Reject').join(), /open|needs a person/, line);
});

test.run();
