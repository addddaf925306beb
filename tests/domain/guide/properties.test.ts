import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Clause } from '../../../domain/guide/clause.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Facts } from '../../../domain/guide/facts.ts';
import { fieldFinder } from '../../../domain/guide/field-reference.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import type { Rule } from '../../../domain/guide/rule.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import { fc } from '../../support/fast-check.ts';
import { sized } from '../../support/test-size.ts';

const FIELDS: Field[] = [
  { name: 'membership_status', description: 'Whether the membership is active', required: true },
  { name: 'valid_until', description: 'Date the membership expires', required: false },
  { name: 'balance', description: 'Account balance', required: true },
];
const CONTEXT = { referred: fieldFinder(FIELDS) };
const WORDS = [
  '## High Acceptance',
  '- **High**:',
  'Reject if',
  'Medium:',
  'low',
  '|',
  '- ',
  '\n',
  'membership status',
  'valid until',
  'balance',
  'is',
  'is not',
  'Active',
  'Expired',
  'and',
  'or',
  'in the future',
  'is missing',
  'is visible',
  'at least',
  '£1,000',
  'within the last 3 months',
  'all required fields',
  'no fields found',
  'the page looks genuine',
  'must',
  '.',
  ',',
  ';',
  '"',
  '**',
  '#',
  '2026-11-21',
  '99999999999999999999 years',
];
const guide = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map(words => words.join(' ')),
);
const value = fc.oneof(
  fc.constantFrom(
    'Active',
    'Expired',
    'Not active',
    '£1,000.00',
    '1.234',
    '07/01/2051',
    '14 March 2027',
    '31/02/2026',
    'June 2027',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const facts: fc.Arbitrary<Facts> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...FIELDS.map(field => field.name)), value, fc.boolean())),
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  )
  .map(([entries, submittedAt]) => ({
    fields: FIELDS,
    signals: NO_SIGNALS,
    submittedAt,
    values: new Map(entries.map(([name, text, certain]) => [name, { value: text, certain }])),
  }));
const RUNS = { numRuns: sized({ little: 500, whole: 1500 }) };
const read = new Map<string, readonly Rule[]>();
/** The rules of a guide. The properties draw the same texts, of which each is read once. */
function rulesOf(text: string): readonly Rule[] {
  const rules = read.get(text) ?? parseGuide(text, CONTEXT);
  read.set(text, rules);
  return rules;
}
const flat = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap(clause => (clause.kind === 'any' || clause.kind === 'all' ? flat(clause.of) : [clause]));

const properties = suite('guides of any text');

properties('are read and evaluated without a throw', () => {
  fc.assert(
    fc.property(guide, facts, (text, given) => {
      const verdict = evaluateGuide(rulesOf(text), given);
      assert.ok(['high', 'medium', 'low', 'reject'].includes(verdict.acceptance));
      assert.ok(verdict.reason.length > 0);
    }),
    RUNS,
  );
});

properties('a rule with a clause that was not understood is never met, unless another part of an "or" is', () => {
  fc.assert(
    fc.property(guide, facts, (text, given) => {
      const rules = rulesOf(text);
      const { rules: traces } = evaluateGuide(rules, given);
      for (const [index, rule] of rules.entries())
        if (rule.clauses.some(clause => clause.kind === 'not_understood')) assert.is.not(traces[index]?.outcome, 'met');
    }),
    RUNS,
  );
});

properties('every rule asks for something', () => {
  fc.assert(
    fc.property(guide, text => {
      for (const rule of rulesOf(text)) assert.ok(flat(rule.clauses).length > 0, rule.text);
    }),
    RUNS,
  );
});

properties('an unknown rule that could change the acceptance leaves it uncertain', () => {
  const order = ['reject', 'high', 'medium', 'low'];
  fc.assert(
    fc.property(guide, facts, (text, given) => {
      const verdict = evaluateGuide(rulesOf(text), given);
      const level = verdict.byGuide ? order.indexOf(verdict.acceptance) : order.length;
      const unknown = verdict.rules.some(rule => rule.outcome === 'unknown' && order.indexOf(rule.level) < level);
      if (unknown) assert.not(verdict.certain);
    }),
    RUNS,
  );
});

properties('values that are not certain never decide a rule by what they say', () => {
  fc.assert(
    fc.property(guide, facts, (text, given) => {
      const doubtful = new Map([...given.values].map(([name, one]) => [name, { ...one, certain: false }]));
      const rules = rulesOf(text);
      const { rules: traces } = evaluateGuide(rules, { ...given, values: doubtful });
      for (const [index, rule] of rules.entries()) {
        const aboutValues = flat(rule.clauses).every(clause => 'field' in clause && doubtful.has(clause.field));
        if (aboutValues && rule.clauses.length > 0) assert.is(traces[index]?.outcome, 'unknown');
      }
    }),
    RUNS,
  );
});

properties('long guides take no long time', () => {
  const long = 'High: membership status is Active and or is visible, '.repeat(4000);
  // Processor time: other work on the machine must not count.
  const before = process.cpuUsage();
  parseGuide(
    `${long}\n${'- '.repeat(20_000)}\n${'| '.repeat(20_000)}\n${'a'.repeat(100_000)} is ${'b or '.repeat(20_000)}`,
    CONTEXT,
  );
  const ms = process.cpuUsage(before).user / 1000;
  assert.ok(ms < 1000, `${Math.round(ms)} ms`);
});
properties.run();
