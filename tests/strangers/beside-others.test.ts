import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { pagePdf } from '../analysis/pdf-builder.ts';
import { EndUser } from '../end-to-end/end-user.ts';
import { gymInquiry, Scene } from '../end-to-end/scene.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import type { LocalSite } from '../support/local-site.ts';
import { type OwnNames, startOwnNames } from '../support/own-names.ts';
import { isLoadedPage, SessionSocket } from '../support/session-socket.ts';
import { sized } from '../support/test-size.ts';
import { stallUpload, startStrangersSite } from './strangers-site.ts';

const test = suite('strangers beside others');
const run = (await hasBrowser('strangers beside others')) ? test : test.skip;

/** How long a stranger goes on, ms. */
const LASTS_MS = sized({ little: 1_000, whole: 20_000 });
/** What the service answers health within, ms, whatever strangers do. */
const HEALTH_MS = 1_000;
/** What the service's own process may keep of it all, MB. */
const KEPT_MB = 150;

let site: LocalSite;
let names: OwnNames | null = null;
let scene: Scene;
let neighbour: SessionSocket;
let memoryBefore = 0;

type Stranger = { page: string; user: EndUser; socket: SessionSocket; id: string };
/** Strangers of a row whose session may be open still. */
const there = new Set<Stranger>();

const arrive = (path: string, capture_type?: 'screenshot' | 'document'): Promise<Stranger> =>
  arriveAt(`${site.url}${path}`, capture_type);

async function arriveAt(url: string, capture_type: 'screenshot' | 'document' = 'screenshot'): Promise<Stranger> {
  const request = gymInquiry(url, { capture_type, max_retries: 0 });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  const user = new EndUser(body.capture_url);
  await user.start();
  const socket = new SessionSocket(body.capture_url, user.cookie);
  const stranger = { id: body.id, page: body.capture_url, user, socket };
  there.add(stranger);
  return stranger;
}

const leave = async (stranger: Stranger): Promise<void> => {
  const { user, socket, id } = stranger;
  there.delete(stranger);
  socket.close();
  const headers = { origin: scene.url, cookie: user.cookie };
  await fetch(`${scene.url}/capture/${id}/leave`, { method: 'POST', headers });
};

