import { z } from 'zod';
import { missingFields } from '../../../application/missing-fields.ts';

/**
 * The check that these fields are there when that other one is not.
 * It runs whatever else is wrong with the object, so that a caller hears at once of everything that is missing.
 */
export function requiredWithout<Other extends string, Name extends string>(other: Other, names: readonly Name[]) {
  return z.superRefine<{ readonly [Field in Other | Name]?: unknown }>(
    (body, context) => {
      if (body[other] !== undefined) return;
      for (const name of missingFields(body, names)) {
        const message = `is required when no ${other} is given`;
        context.addIssue({ code: 'custom', path: [name], message, params: { code: 'REQUIRED' } });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
}
