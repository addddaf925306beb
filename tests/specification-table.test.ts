import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOf, rowsOf, titlesIn } from './support/specification-table.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
const sections = [
  ...['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3.1', '3.2', '4', '4.1', '4.2', '4.3', '4.4', '4.5 to 4.9'],
  ...['4.10', '4.11', '4.12', '5', '6.1', '6.2', '6.3', '6.4', '6.5', '7', '8', '9'],
];
const readIfThere = (path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

test('every row names files that exist and tests that are in them', () => {
  assert.equal(faultsOf(page, readIfThere), []);
});

test('every section of the specification has its rows', () => {
  const rows = rowsOf(page);
  for (const section of sections) {
    assert.ok(
      rows.some(row => row.section.startsWith(`${section} `)),
      `section ${section}`,
    );
  }
  assert.ok(rows.length > 250, `${rows.length} rows are read`);
});

test('titles of tests are found, and nothing else', () => {
  const source = [
    `test('plain', () => {});`,
    `run(\`\${name}: a \${kind.of("x")} b\`, async context => {});`,
    `suite("it's", async ({ store }) => {});`,
    `page('by name', tell);`,
    `assert.is('no title', other);`,
    `call('neither', 1);`,
  ].join('\n');
  assert.equal(titlesIn(source), ['plain', '…: a … b', "it's"]);
});

test('every fault of a table is seen', () => {
  const files: Record<string, string> = {
    'domain/a.ts': '',
    'tests/a.test.ts': `test('it works', () => {});\ntest('a | b', () => {});`,
  };
  const faults = (implemented: string, proven: string, what = 'a row') =>
    faultsOf(
      `## 1 Title\n\n| Row | Implemented in | Proven by |\n|---|---|---|\n| ${what} | ${implemented} | ${proven} |`,
      path => files[path],
    );
  const [file, proof] = ['`domain/a.ts`', '`tests/a.test.ts`: it works'];
  const right: [string, string][] = [
    [file, proof],
    [`${file}<br>${file}`, `${proof}<br>\`tests/a.test.ts\`: a \\| b`],
    ['(in work)', '(in work)'],
    ['(in work)', `(in work)<br>${proof}`],
  ];
  for (const [implemented, proven] of right) assert.equal(faults(implemented, proven), []);
  const wrong: [string, string, string?][] = [
    ['', proof],
    [file, ''],
    [file, proof, ' '],
    ['`domain/b.ts`', proof],
    ['domain/a.ts', proof],
    [file, '`tests/b.test.ts`: it works'],
    [file, '`tests/a.test.ts`: it wor'],
    [file, '`tests/a.test.ts`'],
    [file, 'it works'],
    [file, `${proof} | more`],
  ];
  for (const [implemented, proven, what] of wrong) {
    assert.is(faults(implemented, proven, what).length, 1, `${implemented} ${proven}`);
  }
});

test.run();
