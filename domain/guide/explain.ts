import type { Clause, Signal } from './clause.ts';
import type { Operator } from './values/bound.ts';
import type { Literal } from './values/literal.ts';

const AMOUNTS: Readonly<Record<Operator, string>> = {
  '>=': 'is at least',
  '>': 'is more than',
  '<=': 'is at most',
  '<': 'is less than',
};
const DATES: Readonly<Record<Operator, string>> = {
  '>=': 'is on or after',
  '>': 'is after',
  '<=': 'is on or before',
  '<': 'is before',
};
const SIGNALS: Readonly<Record<Signal, readonly [string, string]>> = {
  altered: ['the evidence was altered', 'the evidence was not altered'],
  unreadable: ['the evidence cannot be read', 'the evidence can be read'],
  ambiguous: ['the evidence is ambiguous', 'the evidence is not ambiguous'],
  contradictory: ['the evidence contradicts itself', 'the evidence does not contradict itself'],
  instructing: ['the evidence tells the reviewer what to decide', 'the evidence tells the reviewer nothing'],
  foreign_site: ['the evidence is from another site', 'the evidence is from the site of the inquiry'],
  specimen: ['the evidence is an example', 'the evidence is no example'],
  signed_out: ['the evidence is a sign-in or error page', 'the evidence is no sign-in or error page'],
  picture: ['the evidence is a picture of a page', 'the evidence is no picture of a page'],
  doubtful_state: [
    'the evidence tells of a state that does not hold or is open',
    'the evidence tells of no state that does not hold or is open',
  ],
};

function named({ text, whole }: Literal): string {
  if (!whole) return `word for word "${text}"`;
  return /, /.test(text) ? `"${text}"` : text;
}

function values(literals: readonly Literal[], negated: boolean): string {
  const names = literals.map(named).join(', ');
  if (literals.length === 1) return negated ? `is not ${names}` : `is ${names}`;
  return negated ? `is none of ${names}` : `is one of ${names}`;
}

const words = (name: string) => name.replace(/_/g, ' ');
const fields = (names: readonly string[]) => names.join(' and ');
const units = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** What a clause was understood as, in words that name the fields of the inquiry. */
export function explained(clause: Clause): string {
  switch (clause.kind) {
    case 'all_present':
      return clause.requiredOnly ? 'all required fields are shown' : 'all fields are shown';
    case 'none_present':
      return 'no field is shown';
    case 'some_missing':
      return 'a required field is not shown';
    case 'present':
      return `${fields(clause.fields)} ${clause.fields.length === 1 ? 'is' : 'are'} shown`;
    case 'missing':
      return `${fields(clause.fields)} ${clause.fields.length === 1 ? 'is' : 'are'} not shown`;
    case 'none':
      return `${clause.field} is nothing at all`;
    case 'equals':
      return `${clause.field} ${values(clause.values, clause.negated)}`;
    case 'includes':
      return `${clause.field} is or lists ${named(clause.value)}`;
    case 'says':
      return `${clause.field} is ${named(clause.value)}`;
    case 'compare': {
      const words = clause.bound.kind === 'date' ? DATES : AMOUNTS;
      return `${clause.field} ${words[clause.operator]} ${clause.bound.text}`;
    }
    case 'holds':
      return `${clause.field} says that it holds`;
    case 'located':
      return `${clause.field} is ${clause.negated ? 'not ' : ''}in ${clause.place}`;
    case 'ends_in':
      return `${clause.field} ends in ${clause.text}`;
    case 'begins_with':
      return `${clause.field} begins with ${clause.text}`;
    case 'contains':
      return `${clause.field} contains ${clause.text}`;
    case 'in_current':
      return `${clause.field} lies in this ${clause.unit}`;
    case 'in_future':
      return `${clause.field} lies in the future`;
    case 'in_past':
      return `${clause.field} lies in the past`;
    case 'within_last':
      return `${clause.field} lies in the last ${units(clause.count, clause.unit)}`;
    case 'within_next':
      return `${clause.field} lies in the next ${units(clause.count, clause.unit)}`;
    case 'day_to_come':
      return `${clause.day.text} has not passed`;
    case 'ahead':
      return `${clause.field} lies at least ${units(clause.count, clause.unit)} ahead`;
    case 'older_than':
      return `${clause.field} lies more than ${units(clause.count, clause.unit)} back`;
    case 'signal':
      return SIGNALS[clause.signal][clause.negated ? 1 : 0];
    case 'not':
      return `it is not so that ${explained(clause.of)}`;
    case 'paper_is':
      return `the document is ${clause.negated ? 'not ' : ''}called a ${clause.kinds.map(words).join(' or ')}`;
    case 'paper_dated':
      return clause.relation === 'within_last'
        ? `the document was made in the last ${units(clause.count, clause.unit)}`
        : `the document was made more than ${units(clause.count, clause.unit)} ago`;
    case 'all':
      return clause.of.map(explained).join(' and ');
    case 'any':
      return clause.of.map(one => (one.kind === 'all' ? `(${explained(one)})` : explained(one))).join(' or ');
    case 'other':
    case 'not_understood':
      return `needs a person or a model: ${clause.text}`;
  }
}

/** The value that a condition asks a field to have, as it stands behind "where … is asked for"; null when it asks for none. */
export function asked(clause: Clause): string | null {
  switch (clause.kind) {
    case 'none':
      return 'nothing at all';
    case 'equals': {
      const names = clause.values.map(({ text }) => text);
      const last = names.at(-1) ?? '';
      const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
      return clause.negated ? `anything but ${listed}` : listed;
    }
    case 'includes':
    case 'says':
      return clause.value.text;
    case 'compare': {
      const phrase = (clause.bound.kind === 'date' ? DATES : AMOUNTS)[clause.operator].replace(/^is /, '');
      return clause.bound.kind === 'date' ? `a day ${phrase} ${clause.bound.text}` : `${phrase} ${clause.bound.text}`;
    }
    case 'located':
      return clause.negated ? `a place that is not in ${clause.place}` : `a place in ${clause.place}`;
    case 'ends_in':
      return `what ends in ${clause.text}`;
    case 'begins_with':
      return `what begins with ${clause.text}`;
    case 'contains':
      return `what contains ${clause.text}`;
    case 'in_current':
      return `a day in this ${clause.unit}`;
    case 'in_future':
      return 'a day in the future';
    case 'in_past':
      return 'a day in the past';
    case 'within_last':
      return `a day in the last ${units(clause.count, clause.unit)}`;
    case 'within_next':
      return `a day in the next ${units(clause.count, clause.unit)}`;
    case 'ahead':
      return `a day at least ${units(clause.count, clause.unit)} ahead`;
    case 'older_than':
      return `a day more than ${units(clause.count, clause.unit)} back`;
    default:
      return null;
  }
}
