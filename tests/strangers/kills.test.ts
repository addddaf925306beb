import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { EndUser } from '../end-to-end/end-user.ts';
import { gymInquiry, Scene } from '../end-to-end/scene.ts';
import { inquiryOf } from '../end-to-end/whole-story.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { foldersLeft, stillRunning, tracesOf } from '../support/service-traces.ts';
import { SessionSocket } from '../support/session-socket.ts';

const test = suite('hosts and readers that are killed');
const run = (await hasBrowser('hosts and readers that are killed')) ? test : test.skip;

let site: LocalSite;
let scene: Scene;

test.before(async () => {
  site = await startLocalSite((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<title>Account</title><dl><dt>Membership status</dt><dd>Active</dd></dl>');
  });
  // With a single place a session that was not given back would be the last one.
  scene = await Scene.open({ CAPTURE_SESSIONS: '1' });
});
test.after(async () => {
  await scene?.close();
  await site?.close();
});

const running = (program: RegExp) =>
  descendants(scene.service.process.pid).filter(({ commandLine }) => program.test(commandLine));
const HOST = /programs\/browser-host\.js/;
/** It takes a while to be read. */
const LETTER = join(import.meta.dirname, '..', 'analysis', 'fixtures', 'letter.jpg');
/** From its image, or by loading its modules. */
const READER = /programs\/reader[.-]/;

