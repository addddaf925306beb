import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';

type ObjectSchema = JsonSchema & { properties?: Record<string, unknown>; required?: string[] };

/** What other schemas are based on: the same fields, and whatever those add. */
export function asBase({ additionalProperties: _, unevaluatedProperties: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/**
 * The same schema, told as its base and what it adds to it: fields of its own, and those of the base that it requires
 * though the base does not.
 *
 * @throws when a field of the base means something else in the schema, or is missing there
 */
export function composed(whole: ObjectSchema, base: { $ref: string; whole: ObjectSchema }, name: string): JsonSchema {
  const { type, properties = {}, required = [], additionalProperties, ...others } = whole;
  const { properties: shared = {}, required: demanded = [] } = base.whole;
  for (const [field, told] of Object.entries(shared)) {
    if (isDeepStrictEqual(told, properties[field]) && (required.includes(field) || !demanded.includes(field))) continue;
    throw new Error(`${name}.${field} is not what it is in its base ${base.$ref}`);
  }
  const isShared = (field: string) => field in shared && required.includes(field) === demanded.includes(field);
  const own = Object.entries(properties).filter(([field]) => !isShared(field));
  const needed = required.filter(field => !isShared(field));
  // Nothing is added, and nothing is closed: it is the base.
  if (own.length === 0 && additionalProperties !== false) return { ...others, $ref: base.$ref };
  const added = { type, properties: Object.fromEntries(own), ...(needed.length === 0 ? {} : { required: needed }) };
  return {
    ...others,
    allOf: [{ $ref: base.$ref }, ...(own.length === 0 ? [] : [added])],
    ...(additionalProperties === false ? { unevaluatedProperties: false } : {}),
  };
}
