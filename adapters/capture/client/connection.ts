import type { Line } from './line-banner.ts';
import type { ClientMessage, FrameHeader, FramePlace, ServerMessage } from './protocol.ts';
import { createUnsent, type Lost } from './unsent.ts';

const HEADER: FrameHeader = { version: 1, headerBytes: 16 };

/** Pauses before the socket is opened again, in ms; the last one repeats. */
const PAUSES_MS = [300, 700, 1500, 3000, 5000];

/** How often the server is asked whether it is still there, in ms. */
const ASK_EVERY_MS = 4000;
/** A line on which so long nothing came after a question is silent; later it is given up and opened anew. In ms. */
const SILENT_AFTER_MS = 6000;
const GIVEN_UP_AFTER_MS = 25_000;

export type ConnectionEvents = {
  message(message: ServerMessage): void;
  /** Shows a frame; the frame is acknowledged when the promise settles. */
  frame(jpeg: Blob, place: FramePlace): Promise<void>;
  /** The wire is up. `capturing`: a capture that was asked for before is asked for now; `lost`: what is not. */
  resumed(lost: Lost, capturing: boolean): void;
  /** How the wire is; one that was lost is tried again. `failures` in a row, 0 when it is up. */
  state(line: Line, failures: number): void;
};

/** The wire between the page and the remote browser. Comes back by itself until it is closed. */
export type Connection = { send(message: ClientMessage): void; close(): void };

/** By which the server knows this page again on another socket; `randomUUID` exists on secure addresses only. */
const PAGE = Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');

function socketAddress(): string {
  const address = new URL(location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/socket`;
  address.search = `?page=${PAGE}`;
  address.hash = '';
  return address.href;
}

export function connect(events: ConnectionEvents): Connection {
  let socket: WebSocket;
  let closed = false;
  /** The server has said hello: what is sent now is taken. */
  let isUp = false;
  let failures = 0;
  let timer = 0;
  /** When a question was sent that nothing has come after; null: none waits. */
  let askedAt: number | null = null;
  let line: Line = 'lost';

  function tell(now: Line): void {
    if (line === now && now !== 'lost') return;
    line = now;
    events.state(now, failures);
  }

  const unsent = createUnsent();

  /** Before anything else that is sent: what was done meanwhile goes on where it stopped. */
  function catchUp(to: WebSocket, taken: number): void {
    const { messages, lost } = unsent.take(taken);
    for (const message of messages) to.send(JSON.stringify(message));
    events.resumed(
      lost,
      messages.some(({ input }) => input.type === 'capture'),
    );
  }

  function onFrame(from: WebSocket, data: ArrayBuffer): void {
    const header = new DataView(data);
    if (header.getUint8(0) !== HEADER.version) return;
    const sequence = header.getUint32(4, true);
    const at = header.getUint8(1) === 1 ? { x: header.getUint16(12, true), y: header.getUint16(14, true) } : null;
    const place = { width: header.getUint16(8, true), height: header.getUint16(10, true), at };
    const jpeg = new Blob([new Uint8Array(data, HEADER.headerBytes)], { type: 'image/jpeg' });
    const shown = events.frame(jpeg, place);
    // A frame that can't be shown is acknowledged as well, or no further one would come.
    const acknowledge = () => {
      if (from.readyState === WebSocket.OPEN) from.send(JSON.stringify({ type: 'ack', sequence }));
    };
    shown.then(acknowledge, acknowledge);
  }

  function open(): void {
    const mine = new WebSocket(socketAddress());
    socket = mine;
    mine.binaryType = 'arraybuffer';
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      askedAt = null;
      if (line === 'silent') tell('up');
      if (typeof data !== 'string') return onFrame(mine, data as ArrayBuffer);
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'hello') {
        failures = 0;
        tell('up');
        catchUp(mine, message.taken);
        isUp = true;
      }
      if (message.type === 'here') unsent.taken(message.taken);
      else events.message(message);
    };
    mine.onclose = () => lost(mine);
  }

  function lost(from: WebSocket): void {
    if (closed || socket !== from) return;
    askedAt = null;
    from.onclose = null;
    isUp = false;
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
    failures += 1;
    tell('lost');
    timer = setTimeout(open, pause);
  }
  open();
  // A network that is gone is known before the wire is found to be silent.
  const onOffline = () => {
    if (!isUp) return;
    const silent = socket;
    lost(silent);
    silent.close();
  };
  addEventListener('offline', onOffline);

  const asking = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN || line === 'lost') return;
    const now = performance.now();
    if (askedAt === null) {
      askedAt = now;
      socket.send(JSON.stringify({ type: 'here' } satisfies ClientMessage));
    } else if (now - askedAt > GIVEN_UP_AFTER_MS) {
      const silent = socket;
      lost(silent);
      silent.close();
    } else if (now - askedAt > SILENT_AFTER_MS) tell('silent');
  }, ASK_EVERY_MS);

  return {
    send(message) {
      if (!isUp || socket.readyState !== WebSocket.OPEN) return unsent.keep(message);
      socket.send(JSON.stringify(unsent.sent(message)));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(asking);
      removeEventListener('offline', onOffline);
      socket.close();
    },
  };
}
