import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Stance } from '../../../domain/guide/facts.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { stateOf } from '../../../domain/reading/states.ts';
import { GYM_FIELDS } from './gym-fields.ts';

const SUBMITTED = new Date('2026-11-21T10:00:00Z');
const SHOWN = {
  membership_status: 'Active',
  member_name: 'Ada Palmer',
  valid_until: '14 March 2027',
  balance: '€1,250.00',
};

const MORE_FIELDS = [
  { name: 'member_since', description: '', required: true },
  { name: 'last_visit', description: '', required: true },
];

type Told = {
  outcome?: Outcome;
  restsOn?: string[];
  uncertain?: string[];
  stance?: Stance;
  tellsNoDoubt?: boolean;
};

/** What a condition comes to that a model judged, by these values. */
function outcomeOf(text: string, values: Record<string, string> = SHOWN, told: Told = {}): Outcome {
  const { outcome = 'met', restsOn = Object.keys(values), uncertain = [], stance = 'grants', tellsNoDoubt } = told;
  const facts = {
    fields: [...GYM_FIELDS, ...MORE_FIELDS],
    values: new Map(
      Object.entries(values).map(([name, value]) => [name, { value, certain: !uncertain.includes(name) }]),
    ),
    told: new Map([[text, { outcome, restsOn }]]),
    signals: NO_SIGNALS,
    submittedAt: SUBMITTED,
    ...(tellsNoDoubt === undefined ? {} : { tellsNoDoubt }),
  };
  return evaluateClause({ kind: 'not_understood', text }, facts, stance);
}

const rejects = (text: string, values?: Record<string, string>, outcome: Outcome = 'not_met') =>
  outcomeOf(text, values, { stance: 'rejects', outcome });

const wall = suite('a condition that a model says is met');

for (const text of [
  'the card was made out to Ada Palmer',
  'this belongs to "Ada Palmer"',
  'it is surely valid until 2027-03-14 with 1250 EUR',
  'die Karte lautet auf Ada Palmer',
  'das Guthaben beläuft sich auf 1.250,00 €',
  'the whole thing seems active to a reader',
  'sie läuft erst in der Zukunft ab',
  'the membership belongs to a real person',
  'the card was not made out to Bea Zorvath',
  'it does not lie in the past',
  'valid at least until the end of 2026',
  '料金プランはデータ無制限である',
  '姓名须为本人,且缴至年月不早于2026年9月',
])
  wall(`counts on certain values that do not gainsay it: ${text}`, () => assert.is(outcomeOf(text), 'met'));

for (const text of [
  'this belongs to "Ada"',
  'die Karte von Ada Palmer trägt die Nummer K-4417',
  'the policy is written as « Zorvath »',
  '保单号码须为K4417且已缴费',
])
  wall(`stays open where it quotes or numbers what no value shows: ${text}`, () =>
    assert.is(outcomeOf(text), 'unknown'),
  );

for (const text of [
  '失効・解約はだめ',
  'suspended or cancelled ones are declined',
  'Отклонять приостановленные',
  'ملغى: مرفوض',
])
  wall(`that names what it does not want goes with what holds, and not with what does not: ${text}`, () => {
    assert.is(outcomeOf(text), 'met');
    assert.is(outcomeOf(text, { ...SHOWN, membership_status: 'Cancelled' }), 'unknown');
    assert.is(outcomeOf(text, { ...SHOWN, membership_status: 'Pending' }), 'unknown');
  });

wall('what has no end is not over', () => {
  const text = 'expired or suspended memberships';
  const rejecting = { stance: 'rejects', outcome: 'not_met' } as const;
  assert.is(outcomeOf(text, { ...SHOWN, valid_until: '終身' }, rejecting), 'not_met');
  assert.is(outcomeOf(text, { ...SHOWN, valid_until: 'on application' }, rejecting), 'unknown');
});

wall('what is said not to have passed is over by no day', () => {
  const shown = { ...SHOWN, last_visit: '14 August 2026' };
  assert.is(rejects('not passed, or absent', shown), 'not_met');
  assert.is(rejects('passed a year ago, or absent', shown), 'unknown');
});

wall('each value that it rests on must be certain and asked for', () => {
  const text = 'the card was made out to Ada Palmer';
  assert.is(outcomeOf(text, SHOWN, { restsOn: ['member_name'] }), 'met');
  assert.is(outcomeOf(text, SHOWN, { restsOn: [] }), 'unknown');
  assert.is(outcomeOf(text, SHOWN, { restsOn: ['member_name', 'salary'] }), 'unknown');
  assert.is(outcomeOf(text, SHOWN, { uncertain: ['member_name'] }), 'unknown');
  assert.is(outcomeOf(text, SHOWN, { outcome: 'not_met' }), 'not_met');
});

