import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../application/ports/log.ts';
import type { SessionLimit } from '../../application/ports/remote-browser.ts';
import { prepareBrowser } from '../../infrastructure/chromium/browser/prepare.ts';
import { spawnHost } from '../../infrastructure/chromium/hosted/spawn-host.ts';
import { LimitKeeper } from '../../infrastructure/chromium/limits/limit-keeper.ts';
import type { SessionLimits } from '../../infrastructure/chromium/limits/session-limits.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import type { LocalSite } from '../support/local-site.ts';
import { hostOptions, openWatched, quietLog, remoteBrowser } from '../support/remote-browser.ts';
import { sized } from '../support/test-size.ts';
import { startGreedySite } from './greedy-site.ts';

const test = suite('pages that take all that they can get');
const run = (await hasBrowser('pages that take all that they can get')) ? test : test.skip;
const MIB = 1024 * 1024;
/** As every session of a viewer in tests is called. */
const SESSION = 'web_sess_test';
let site: LocalSite;

test.before(async () => {
  site = await startGreedySite();
});
test.after(() => site.close());

type Greed = { path: string; limits: Partial<SessionLimits>; limit: SessionLimit; click?: boolean };

/** Limits are low, so that a machine with little room can hold what goes above them. */
const GREEDS: Greed[] = [
  { path: '/memory', limits: { memory: 400 * MIB }, limit: 'memory' },
  // A browser with one page has eight processes, and as it starts some more for a moment: five, on a busy machine.
  { path: '/windows', limits: { processes: 14 }, limit: 'processes', click: true },
  { path: '/downloads', limits: { disk: 30 * MIB }, limit: 'disk' },
  ...sized<Greed[]>({
    little: [],
    whole: [
      { path: '/workers', limits: { memory: 400 * MIB }, limit: 'memory' },
      { path: '/frames', limits: { memory: 400 * MIB }, limit: 'memory' },
      { path: '/database', limits: { memory: 400 * MIB }, limit: 'memory' },
    ],
  }),
];

const folders = () => readdirSync(tmpdir()).filter(name => name.startsWith(`affiant-browser-${process.pid}-`));

for (const { path, limits, limit, click = false } of GREEDS) {
  run(`${path} ends its own session by its limit, says by which, and leaves nothing behind`, async () => {
    const told: Record<string, unknown>[] = [];
    const log: Log = { ...quietLog, warn: (_, fields) => told.push(fields ?? {}) };
    const calm = remoteBrowser({ maxSessions: 1 });
    const ends: string[] = [];
    const onHostEnd = (why: string) => void ends.push(why);
    const greedy = remoteBrowser({ maxSessions: 1, log, limits: new LimitKeeper(limits, quietLog), onHostEnd });
    try {
      await Promise.all([calm.start(), greedy.start()]);
      const other = await openWatched(calm, `${site.url}/calm`);
      await other.viewer.at('/calm');
      const { session, viewer, events } = await openWatched(greedy, `${site.url}${path}`);
      if (click) {
        await viewer.at(path);
        viewer.click(200, 200);
      }
      const closed = await eventually('its end', () => events.find(({ type }) => type === 'closed'), 60_000);
      assert.equal(closed, { type: 'closed', reason: limit });
      const line = told.find(({ sessionId }) => sessionId === SESSION);
      assert.is(line?.limit, limit);
      assert.is(line?.most, limits[limit]);
      assert.ok(Number(line?.measured) > Number(line?.most), JSON.stringify(line));
      await session.close();

      other.viewer.click(60, 100);
      other.viewer.type('still driven');
      assert.is((await other.session.read({ fullPage: false })).title, 'Calm');
      assert.not(other.events.some(({ type }) => type === 'closed'));
      assert.equal(ends.slice(0, 1), [limit]);
      // The place is free again.
      const next = await openWatched(greedy, `${site.url}/calm`);
      await next.viewer.at('/calm');
      assert.is(greedy.occupancy().taken, 1);
    } finally {
      await Promise.all([calm.close(), greedy.close()]);
    }
    await eventually('the end of every process', () => descendants().length === 0);
    assert.equal(folders(), []);
  });
}

run('a host that takes too much is ended although nobody listens', async () => {
  const limits = new LimitKeeper({ memory: 10 * MIB }, quietLog);
  const { binary, running } = await prepareBrowser(hostOptions());
  await running.connection.end();
  const host = await spawnHost({ ...hostOptions({ limits }), binary }, { probe: false });
  host.pipe.on('error', () => undefined).resume();
  await new Promise(resolve => host.pipe.once('close', resolve));
  assert.is((await host.exceeds).limit, 'memory');
  await host.end();
  assert.equal(folders(), []);
  await eventually('the end of every process', () => descendants().length === 0);
});

test.run();
