import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SourceFile, violationsOf } from './support/house-rules.ts';
import { importCircles } from './support/import-circles.ts';
import { importsOf } from './support/source-imports.ts';

const root = join(import.meta.dirname, '..', '..');
const FOLDERS = ['domain', 'application', 'projections', 'infrastructure', 'adapters', 'examples', 'tests'];

function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') })),
  );
}

const files = sourceFiles();

test('the house keeps its rules', () => {
  assert.equal(files.flatMap(violationsOf), []);
});

test('no files import each other in a circle', () => {
  assert.equal(importCircles(files), []);
});

test('the picture of the rooms shows every room, and no other', () => {
  const architecture = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const picture = /## Rooms\n+```\n([^`]+)```/.exec(architecture)?.[1] ?? '';
  const shown: string[] = [];
  let layer = '';
  for (const line of picture.split('\n')) {
    const names = [...(line.trim().split(/\s{3,}/)[0] ?? '').matchAll(/([\w-]+)\//g)].map(([, name]) => name);
    if (!line.startsWith(' ')) layer = names[0] ?? layer;
    else shown.push(...names.map(name => `${layer}/${name}`));
  }
  const rooms = files
    .filter(({ path }) => !path.startsWith('tests/'))
    .flatMap(({ path }) => /^[\w-]+\/[\w-]+(?=\/)/.exec(path)?.[0] ?? []);
  assert.equal(shown.sort(), [...new Set(rooms)].sort());
});

test('the scan sees the code', () => {
  const handler = files.find(file => file.path === 'application/handle.ts');
  assert.ok(
    handler !== undefined && importsOf(handler.text).some(({ specifier }) => specifier === '../domain/decider.ts'),
  );
  const code = files.filter(({ path }) => path.endsWith('.ts'));
  const importing = code.filter(({ text }) => importsOf(text).length > 0);
  assert.ok(importing.length > code.length / 2, `${importing.length} of ${code.length} files import anything`);
});

test('every form of import is seen', () => {
  const forms: [string, { specifier: string | null; typeOnly: boolean }][] = [
    [`import a from 'x';`, { specifier: 'x', typeOnly: false }],
    [`import { a, type B } from "x";`, { specifier: 'x', typeOnly: false }],
    [`import {\n  a,\n  b as c,\n} from 'x';`, { specifier: 'x', typeOnly: false }],
    [`import a, { b } from 'x';`, { specifier: 'x', typeOnly: false }],
    [`import a, * as b from 'x';`, { specifier: 'x', typeOnly: false }],
    [`import * as a from 'x';`, { specifier: 'x', typeOnly: false }],
    [`import 'x';`, { specifier: 'x', typeOnly: false }],
    [`import data from 'x' with { type: 'json' };`, { specifier: 'x', typeOnly: false }],
    [`import type { A } from 'x';`, { specifier: 'x', typeOnly: true }],
    [`import type A from 'x';`, { specifier: 'x', typeOnly: true }],
    [`export { a } from 'x';`, { specifier: 'x', typeOnly: false }],
    [`export * from 'x';`, { specifier: 'x', typeOnly: false }],
    [`export * as a from 'x';`, { specifier: 'x', typeOnly: false }],
    [`export type { A } from 'x';`, { specifier: 'x', typeOnly: true }],
    [`const a = await import('x');`, { specifier: 'x', typeOnly: false }],
    [`const a = await import(\n  "x"\n);`, { specifier: 'x', typeOnly: false }],
    [`type A = import('x').A;`, { specifier: 'x', typeOnly: false }],
    [`const a = require('x');`, { specifier: 'x', typeOnly: false }],
    ['const a = await import(name);', { specifier: null, typeOnly: false }],
    [`const a = await import('x' + name);`, { specifier: null, typeOnly: false }],
    ['const a = await import(`x`);', { specifier: null, typeOnly: false }],
  ];
  for (const [text, expected] of forms) assert.equal(importsOf(`const z = 1;\n${text}\n`), [expected], text);
});

test('what is no import is not taken for one', () => {
  const texts = [
    `const here = import.meta.url;`,
    `const list = Array.from('x');`,
    `const a = require.resolve('x');`,
    `export const from = 'x';`,
    `export {};`,
    `const important = 'x';`,
  ];
  for (const text of texts) assert.equal(importsOf(text), [], text);
});

/** Path, text, and what must be said of it; null when it keeps the rules. */
const MADE_UP: [string, string, RegExp | null][] = [
  ['domain/a.ts', `import { b } from './b.ts';`, null],
  ['domain/a.ts', `export const isOne = (text: string) => URL.canParse(text);`, /take domain\/parse-url\.ts/],
  ['adapters/capture/client/a.ts', `export const isOne = (text: string) => URL.canParse(text);`, null],
  ['domain/a.ts', `if (process.env.DEBUG) console.log('here');`, /speaks to the process/],
  ['infrastructure/a.ts', `process.exitCode = 1;`, null],
  ['domain/a.ts', `import type { B } from '../application/b.ts';`, /domain must not import application\/b\.ts/],
  ['domain/a.ts', `import { readFileSync } from 'node:fs';`, /domain must not import the package node:fs/],
  ['domain/a.ts', `import type { z } from 'zod';`, /domain must not import the package zod/],
  ['application/a.ts', `export { b } from '../domain/b.ts';\nconst c = 1;`, null],
  ['application/a.ts', `import { b } from '../infrastructure/b.ts';`, /application must not import infrastructure\/b/],
  ['application/a/b.ts', `import { c } from '../../projections/c.ts';`, /application must not import projections\/c/],
  ['application/a.ts', `import { z } from 'zod';`, /application must not import the package zod/],
  ['projections/a.ts', `import type { B } from '../application/ports/b.ts';`, null],
  ['projections/a.ts', `import { b } from '../infrastructure/b.ts';`, /projections must not import infrastructure\/b/],
  ['projections/a.ts', `import { b } from 'libsql';`, /projections must not import the package libsql/],
  ['infrastructure/a.ts', `import { b } from '../adapters/b.ts';`, /infrastructure must not import adapters\/b/],
  [
    'infrastructure/a.ts',
    `import { b } from '../tests/support/b.ts';`,
    /infrastructure must not import tests\/support/,
  ],
  ['adapters/http/a.ts', `import { b } from '../../application/b.ts';`, null],
  [
    'adapters/http/a.ts',
    `import { b } from '../../infrastructure/settings/config.ts';`,
    /adapters must not import infra/,
  ],
  ['adapters/cli/a.ts', `import { b } from '../../infrastructure/settings/config.ts';`, null],
  ['adapters/cli/a.ts', `import type { B } from '../../infrastructure/composition/application.ts';`, null],
  [
    'adapters/http/a.ts',
    `import type { B } from '../../infrastructure/composition/server.ts';`,
    /adapters must not import infra/,
  ],
  ['adapters/cli/a/b.ts', `await import('../../../infrastructure/composition/container.ts');`, null],
  [
    'adapters/cli/a.ts',
    `import { b } from '../../infrastructure/cryptography/sealer.ts';`,
    /adapters must not import infra/,
  ],
  ['infrastructure/eventstoredb/a.ts', `import { b } from '@eventstore/db-client';`, null],
  ['infrastructure/a.ts', `import type { B } from '@eventstore/db-client';`, /only infrastructure\/eventstoredb\/ may/],
  ['infrastructure/mongodb/a.ts', `import { b } from 'mongodb';`, null],
  ['adapters/a.ts', `import { b } from 'mongodb';`, /only infrastructure\/mongodb\/ may import mongodb/],
  ['infrastructure/nats/a.ts', `import { b } from 'nats';`, null],
  ['infrastructure/a.ts', `await import('nats');`, /only infrastructure\/nats\/ may import nats/],
  ['infrastructure/evidence/s3/a.ts', `import { b } from 'aws4fetch';`, null],
  ['infrastructure/evidence/a.ts', `import { b } from 'aws4fetch';`, /only infrastructure\/evidence\/s3\/ may/],
  ['infrastructure/composition/container.ts', `import { b } from 'tsyringe';`, null],
  [
    'infrastructure/a.ts',
    `import { b } from 'tsyringe';`,
    /only infrastructure\/composition\/container\.ts may import tsyringe/,
  ],
  ['infrastructure/chromium/a.ts', `import { b } from 'playwright-core';`, null],
  ['infrastructure/a.ts', `import type { B } from 'playwright-core/types';`, /only infrastructure\/chromium\/ may/],
  ['infrastructure/embedded/a.ts', `import b from 'libsql';`, null],
  ['infrastructure/embedded-a.ts', `import b from 'libsql';`, /only infrastructure\/embedded\/ may import libsql/],
  ['infrastructure/a.ts', `import { b } from '../../b.ts';`, /\.\.\/\.\.\/b\.ts, which is outside of the repository/],
  ['infrastructure/a.ts', `import { b } from '/b.ts';`, /\/b\.ts, which is outside of the repository/],
  ['infrastructure/a.ts', `import { b } from '../node_modules/mongodb/b.js';`, /must not import node_modules/],
  ['infrastructure/a.ts', 'await import(name);', /imports something computed/],
  ['adapters/capture/client/a.ts', `import { b } from './b.ts';`, null],
  ['adapters/capture/client/a.ts', `import type { B } from '../../../application/b.ts';`, null],
  ['adapters/capture/client/a.ts', `import { b } from '../b.ts';`, /runs in a browser and must not import \.\.\/b\.ts/],
  ['adapters/capture/client/a.ts', `import { type B } from '../b.ts';`, /runs in a browser/],
  ['adapters/client/a.ts', `import { b } from './b.ts';`, null],
  ['adapters/client/a.ts', `import type { B } from '../http/b.ts';`, null],
  ['adapters/client/a.ts', `import { b } from '../http/b.ts';`, /runs at customers and must not import \.\.\/http/],
  ['adapters/client/a.ts', `import { b } from 'node:crypto';`, /runs at customers and must not import node:crypto/],
  ['examples/a.ts', `import { b } from 'affiant-client';`, null],
  ['examples/a.ts', `import { b } from '../adapters/client/client.ts';`, /examples must not import adapters\/client/],
  ['infrastructure/chromium/page/a.ts', `import { b } from 'zod';`, /runs in a browser and must not import zod/],
  ['infrastructure/a.ts', 'const a = 1;\n'.repeat(220), null],
  ['infrastructure/a.ts', 'const a = 1;\n'.repeat(221), /it has 221 lines/],
  ['tests/a.test.ts', 'const a = 1;\n'.repeat(500), null],
  ['application/a.ts', `/** All. */\nexport * from './b.ts';\nexport type { C } from './c.ts';\n`, /only re-exports/],
  ['application/a.ts', `import { b } from './b.ts';\n\nexport { b };\n`, /only re-exports/],
  ['application/a.ts', 'class A {\n  private readonly b = 1;\n}', /private by word only/],
  ['application/a.ts', 'class A {\n  protected b(): void {}\n}', /private by word only/],
  ['application/a.ts', 'class A {\n  readonly #b = 1;\n  private constructor() {}\n}', null],
  ['application/a.ts', 'export {};\n', null],
  ['application/search-index.ts', 'export const a = 1;', null],
  ['application/discommoned.ts', 'export const a = 1;', null],
  ['application/common/a.ts', 'export const a = 1;', /its name says nothing/],
];
for (const name of ['utils', 'util', 'helpers', 'common', 'manager', 'index', 'date-utils', 'session-manager']) {
  for (const folder of ['domain', 'tests/support']) {
    MADE_UP.push([`${folder}/${name}.ts`, 'export const a = 1;', /its name says nothing/]);
  }
}

test('every violation is caught, and nothing else', () => {
  for (const [path, text, message] of MADE_UP) {
    const found = violationsOf({ path, text });
    assert.is(found.length, message === null ? 0 : 1, `${path}: ${text.slice(0, 80)}: ${found.join(' | ')}`);
    if (message !== null) assert.match(found[0] ?? '', message);
  }
});

/** Files by path and what they import, and the circles among them. */
const IMPORTS: [Record<string, string>, string[]][] = [
  [{ 'a/a.ts': `import { b } from './b.ts';`, 'a/b.ts': `import { c } from '../c/c.ts';`, 'c/c.ts': '' }, []],
  [{ 'a/a.ts': `import { a } from '../b/a.ts';`, 'b/a.ts': `import { a } from './a.js';` }, []],
  [{ 'a/a.ts': `import { a } from './a.ts';` }, ['a/a.ts imports a/a.ts']],
  [
    { 'a/b.ts': `import { a } from './a.ts';`, 'a/a.ts': `import type { B } from './b.ts';` },
    ['a/a.ts imports a/b.ts imports a/a.ts'],
  ],
  [
    { 'b.ts': `export * from './c.ts';`, 'c.ts': `await import('./a.ts');`, 'a.ts': `type B = import('./b.ts').B;` },
    ['a.ts imports b.ts imports c.ts imports a.ts'],
  ],
  [
    {
      'a.ts': `import './b.ts';\nimport './c.ts';`,
      'b.ts': `import './a.ts';`,
      'c.ts': `import './d.ts';`,
      'd.ts': `import './c.ts';`,
      'e.ts': `import './a.ts';`,
    },
    ['a.ts imports b.ts imports a.ts', 'c.ts imports d.ts imports c.ts'],
  ],
];

test('every circle is found once, and nothing else', () => {
  for (const [made, expected] of IMPORTS) {
    const found = importCircles(Object.entries(made).map(([path, text]) => ({ path, text })));
    assert.equal(
      found.map(sentence => sentence.slice(0, sentence.indexOf(':'))),
      expected,
    );
  }
});

test.run();
