import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import { fieldsSpokenOf } from '../../../domain/guide/spoken-of.ts';
import { fieldsOf } from './sentences/sentences.ts';

const FIELDS = fieldsOf({ member_name: 'Name of the member', paid_until: 'Day to which the fees are paid' });
const VALUES = { member_name: 'Ada Palmer', paid_until: '30 September 2026' };

type Told = { text: string; outcome?: Outcome; restsOn?: string[] };

/** Whether a guide speaks of the day, where somebody else has judged one of its conditions. */
function speaks(guide: string, told?: Told, certain = true): boolean {
  const said = told ? [[told.text, { outcome: 'met', restsOn: ['paid_until'], ...told }] as const] : [];
  const facts = {
    fields: FIELDS,
    values: new Map(Object.entries(VALUES).map(([name, value]) => [name, { value, certain }] as const)),
    signals: NO_SIGNALS,
    submittedAt: new Date('2026-11-21T10:00:00Z'),
    told: new Map(said),
  };
  return fieldsSpokenOf(parseGuide(guide, contextOf(FIELDS, '')), facts).has('paid_until');
}

const spoken = suite('fields that a guide speaks of');

const TEXT = 'fees were handed over for the days to August 2026';
const GUIDE = `## High Acceptance\n- ${TEXT}`;

spoken('in words that are understood', () => {
  assert.ok(speaks('High: paid until is after 1 August 2026'));
  assert.not(speaks('High: member name is Ada Palmer'));
});

spoken('in other words with a number, by which two readings judged that field', () => {
  assert.not(speaks(GUIDE));
  assert.ok(speaks(GUIDE, { text: TEXT }));
});

spoken('and not where the words name another thing, rest on another value, or came to nothing', () => {
  const other = 'the holder was seen by 2 officers';
  assert.not(speaks(`## High Acceptance\n- ${other}`, { text: other }));
  assert.not(speaks(GUIDE, { text: TEXT, restsOn: ['member_name'] }));
  assert.not(speaks(GUIDE, { text: TEXT, outcome: 'not_met' }));
  assert.not(speaks(GUIDE, { text: TEXT }, false));
  assert.not(speaks(`## High Acceptance\n- member name is Ada Palmer\n## Reject\n- ${TEXT}`, { text: TEXT }));
});

spoken('nor where no number bounds the time', () => {
  const vague = 'fees were handed over for the days that matter';
  assert.not(speaks(`## High Acceptance\n- ${vague}`, { text: vague }));
});

spoken.run();
