import { readdirSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { EndUser } from '../end-to-end/end-user.ts';
import { gymInquiry, Scene } from '../end-to-end/scene.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { foldersLeft, tracesOf } from '../support/service-traces.ts';
import { SessionSocket } from '../support/session-socket.ts';
import { sized } from '../support/test-size.ts';

const NAME = 'sessions one after the other';
const test = suite(NAME);
const run = (await hasBrowser(NAME)) ? test : test.skip;
/** A host and the processes of its browser. */
const LEAST = 6;
const SESSIONS = sized({ little: 4, whole: 40 });

let site: LocalSite;
let scene: Scene;

test.before(async () => {
  site = await startLocalSite((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Gym</title><p>Status: Active');
  });
  scene = await Scene.open({ CAPTURE_SESSIONS: '2', AFFIANT_SPARES: 'on' });
});
test.after(async () => {
  await scene?.close();
  await site?.close();
});

/** Somebody comes, sees the site, and leaves. */
async function visit(): Promise<void> {
  const request = gymInquiry(site.url, { capture_type: 'screenshot' });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  const user = new EndUser(body.capture_url);
  await user.start();
  const socket = new SessionSocket(body.capture_url, user.cookie);
  await eventually('the picture', () => socket.frames > 0, 30_000);
  const headers = { origin: scene.url, cookie: user.cookie };
  await fetch(`${body.capture_url}/leave`, { method: 'POST', headers });
  socket.close();
  await eventually('nobody', async () => (await metric('affiant_capture_places_taken')) === 0, 30_000);
}

const metric = async (sample: string): Promise<number> => {
  const lines = (await (await fetch(`${scene.url}/metrics`)).text()).split('\n');
  return Number(lines.find(line => line.startsWith(`${sample} `))?.split(' ')[1]);
};

/** What the service holds while nobody is there and its spare browser waits. */
async function atRest() {
  await eventually('the spare', async () => (await metric('affiant_browser_hosts{state="spare"}')) === 1, 30_000);
  const running = () => tracesOf(scene.service.process.pid ?? 0);
  // It is there a moment before its browser has all its processes.
  const traces = await eventually('its browser', () => running().children.length >= LEAST && running());
  return {
    folders: foldersLeft(traces).length,
    processes: traces.children.length,
    data: readdirSync(scene.folder).sort(),
    files: await metric('process_open_fds'),
  };
}

run('processes, folders, open files and places are as they were', async () => {
  await visit();
  const before = await atRest();
  for (let session = 0; session < SESSIONS; session++) await visit();
  const allAsBefore = async () => {
    const { processes, files, ...others } = await atRest();
    const { processes: most, files: open, ...expected } = before;
    // A socket of a visit may be closed a moment later.
    return processes <= most + 2 && files <= open + 3 && JSON.stringify(others) === JSON.stringify(expected);
  };
  await eventually('the state of before', allAsBefore, 20_000).catch(async () => assert.equal(await atRest(), before));
});

test.run();
