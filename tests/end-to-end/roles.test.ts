import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCENARIOS } from '../demo/scenarios.ts';
import { tell } from '../demo/story.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { apiOf } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { freeze, thaw } from '../support/freeze.ts';
import { type SplitService, startSplitService } from '../support/split-service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ split: SplitService; modules: string }>('a process per role');
const run = (await hasBrowser('a process per role')) ? test : test.skip;

/** A command is answered when others have folded what it did; past the cap it would have taken 2 s. */
const FOLDED_WITHIN_MS = 1000;

const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'http://127.0.0.1:9/',
  return_url: 'http://127.0.0.1:9/back',
  subject_id: 'customer-user-8841',
};

test.before(async context => {
  const folder = temporaryFolder();
  context.modules = join(temporaryFolder(), 'modules');
  const hook = pathToFileURL(join(import.meta.dirname, '..', 'support', 'loaded-modules.js')).href;
  const env = (role: string) => ({
    NODE_OPTIONS: `--import=${hook}`,
    LOADED_MODULES: `${context.modules}.${role}`,
  });
  context.split = await startSplitService({ folder, env });
});
test.after(async ({ split }) => split?.stop());

run('each is alive and ready on a port of its own', async ({ split }) => {
  for (const [role, { url }] of Object.entries(split.roles)) {
    assert.is((await fetch(`${url}/healthz`)).status, 200, role);
    await eventually(`${role} to be ready`, async () => (await fetch(`${url}/readyz`)).status === 200);
  }
});

run('each answers for its own role only', async ({ split }) => {
  const { http, projector, processes, capture } = split.roles;
  const key = split.key ?? '';
  assert.is((await apiOf(http.url, key)('GET', '/web/inquiry')).status, 200);
  for (const { url } of [projector, processes, capture]) {
    assert.is((await apiOf(url, key)('GET', '/web/inquiry')).status, 404);
  }
  const page = await fetch(`${http.url}/capture/web_iq_01K`);
  assert.is(page.status, 404);
  assert.match(await page.text(), 'Route /capture/ to one that has it');
  assert.match(await (await fetch(`${capture.url}/capture/web_iq_01K`)).text(), 'This link leads nowhere');
});

run('what is created can be got and is listed at once', async ({ split }) => {
  const api = apiOf(split.url, split.key ?? '');
  const took: number[] = [];
  for (let number = 0; number < 20; number++) {
    const startedAt = performance.now();
    const { status, body } = await api<{ id: string }>('POST', '/web/inquiry', INQUIRY);
    took.push(Math.round(performance.now() - startedAt));
    assert.is(status, 200);
    assert.is((await api('GET', `/web/inquiry/${body.id}`)).status, 200);
    const listed = await api<{ data: { id: string }[] }>('GET', '/web/inquiry?limit=1');
    assert.is(listed.body.data[0]?.id, body.id);
  }
  const sorted = [...took].sort((a, b) => a - b);
  console.log(`a create took ${sorted[10]} ms in the middle and ${sorted.at(-1)} ms at most`);
  assert.ok((sorted[10] ?? 0) < FOLDED_WITHIN_MS, `${took.join(', ')} ms`);
});

run('without a projector a command is still answered, and nothing is lost', async ({ split }) => {
  const api = apiOf(split.url, split.key ?? '');
  await freeze(split.roles.projector.process);
  try {
    const { status, body } = await api<{ id: string; status: string }>('POST', '/web/inquiry', INQUIRY);
    assert.is(status, 200);
    assert.is((await fetch(`${split.roles.http.url}/readyz`)).status, 503);
    thaw(split.roles.projector.process);
    await eventually('the inquiry', async () => (await api('GET', `/web/inquiry/${body.id}`)).status === 200);
  } finally {
    thaw(split.roles.projector.process);
  }
});

const PROGRAMS = join(import.meta.dirname, '..', '..', 'programs');

/** The modules that a process loaded, by the files of its program that it opened. */
function modulesIn(file: string): string {
  const contents: Record<string, string[]> = JSON.parse(readFileSync(join(PROGRAMS, 'contents.json'), 'utf8'));
  const loaded = readFileSync(file, 'utf8').split('\n');
  return loaded.flatMap(address => [address, ...(contents[basename(address)] ?? [])]).join('\n');
}

const LOADED: [string, string, string[]][] = [
  ['chromium/remote-browser.js', 'remote browsers', ['capture']],
  ['chromium/session/session.js', 'what drives a browser', []],
  ['playwright-core', 'the browser driver of the tests', []],
  ['analysis/local-analyser.js', 'the analyser', ['processes']],
  ['adapters/http/app.js', 'the API', ['http']],
  ['adapters/capture/routes.js', 'the capture pages', ['capture']],
];

run('each loads what its role needs', async ({ modules }) => {
  for (const [name, what, roles] of LOADED) {
    for (const role of ['http', 'projector', 'processes', 'capture']) {
      const file = `${modules}.${role}`;
      assert.ok(existsSync(file), file);
      const loaded = modulesIn(file);
      assert.match(loaded, 'infrastructure/composition/server-roles.js');
      assert.is(loaded.includes(name), roles.includes(role), `${role}: ${what}`);
    }
  }
});

run('tells the whole story', async () => {
  const { approve } = SCENARIOS;
  assert.ok(approve);
  if (approve !== undefined)
    await tell(approve, join(temporaryFolder(), 'split'), { start: ({ folder }) => startSplitService({ folder }) });
});

test.run();
