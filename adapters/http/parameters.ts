import { z } from 'zod';
import type { PageRequest } from '../../application/page.ts';
import { type IdPrefix, isId } from '../../domain/identifiers.ts';
import { RequestError } from './errors.ts';
import { clipped } from './issue-message.ts';
import { notValid } from './issues.ts';

/** A path parameter that must be an id of this kind. @throws RequestError 400 naming the parameter. */
export function idParameter(value: string | undefined, prefix: IdPrefix, name: string): string {
  if (value !== undefined && isId(prefix, value)) return value;
  const message = `${name} must be ${prefix} followed by 1 to 64 letters, digits or underscores.`;
  throw new RequestError(400, 'VALIDATION_ERROR', message, [{ field: name, code: 'INVALID_ID', message }]);
}

/** Query parameters of a list. */
export const page = z.strictObject({
  limit: z
    .string()
    .superRefine((value, context) => {
      const limit = /^\d{1,4}$/.test(value) ? Number(value) : 0;
      if (limit >= 1 && limit <= 100) return;
      context.addIssue({ code: 'custom', message: `must be a whole number from 1 to 100, not "${clipped(value)}"` });
    })
    .transform(Number)
    .default(25)
    .meta({ type: 'integer', minimum: 1, maximum: 100, description: 'Rows of the page.' }),
  after_id: z.string().exactOptional().meta({
    pattern: '^web_(iq|tpl)_[0-9A-Za-z_]{1,64}$',
    description: 'Id of a row of yours: the page holds the rows that are strictly older.',
  }),
});

/** The page that these query parameters ask for. */
export function pageRequest({ limit, after_id }: z.output<typeof page>): PageRequest {
  return after_id === undefined ? { limit } : { limit, afterId: after_id };
}

/** Query parameters of this shape. @throws RequestError 400 naming the parameter. */
export function queryParameters<Schema extends z.ZodType>(
  schema: Schema,
  query: Record<string, string>,
): z.output<Schema> {
  const result = schema.safeParse(query);
  if (!result.success) throw notValid(result.error, query, 'query');
  return result.data;
}
