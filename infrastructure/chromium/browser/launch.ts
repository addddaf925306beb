import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { withinTime } from '../deadline.ts';
import { DevtoolsConnection } from '../devtools/connection.ts';
import type { BrowserToLaunch } from '../wire/to-host.ts';
import { browserFlags } from './flags.ts';
import { versionOf } from './version.ts';

export type LaunchOptions = {
  browser: BrowserToLaunch;
  sandbox: 'on' | 'off';
  folders: { home: string; profile: string };
  /** Port of its way out. */
  proxyPort: number;
};

/** One running browser. */
export type RunningBrowser = { devtools: DevtoolsConnection; version: string };

const LAUNCH_TIMEOUT_MS = 30_000;
/** Of what a browser says on its standard error, the end. */
const KEPT_OF_WORDS = 1_500;

/**
 * Starts a browser that is driven over pipes, and ends when they close. One that is not of the version any more that it
 * was known by is started once more: it has said a wrong one to nobody.
 * @param onGone called once, when it has started and then ended or lost its connection.
 * @throws an error that ends with what the browser said.
 */
export async function launchBrowser(options: LaunchOptions, onGone: () => void): Promise<RunningBrowser> {
  const { browser } = options;
  const running = await launch(options, browser.version ?? (await versionOf(browser)), onGone);
  if (browser.version === null || running.version === browser.version) return running;
  await running.leave();
  return await launch(options, running.version, onGone);
}

/** @param version that it is told to name to sites; null: it names its own */
async function launch(
  { browser, sandbox, folders, proxyPort }: LaunchOptions,
  version: string | null,
  onGone: () => void,
): Promise<RunningBrowser & { leave(): Promise<void> }> {
  const flags = browserFlags({ proxyPort, shell: browser.shell, sandbox, profile: folders.profile, version });
  const child = spawn(browser.path, flags, {
    env: {
      ...browser.environment,
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      LANG: 'C.UTF-8',
      HOME: folders.home,
      TMPDIR: folders.home,
    },
    cwd: folders.home,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const words = lastWordsOf(child);
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error('the browser has ended')));
  });
  const [, , , input, output] = child.stdio as unknown as [null, null, Readable, Writable, Readable];
  let ready = false;
  const devtools = new DevtoolsConnection(input, output, () => ready && onGone());
  try {
    const asked = devtools.root.send('Browser.getVersion').catch(() => ended);
    const { product } = await withinTime(LAUNCH_TIMEOUT_MS, 'its version', Promise.race([asked, ended]));
    ended.catch(() => devtools.close());
    ready = true;
    const leave = async () => {
      ready = false;
      devtools.close();
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    };
    return { devtools, version: product.slice(product.indexOf('/') + 1), leave };
  } catch (error) {
    devtools.close();
    child.kill('SIGKILL');
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${words()}`.trim());
  }
}

function lastWordsOf(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (chunk: string) => {
    words = `${words}${chunk}`.slice(-KEPT_OF_WORDS);
  });
  return () => words.trim();
}
