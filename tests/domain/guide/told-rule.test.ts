import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import type { Rule } from '../../../domain/guide/rule.ts';
import { isTellable, ruleAsCondition } from '../../../domain/guide/told-rule.ts';
import { present } from '../../support/present.ts';
import { GYM_FIELDS } from './gym-fields.ts';

const SHOWN = { membership_status: 'Active', member_name: 'Ada Palmer', balance: '1,250.00' };

type Told = { outcome?: Outcome; values?: Record<string, string>; uncertain?: string; restsOn?: string[] };

const ruleOf = (guide: string) => present(parseGuide(guide, contextOf(GYM_FIELDS, ''))[0]);

/** What the only rule of a guide comes to, without anybody's word and with it. */
function outcomesOf(guide: string, { outcome = 'met', values = SHOWN, uncertain, restsOn }: Told = {}): Outcome[] {
  const rules = parseGuide(guide, contextOf(GYM_FIELDS, ''));
  const established = Object.entries(values).map(
    ([name, value]) => [name, { value, certain: name !== uncertain }] as const,
  );
  const facts = { fields: GYM_FIELDS, values: new Map(established), signals: NO_SIGNALS, submittedAt: new Date(0) };
  const told = new Map([[ruleAsCondition(ruleOf(guide)), { outcome, restsOn: restsOn ?? Object.keys(values) }]]);
  return [facts, { ...facts, told }].map(one => present(evaluateGuide(rules, one).rules[0]).outcome);
}

const tell = suite('a rule as a whole that somebody else has judged');

const OPEN = 'High: balance is at least €1,000';

tell('counts where certain values leave our own words open', () => {
  assert.equal(outcomesOf(OPEN), ['unknown', 'met']);
  assert.equal(outcomesOf(OPEN, { outcome: 'not_met' }), ['unknown', 'not_met']);
  assert.equal(outcomesOf(OPEN, { outcome: 'unknown' }), ['unknown', 'unknown']);
});

tell('counts not on a value in doubt, be it one that it does not rest on by its own word', () => {
  assert.equal(outcomesOf(OPEN, { uncertain: 'balance' }), ['unknown', 'unknown']);
  assert.equal(outcomesOf(OPEN, { uncertain: 'balance', restsOn: ['member_name'] }), ['unknown', 'unknown']);
});

tell('changes nothing that our own words decide', () => {
  assert.equal(outcomesOf('High: membership status is Cancelled'), ['not_met', 'not_met']);
  assert.equal(outcomesOf('High: membership status is Active', { outcome: 'not_met' }), ['met', 'met']);
});

tell('is nobody else’s where it is about the evidence itself, or about what was found', () => {
  for (const guide of [
    'Reject: the evidence was altered',
    'Reject: the evidence is ambiguous',
    'High: all fields are visible',
  ])
    assert.is(isTellable(ruleOf(guide)), false, guide);
  assert.equal(outcomesOf('Reject: the evidence was altered', { outcome: 'not_met' }), ['unknown', 'unknown']);
});

tell('of a bad state that the evidence may tell of needs a status that says that the thing holds', () => {
  const gone = 'Reject: the card is blocked or suspended';
  const values = { ...SHOWN, membership_status: 'Suspended' };
  assert.is(outcomesOf(gone, { outcome: 'not_met', values })[1] === 'not_met', false);
});

/** What a rule comes to that was read as asking a name for some words, and something that is not understood. */
function misread(asked: string, outcome: Outcome = 'met', uncertain = ''): Outcome {
  const rule: Rule = {
    level: 'high',
    text: `the member name is ${asked} and covers the pool`,
    clauses: [
      {
        kind: 'equals',
        field: 'member_name',
        values: [{ text: asked, kind: 'text', whole: true }],
        negated: false,
      },
      { kind: 'not_understood', text: 'covers the pool' },
    ],
  };
  const established = Object.entries(SHOWN).map(
    ([name, value]) => [name, { value, certain: name !== uncertain }] as const,
  );
  const facts = {
    fields: GYM_FIELDS,
    values: new Map(established),
    signals: NO_SIGNALS,
    submittedAt: new Date(0),
    told: new Map([[ruleAsCondition(rule), { outcome, restsOn: ['member_name', 'membership_status'] }]]),
  };
  return present(evaluateGuide([rule], facts).rules[0]).outcome;
}

tell('counts where what our own words miss in one field is what another one of another kind shows', () => {
  assert.is(misread('Active'), 'met');
  assert.is(misread('Active', 'unknown'), 'not_met');
  assert.is(misread('Active', 'met', 'membership_status'), 'not_met');
});

tell('counts not where what our own words miss is shown nowhere, or by nothing of another kind', () => {
  assert.is(misread('Bea Zorvath'), 'not_met');
  assert.is(misread('Cancelled'), 'not_met');
});

tell('counts not where an amount that it bounds is beyond its bound', () => {
  const kept = { ...SHOWN, balance: '€1,250.00' };
  const saved = (bound: string) => `High: by the look of it somebody who has a balance of ${bound} put by for later`;
  assert.equal(outcomesOf(saved('at least €1,000'), { values: kept }), ['unknown', 'met']);
  assert.equal(outcomesOf(saved('at least €2,000'), { values: kept }), ['unknown', 'unknown']);
});

tell.run();
