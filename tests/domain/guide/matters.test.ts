import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import type { Mention } from '../../../domain/mentions/mentions-in.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({
  member_name: 'Name of the member',
  tier: 'tier of the membership',
  course: 'Course that was bought',
});
const VALUES = { member_name: 'Ada Palmer', tier: 'Gold', course: 'Bookkeeping' };

function outcome(line: string, said: readonly Mention[] = [], isAll = true, level = 'Reject') {
  const { rules } = evaluateGuide(parseGuide(`High: tier is Gold\n${level}: ${line}`, contextOf(FIELDS, '')), {
    fields: FIELDS,
    query: '',
    values: new Map(Object.entries(VALUES).map(([name, value]) => [name, { value, certain: true }] as const)),
    signals: { ...NO_SIGNALS, doubtful_state: 'not_met' },
    mentions: { said: new Set(said), isAll },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  });
  return rules.at(-1)?.outcome;
}

const matters = suite('reasons to reject that evidence would call by their name');

for (const [line, matter] of [
  ['The person is only a friend or donor', 'donor'],
  ['A summons has been issued', 'summons'],
  ['The course is only in the wish list or recommended', 'wish list'],
  ['Only the demo is in the library', 'trial'],
  ['Nur Gasthörerschaft', 'guest'],
  ['Seulement un devis', 'offer'],
  ['Solo una candidatura', 'application'],
  ['Alleen een proefabonnement', 'trial'],
  ['Bara en gäst', 'guest'],
  ['Tylko wersja próbna', 'trial'],
  ['Только пробный период', 'trial'],
  ['Sadece deneme üyeliği', 'trial'],
  ['只是候补', 'waiting list'],
  ['体験会員のみ', 'trial'],
  ['체험판만', 'trial'],
] as const)
  matters(`${line}: ruled out where nothing speaks of it`, () => {
    assert.is(outcome(line), 'not_met');
    assert.is(outcome(line, [matter]), 'unknown');
    assert.is(outcome(line, [], false), 'unknown');
  });

for (const line of [
  'The person is not a donor',
  'The person is a guest for more than 3 days',
  'Unless the person is a guest',
  'The guest fee is higher than usual',
  'The person is a minor',
  'The employer offers no pension',
  'Membership without a trial',
  'The trial ended before it was paid',
])
  matters(`${line}: left open, since other words of it may decide`, () => assert.is(outcome(line), 'unknown'));

matters('what is granted for such a matter is not refused by it', () => {
  assert.is(outcome('The person is only a guest', [], true, 'Medium'), 'unknown');
});

matters.run();
