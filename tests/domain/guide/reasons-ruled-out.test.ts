import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { type EvidenceSignals, NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { standsWell } from '../../../domain/guide/stands-well.ts';
import type { Mention } from '../../../domain/mentions/mentions-in.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  member_name: 'Name of the member',
  zone: 'zone of the permit',
  season: 'academic year of the enrolment',
  saldo: 'saldo disponível',
  status: 'status of the membership',
});
const VALUES = {
  member_name: 'Ada Palmer',
  zone: 'Zone 4',
  season: '2026-2027',
  saldo: 'R$ 2.846,09',
  status: 'Active member',
};

type Seen = { signals?: Partial<EvidenceSignals>; said?: readonly Mention[]; values?: Partial<typeof VALUES> };

function rulesOf(guide: string, { signals = {}, said = [], values = {} }: Seen = {}, query = 'Is the permit valid?') {
  return evaluateGuide(parseGuide(guide, contextOf(FIELDS, query)), {
    fields: FIELDS,
    query,
    values: new Map(
      Object.entries({ ...VALUES, ...values }).map(([name, value]) => [name, { value, certain: true }] as const),
    ),
    signals: { ...NO_SIGNALS, ...signals },
    mentions: { said: new Set(said), isAll: true },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  }).rules;
}
const GRANT = 'High: zone is "Zone 4" and season is "2026-2027"';
const outcome = (line: string, seen?: Seen, query?: string) =>
  rulesOf(`${GRANT}\nReject: ${line}`, seen, query).find(({ level }) => level === 'reject')?.outcome;

const reasons = suite('reasons to reject that can be ruled out');

reasons('doubt is none where everything was read beyond doubt', () => {
  const orders = [
    'If in doubt, reject.',
    'When in doubt reject and ask the partner.',
    'Im Zweifel ablehnen.',
    'En caso de duda, rechazar.',
    'Bij twijfel niet goedkeuren.',
    'Vid tveksamhet: avslå.',
    '如有疑问，拒绝',
  ];
  const last = (guide: string, ambiguous: 'not_met' | 'unknown') =>
    rulesOf(guide, { signals: { ambiguous } }).find(({ level }) => level === 'reject')?.outcome;
  for (const order of orders) {
    assert.is(last(`${GRANT}\n${order}`, 'not_met'), 'not_met', order);
    assert.is(last(`${GRANT}\n${order}`, 'unknown'), 'unknown', order);
  }
  for (const order of [
    'If in doubt about the holder, reject.',
    'If in doubt, reject, and reject suspended members.',
    'If there is doubt or a dispute, reject.',
  ])
    assert.is.not(last(`${GRANT}\n${order}`, 'not_met'), 'not_met', order);
});

reasons('that a thing is for another one is answered by which one is granted', () => {
  assert.is(outcome('the permit is for another zone'), 'not_met');
  assert.is(outcome('the permit is for another zone', { values: { zone: 'Zone 7' } }), 'met');
  assert.is.not(outcome('the member has another permit'), 'not_met');
  assert.is.not(outcome('the permit is not for another zone'), 'not_met');
});

reasons('a year of a kind is another one where one is granted', () => {
  const forSeason = (line: string) =>
    rulesOf(`High: season is "2026-2027"\nReject: ${line}`, {}, 'Is she enrolled?').filter(
      ({ level }) => level === 'reject',
    );
  assert.equal(forSeason('the enrolment is for a past academic year'), []);
  assert.is(forSeason('the fee of a past academic year is open').length, 1);
});

reasons('nothing is nothing in every currency, and a sign may have letters before it', () => {
  const query = 'Tem pelo menos R$ 2.000?';
  assert.is(outcome('O saldo é negativo', {}, query), 'not_met');
  assert.is(outcome('O saldo é negativo', { values: { saldo: '-R$ 20,00' } }, query), 'met');
  assert.is(outcome('O saldo é negativo', {}, 'At least €2,000?'), 'not_met');
  assert.is(outcome('saldo is less than 2000', {}, 'At least €2,000?'), 'unknown');
});

reasons('states that do not hold are told by words of losing, in whatever order', () => {
  const clear: Seen = { signals: { doubtful_state: 'not_met' } };
  for (const line of [
    'Permit surrendered or suspended',
    'avtalen er sagt opp',
    'Het contract is geblokkeerd of opgezegd',
    '已停用的保单',
    '已停效或已退保的保單',
    '資格を喪失している',
    'الرخص الموقوفة أو الملغاة',
    'non-active permits',
    'посвідчення анульоване або вилучене',
  ]) {
    assert.is(outcome(line, clear), 'not_met', line);
    assert.is(outcome(line, { values: { status: 'Irgendwie' } }), 'unknown', line);
  }
  for (const line of [
    '已停用的保单以外',
    '解約済みの契約以外',
    'permits that are not surrendered',
    'الرخص غير الموقوفة',
  ])
    assert.is.not(outcome(line, clear), 'not_met', line);
});

reasons('a good status rules out the words of a list beside one that is known', () => {
  const line = 'status is skreślony or absolwent';
  assert.is(outcome(line), 'not_met');
  assert.is(outcome(line, { said: ['cancelled'] }), 'unknown');
  assert.is(outcome(line, { values: { status: 'Absolwent' } }), 'met');
  assert.is(outcome(line, { values: { status: 'Wartend' } }), 'unknown');
});

reasons('what is said of a person may stand beside a good state', () => {
  for (const status of ['Active member', 'Aktif Öğrenci', 'Ενεργό μέλος', 'membre actif', 'aktywny student'])
    assert.is(standsWell(status), 'met', status);
  for (const status of [
    'Former member',
    'Suspended student',
    'Honorary member',
    'Active applicant',
    'Active member until',
  ])
    assert.is.not(standsWell(status), 'met', status);
});

reasons('an order may lead up to its cases', () => {
  const level = (guide: string) => rulesOf(guide).map(({ level: of, text }) => `${of} ${text}`);
  assert.equal(level('次の場合は承認しない：脱退済み、休止中。'), ['reject 脱退済み、休止中。']);
  assert.equal(level('【否認】休会中'), ['reject 休会中']);
  assert.equal(level('In the following cases reject: suspended'), ['reject suspended']);
});

reasons.run();
