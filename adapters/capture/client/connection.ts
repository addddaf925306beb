import type { ClientMessage, FrameHeader, ServerMessage } from './protocol.ts';

const HEADER: FrameHeader = { version: 1, headerBytes: 16 };

/** Pauses before the socket is opened again, in ms; the last one repeats. */
const PAUSES_MS = [300, 700, 1500, 3000, 5000];

export type ConnectionEvents = {
  message(message: ServerMessage): void;
  /** Shows a frame; the frame is acknowledged when the promise settles. */
  frame(jpeg: Blob): Promise<void>;
  /** The wire is up, or was lost and is tried again. `failures` in a row, 0 when it is up. */
  state(connected: boolean, failures: number): void;
};

/** The wire between the page and the remote browser. Comes back by itself until it is closed. */
export type Connection = { send(message: ClientMessage): void; close(): void };

function socketAddress(): string {
  const address = new URL(location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/socket`;
  address.search = '';
  address.hash = '';
  return address.href;
}

export function connect(events: ConnectionEvents): Connection {
  let socket: WebSocket;
  let closed = false;
  let failures = 0;
  let timer = 0;

  function onFrame(from: WebSocket, data: ArrayBuffer): void {
    const header = new DataView(data);
    if (header.getUint8(0) !== HEADER.version) return;
    const sequence = header.getUint32(4, true);
    const shown = events.frame(new Blob([new Uint8Array(data, HEADER.headerBytes)], { type: 'image/jpeg' }));
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
      if (typeof data !== 'string') return onFrame(mine, data as ArrayBuffer);
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === 'hello') {
        failures = 0;
        events.state(true, 0);
      }
      events.message(message);
    };
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      failures += 1;
      events.state(false, failures);
      timer = setTimeout(open, pause);
    };
  }
  open();

  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
