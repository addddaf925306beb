import type { z } from 'zod';

const bases = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The schema, which has the fields of the base and some of its own: the document tells those of the base once. */
export function withBase<Schema extends z.ZodType>(base: z.ZodType, schema: Schema): Schema {
  bases.set(schema, base);
  return schema;
}

/** What the schema's fields are based on. */
export const baseOf = (schema: z.core.$ZodType): z.ZodType | undefined => bases.get(schema);
