// Writes adapters/client/api-types.ts anew from docs/openapi.json: what the API reads and answers, as types that stand
// alone, so that the client can be installed without the service. Run it after `npm run openapi`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether a schema only says which of its fields go together: `anyOf: [{required: […]}, …]`. */
const saysWhatGoesTogether = ({ anyOf }) =>
  anyOf?.every(one => Object.keys(one).length === 1 && Array.isArray(one.required)) ?? false;

/** A schema that is told as its base and what it adds, as one that extends the other. */
function extending({ allOf, $ref, unevaluatedProperties, ...schema }) {
  if ($ref !== undefined) return { ...schema, type: 'object', extends: { $ref } };
  if (allOf === undefined) return schema;
  const [base, own = { type: 'object' }] = allOf;
  return { ...schema, ...own, extends: base, additionalProperties: unevaluatedProperties };
}

const alternatives = (name, { anyOf }) =>
  `/** With one of: ${anyOf.map(({ required }) => required.join(', ')).join('; or ')}. */
export type ${name} = ${name}Fields & (${anyOf
    .map(({ required }) => `Required<Pick<${name}Fields, ${required.map(each => `'${each}'`).join(' | ')}>>`)
    .join(' | ')});\n`;

/** @returns the text of the module that holds a type for each schema of the document */
export async function clientTypes(document) {
  const schemas = Object.entries(document.components.schemas);
  const together = schemas.filter(([, schema]) => saysWhatGoesTogether(schema));
  const definitions = Object.fromEntries(
    schemas.map(([name, schema]) => {
      const whole = extending(schema);
      if (!saysWhatGoesTogether(schema)) return [name, whole];
      const { anyOf: _, ...fields } = whole;
      return [`${name}Fields`, fields];
    }),
  );
  const properties = Object.fromEntries(
    Object.keys(definitions).map(name => [name, { $ref: `#/definitions/${name}` }]),
  );
  const whole = JSON.stringify({ type: 'object', properties, definitions }).replaceAll(
    '#/components/schemas/',
    '#/definitions/',
  );
  const text = await compile(JSON.parse(whole), 'EverySchema', {
    bannerComment: '',
    // Answers are open for fields that come later; the types name those of today.
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120, arrowParens: 'avoid' },
  });
  const banner = '// Made of docs/openapi.json by `npm run openapi`. Do not edit.\n\n';
  const types = text
    .replace(/export interface EverySchema \{[\s\S]*?\n\}\n/, '')
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, '/** $1 */');
  return banner + types + together.map(([name, schema]) => `\n${alternatives(name, schema)}`).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const document = JSON.parse(readFileSync(join(root, 'docs', 'openapi.json'), 'utf8'));
  const file = join(root, 'adapters', 'client', 'api-types.ts');
  writeFileSync(file, await clientTypes(document));
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  process.exitCode = spawnSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'inherit' }).status;
}
