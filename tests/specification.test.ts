import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSpecification } from './support/specification/checkout.ts';
import { faultsOf } from './support/specification/faults.ts';
import { pageOf } from './support/specification/page.ts';
import { proofsIn } from './support/specification/proofs.ts';
import { rowsIn } from './support/specification/rows.ts';

const root = join(import.meta.dirname, '..', '..');
const { rows, proofs } = readSpecification(root);
const sections = [
  ...['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3.1', '3.2', '4', '4.1', '4.2', '4.3', '4.4', '4.5', '4.6'],
  ...['4.7', '4.8', '4.9', '4.10', '4.11', '4.12', '5', '6.1', '6.2', '6.3', '6.4', '6.5', '7', '8', '9'],
];

test('every row has a test that names it, and names files that exist', () => {
  assert.equal(
    faultsOf(rows, proofs, path => existsSync(join(root, path))),
    [],
  );
});

test('docs/specification.md is what `npm run specification` writes', () => {
  const page = readFileSync(join(root, 'docs', 'specification.md'), 'utf8');
  assert.ok(page === pageOf(rows, proofs), 'docs/specification.md is old: run `npm run specification`');
});

test('every section of the specification has its rows', () => {
  for (const section of sections) {
    assert.ok(
      rows.some(row => row.section.startsWith(`${section} `)),
      `section ${section}`,
    );
  }
  assert.ok(rows.length > 250, `${rows.length} rows are read`);
  const named = proofs.reduce((sum, { ids }) => sum + ids.length, 0);
  assert.ok(named > 500, `${named} pairs of row and test are read`);
});

test('tests that name rows are found by their titles', () => {
  const titles = (...calls: string[]) =>
    proofsIn('tests/a.test.ts', calls.map(call => `  // specification: 1-a\n  ${call}\n`).join('')).map(
      ({ title }) => title,
    );
  assert.equal(
    titles(
      `test('plain', () => {});`,
      `run(\`\${name}: a \${kind.of("x")} b\`, async context => {});`,
      `suite("it's", async ({ store }) => {});`,
      `test(\n    'over two lines',\n    async () => {});`,
    ),
    ['plain', '…: a … b', "it's", 'over two lines'],
  );
  const noTests = [
    `assert.is('no title', other);`,
    `call('neither', 1);`,
    `page('by name', tell);`,
    '',
    '// a comment',
  ];
  for (const call of noTests) assert.throws(() => titles(call), /what follows is no test/, call);
});

test('what a test names may fill several lines', () => {
  const source = `// specification: 1-a, 1-b\n// specification: 2.1-c\ntest('one', () => {});\ntest('two', () => {});\n`;
  assert.equal(proofsIn('tests/a.test.ts', source), [
    { path: 'tests/a.test.ts', title: 'one', ids: ['1-a', '1-b', '2.1-c'] },
  ]);
});

const SOURCE =
  '## 1 First\n\nin a.ts, b.ts\n\n- 1-a: one: `x`\n\nin work\n\n- 1-b: two\n\n## 2 Second\n\nin a.ts\n\n- 2-c: z\n';

test('rows are read with their section and where they are implemented', () => {
  assert.equal(rowsIn(SOURCE), [
    { id: '1-a', section: '1 First', text: 'one: `x`', files: ['a.ts', 'b.ts'] },
    { id: '1-b', section: '1 First', text: 'two', files: [] },
    { id: '2-c', section: '2 Second', text: 'z', files: ['a.ts'] },
  ]);
  for (const line of ['1-a: one', '- 1-a', '- 1-a: ', '- a row: one', '# 1 First', 'in ', 'some words']) {
    assert.throws(() => rowsIn(`## 1 First\n\nin a.ts\n\n${line}\n`), /is no heading, no place/, line);
  }
  assert.throws(() => rowsIn('## 1 First\n\n- 1-a: one\n'), /no row below a place/);
  assert.throws(() => rowsIn('## 1 First\n\nin a.ts\n\n## 2 Second\n\n- 2-a: one\n'), /no row below a place/);
});

test('the page tells each row with its tests', () => {
  const [, page] = pageOf(rowsIn(SOURCE), [
    { path: 'tests/a.test.ts', title: 'it works', ids: ['1-a', '2-c'] },
    { path: 'tests/b.test.ts', title: 'it runs', ids: ['1-a'] },
  ]).split(/(?=^## 1 First)/m);
  assert.is(
    page,
    [
      '## 1 First\n\nImplemented in a.ts, b.ts:\n\n- 1-a: one: `x`',
      '  - tests/a.test.ts: it works\n  - tests/b.test.ts: it runs',
      '\nIn work:\n\n- 1-b: two',
      '\n## 2 Second\n\nImplemented in a.ts:\n\n- 2-c: z\n  - tests/a.test.ts: it works\n',
    ].join('\n'),
  );
});

test('every fault is seen', () => {
  const row = (changes: object = {}) => ({ id: '4.3-a', section: '4 Lists', text: 'a', files: ['a.ts'], ...changes });
  const proof = (...ids: string[]) => ({ path: 'tests/a.test.ts', title: 'it works', ids });
  const faults = (rows: ReturnType<typeof row>[], proofs: ReturnType<typeof proof>[]) =>
    faultsOf(rows, proofs, path => path === 'a.ts');
  const right: [ReturnType<typeof row>[], ReturnType<typeof proof>[]][] = [
    [[row()], [proof('4.3-a')]],
    [[row()], [proof('4.3-a'), proof('4.3-a')]],
    [[row({ files: [] })], []],
    [[row({ files: [] })], [proof('4.3-a')]],
    [[row({ id: 'beyond-a', section: 'Beyond it' })], [proof('beyond-a')]],
  ];
  for (const [rows, proofs] of right) assert.equal(faults(rows, proofs), []);
  assert.equal(faults([row()], []), ['4.3-a: no test names it']);
  assert.equal(faults([row({ files: ['a.ts', 'b.ts'] })], [proof('4.3-a')]), ['4.3-a: there is no b.ts']);
  assert.equal(faults([row()], [proof('4.3-a', '4.3-b')]), [
    'tests/a.test.ts: "it works" names 4.3-b, which is no row',
  ]);
  assert.equal(faults([row()], [proof('4.3-a', '4.3-a')]), ['tests/a.test.ts: "it works" names 4.3-a twice']);
  assert.equal(faults([row(), row({ files: [] })], [proof('4.3-a')]), ['4.3-a is the id of two rows']);
  assert.equal(faults([row({ section: '4.30 Lists' })], [proof('4.3-a')]), ['4.3-a stands in section 4.30 Lists']);
});

test.run();
