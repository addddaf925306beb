import { z } from 'zod';
import { jsonObject, textRecord } from '../../infrastructure/events/event-schemas/json.ts';
import { fc } from '../support/fast-check.ts';

/** Stands in every text that is personal, and in no other. */
export const MARK = '§';

/** Objects as JSON makes them. */
const PLAIN = { noNullPrototype: true } as const;

/**
 * Values of this schema. Texts of a marked one hold the mark, all others never do.
 * @throws when the schema is of a kind that no event used before.
 */
export function arbitrary(schema: z.ZodType, marked: boolean): fc.Arbitrary<unknown> {
  const text = fc.string({ unit: 'binary' }).map(value => (marked ? `${MARK}${value}` : value.replaceAll(MARK, '')));
  const inner = (type: unknown) => arbitrary(type as z.ZodType, marked);
  if (schema === jsonObject) {
    return fc.dictionary(text, fc.oneof(text, fc.boolean(), fc.array(text), fc.integer()), PLAIN);
  }
  if (schema === textRecord) return fc.dictionary(text, text, PLAIN);
  if (schema instanceof z.ZodString) return text;
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.integer(), fc.double({ noDefaultInfinity: true, noNaN: true }));
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodNullable) return fc.option(inner(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodArray) return fc.array(inner(schema.element), { maxLength: 4 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inner));
  if (schema instanceof z.ZodObject) return arbitraryObject(schema, () => marked);
  throw new Error(`no arbitrary for a schema of type ${schema.type}`);
}

/** Objects of this schema, or of any of those that it leaves the choice of; `isMarked` says which fields' texts are marked. */
export function arbitraryObject(
  schema: z.ZodObject | z.ZodUnion,
  isMarked: (field: string) => boolean,
): fc.Arbitrary<object> {
  if (schema instanceof z.ZodUnion) {
    return fc.oneof(...schema.options.map(option => arbitraryObject(option as z.ZodObject, isMarked)));
  }
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  const required: string[] = [];
  for (const [field, type] of Object.entries(schema.shape)) {
    const optional = type instanceof z.ZodExactOptional;
    if (!optional) required.push(field);
    const value = optional ? type.unwrap() : type;
    fields[field] = arbitrary(value as z.ZodType, isMarked(field));
  }
  return fc.record(fields, { requiredKeys: required, ...PLAIN });
}
