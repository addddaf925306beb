import { z } from 'zod';
import type { IdPrefix } from '../../../../domain/identifiers.ts';
import type { JsonObject } from '../../../../domain/json.ts';

const ULID = '01K5ZQ3V8M6W4T2R9N7X1C0B5A';

/** An id of this kind. */
export const idWith = (prefix: IdPrefix) =>
  z.string().meta({ pattern: `^${prefix}[0-9A-Za-z_]{1,64}$`, examples: [`${prefix}${ULID}`] });

/** ISO 8601, UTC. */
export const timestamp = z.string().meta({ format: 'date-time', examples: ['2026-05-01T10:00:00.000Z'] });

/** An absolute address. */
export const address = (example: string) => z.string().meta({ format: 'uri', examples: [example] });

/** An object whose keys are the customer's own. */
export const anyObject = z.custom<JsonObject>().meta({ type: 'object', additionalProperties: true });

/** String values by key. */
export const texts = z.record(z.string(), z.string()).meta({ examples: [{ order: '42' }] });

/** A page of a list, newest first. */
export function pageOf<Row extends z.ZodType>(row: Row, id: string) {
  return z
    .object({
      data: z.array(row).meta({ description: 'Rows of this page, newest first.' }),
      first_id: z.string().nullable().meta({ description: 'Id of the first row; null when there is none.' }),
      last_id: z
        .string()
        .nullable()
        .meta({ description: 'Id of the last row, the `after_id` of the next page; null when there is none.' }),
      has_more: z.boolean().meta({ description: 'Whether more rows follow this page.' }),
    })
    .meta({ id });
}
