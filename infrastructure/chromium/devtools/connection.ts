import type { Readable, Writable } from 'node:stream';
import { MessageReader } from './message-reader.ts';
import type { DevtoolsSession } from './protocol.ts';

type Pending = { resolve(result: unknown): void; reject(error: Error): void };
type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
};

/** One target: its commands that wait for an answer, and who listens to it. */
class TargetSession {
  readonly pending = new Map<number, Pending>();
  readonly listeners = new Map<string, ((params: unknown) => void)[]>();

  emit(method: string, params: unknown): void {
    for (const listener of this.listeners.get(method) ?? []) listener(params);
  }

  fail(reason: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(reason));
    this.pending.clear();
  }
}

/**
 * A browser's DevTools over the two pipes of `--remote-debugging-pipe`, with the sessions of all its targets on one
 * connection (flat mode). What cannot be read, or is too large, ends it: the browser is a stranger.
 */
export class DevtoolsConnection {
  /** Commands to the browser as a whole. */
  readonly root: DevtoolsSession;
  readonly #input: Writable;
  readonly #sessions = new Map<string, { session: TargetSession; face: DevtoolsSession }>();
  readonly #onClosed: () => void;
  #lastId = 0;
  #closed = false;

  constructor(input: Writable, output: Readable, onClosed: () => void) {
    this.#input = input;
    this.#onClosed = onClosed;
    this.root = this.#add('');
    const reader = new MessageReader(text => this.#receive(JSON.parse(text) as Message));
    output.on('data', (chunk: Buffer) => {
      try {
        reader.push(chunk);
      } catch {
        this.close();
      }
    });
    for (const stream of [input, output]) {
      stream.on('error', () => this.close());
      stream.on('close', () => this.close());
    }
  }

  get isOpen(): boolean {
    return !this.#closed;
  }

  /** The session of a target that was attached. undefined: it is gone again. */
  sessionOf(id: string): DevtoolsSession | undefined {
    return this.#sessions.get(id)?.face;
  }

  /** Gives the browser up; every command that waits rejects. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#input.destroy();
    for (const { session } of this.#sessions.values()) session.fail('the browser is gone');
    this.#sessions.clear();
    this.#onClosed();
  }

  #add(id: string): DevtoolsSession {
    const session = new TargetSession();
    const on = (event: string, listener: (params: unknown) => void) => {
      session.listeners.set(event, [...(session.listeners.get(event) ?? []), listener]);
    };
    const send = (method: string, params: object = {}) => this.#send(id, session, method, params);
    const face = { send, on } as unknown as DevtoolsSession;
    this.#sessions.set(id, { session, face });
    return face;
  }

  #send(sessionId: string, session: TargetSession, method: string, params: object): Promise<unknown> {
    if (this.#closed || !this.#sessions.has(sessionId)) return Promise.reject(new Error(`${method}: the page is gone`));
    const id = ++this.#lastId;
    const target = sessionId === '' ? {} : { sessionId };
    this.#input.write(`${JSON.stringify({ id, method, params, ...target })}\0`);
    return new Promise((resolve, reject) => {
      session.pending.set(id, { resolve, reject: error => reject(new Error(`${method}: ${error.message}`)) });
    });
  }

  #receive({ id, sessionId = '', method, params, result, error }: Message): void {
    const session = this.#sessions.get(sessionId)?.session;
    if (id !== undefined) {
      const waiting = session?.pending.get(id);
      session?.pending.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(messageOf(error)));
      return;
    }
    const attached = (params ?? {}) as { sessionId?: string };
    if (method === 'Target.attachedToTarget') this.#add(attached.sessionId ?? '');
    session?.emit(method ?? '', params);
    if (method === 'Target.detachedFromTarget') this.#forget(attached.sessionId ?? '');
  }

  #forget(id: string): void {
    this.#sessions.get(id)?.session.fail('the page is gone');
    this.#sessions.delete(id);
  }
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'refused';
