import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../adapters/capture/client/protocol.ts';
import { createTickets } from '../../adapters/capture/ticket.ts';
import { createViewerBudget } from '../../adapters/capture/viewer-budget.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { type CaptureServer, startCaptureServer, TICKET_KEY } from '../support/capture-server.ts';
import { eventually } from '../support/eventually.ts';

const VIEWPORT = { width: 800, height: 600, scale: 1, touch: false };
const MOVE: ClientMessage = {
  type: 'mouse',
  kind: 'move',
  x: 1,
  y: 2,
  button: 'none',
  buttons: 0,
  clicks: 0,
  modifiers: 0,
};

const servers: CaptureServer[] = [];
const sockets: WebSocket[] = [];
test.after(async () => {
  for (const socket of sockets) socket.terminate();
  for (const server of servers) await server.close();
});

type Live = { house: CaptureHouse; server: CaptureServer; cookie: string; address: string; sessionId: string };

async function live(changes = {}, frames?: Uint8Array[]): Promise<Live> {
  const house = await new CaptureHouse(changes).create();
  if (frames !== undefined) house.scripted.frames = frames;
  const server = await startCaptureServer(house);
  servers.push(server);
  const page = await house.desk.start(house.inquiryId, { viewport: VIEWPORT, holder: null, takeOver: false });
  if (page.view.kind !== 'live') throw new Error(`not live but ${page.view.kind}`);
  const { sessionId } = page.view;
  const tickets = createTickets({ key: TICKET_KEY, secure: false });
  const cookie = tickets.cookie(house.inquiryId, sessionId).split(';')[0] ?? '';
  return {
    house,
    server,
    cookie,
    sessionId,
    address: `ws://127.0.0.1:${server.port}/capture/${house.inquiryId}/socket`,
  };
}

/** A browser's end of the socket. */
class Page {
  readonly messages: ServerMessage[] = [];
  readonly frames: Buffer[] = [];
  closedWith: number | null = null;
  readonly socket: WebSocket;

  constructor(address: string, headers: Record<string, string>) {
    this.socket = new WebSocket(address, { headers });
    sockets.push(this.socket);
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.frames.push(data);
      else this.messages.push(JSON.parse(String(data)) as ServerMessage);
    });
    this.socket.on('close', code => {
      this.closedWith = code;
    });
    this.socket.on('error', () => undefined);
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  told<Type extends ServerMessage['type']>(type: Type) {
    return eventually(`"${type}"`, () =>
      this.messages.find((message): message is Extract<ServerMessage, { type: Type }> => message.type === type),
    );
  }
}

function open({ address, cookie, server }: Live): Page {
  return new Page(address, { cookie, origin: server.url });
}

/** Status with which an upgrade is refused. */
function refused(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers });
    sockets.push(socket);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => reject(new Error('it was let in')));
    socket.on('error', () => undefined);
  });
}

test('the page is greeted with the viewport and sees frames with their header', async () => {
  const session = await live();
  const page = open(session);
  assert.equal((await page.told('hello')).viewport, VIEWPORT);
  const frame = await eventually('a frame', () => page.frames[0]);
  assert.equal(
    [frame.readUInt8(0), frame.readUInt32LE(4), frame.readUInt16LE(8), frame.readUInt16LE(10)],
    [1, 1, 800, 600],
  );
  assert.is(frame.subarray(16, 19).toString('hex'), 'ffd8ff');
});

test('the website follows the room that its picture has, within bounds', async () => {
  const session = await live();
  const page = open(session);
  await page.told('hello');
  page.send({ type: 'resize', viewport: { width: 844, height: 90, scale: 3, touch: true } });
  const sizes = session.house.scripted.latest.sizes;
  await eventually('another size', () => sizes.length === 1);
  assert.equal(sizes, [{ width: 844, height: 240, scale: 2, touch: true }]);
  const later = open(session);
  assert.equal((await later.told('hello')).viewport, sizes[0]);
});

test('the next frame waits for the acknowledgement of the one before', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);
  const session = await live({}, [jpeg, jpeg]);
  const page = open(session);
  await eventually('a frame', () => page.frames.length === 1);
  page.send({ type: 'ack', sequence: 99 });
  // A message that is answered shows that everything before it was dealt with.
  page.send({ type: 'capture' });
  await page.told('evidence');
  assert.is(page.frames.length, 1);
  page.send({ type: 'ack', sequence: 1 });
  await eventually('the second frame', () => page.frames.length === 2);
});

