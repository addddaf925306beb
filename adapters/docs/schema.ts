import type { JsonSchema } from '../http/openapi/json-schema.ts';
import type { OpenApiDocument } from '../http/openapi/openapi-types.ts';

/** A field of an object as the reference shows it. */
export type Field = {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** What else must hold, for example `1 to 200 characters`. */
  rules: string[];
  /** Fields of what it holds. */
  children: Field[];
};

/** Reads the document's schemas. */
export class SchemaReader {
  readonly #schemas: Record<string, JsonSchema>;

  constructor(document: OpenApiDocument) {
    this.#schemas = document.components.schemas;
  }

  /** The schema itself, when this is a reference to it, as one when it is told as its base and what it adds. */
  resolve(schema: JsonSchema): JsonSchema {
    const { $ref } = schema;
    if (typeof $ref !== 'string') return this.#whole(schema);
    const standing = this.#schemas[$ref.split('/').at(-1) ?? ''];
    if (standing === undefined) throw new Error(`there is no schema ${$ref}`);
    return this.resolve(standing);
  }

  #whole({ allOf, ...schema }: JsonSchema): JsonSchema {
    const [base, added = {}] = (allOf ?? []) as JsonSchema[];
    if (base === undefined) return schema;
    const shared = this.resolve(base);
    return {
      ...shared,
      ...schema,
      properties: { ...(shared.properties ?? {}), ...(added.properties ?? {}) },
      required: [...((shared.required ?? []) as string[]), ...((added.required ?? []) as string[])],
    };
  }

  /** The fields of an object, of what a list holds, or of the first alternative that has fields. */
  fields(schema: JsonSchema): Field[] {
    const resolved = this.resolve(schema);
    const {
      properties,
      required = [],
      items,
    } = resolved as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
      items?: JsonSchema;
    };
    if (items !== undefined) return this.fields(items);
    if (properties === undefined) {
      const found = alternativesOf(resolved).map(each => this.fields(each));
      return found.find(fields => fields.length > 0) ?? [];
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      type: this.type(property),
      required: required.includes(name),
      description: this.#described(property),
      rules: rulesOf(this.#main(property)),
      children: this.fields(property),
    }));
  }

  /** The type in a word or two. */
  type(schema: JsonSchema): string {
    const { type, items, format, enum: values, const: only } = this.resolve(schema);
    const alternatives = alternativesOf(this.resolve(schema));
    if (alternatives.length > 0 && type === undefined) {
      return [...new Set(alternatives.map(each => this.type(each)))].join(' or ');
    }
    if (only !== undefined) return JSON.stringify(only);
    if (Array.isArray(values)) return 'enum';
    if (Array.isArray(type)) return type.join(' or ');
    if (type === 'array') return `array of ${this.type((items ?? {}) as JsonSchema)}`;
    return [type ?? 'any', format === undefined ? '' : `(${format})`].join(' ').trim();
  }

  /** A value that fits: examples of the schema's parts, put together. */
  example(schema: JsonSchema): unknown {
    const resolved = this.resolve(schema);
    const { examples, enum: values, type, properties, items } = resolved;
    if (Array.isArray(examples)) return examples[0];
    if (Array.isArray(values)) return values[0];
    if ('const' in resolved) return resolved.const;
    const [first] = alternativesOf(resolved);
    if (type === undefined && first !== undefined) return this.example(first);
    if (Array.isArray(type) && type.includes('null')) return null;
    if (type === 'array') return items === undefined ? [] : [this.example(items as JsonSchema)];
    if (type === 'object') {
      const entries = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
      return Object.fromEntries(entries.map(([name, property]) => [name, this.example(property)]));
    }
    return type === 'integer' || type === 'number' ? 0 : type === 'boolean' ? true : '';
  }

  #described(schema: JsonSchema): string {
    return String(schema.description ?? this.#main(schema).description ?? '');
  }

  /** What a field is when it is not null. */
  #main(schema: JsonSchema): JsonSchema {
    const resolved = this.resolve(schema);
    const [first, ...others] = alternativesOf(resolved).filter(({ type }) => type !== 'null');
    return first !== undefined && others.length === 0 && resolved.type === undefined ? this.resolve(first) : resolved;
  }
}

function alternativesOf({ anyOf, oneOf }: JsonSchema): JsonSchema[] {
  return ((anyOf ?? oneOf ?? []) as JsonSchema[]).filter(({ required }) => required === undefined);
}

function rulesOf(schema: JsonSchema): string[] {
  const rules: string[] = [];
  const range = (least: unknown, most: unknown, unit: string) => {
    if (least !== undefined && most !== undefined) rules.push(`${least} to ${most}${unit}`);
    else if (most !== undefined) rules.push(`at most ${most}${unit}`);
    else if (least !== undefined) rules.push(`at least ${least}${unit}`);
  };
  const integers = [schema.minimum, schema.maximum].map(bound => (Math.abs(Number(bound)) > 1e15 ? undefined : bound));
  range(integers[0], integers[1], '');
  range(schema.minLength, schema.maxLength, ' characters');
  range(schema.minItems, schema.maxItems, ' entries');
  range(undefined, schema.maxProperties, ' keys');
  const items = schema.items as JsonSchema | undefined;
  const values = schema.enum ?? items?.enum;
  if (Array.isArray(values)) rules.push(values.map(value => `\`${value}\``).join(' '));
  return rules;
}
