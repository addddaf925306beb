import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { type Service, startService } from '../support/service.ts';
import { EndUser } from './end-user.ts';
import { gymInquiry, Scene } from './scene.ts';
import { reached } from './whole-story.ts';

const LEASE_SECONDS = 3;

const test = suite<{ first: Scene; second: Service }>('two capture nodes');
const run = (await hasBrowser('two capture nodes')) ? test : test.skip;
const membership = SCENARIOS.approve?.membership;
if (membership === undefined) throw new Error('the scenario is there');
const gym = await startGymSite(membership);

const env = { CAPTURE_LEASE: String(LEASE_SECONDS), AFFIANT_SPARES: 'on' };

test.before(async context => {
  context.first = await Scene.open(env);
  context.second = await startService({ folder: context.first.folder, port: await freePort(), env });
});
test.after(async ({ first, second }) => {
  await Promise.all([first.close(), second.kill(), gym.close()]);
});

async function created(scene: Scene, changes: Record<string, unknown> = {}): Promise<CreatedInquiry> {
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(`${gym.url}/login`, changes));
  return body;
}

const pageOn = ({ url }: { url: string }, { id }: { id: string }) => `${url}/capture/${id}`;

/** Opens the socket of a capture and keeps what comes. */
function watch(page: string, user: EndUser) {
  const socket = new WebSocket(`${page.replace('http:', 'ws:')}/socket`, {
    headers: { cookie: user.cookie, origin: new URL(page).origin },
  });
  const seen = { types: [] as string[], frames: 0, closed: false };
  socket.on('message', (data, isBinary) => {
    if (!isBinary) {
      seen.types.push((JSON.parse(String(data)) as { type: string }).type);
      return;
    }
    seen.frames += 1;
    socket.send(JSON.stringify({ type: 'ack', sequence: (data as Buffer).readUInt32LE(4) }));
  });
  socket.on('close', () => {
    seen.closed = true;
  });
  socket.on('error', () => {
    seen.closed = true;
  });
  return { socket, seen };
}

run(
  'a session on one is driven through the other: page, frames, Capture, upload, Finish',
  async ({ first, second }) => {
    const inquiry = await created(first);
    const user = new EndUser(pageOn(first, inquiry));
    const session = await user.start();
    user.goTo(pageOn(second, inquiry));
    assert.is((await user.open()).status, 200);
    const view = await user.view();
    assert.is(view.kind, 'live');
    assert.is(view.kind === 'live' && view.sessionId, session);

    const { socket, seen } = watch(pageOn(second, inquiry), user);
    await eventually('frames through the other node', () => seen.frames > 0);
    assert.ok(seen.types.includes('hello'));
    assert.match(await user.upload(), /^web_ev_/);
    assert.is((await user.finish()).kind, 'assessing');
    await eventually('the socket to end with the session', () => seen.closed);
    assert.ok(seen.types.includes('ended'));
    socket.terminate();
    await reached(first, inquiry.id, 'approved');
  },
);

run('a screenshot is captured through the other', async ({ first, second }) => {
  const inquiry = await created(first, { capture_type: 'screenshot' });
  const user = new EndUser(pageOn(first, inquiry));
  await user.start();
  user.goTo(pageOn(second, inquiry));
  const { socket, seen } = watch(pageOn(second, inquiry), user);
  await eventually('frames', () => seen.frames > 0);
  socket.send(JSON.stringify({ type: 'capture' }));
  await eventually('the evidence', () => seen.types.includes('evidence'));
  socket.terminate();
  const { kind } = await user.view();
  assert.is(kind, 'live');
});

run('a stranger at the other node is told that it is in use, and cannot claim to be a node', async context => {
  const { first, second } = context;
  const inquiry = await created(first);
  await new EndUser(pageOn(first, inquiry)).start();
  assert.is((await new EndUser(pageOn(second, inquiry)).view()).kind, 'in_use');
  for (const pass of ['1', `${Date.now()}.AAAA`, `${Date.now()}.${'A'.repeat(43)}`]) {
    const response = await fetch(`${pageOn(second, inquiry)}/state`, { headers: { 'x-affiant-node': pass } });
    assert.is(response.status, 403, pass);
  }
});

run(
  'when its node is killed the session is over once the lease has run out, and can be started anew',
  async context => {
    const { first, second } = context;
    const inquiry = await created(first);
    const user = new EndUser(pageOn(first, inquiry));
    const lost = await user.start();
    user.goTo(pageOn(second, inquiry));
    assert.is((await user.view()).kind, 'live');
    await first.service.kill();
    const killedAt = performance.now();

    const { status, html } = await user.open();
    assert.is(status, 503, 'nobody can say yet whether it lives');
    assert.match(html, 'Wait a few seconds');
    const view = await eventually('the other node to take it for lost', async () => {
      const now = await user.view().catch(() => undefined);
      return now?.kind === 'cover' && now;
    });
    const waited = performance.now() - killedAt;
    console.log(`offered a new start ${Math.round(waited)} ms after the kill`);
    assert.ok(waited < (LEASE_SECONDS + 2) * 1000, `${waited} ms`);
    const { redirect } = view;
    assert.equal(view, { kind: 'cover', again: true, goesOn: null, redirect });
    const ends = (await first.events(streamOf(captureSession, lost))).filter(({ type }) => type === 'CaptureEnded');
    assert.equal(
      ends.map(({ data }) => data.reason),
      ['browser_closed'],
    );
    const session = await user.start();
    assert.is.not(session, lost);
    await user.upload();
    await user.finish();
    assert.is(await second.stop(), 0);
  },
);

test.run();