test('numbered input is taken once, also when its page comes back on another socket and sends it again', async () => {
  const session = await live();
  const { inputs } = session.house.scripted.latest;
  const named = { ...session, address: `${session.address}?page=1-2-3` };
  const text = (number: number) =>
    ({ type: 'numbered', number, input: { type: 'text', text: String(number) } }) as const;
  const page = open(named);
  assert.is((await page.told('hello')).taken, 0);
  for (const number of [1, 2, 2, 1]) page.send(text(number));
  page.send({ type: 'here' });
  assert.is((await page.told('here')).taken, 2);
  const again = open(named);
  assert.is((await again.told('hello')).taken, 2);
  for (const number of [2, 3]) again.send(text(number));
  await eventually('the third', () => inputs.length === 3);
  assert.equal(
    inputs.map(input => input.type === 'text' && input.text),
    ['1', '2', '3'],
  );
  assert.is((await open(session).told('hello')).taken, 0, 'another page');
  for (const [index, query] of ['', `?page=${'7'.repeat(41)}`].entries()) {
    const unnamed = open({ ...session, address: `${session.address}${query}` });
    await unnamed.told('hello');
    unnamed.send(text(1));
    await eventually('what a page without a name sends', () => inputs.length === 4 + index);
  }
});

test('a numbered wish is done once, and who watches anew is told what is kept', async () => {
  const session = await live();
  const named = { ...session, address: `${session.address}?page=4-5-6` };
  const page = open(named);
  assert.equal((await page.told('kept')).evidence, []);
  const capture = { type: 'numbered', number: 1, input: { type: 'capture' } } as const;
  page.send(capture);
  const { evidence } = await page.told('evidence');
  const again = open(named);
  assert.equal((await again.told('kept')).evidence, [evidence]);
  again.send(capture);
  again.send({ ...capture, number: 2, input: { type: 'take_back', evidence: evidence.id } });
  await again.told('evidence_removed');
  assert.is(session.house.scripted.latest.whole.length, 1);
});

test('input reaches the remote browser; what is no input does not', async () => {
  const session = await live();
  const page = open(session);
  await page.told('hello');
  for (const wrong of [
    '',
    'null',
    '{"type":"mouse"}',
    '{"type":"evaluate","code":"1"}',
    JSON.stringify({ ...MOVE, x: 1e9 }),
  ]) {
    page.socket.send(wrong);
  }
  page.socket.send(Buffer.from([1, 2, 3]));
  page.send(MOVE);
  page.send({ type: 'text', text: 'héllo' });
  await eventually('both inputs', () => session.house.scripted.latest.inputs.length === 2);
  assert.equal(session.house.scripted.latest.inputs, [MOVE, { type: 'text', text: 'héllo' }]);
});

test('a capture is answered with its evidence, a failed one with what went wrong', async () => {
  const session = await live();
  const page = open(session);
  await page.told('hello');
  page.send({ type: 'capture' });
  assert.is((await page.told('evidence')).evidence.type, 'screenshot');
  session.house.scripted.latest.broken = true;
  page.send({ type: 'capture' });
  const { wish, problem } = await page.told('not_done');
  assert.equal([wish, problem], ['capture', 'NO_ANSWER']);
});

test('who asks for one thing after the other without end is not heard for a while', async () => {
  const session = await live();
  const page = open(session);
  await page.told('hello');
  for (let each = 0; each < 50; each++) {
    page.send({ type: 'drop_document' });
    page.send({ type: 'take_back', evidence: 'web_ev_01K0000000000000000000000A' });
  }
  page.send({ type: 'here' });
  await page.told('here');
  const refused = () =>
    page.messages.flatMap(told =>
      told.type === 'not_done' && told.problem === 'TOO_MANY_QUESTIONS' ? [told.wish] : [],
    );
  await eventually('the refusals', () => refused().length >= 39);
  assert.ok(refused().length <= 40);
  assert.equal([...new Set(refused())].sort(), ['drop_document', 'take_back']);
});

test('a socket from elsewhere or without the ticket is refused', async () => {
  const { address, cookie, server, house } = await live();
  assert.is(await refused(address, { cookie, origin: 'https://evil.example' }), 403);
  assert.is(await refused(address, { cookie }), 403);
  assert.is(await refused(address, { origin: server.url }), 403);
  assert.is(await refused(address, { origin: server.url, cookie: `${cookie}x` }), 403);
  assert.not.ok(house.scripted.latest.watched);
});

