import type { z } from 'zod';
import { type ErrorDetail, RequestError } from './errors.ts';
import { clipped, faultOf } from './issue-message.ts';

type Issue = z.core.$ZodIssue;

/** Details of one answer: whoever sends a hundred thousand unknown fields gets no answer of their size. */
const MOST_DETAILS = 100;

function pathOf(path: readonly PropertyKey[], root: string): string {
  if (path.length === 0) return root;
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${clipped(String(part)) || '""'}`,
    )
    .join('');
}

/** What stands at this path; undefined when nothing does. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

function detailOf(issue: Issue, input: unknown, root: string): ErrorDetail {
  const field = pathOf(issue.path, root);
  const value = valueAt(input, issue.path);
  if (issue.code === 'custom') {
    return { field, code: String(issue.params?.code ?? 'INVALID'), message: `${field} ${faultOf(issue, value)}.` };
  }
  if (value === undefined) return { field, code: 'REQUIRED', message: `${field} is required.` };
  return { field, code: issue.code.toUpperCase(), message: `${field} ${faultOf(issue, value)}.` };
}

/**
 * The one place where what a schema found becomes what a caller reads: field by field, what is wrong and what is right.
 * @param input what was checked
 * @param root names the whole, for an issue that is about no field of it
 */
export function detailsOf(error: z.core.$ZodError, input: unknown, root: string): ErrorDetail[] {
  const details = error.issues.flatMap(issue => {
    if (issue.code !== 'unrecognized_keys') return [detailOf(issue, input, root)];
    return issue.keys.slice(0, MOST_DETAILS).map(key => {
      const field = pathOf([...issue.path, key], root);
      return {
        field,
        code: 'UNKNOWN_FIELD',
        message: `${field} is not a known field: the reference at /docs lists those that are.`,
      };
    });
  });
  // What else is wrong with a value that is wrong already would only confuse.
  const byField = new Map(details.toReversed().map(detail => [detail.field, detail]));
  return details.filter(detail => byField.get(detail.field) === detail).slice(0, MOST_DETAILS);
}

/** The refusal of a request that a schema found wrong. @param whole names what was checked: `body` or `query` */
export function notValid(error: z.core.$ZodError, input: unknown, whole: 'body' | 'query'): RequestError {
  const details = detailsOf(error, input, whole);
  const [first] = details;
  const others = details.length - 1;
  const more = others < 1 ? '' : ` (and ${others} more: see details)`;
  const subject = whole === 'body' ? 'The body is' : 'The query parameters are';
  const message = `${subject} not valid: ${first?.message.slice(0, -1) ?? 'see details'}${more}.`;
  return new RequestError(400, 'VALIDATION_ERROR', message, details);
}
