import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coveredBy } from '../../../domain/guide/cover/cover.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Facts } from '../../../domain/guide/facts.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';

const field = (name: string, description: string): Field => ({ name, description, required: true });
const FIELDS: Field[] = [
  field('member_name', 'Name of the member'),
  field('team', 'Team in which the member works'),
  field('tier', 'Tier of the membership'),
  field('joined_on', 'Date of joining'),
  field('fee', 'Yearly fee in money'),
];
const SHOWN = {
  member_name: 'Ottoline Fenwick',
  team: 'Rights & Permissions',
  tier: 'Årskort',
  joined_on: '12 April 2021',
  fee: '£240.00',
};

function outcomeOf(line: string, shown: Record<string, string> = SHOWN, uncertain: readonly string[] = []) {
  const values = new Map(
    Object.entries(shown).map(([name, value]) => [name, { value, certain: !uncertain.includes(name) }]),
  );
  const facts: Facts = {
    fields: FIELDS,
    query: 'Is she a member of the club?',
    values,
    signals: NO_SIGNALS,
    submittedAt: new Date('2026-11-25T12:00:00Z'),
  };
  return coveredBy(line, facts, clause => evaluateClause(clause, facts, 'grants') === 'met');
}

const cover = suite('conditions whose every word stands in the evidence');

const MET = [
  'Ottoline Fenwick is in the team Rights & Permissions',
  'The member is Ottoline Fenwick',
  'Das Mitglied heißt Ottoline Fenwick',
  'Navnet Ottoline Fenwick vises på siden',
  'El nombre Ottoline Fenwick aparece en la página',
  'The yearly fee is 240 GBP',
];
for (const line of MET) cover(`are met: ${line}`, () => assert.is(outcomeOf(line), 'met'));

const OPEN = [
  'Ottoline Fenwick is not in the team Rights & Permissions',
  'Ottoline Fenwick was formerly in the team Rights & Permissions',
  'Ottoline Fenwick is in the team Rights & Permissions until May',
  'Only Ottoline Fenwick is in the team Rights',
  'Ottoline Fenwick leaves the team Rights & Permissions',
  'The landlord is Ottoline Fenwick',
  'The yearly fee is 240 EUR',
  'The yearly fee is 24 GBP',
  'The yearly fee is over 240 GBP',
  'She did not join in April 2021',
];
for (const line of OPEN) cover(`stay open: ${line}`, () => assert.is(outcomeOf(line), 'unknown'));

const JOINED = field('入会日', '');
const UNTIL = field('有効期限', '');
/** Where no spaces part the words, a day within a sentence is not what the sentence says. */
function outcomeInJapanese(line: string) {
  const values = new Map([
    [JOINED.name, { value: '令和5年4月1日', certain: true }],
    [UNTIL.name, { value: '2027年3月31日', certain: true }],
  ]);
  const submittedAt = new Date('2026-11-25T12:00:00Z');
  const facts: Facts = { fields: [JOINED, UNTIL], query: '会員ですか。', values, signals: NO_SIGNALS, submittedAt };
  return coveredBy(line, facts, clause => evaluateClause(clause, facts, 'grants') === 'met');
}

cover('a day in words without spaces is a value by itself alone', () => {
  assert.is(outcomeInJapanese('有効期限は2027年3月31日'), 'met');
  for (const line of [
    '西暦2024年に入会し、2027年3月までは有効であること',
    '退会しない限り2027年3月31日まで延長されること',
  ])
    assert.is(outcomeInJapanese(line), 'unknown', line);
});

cover('stay open where a value is not beyond doubt', () => {
  for (const line of MET.slice(0, 5)) assert.is(outcomeOf(line, SHOWN, ['member_name']), 'unknown', line);
});

cover('stay open with any letter or digit of a value changed', () => {
  const [line = ''] = MET;
  for (const name of ['member_name', 'team'] as const)
    for (const [at, was] of [...SHOWN[name]].entries()) {
      if (!/\p{L}/u.test(was)) continue;
      const altered = `${SHOWN[name].slice(0, at)}x${SHOWN[name].slice(at + 1)}`;
      if (was.toLowerCase() !== 'x') assert.is(outcomeOf(line, { ...SHOWN, [name]: altered }), 'unknown', altered);
    }
});

cover.run();
