import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NoUsableBrowser } from '../../application/ports/remote-browser.ts';
import { explainFailure } from '../../infrastructure/chromium/browser/failure.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { MAIN, runCommand } from '../support/cli.ts';
import { freePort } from '../support/free-port.ts';
import { rejectionOf } from '../support/rejection.ts';
import { remoteBrowser } from '../support/remote-browser.ts';
import { serviceEnvironment } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { canFilter, underFilter } from '../support/under-filter.ts';

const test = suite('a machine without a usable browser');

/** A file that others may reach too. */
function program(content: string, mode = 0o755): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const path = join(folder, 'chromium-headless-shell');
  writeFileSync(path, content, { mode });
  return path;
}

async function refusalOf(browserPath: string): Promise<string> {
  const browser = remoteBrowser({ browserPath });
  const refusal = await rejectionOf(browser.start());
  await browser.close();
  assert.instance(refusal, NoUsableBrowser);
  assert.not.match(refusal.message, '\n');
  return refusal.message;
}

const MISSING_LIBRARY = 'error while loading shared libraries: libnss3.so: cannot open shared object file';
const NAMED: [string, string, RegExp][] = [
  ['is not there', '/nonexistent/browser', /^CAPTURE_BROWSER is \/nonexistent\/browser, which is not there/],
  ['is a folder', temporaryFolder(), /^CAPTURE_BROWSER is \S+, which may not be executed/],
  ['is no program', program('text', 0o644), /^CAPTURE_BROWSER is \S+, which may not be executed/],
  ['is another program', '/bin/true', /CAPTURE_BROWSER .*\/bin\/true does not answer as Chromium does\. Install/],
  ['is for another machine', program('\x7fELF\x02\x01\x01'), /CAPTURE_BROWSER .* cannot be executed\. Let it be/],
  [
    'lacks a library',
    program(`#!/bin/sh\necho '${MISSING_LIBRARY}' >&2\nexit 127\n`),
    /lacks the shared library libnss3\.so\./,
  ],
  [
    'has lost its files',
    program(`#!/bin/sh\necho 'Invalid file descriptor to ICU data received.' >&2\n`),
    /cannot read the files beside it/,
  ],
  ['says something else', program(`#!/bin/sh\necho 'out of luck' >&2\n`), /did not open a page \(out of luck\)/],
];

for (const [what, path, sentence] of NAMED) {
  test(`a named browser that ${what} is told in a sentence`, async () => {
    assert.match(await refusalOf(path), sentence);
  });
}

/** Runs the work with another variable in the environment of this process. */
async function withVariable(name: string, value: string, work: () => Promise<void>): Promise<void> {
  const { [name]: before } = process.env;
  process.env[name] = value;
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  }
}

test('a temp folder that cannot be used is named with TMPDIR', async () => {
  await withVariable('TMPDIR', '/nonexistent', async () => {
    assert.match(await refusalOf('/bin/true'), /^the temp folder \/nonexistent cannot be used .*ENOENT.* TMPDIR$/);
  });
});

test('without setpriv, its package is named', async () => {
  const { reason, advice } = await explainFailure(new Error('setpriv is missing: install util-linux'));
  assert.match(reason, 'the program setpriv is missing');
  assert.match(advice, 'Install the package util-linux');
});

const namespaces = 'a machine without user namespaces';
if (canFilter(namespaces) && (await hasBrowser(namespaces))) {
  test('where user namespaces are forbidden the service says in one line how to allow them, and ends', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    const env = { ...serviceEnvironment(join(folder, 'data'), await freePort()), AFFIANT_ROLES: 'capture' };
    const command = underFilter('no-namespaces', [process.execPath, MAIN, 'serve']);
    const { code, stdout, stderr } = await runCommand(command, env);
    assert.equal([code, stdout], [1, '']);
    const lines = stderr
      .trimEnd()
      .split('\n')
      .filter(line => !line.includes('"level":"info"'));
    assert.is(lines.length, 1, stderr);
    const [told = ''] = lines;
    assert.match(told, /^affiant: .* may make no user namespaces, which its sandbox needs\. To allow them /);
    assert.match(told, '--security-opt seccomp=deploy/capture-seccomp.json');
    assert.ok(told.length < 700, told);
    const paths = told.match(/\/[\w./-]*chrom[\w./-]*/g) ?? [];
    assert.is(new Set(paths).size, paths.length, told);
  });
}

test.run();
