import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type ServerProcess = {
  child: ChildProcess;
  port: number;
  url: string;
  /** Kills it at once, as a crash would. What it had acknowledged is in its file. */
  kill(): Promise<void>;
};

/** Starts the test server as a process of its own, which tests may kill and freeze. */
export async function startServerProcess(options: {
  port?: number;
  file: string;
  /** What every call waits before it is looked at. */
  delayMs?: number;
}): Promise<ServerProcess> {
  const { port: wanted = 0, file, delayMs = 0 } = options;
  const args = ['--port', String(wanted), '--file', file, '--delay', String(delayMs)];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  const port = Number(/listening (\d+)/.exec(String(line))?.[1]);
  if (!Number.isInteger(port)) throw new Error(`the EventStoreDB test server did not start: ${line}`);
  return {
    child,
    port,
    url: `esdb://127.0.0.1:${port}?tls=false`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
