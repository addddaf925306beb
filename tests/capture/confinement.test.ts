import { chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BrowserBinary } from '../../infrastructure/chromium/browser/binary.ts';
import { browserCandidates } from '../../infrastructure/chromium/browser/candidates.ts';
import { missingConfinement } from '../../infrastructure/chromium/browser/confinement.ts';
import { startTargetSite } from '../support/target-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { canFilter, underFilter } from '../support/under-filter.ts';
import { openedPage } from './opened-page.ts';

const test = suite('the sandbox of a page');

/** As the kernel tells it, with a tab between values. */
function status(fields: { seccomp: number; filters?: number; ids: string; locked?: boolean; uid?: number }): string {
  const { seccomp, filters, ids, locked = true, uid = 1000 } = fields;
  const counted = filters === undefined ? [] : [`Seccomp_filters:\t${filters}`];
  return [
    'Name:\tchromium',
    `Uid:\t${uid}\t${uid}\t${uid}\t${uid}`,
    `NSpid:\t${ids}`,
    `NoNewPrivs:\t${locked ? 1 : 0}`,
    `Seccomp:\t${seccomp}`,
    ...counted,
    '',
  ].join('\n');
}

const FREE = status({ seccomp: 0, filters: 0, ids: '70' });
const CONTAINED = status({ seccomp: 2, filters: 1, ids: '70\t7' });

const RENDERERS: [string, string, string, RegExp | null][] = [
  ['a sandboxed one', status({ seccomp: 2, filters: 1, ids: '80\t4\t1' }), FREE, null],
  ['one in a container', status({ seccomp: 2, filters: 2, ids: '80\t8\t4\t1' }), CONTAINED, null],
  ['one of an old kernel', status({ seccomp: 2, ids: '80\t1' }), status({ seccomp: 2, ids: '70' }), null],
  ['no filter', status({ seccomp: 0, filters: 0, ids: '80\t4\t1' }), FREE, /filter of its own/],
  ["the container's filter only", status({ seccomp: 2, filters: 1, ids: '80\t8\t1' }), CONTAINED, /filter of its own/],
  ["the container's processes", status({ seccomp: 2, filters: 2, ids: '80\t8' }), CONTAINED, /among all processes/],
  ['privileges to gain', status({ seccomp: 2, filters: 1, ids: '8\t1', locked: false }), FREE, /gain privileges/],
  ['root', status({ seccomp: 2, filters: 1, ids: '8\t1', uid: 0 }), FREE, /as root/],
  ['nothing known', '', FREE, /filter of its own/],
];

for (const [what, renderer, browser, missing] of RENDERERS) {
  test(`${what} is ${missing === null ? 'taken' : 'refused'}`, () => {
    const found = missingConfinement(renderer, browser);
    if (missing === null) assert.is(found, null);
    else assert.match(found ?? '', missing);
  });
}

/** A program that starts the browser without its sandbox, as a distribution's wrapper or a setting of it may. */
function wrapperOf({ path, shell, environment }: BrowserBinary): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const wrapper = join(folder, shell ? 'wrapped-headless-shell' : 'wrapped-chromium');
  const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
  writeFileSync(wrapper, `#!/bin/sh\n${exports.join('')}exec '${path}' --no-sandbox "$@"\n`, { mode: 0o755 });
  return wrapper;
}

async function anyBrowser(): Promise<BrowserBinary | undefined> {
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  for await (const binary of browserCandidates({ browserPath: process.env.CAPTURE_BROWSER, cacheFolder }))
    return binary;
  return undefined;
}

const found = process.platform === 'linux' ? await anyBrowser() : undefined;

async function refuse(wrapper: string, within: (command: readonly string[]) => readonly string[]): Promise<void> {
  const { error } = await openedPage('http://127.0.0.1/', within, { CAPTURE_BROWSER: wrapper });
  assert.match(
    error ?? '',
    /^the browser of CAPTURE_BROWSER cannot be used: \S+ runs its pages .* without its sandbox\./,
  );
  assert.match(error ?? '', '--no-sandbox');
}

if (found === undefined) process.stdout.write('SKIPPED the sandbox of a page: no browser was found\n');
else {
  test('a browser that is started without its sandbox is refused', () => refuse(wrapperOf(found), command => command));

  if (canFilter('the sandbox of a page under a filter of system calls')) {
    test('and under a filter of system calls, which every process of a container has, too', () =>
      refuse(wrapperOf(found), command => underFilter('allow-all', command)));

    test('under such a filter a sandboxed browser is taken', async () => {
      const site = await startTargetSite();
      try {
        const page = await openedPage(`${site.url}/login`, command => underFilter('allow-all', command));
        assert.is(page.sandboxed, true, page.error);
        assert.match(page.text ?? '', 'City Gym');
      } finally {
        await site.close();
      }
    });
  }
}

test.run();
