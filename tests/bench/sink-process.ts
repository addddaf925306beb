import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Received } from './webhook-sink.ts';

/** A receiver of webhooks in a process of its own. */
export type Sink = {
  url: string;
  pid: number | undefined;
  count(): Promise<number>;
  received(): Promise<Received>;
  forget(): Promise<unknown>;
  stop(): void;
};

/** Starts a receiver that answers every webhook with 200. */
export async function startSink(): Promise<Sink> {
  const child = fork(join(import.meta.dirname, 'webhook-sink.js'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const ask = async <Answer>(question: string): Promise<Answer> => {
    child.send(question);
    const [{ received }] = (await once(child, 'message')) as [{ received: Answer }];
    return received;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    count: () => ask<number>('count'),
    received: () => ask<Received>('received'),
    forget: () => ask('forget'),
    stop: () => child.disconnect(),
  };
}