/** Kills every process of this kind. @returns how many there were. */
function kill(program: RegExp): number {
  const found = running(program);
  for (const { pid } of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
  return found.length;
}

function ifBusy(error: Error): undefined {
  if (!/answered with busy/.test(error.message)) throw error;
}

type Person = { id: string; page: string; user: EndUser };

async function arrive(capture_type: 'screenshot' | 'document'): Promise<Person> {
  const request = gymInquiry(`${site.url}/account`, { capture_type, max_retries: 0 });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  return { id: body.id, page: body.capture_url, user: new EndUser(body.capture_url) };
}

type Driving = Person & { session: string; socket: SessionSocket };

async function live(captured: 'screenshot' | 'document' = 'document'): Promise<Driving> {
  const driving = await begun(captured);
  await eventually('a picture', () => driving.socket.frames > 0, 20_000);
  return driving;
}

/** Somebody who has been let in, and has seen nothing yet. */
async function begun(captured: 'screenshot' | 'document'): Promise<Driving> {
  const person = await arrive(captured);
  // The browser of the session before takes a moment to end.
  const session = await eventually('a place', () => person.user.start().catch(ifBusy), 20_000);
  const socket = new SessionSocket(person.page, person.user.cookie);
  await socket.told('hello');
  return { ...person, session, socket };
}

/** The session is over, once, and its stream goes on without a gap. */
async function assertEnded(session: string): Promise<void> {
  const stream = streamOf(captureSession, session);
  const events = await eventually('the end of the session in the log', async () => {
    const all = await scene.events(stream);
    return all.some(({ type }) => type === 'CaptureEnded') && all;
  });
  assert.equal(
    events.map(({ revision }) => revision),
    events.map((_, index) => index),
  );
  const ends = events.filter(({ type }) => type === 'CaptureEnded');
  assert.equal(
    ends.map(({ data }) => data.reason),
    ['browser_closed'],
  );
}

/** Nothing of it is left: folders of browsers are those of hosts that run. */
async function assertCleanedUp(): Promise<void> {
  await eventually('the end of what was killed', () => {
    const hosts = running(HOST).filter(({ pid }) => descendants(pid).length > 0);
    return foldersLeft(tracesOf(scene.service.process.pid ?? 0)).length <= Math.max(hosts.length, 1);
  });
}

/** Somebody else gets the only place. */
async function assertPlaceIsFree(): Promise<void> {
  const { user, socket } = await live();
  socket.close();
  await user.upload();
  await user.finish();
}

run('while a session starts: the start is refused or the session is over, and the person may start again', async () => {
  const person = await arrive('document');
  let isOver = false;
  const starting = person.user.start().then(
    () => undefined,
    error => String(error),
  );
  void starting.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    kill(HOST);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  const refusal = await starting;
  if (refusal !== undefined) assert.match(refusal, /[A-Z][^"]+\./, 'a sentence');
  const { kind } = await eventually('the page to offer a start', async () => {
    const view = await person.user.view();
    return view.kind === 'cover' && view;
  });
  assert.is(kind, 'cover');
  await assertCleanedUp();
  await person.user.start();
  await person.user.upload();
  await person.user.finish();
});

const DURING: [string, (person: Driving) => Promise<unknown>][] = [
  ['before the first picture', async () => undefined],
  ['while nothing happens', async () => undefined],
  ['while a page is captured', async ({ socket }) => socket.send({ type: 'capture' })],
  ['while a file is uploaded', ({ user }) => user.upload(Buffer.alloc(20e6, 'a'), 'big.txt').catch(() => undefined)],
];

for (const [when, act] of DURING) {
  run(`${when}: the person is told, the log is whole, and nothing is left`, async () => {
    const wanted = when.includes('captured') ? 'screenshot' : 'document';
    const person = await (when.includes('first picture') ? begun(wanted) : live(wanted));
    const acting = act(person);
    assert.ok(kill(HOST) > 0);
    await Promise.all([acting, eventually('the end of the socket', () => person.socket.isClosed, 20_000)]);
    assert.is((await person.socket.told('ended')).reason, 'browser_closed');
    const view = await person.user.view();
    assert.equal([view.kind, view.kind === 'cover' && view.again], ['cover', true]);
    await assertEnded(person.session);
    await assertCleanedUp();
    await assertPlaceIsFree();
  });
}

run('while it is finished: it is submitted or offered again, never both', async () => {
  const { id, user, socket, session } = await live();
  await user.upload();
  const finishing = user.finish().catch(() => undefined);
  kill(HOST);
  await finishing;
  socket.close();
  const { kind } = await user.view();
  const types = (await scene.events(`inquiry-${id}`)).map(({ type }) => type);
  assert.is(kind === 'cover', !types.includes('CaptureSubmitted'), `${kind} after ${types.join()}`);
  const ends = (await scene.events(streamOf(captureSession, session))).filter(({ type }) => type === 'CaptureEnded');
  assert.is(ends.length, 1);
  await assertCleanedUp();
  await assertPlaceIsFree();
});

run('readers that are killed again and again: a person decides, and the reason says why', async () => {
  const { id, user, socket } = await live();
  await user.upload(readFileSync(LETTER), 'letter.jpg');
  await user.finish();
  socket.close();
  const { result } = await eventually(
    'the end of the assessment',
    async () => {
      kill(READER);
      const inquiry = await inquiryOf(scene, id);
      return inquiry.result?.status !== 'pending' && inquiry;
    },
    60_000,
  );
  assert.is(result?.status, 'manual_review', result?.status_history.at(-1)?.reason ?? '');
  assert.match(result?.status_history.at(-1)?.reason ?? '', /A person must look at it\./);
  const assessed = (await scene.events(`inquiry-${id}`)).filter(({ type }) => type === 'ResultAssessed');
  assert.is(assessed.length, 1);
  await assertPlaceIsFree();
});

run('the whole service: hosts and browsers end with it, and the next start sweeps their folders', async () => {
  const { user, socket, session } = await live();
  const traces = tracesOf(scene.service.process.pid ?? 0);
  assert.ok(running(HOST).length > 0 && running(/--type=renderer/).length > 0);
  await scene.service.kill();
  await eventually('the end of all of its processes', () => stillRunning(traces).length === 0, 10_000);
  socket.close();
  await scene.start();
  assert.equal(foldersLeft(traces), []);
  assert.equal(
    readdirSync(join(tmpdir())).filter(name => name.startsWith(`affiant-upload-`)),
    [],
  );
  assert.is((await user.view()).kind, 'cover');
  await assertEnded(session);
  await assertPlaceIsFree();
});

test.run();