/** Memory of the service's own process, MB. */
function memory(): number {
  const status = readFileSync(`/proc/${scene.service.process.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

test.before(async () => {
  site = await startStrangersSite();
  names = await startOwnNames('a DNS server that never answers', name =>
    name === 'prompt.example' ? { A: ['127.0.0.1'] } : name.endsWith('.example') ? 'silence' : { error: 3 },
  );
  scene = await Scene.open({ CAPTURE_SESSIONS: '4', AFFIANT_SPARES: 'on' }, names?.through);
  neighbour = (await arrive('/neighbour')).socket;
  there.clear();
  await eventually('the picture of the neighbour', () => neighbour.frames > 0, 20_000);
  // What is loaded with the first stranger is no growth.
  await leave(await arrive('/calm'));
  memoryBefore = memory();
});
// A row that failed leaves no places taken for the next one.
test.after.each(async () => {
  for (const stranger of there) await leave(stranger);
});
test.after(async () => {
  neighbour?.close();
  await scene?.close();
  await site?.close();
  await names?.close();
});

/** Asks for health and drives the neighbour's session until it is over. */
async function lookOn(isOver: () => boolean): Promise<{ slowest: number; pictures: number[] }> {
  let slowest = 0;
  const pictures: number[] = [];
  const health = (async () => {
    while (!isOver()) {
      const askedAt = performance.now();
      const { ok } = await fetch(`${scene.url}/healthz`);
      assert.ok(ok);
      slowest = Math.max(slowest, performance.now() - askedAt);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  })();
  const driving = (async () => {
    while (!isOver()) {
      const { frames } = neighbour;
      const pressedAt = performance.now();
      neighbour.click(200, 200);
      await eventually('the picture after a press', () => neighbour.frames > frames);
      pictures.push(Math.round(performance.now() - pressedAt));
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  })();
  await Promise.all([health, driving]);
  return { slowest: Math.round(slowest), pictures: pictures.sort((one, other) => one - other) };
}

const some = (): Promise<void> => new Promise(resolve => setTimeout(resolve, LASTS_MS));

/** Opens this page and looks at it for a while. */
const visiting = (path: string) => async (): Promise<void> => {
  const stranger = await arrive(path);
  stranger.socket.send({ type: 'capture' });
  await some();
  await leave(stranger);
};

/** Hands in this file. */
const handingIn = (bytes: Uint8Array, name: string) => async (): Promise<void> => {
  const { user, socket, id } = await arrive('/calm', 'document');
  await user.upload(bytes, name);
  await user.finish();
  socket.close();
  await eventually(
    'what becomes of it',
    async () => {
      const { body } = await scene.api<{ result: { status: string } }>('GET', `/web/inquiry/${id}`);
      return body.result.status !== 'pending';
    },
    90_000,
  );
};

const far = pagePdf('BT /F 12 Tf 50 999999999999999999 Td (Status: Active) Tj 0 -14 Td (Name: Zoe) Tj ET')
  .toString('latin1')
  .replace(/\/MediaBox\s*\[[^\]]*\]/, '/MediaBox[0 0 999999999999999999 999999999999999999]');

const MOST_WAITING = 4 * 1024 * 1024;

/** A viewer that sends what nobody asked for, and reads nothing. */
async function rudeViewer(): Promise<void> {
  const stranger = await arrive('/neighbour');
  await stranger.socket.told('hello');
  const { socket } = stranger.socket;
  socket.pause();
  const until = performance.now() + LASTS_MS;
  while (performance.now() < until && socket.readyState === socket.OPEN) {
    // More than this only waits in the process of the test.
    for (let each = 0; each < 200 && socket.bufferedAmount < MOST_WAITING; each += 1) {
      socket.pong(Buffer.alloc(100));
      socket.send('x'.repeat(1_000));
      socket.send(JSON.stringify({ type: 'wheel', x: 1, y: 1, dx: 0, dy: 9, modifiers: 0 }));
    }
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  await leave(stranger);
}

async function stalledUploads(): Promise<void> {
  const stranger = await arrive('/calm', 'document');
  const uploads = Array.from({ length: 40 }, () => stallUpload(stranger.page, stranger.user.cookie));
  await some();
  // One is taken at a time: the others are told so while it stalls.
  const refused = () => uploads.filter(upload => upload.answer().startsWith('HTTP/1.1 409')).length;
  await eventually('39 refusals', () => refused() === 39);
  for (const upload of uploads) upload.end();
  await leave(stranger);
}

/** Somebody who only has the link asks for the session of another person, again and again. */
async function takingOver(): Promise<void> {
  const stranger = await arrive('/calm');
  await stranger.socket.told('hello');
  const body = JSON.stringify({ viewport: { width: 800, height: 600, scale: 1, touch: false }, take_over: true });
  const headers = { origin: scene.url, 'content-type': 'application/json' };
  const until = performance.now() + LASTS_MS;
  while (performance.now() < until) {
    const asked = Array.from({ length: 4 }, () => fetch(`${stranger.page}/start`, { method: 'POST', headers, body }));
    for (const answer of await Promise.all(asked)) await answer.arrayBuffer();
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  assert.not(stranger.socket.isClosed, 'the person goes on');
  await leave(stranger);
}

/** The names that a page asks for hang: somebody else's are found meanwhile, and its person is told at last. */
async function silentNames(): Promise<void> {
  const stranger = await arrive('/lookups');
  if (names === null) return some().then(() => leave(stranger));
  await eventually('the silence', () => names?.questions.includes('A silent.example'), 20_000);
  const other = await arriveAt(`http://prompt.example:${new URL(site.url).port}/calm`);
  await eventually('the page of somebody else', () => other.socket.messages.some(isLoadedPage));
  await leave(other);
  const why = () => stranger.socket.messages.some(told => told.type === 'load' && told.problem === 'TIMEOUT');
  await eventually('the reason', why, 30_000);
  await leave(stranger);
}

/**
 * Windows that close themselves when they are the only ones left, one after the other: each ends its own session, and
 * its person is told why.
 */
async function closingPages(): Promise<void> {
  const until = performance.now() + LASTS_MS;
  do {
    const { user, socket } = await arrive('/closing');
    await socket.seesPage();
    socket.click(100, 100);
    await socket.closesOpener();
    // It may load still, and hear of no press.
    let looks = 0;
    const { reason, loss } = await eventually('its end', () => {
      if (looks++ % 20 === 0) socket.click(100, 100);
      return socket.messages.find(message => message.type === 'ended');
    });
    assert.equal([reason, loss], ['browser_closed', 'page_closed']);
    const view = await user.view();
    assert.equal([view.kind, view.kind === 'cover' && view.again], ['cover', true]);
  } while (performance.now() < until);
}

/** Every other place is taken by people who close their tab without a word: whoever comes then gets one of them. */
async function closedTabs(): Promise<void> {
  for (let place = 0; place < 3; place++) {
    const { socket } = await arrive('/calm');
    await socket.told('hello');
    socket.close();
  }
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(`${site.url}/calm`));
  const late = new EndUser(body.capture_url);
  const isBusy = (error: Error) => void assert.match(error.message, 'answered with busy');
  assert.is(await late.start().catch(isBusy), undefined, 'there is no place yet');
  await eventually('a place', () => late.start().catch(isBusy), 150_000);
  await leave({
    page: body.capture_url,
    user: late,
    socket: new SessionSocket(body.capture_url, late.cookie),
    id: body.id,
  });
}

