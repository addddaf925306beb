import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Longest piece of what was sent that an answer repeats, in characters. */
const MOST_REPEATED = 60;

/** What was sent, cut short. */
export const clipped = (text: string): string =>
  text.length <= MOST_REPEATED ? text : `${text.slice(0, MOST_REPEATED - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** Names of what JSON can say, as our sentences call them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  null: 'null',
};

/** Forms of texts, as our sentences call them. */
const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'an ISO 8601 time with its zone, for example 2026-05-01T10:00:00Z',
};

/** What a value of the wrong kind is. Its content is not repeated: it may be a secret that stands in the wrong place. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a number with a fraction';
  if (typeof value === 'boolean') return String(value);
  return KINDS[typeof value] ?? 'something else';
}

const counted = (count: number | bigint, one: string): string => `${count} ${one}${Number(count) === 1 ? '' : 's'}`;

/** The end of a range that was missed, from the side of what is right. */
function bound(
  side: 'at least' | 'at most',
  { origin, limit }: { origin: string; limit: number | bigint },
  value: unknown,
) {
  if (origin === 'string') {
    if (side === 'at least' && Number(limit) === 1) return 'must not be empty';
    const length = typeof value === 'string' ? `; it has ${value.length}` : '';
    return `must have ${side} ${counted(limit, 'character')}${length}`;
  }
  if (origin === 'array') {
    const length = Array.isArray(value) ? `; it has ${value.length}` : '';
    return `must have ${side} ${counted(limit, 'entry').replace('entrys', 'entries')}${length}`;
  }
  return `must be ${side} ${limit}${typeof value === 'number' ? `; it is ${value}` : ''}`;
}

/** One of several values; a text that is none of them is repeated. */
function oneOf(values: readonly unknown[], value: unknown): string {
  const right = values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`;
  return `must be ${right}, not ${typeof value === 'string' ? `"${clipped(value)}"` : kindOf(value)}`;
}

/** What a union would have taken: each of its shapes once. */
function oneShapeOf(errors: readonly (readonly Issue[])[], value: unknown): string {
  const kinds = errors.flatMap(([first]) => (first?.code === 'invalid_type' ? [KINDS[first.expected]] : []));
  const known = [...new Set(kinds)].filter(kind => kind !== undefined);
  if (known.length === 0) return 'must have one of the shapes that the reference shows for it';
  return `must be ${known.join(' or ')}, not ${kindOf(value)}`;
}

/**
 * What is wrong with a value, to stand behind the name of its field: what is right, and how far what came is from it.
 * Never the words of the library that checks: those say how a schema is written. The messages of our own checks stand
 * in the schemas, in this same form.
 * @param value what stood there; undefined: nothing
 */
export function faultOf(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'of another kind'}, not ${kindOf(value)}`;
    case 'too_small':
      return bound('at least', { origin: issue.origin, limit: issue.minimum }, value);
    case 'too_big':
      return bound('at most', { origin: issue.origin, limit: issue.maximum }, value);
    case 'invalid_value':
      return oneOf(issue.values, value);
    case 'invalid_union':
      return oneShapeOf(issue.errors, value);
    case 'invalid_key': {
      const key = issue.path.at(-1);
      const [first] = issue.issues;
      return `is no key that can be taken: it ${first === undefined ? 'must be another one' : faultOf(first, key)}`;
    }
    case 'custom':
      return issue.message;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'of another form'}`;
    case 'invalid_element':
    case 'unrecognized_keys':
      return 'must hold only what the reference shows for it';
  }
}
