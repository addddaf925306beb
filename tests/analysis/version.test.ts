import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ANALYSER_VERSION } from '../../infrastructure/analysis/version.ts';
import { importsOf } from '../support/source-imports.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('the version of the analyser');
const root = join(import.meta.dirname, '..', '..', '..');

function printed(checkout: string, ...flags: string[]): string[] {
  const script = join(checkout, 'scripts', 'analyser-version.mjs');
  return execFileSync(process.execPath, [script, ...flags], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

/** What the version is made of, without digests and versions. */
const covered = printed(root, '--list')
  .slice(1)
  .map(line => line.split('  ')[1] ?? '');

test('is that of the checkout which was built', () => {
  assert.equal(printed(root), [ANALYSER_VERSION]);
  assert.match(ANALYSER_VERSION, /^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
});

test('changes with a letter of what judges, and with a package that it reads by', () => {
  const folder = temporaryFolder();
  const copied = [
    'application',
    'domain',
    'infrastructure/analysis',
    'scripts/analyser-version.mjs',
    'package.json',
    'package-lock.json',
  ];
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  assert.equal(printed(folder), [ANALYSER_VERSION]);
  const seen = new Set([ANALYSER_VERSION]);
  const judging = [
    'domain/guide/values/equal.ts',
    'domain/reading/lexicon/lexicon.ts',
    'infrastructure/analysis/pixels/agreement.ts',
  ];
  for (const path of judging) {
    appendFileSync(join(folder, path), ' ');
    seen.add(printed(folder)[0] ?? '');
  }
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  writeFileSync(join(folder, 'package-lock.json'), lock.replace(/("node_modules\/unpdf": \{\s+"version": ")/, '$10'));
  seen.add(printed(folder)[0] ?? '');
  assert.is(seen.size, 5);
  appendFileSync(join(folder, 'domain/json.ts'), ' ');
  assert.ok(seen.has(printed(folder)[0] ?? ''), 'what judges nothing has no part in it');
});

test('covers all that the judging files import at run time', () => {
  const files = covered.filter(path => path.endsWith('.ts'));
  assert.ok(files.length > 80, `${files.length} files`);
  for (const path of files) {
    for (const { specifier, typeOnly } of importsOf(readFileSync(join(root, path), 'utf8'))) {
      if (typeOnly || specifier === null || specifier.startsWith('node:')) continue;
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
      assert.ok(covered.includes(target), `${path} imports ${target}: name it in scripts/analyser-version.mjs`);
    }
  }
});
test.run();
