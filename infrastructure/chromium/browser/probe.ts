import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { withinTime } from '../deadline.ts';
import type { DevtoolsConnection } from '../devtools/connection.ts';
import { missingConfinement } from './confinement.ts';

const CONFINED_WITHIN_MS = 5_000;
const CONFINED_PAUSE_MS = 50;

/** The browser runs, and its pages without the sandbox. The message says what they lack. */
export class NotSandboxed extends Error {
  override readonly name = 'NotSandboxed';
}

/**
 * Opens a real page and looks whether the process that renders it is really sandboxed.
 * @throws NotSandboxed when it is not, another error when there is no page.
 */
export async function probeBrowser(browser: DevtoolsConnection, sandbox: 'on' | 'off'): Promise<void> {
  const { root } = browser;
  const { targetId } = await within('a first page', root.send('Target.createTarget', { url: 'about:blank' }));
  const attached = root.send('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = await within('a first session', attached);
  const answer = browser.sessionOf(sessionId)?.send('Runtime.evaluate', { expression: '1 + 1' });
  const result = await within('a first script', Promise.resolve(answer));
  if (result?.result.value !== 2) throw new Error('it does not run scripts');
  if (sandbox === 'on' && process.platform === 'linux') await requireSandboxedRenderers(browser);
  await within('the end of a page', root.send('Target.closeTarget', { targetId }));
}

const within = <Result>(what: string, work: Promise<Result>): Promise<Result> => withinTime(15_000, what, work);

/** One that is just being started is confined a moment later. */
async function requireSandboxedRenderers(running: DevtoolsConnection): Promise<void> {
  const until = Date.now() + CONFINED_WITHIN_MS;
  for (;;) {
    const missing = await missingOfRenderers(running);
    if (missing === null) return;
    if (Date.now() > until) throw new NotSandboxed(missing);
    await pause(CONFINED_PAUSE_MS);
  }
}

/** What any of the browser's renderers lacks; null when all are confined. */
async function missingOfRenderers(running: DevtoolsConnection): Promise<string | null> {
  const { processInfo: processes } = await within(
    'the list of processes',
    running.root.send('SystemInfo.getProcessInfo'),
  );
  const browser = processes.find(({ type }) => type === 'browser');
  const renderers = processes.filter(({ type }) => type === 'renderer');
  if (browser === undefined || renderers.length === 0) throw new Error('it names no process that renders pages');
  const browserStatus = await statusOf(browser.id);
  for (const { id } of renderers) {
    const missing = missingConfinement(await statusOf(id), browserStatus);
    if (missing !== null) return missing;
  }
  return null;
}

/** Nothing of a process that is gone. */
async function statusOf(pid: number): Promise<string> {
  return await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
}