test('an upgrade of another path stays with whoever else takes it', async () => {
  const { address, server } = await live();
  const elsewhere = address.replace('/socket', '/elsewhere');
  assert.is(await refused(elsewhere, { origin: server.url }), 404);
  let asked = '';
  server.onUpgrade((request, stream) => {
    asked = request.url ?? '';
    stream.end('HTTP/1.1 418 Other\r\n\r\n');
  });
  assert.is(await refused(elsewhere, { origin: server.url }), 418);
  assert.match(asked, '/elsewhere');
});

test('a socket of a session that is over is refused', async () => {
  const { address, cookie, server, house } = await live();
  await house.desk.close();
  assert.is(await refused(address, { cookie, origin: server.url }), 409);
});

test('a takeover tells the first browser and closes its socket', async () => {
  const session = await live();
  const page = open(session);
  await page.told('hello');
  const { desk, inquiryId } = session.house;
  const request = randomBytes(16).toString('hex');
  assert.is((await desk.askToTakeOver(inquiryId, request)).answer, 'waiting');
  assert.is((await page.told('asked')).seconds, 60);
  await desk.answerTakeOver(inquiryId, session.sessionId, null, true);
  await desk.start(inquiryId, { viewport: VIEWPORT, holder: null, takeOver: true, request });
  assert.is((await page.told('ended')).reason, 'taken_over');
  await eventually('its end', () => page.closedWith === 4000);
});

test('a viewer that goes away is detached and leaves no frame waiting', async () => {
  const session = await live();
  const page = open(session);
  await eventually('a frame', () => page.frames.length === 1);
  page.socket.close();
  await eventually('the viewer to be detached', () => !session.house.scripted.latest.watched);
  const again = open(session);
  await eventually('a frame for the next one', () => again.frames.length === 1);
});

test('a message beyond 64 KiB ends the socket', async () => {
  const page = open(await live());
  await page.told('hello');
  page.socket.send('x'.repeat(65 * 1024));
  await eventually('its end', () => page.closedWith === 1009);
});

test('400 messages a second after a burst of 600 are read at once, more of them later, and far too many not at all', () => {
  let now = 0;
  const budget = createViewerBudget(() => now);
  const spend = (times: number, bytes = 0) => Array.from({ length: times }, () => budget.spend(bytes)).at(-1) ?? 0;
  assert.is(spend(600), 0);
  assert.is(spend(100), 250);
  now += 500;
  assert.is(spend(100), 0);
  assert.is(spend(1, 64 * 1024), 82.5);
  assert.is(spend(1200), Number.POSITIVE_INFINITY);
});

test('what a person does in a flood arrives, all of it', async () => {
  const session = await live();
  const page = open(session);
  await page.told('hello');
  for (let i = 0; i < 1000; i++) page.send(MOVE);
  await eventually('all of them', () => session.house.scripted.latest.inputs.length === 1000);
});

for (const [what, send] of [
  ['messages that are none', (socket: WebSocket) => socket.send('{')],
  ['pongs that nobody asked for', (socket: WebSocket) => socket.pong()],
  ['pings', (socket: WebSocket) => socket.ping()],
] as const) {
  test(`a viewer that goes on sending ${what} is cut off, and the session goes on for the next`, async () => {
    const session = await live();
    const flooding = open(session);
    await flooding.told('hello');
    for (let i = 0; i < 3000; i++) send(flooding.socket);
    await eventually('its end', () => flooding.closedWith !== null);
    const next = open(session);
    await next.told('hello');
    next.send(MOVE);
    await eventually('what the next one sends', () => session.house.scripted.latest.inputs.length > 0);
  });
}

test('a viewer that sends much is read slowly', async () => {
  const page = open(await live());
  await page.told('hello');
  const sentMb = 32;
  for (let i = 0; i < sentMb * 32; i++) page.socket.send('{'.repeat(32 * 1024));
  // What is left waits in this process: what the other end has not read fills the buffers between them.
  await new Promise(resolve => setTimeout(resolve, 1000));
  assert.ok(page.socket.bufferedAmount > (sentMb / 2) * 1024 * 1024, String(page.socket.bufferedAmount));
});

test('a viewer that does not read what it is told is cut off', async () => {
  const session = await live();
  const deaf = open(session);
  await deaf.told('hello');
  deaf.socket.pause();
  const { latest } = session.house.scripted;
  const url = `https://club.example/${'x'.repeat(1024 * 1024)}`;
  for (let i = 0; i < 64 && latest.watched; i++) {
    latest.notice({ type: 'location', url, loading: false, canGoBack: true });
    await new Promise(resolve => setTimeout(resolve, 1));
  }
  await eventually('nobody to look any more', () => !latest.watched);
});

test.run();
