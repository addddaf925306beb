import { type ChildProcess, spawn } from 'node:child_process';
import { TOKEN } from './browsers-daemon.ts';
import { MAIN } from './cli.ts';
import { ends } from './ends.ts';
import { temporaryFolder } from './temporary-folder.ts';

const START_LIMIT_MS = 60_000;

/** The real `affiant browsers` in a process of its own. */
export type BrowsersProcess = {
  process: ChildProcess;
  pid: number;
  log(): string;
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. @returns its exit code. */
  stop(): Promise<number | null>;
};

/**
 * Starts it with nothing in its environment but what it needs, and waits until it says that it is ready.
 * @param settings others than it has unless told
 */
export async function startBrowsers(
  ports: { browsers: number; health: number },
  settings: Record<string, string> = {},
): Promise<BrowsersProcess> {
  const { PATH = '', CAPTURE_BROWSER, TMPDIR } = process.env;
  const child = spawn(process.execPath, [MAIN, 'browsers'], {
    env: {
      PATH,
      ...(CAPTURE_BROWSER ? { CAPTURE_BROWSER } : {}),
      ...(TMPDIR ? { TMPDIR } : {}),
      HOST: '127.0.0.1',
      PORT: String(ports.health),
      AFFIANT_DATA: temporaryFolder(),
      AFFIANT_ALLOW_NETWORKS: '127.0.0.0/8',
      CAPTURE_BROWSERS_PORT: String(ports.browsers),
      CAPTURE_BROWSERS_TOKEN: TOKEN,
      CAPTURE_BROWSERS_LIMIT: '3',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let log = '';
  child.stderr.on('data', chunk => {
    log += chunk;
  });
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it was not ready in time\n${log}`)), START_LIMIT_MS);
    child.stdout.on('data', chunk => /^ready tcp:/m.test(String(chunk)) && resolve());
    void ended.then(code => reject(new Error(`it ended with ${code}\n${log}`)));
    void ended.then(() => process.off('exit', killAtExit));
    child.stdout.once('data', () => clearTimeout(timer));
  });
  return {
    process: child,
    pid: child.pid ?? 0,
    log: () => log,
    ...ends(child, ended),
  };
}
