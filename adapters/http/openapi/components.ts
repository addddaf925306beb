import { z } from 'zod';
import { baseOf } from '../schemas/base-schema.ts';
import { asBase, composed } from './composed.ts';
import { described } from './described.ts';
import type { JsonSchema } from './json-schema.ts';

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Gathers named schemas, so that each stands once in the document. */
export class SchemaComponents {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #wholes = new Map<string, JsonSchema>();

  /**
   * What stands for this schema: a reference when it has a name, else the schema itself. Requests refuse what they don't
   * know; answers may get new fields at any time, so nobody who holds them against the document is to be stopped by one.
   */
  add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const bases = new Map<string, z.ZodType>();
    const {
      $defs,
      $schema: _,
      ...root
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        const base = baseOf(zodSchema);
        if (base !== undefined && jsonSchema.id !== undefined) bases.set(jsonSchema.id, base);
      },
    });
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const whole = shared(definition) as JsonSchema;
      const base = bases.get(name);
      this.#define(name, whole, base === undefined ? undefined : this.#base(base, io));
    }
    return described(shared(root), '') as JsonSchema;
  }

  #base(schema: z.ZodType, io: 'input' | 'output'): { $ref: string; whole: JsonSchema } {
    const { $ref = '' } = this.add(schema, io) as { $ref?: string };
    const name = $ref.slice(SHARED.length);
    this.schemas[name] = asBase(this.schemas[name] ?? {});
    return { $ref, whole: this.#wholes.get(name) ?? {} };
  }

  #define(name: string, whole: JsonSchema, base?: { $ref: string; whole: JsonSchema }): void {
    const standing = this.#wholes.get(name);
    if (standing !== undefined && JSON.stringify(standing) !== JSON.stringify(whole)) {
      throw new Error(`two schemas have the name ${name}`);
    }
    if (standing !== undefined) return;
    this.#wholes.set(name, whole);
    const told = base === undefined ? whole : composed(whole, base, name);
    this.schemas[name] = described(told, name) as JsonSchema;
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
