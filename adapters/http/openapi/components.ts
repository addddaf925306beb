import { z } from 'zod';
import { described } from './described.ts';
import type { JsonSchema } from './json-schema.ts';

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Gathers named schemas, so that each stands once in the document. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};

  /** What stands for this schema: a reference when it has a name, else the schema itself. */
  add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $defs, $schema: _, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    for (const [name, definition] of Object.entries($defs ?? {}))
      this.#define(name, described(shared(definition), name) as JsonSchema);
    return described(shared(root), '') as JsonSchema;
  }

  #define(name: string, schema: JsonSchema): void {
    const standing = this.schemas[name];
    if (standing !== undefined && JSON.stringify(standing) !== JSON.stringify(schema)) {
      throw new Error(`two schemas have the name ${name}`);
    }
    this.schemas[name] = schema;
  }
}

/** The same JSON, with references to where the document keeps its schemas. */
function shared(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(shared);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const isReference = key === '$ref' && typeof value === 'string' && value.startsWith(LOCAL);
      return [key, isReference ? SHARED + value.slice(LOCAL.length) : shared(value)];
    }),
  );
}
