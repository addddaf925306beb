import { WebSocket } from 'ws';
import { EndUser } from '../../end-to-end/end-user.ts';
import { VIEWPORT } from './bare-browsers.ts';
import type { Typist } from './typing.ts';

/** A person without a browser: a script at the other end of the socket. Pictures are acknowledged as they come. */
export type SocketPerson = Typist & {
  /** Has the page captured. @returns how long until its evidence was kept, ms. */
  capture(): Promise<number>;
  /** Hands in what was captured. @returns how long until there is a verdict, ms */
  finish(): Promise<number>;
  leave(): Promise<void>;
};

const HEADER_BYTES = 16;
const KEY = { type: 'key', key: 'a', code: 'KeyA', location: 0, modifiers: 0, repeat: false } as const;
const GIVEN_UP_MS = 30_000;

/** Starts the capture at this address and watches it. Resolves with the first picture. */
export async function joinCapture(captureUrl: string): Promise<SocketPerson> {
  const user = new EndUser(captureUrl);
  await user.start(VIEWPORT);
  const { origin } = new URL(captureUrl);
  const socket = new WebSocket(`${captureUrl.replace('http', 'ws')}/socket`, {
    headers: { cookie: user.cookie, origin },
  });
  let onPicture: (jpeg: Buffer) => void = () => undefined;
  let onNotice: (type: string) => void = () => undefined;
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) return onNotice((JSON.parse(String(data)) as { type: string }).type);
    socket.send(JSON.stringify({ type: 'ack', sequence: data.readUInt32LE(4) }));
    onPicture(data.subarray(HEADER_BYTES));
  });
  const within = <Value>(
    what: string,
    wait: (resolve: (value: Value) => void, reject: (error: Error) => void) => void,
  ) =>
    new Promise<Value>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${what} did not come within 30 s`)), GIVEN_UP_MS);
      wait(value => {
        clearTimeout(timer);
        resolve(value);
      }, reject);
    });
  await within<void>('a first picture', (resolve, reject) => {
    socket.once('error', reject);
    onPicture = () => resolve();
  });
  return {
    onPicture(listener) {
      onPicture = listener;
    },
    press() {
      socket.send(JSON.stringify({ ...KEY, kind: 'down', text: 'a' }));
      socket.send(JSON.stringify({ ...KEY, kind: 'up', text: null }));
    },
    capture() {
      const askedAt = performance.now();
      return within<number>('evidence', (resolve, reject) => {
        onNotice = type => {
          if (type === 'evidence') resolve(performance.now() - askedAt);
          if (type === 'not_done') reject(new Error('the capture was refused'));
        };
        socket.send(JSON.stringify({ type: 'capture' }));
      });
    },
    async finish() {
      const ms = await user.untilVerdict();
      socket.terminate();
      return ms;
    },
    async leave() {
      socket.terminate();
      await fetch(`${captureUrl}/leave`, { method: 'POST', headers: { origin, cookie: user.cookie } });
    },
  };
}
