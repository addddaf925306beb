import type { JsonSchema } from './json-schema.ts';
import { wordsFor } from './property-words.ts';

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] =>
  ((anyOf ?? oneOf ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null');

/** Whether the schema, or what it refers to or may be, says what it means. */
export function isDescribed(schema: JsonSchema): boolean {
  if (typeof schema.description === 'string' && schema.description !== '') return true;
  return '$ref' in schema || alternativesOf(schema).some(isDescribed);
}

/** Whether a value can be told from the schema: its own example, one of few values, or those of its parts. */
export function hasExample(schema: JsonSchema): boolean {
  const { const: only, enum: values, examples, items, properties, type } = schema;
  if ([examples, values, properties].some(each => each !== undefined)) return true;
  if ('const' in schema || only !== undefined || '$ref' in schema || type === 'boolean') return true;
  if (isObject(items)) return hasExample(items);
  return alternativesOf(schema).some(hasExample);
}

/** The same schema, whose properties have words and examples. @param name of the schema that has a name, around it */
export function described(schema: unknown, name: string): unknown {
  if (Array.isArray(schema)) return schema.map(each => described(each, name));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword !== 'properties' || !isObject(value)) return [keyword, described(value, name)];
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([key, each]) => [key, property(each, key, name)])),
      ];
    }),
  );
}

/**
 * What the service takes for a field that was left out is told in words: generators take the keyword `default` to mean
 * that the field is always there, and would demand it of whoever sends a request.
 */
function withDefaultInWords({ default: preset, ...schema }: JsonSchema): JsonSchema {
  const saysNothing = preset === undefined || preset === null || Object(preset).length === 0;
  if (saysNothing) return schema;
  const told = Array.isArray(preset) ? 'all' : `\`${JSON.stringify(preset)}\``;
  return { ...schema, description: [schema.description, `Unless told: ${told}.`].filter(Boolean).join(' ') };
}

function property(schema: unknown, key: string, name: string): unknown {
  if (!isObject(schema)) return schema;
  const within = described(schema, name) as JsonSchema;
  const words = wordsFor(name, key);
  if (words === undefined) return withDefaultInWords(within);
  return withDefaultInWords({
    ...within,
    ...(isDescribed(within) ? {} : { description: words.description }),
    ...(hasExample(within) || !('example' in words) ? {} : { examples: [words.example] }),
  });
}