wall('no word for a state may say the opposite of a certain status', () => {
  for (const [text, status] of [
    ['Ada Palmer has it, and it seems active', 'Cancelled'],
    ['Ada Palmer has had it cancelled', 'Active'],
    ['Ada Palmer, Vertrag nicht mehr aktiv', 'Active'],
    ['bei Ada Palmer ist er aktiv', 'Gekündigt'],
    ['Ada Palmer has it, and it seems active', 'Zorvath'],
  ] as const)
    assert.is(outcomeOf(text, { ...SHOWN, membership_status: status }), 'unknown', `${text}: ${status}`);
  const elsewhere = { restsOn: ['member_name'] };
  const cancelled = { ...SHOWN, membership_status: 'Cancelled' };
  assert.is(outcomeOf('the active card of Ada Palmer', cancelled, elsewhere), 'unknown');
});

wall('a state in words that nobody here knows gainsays nothing where the evidence tells of no other one', () => {
  const text = 'Ada Palmer has it, and it seems active';
  const standing = (membership_status: string, tellsNoDoubt: boolean) =>
    outcomeOf(text, { ...SHOWN, membership_status }, { tellsNoDoubt });
  assert.is(standing('Zorvath', true), 'met');
  assert.is(standing('Zorvath', false), 'unknown');
  for (const bad of ['Cancelled', 'Not active', 'Zorvath, suspended', 'Zorvath until it is cancelled', 'nicht Zorvath'])
    assert.is(standing(bad, true), 'unknown', bad);
});

wall('what is said of time must go with the clock', () => {
  const past = { ...SHOWN, valid_until: '14 March 2025' };
  for (const text of [
    'for Ada Palmer it all lies in the future',
    'bei Ada Palmer endet er erst in der Zukunft',
    'pour Ada Palmer la fin est à venir',
    'Ada Palmer has it, and it seems active',
  ])
    assert.equal([outcomeOf(text), outcomeOf(text, past)], ['met', 'unknown'], text);
  assert.equal(
    ['met', 'unknown'],
    [outcomeOf('das liegt wohl in der Vergangenheit', past), outcomeOf('das liegt wohl in der Vergangenheit')],
  );
});

wall('a reason to reject that it does not see is believed only where nothing sure goes with it', () => {
  assert.is(rejects('the membership looks like a gift'), 'not_met');
  assert.is(rejects('die Karte gehört Bea Zorvath'), 'not_met');
  assert.is(rejects('the thing was cancelled by somebody'), 'not_met');
  assert.is(rejects('it ran out in the past'), 'not_met');
  // A state that is in none of our lists says nothing against what somebody judged who read it.
  assert.is(rejects('the thing was cancelled by somebody', { membership_status: 'Zorvathed' }), 'not_met');
  assert.is(rejects('the thing was cancelled by somebody', { membership_status: 'Cancelled' }), 'unknown');
  for (const [text, values] of [
    ['the card was made out to Ada Palmer', SHOWN],
    ['the thing was cancelled by somebody', { ...SHOWN, membership_status: 'Cancelled' }],
    ['der Vertrag ist wohl gekündigt', { ...SHOWN, valid_until: '14.03.2025' }],
    ['it ran out in the past', { ...SHOWN, valid_until: '14 March 2025' }],
  ] as const)
    assert.is(rejects(text, values), 'unknown', text);
  assert.is(rejects('the membership looks like a gift', SHOWN, 'met'), 'unknown', 'a reason is for a person to see');
});

wall('that something is over is told by the day that may be its end, and by none on which something began', () => {
  const over = (values: Record<string, string>, text = 'the membership has ended') => rejects(text, values);
  assert.is(over({ valid_until: '14 March 2027', member_since: '14 March 2020' }), 'not_met');
  assert.is(over({ member_since: '14 March 2020' }), 'not_met');
  assert.is(over({ valid_until: '14 March 2025', member_since: '14 March 2020' }), 'unknown');
  assert.is(over({ valid_until: '14 March 2027', last_visit: '2 May 2026' }), 'not_met');
  // The day that the condition names is the one that it means.
  assert.is(over({ valid_until: '14 March 2027', last_visit: '2 May 2026' }, 'the last visit has passed'), 'unknown');
  assert.is(over({ last_visit: '2 May 2026' }), 'unknown');
  // A word for members is none for the day on which somebody became one.
  assert.is(over({ member_since: '14 March 2020' }, 'lapsed, resigned or retired members'), 'not_met');
});

wall('a mark parts what it denies from what stands before it', () => {
  for (const text of ['it seems active (not frozen, cancelled or ended)', 'O aluno está ativo no ano letivo']) {
    assert.is(outcomeOf(text), 'met', text);
  }
  assert.is(outcomeOf('it is not active, says Ada Palmer'), 'unknown');
  assert.is(outcomeOf('it is active no longer, says Ada Palmer'), 'unknown');
  assert.is(stateOf('Aprobado No')?.polarity, 'negative');
});

wall('an inspection is passed, and a day passes', () => {
  const values = { ...SHOWN, valid_until: '14 March 2027' };
  assert.is(outcomeOf('inspection passed, good for three months more', values), 'met');
  assert.is(outcomeOf('the day until which it is good has passed', values), 'unknown');
});

wall.run();
