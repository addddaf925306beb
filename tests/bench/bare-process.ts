import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { BareServerSetup } from './bare-server.ts';

/** The bare server in a process of its own. */
export type BareServer = { url: string; pid: number | undefined; stop(): void };

/** Starts the bare server. */
export async function startBareServer(setup: BareServerSetup): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.js'));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', message => resolve((message as { port: number }).port));
    child.once('exit', code => reject(new Error(`the bare server ended with ${code}`)));
    child.send(setup);
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() };
}