const ROWS: [string, () => Promise<void>][] = [
  ['a site answers with a status that there is not', visiting('/misled')],
  ['a PDF has places at 1e18', handingIn(Buffer.from(far, 'latin1'), 'far.pdf')],
  ['a page writes without end to its console', visiting('/console')],
  ['a text file has ten thousand labels on a line', handingIn(Buffer.from('a: b  '.repeat(10_000)), 'labels.txt')],
  ['a page takes addresses of 1.9 MB', visiting('/addresses')],
  ['a page has names and texts of many MB', visiting('/names')],
  ['a page asks for twenty names of a DNS server that never answers', silentNames],
  ['a page closes itself', closingPages],
  ['a viewer sends junk and reads nothing', rudeViewer],
  ['forty uploads stall', stalledUploads],
  ['a session is asked for again and again', takingOver],
  // A place is kept for a minute and a half for who closed a tab.
  ...sized<[string, () => Promise<void>][]>({ little: [], whole: [['every place has a closed tab', closedTabs]] }),
];

/** Lets a stranger in, and looks at everything else meanwhile. @returns how long health took at most, ms. */
async function beside(name: string, strangerOf: () => Promise<void>): Promise<number> {
  let isOver = false;
  const stranger = strangerOf().finally(() => {
    isOver = true;
  });
  const [{ slowest, pictures }] = await Promise.all([lookOn(() => isOver), stranger]);
  const median = pictures[Math.floor(pictures.length / 2)];
  console.log(
    `${name}: health ${slowest} ms at most, ${pictures.length} pictures, ${median} ms median, ${pictures.at(-1)} at most, ${Math.round(memory())} MB (${Math.round(memoryBefore)} before)`,
  );
  assert.ok(pictures.length > 0 && !neighbour.isClosed);
  await eventually('the memory', () => memory() < memoryBefore + KEPT_MB, 30_000);
  return slowest;
}

for (const [name, strangerOf] of ROWS) {
  run(`${name}: health, another session and memory stay as they are`, async () => {
    if ((await beside(name, strangerOf)) < HEALTH_MS) return;
    // The machine may have been busy with something else: that does not happen twice at the same stranger.
    const slowest = await beside(name, strangerOf);
    assert.ok(slowest < HEALTH_MS, `health took ${slowest} ms`);
  });
}

test.run();
