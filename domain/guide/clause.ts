import type { Mention } from '../mentions/mentions-in.ts';
import type { PaperKind } from '../papers/kinds.ts';
import type { CalendarUnit } from '../reading/units.ts';
import type { Operator } from './values/bound.ts';
import type { Literal } from './values/literal.ts';

/** What our own look at the evidence can tell of it, whatever it says. */
export const SIGNALS = [
  'altered',
  'unreadable',
  'ambiguous',
  'contradictory',
  'instructing',
  'foreign_site',
  'specimen',
  'signed_out',
  'picture',
  'doubtful_state',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** A condition of the acceptance guide, as far as it was understood. Field names are those of the inquiry. */
export type Clause =
  | { kind: 'all_present'; requiredOnly: boolean }
  | { kind: 'none_present' }
  | { kind: 'some_missing' }
  | { kind: 'present'; fields: string[] }
  | { kind: 'missing'; fields: string[] }
  /** Of an amount: that there is none. */
  | { kind: 'none'; field: string }
  /**
   * `open`: the condition in the guide's words, where these may say more than a value does.
   * `others`: what the guide grants something for of the same field, so that a value that is one of these is none of its own.
   */
  | { kind: 'equals'; field: string; values: Literal[]; negated: boolean; open?: string; others?: Literal[] }
  /** That a field is some value, or lists it among others; `open` is the condition in the guide's words. */
  | { kind: 'includes'; field: string; value: Literal; open: string }
  /** That a field is just this value; that it is another says nothing either way. */
  | { kind: 'says'; field: string; value: Literal }
  | { kind: 'compare'; field: string; operator: Operator; bound: Literal }
  /** Of a status: that it says that the thing holds, in whatever word. */
  | { kind: 'holds'; field: string }
  /** Of an address: that it is in a place, or is not. */
  | { kind: 'located'; field: string; place: string; negated: boolean }
  /** Of an identifier: how it ends, or begins. */
  | { kind: 'ends_in' | 'begins_with'; field: string; text: string }
  /** That words stand within a value, whole and in their order. */
  | { kind: 'contains'; field: string; text: string }
  | { kind: 'in_future'; field: string }
  | { kind: 'in_past'; field: string }
  /** In the month or year of the submission. */
  | { kind: 'in_current'; field: string; unit: 'month' | 'year' }
  | { kind: 'within_last'; field: string; count: number; unit: CalendarUnit }
  | { kind: 'older_than'; field: string; count: number; unit: CalendarUnit }
  | { kind: 'within_next'; field: string; count: number; unit: CalendarUnit }
  /** That a day which the guide names had not passed when the evidence was submitted: of one that had, nothing is known. */
  | { kind: 'day_to_come'; day: Literal }
  | { kind: 'ahead'; field: string; count: number; unit: CalendarUnit }
  | { kind: 'signal'; signal: Signal; negated: boolean }
  /** That a field has another value than the guide asks for elsewhere, or that the evidence is of another person. */
  | { kind: 'other'; about: string | null; text: string }
  | { kind: 'not'; of: Clause }
  /** Of a document: that it is of a kind, by its titles. `kinds`: all that the guide's word may mean. */
  | { kind: 'paper_is'; kinds: readonly PaperKind[]; text: string; negated: boolean }
  /** Of a document: how long ago it was made. */
  | { kind: 'paper_dated'; relation: 'within_last' | 'older_than'; count: number; unit: CalendarUnit; text: string }
  | { kind: 'all'; of: Clause[] }
  | { kind: 'any'; of: Clause[] }
  /**
   * `mentions`: of a reason to reject, what can't be where the evidence speaks of none of these.
   * `shown`: values that it may be no more than, and the fields that have such; these very words of one of them meet it.
   */
  | {
      kind: 'not_understood';
      text: string;
      mentions?: readonly Mention[];
      shown?: { fields: string[]; values: Literal[] };
    };
