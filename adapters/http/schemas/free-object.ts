import { z } from 'zod';
import type { JsonObject } from '../../../domain/json.ts';

/** Levels of objects and arrays in a free-form value: deeper ones would exhaust the stack of whoever reads them. */
const MAX_DEPTH = 32;

/** What is wrong with a free-form value; null when nothing is. Looks no deeper than is allowed. */
function faultOf(value: unknown, depth = 1): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'must hold no number that JSON can not say';
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return `must be nested ${MAX_DEPTH} levels deep at most`;
  // Copied key by key it would be lost, or become the prototype of the copy.
  if (Object.hasOwn(value, '__proto__')) return 'must hold no key named __proto__';
  for (const part of Object.values(value)) {
    const fault = faultOf(part, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** An object whose keys are the caller's own. What is taken is kept whole. */
export const freeObject = z
  .unknown()
  .superRefine((value, context) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const message = isObject ? faultOf(value) : 'must be an object';
    if (message === null) return;
    context.addIssue({ code: 'custom', message, params: { code: isObject ? 'INVALID' : 'INVALID_TYPE' } });
  })
  .transform(value => value as JsonObject)
  .meta({ type: 'object', additionalProperties: true });
