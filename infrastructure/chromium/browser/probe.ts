import { readFile } from 'node:fs/promises';
import { withinTime } from '../deadline.ts';
import { type BrowserProcess, browserProcesses } from './launch.ts';

/** A system call filter (seccomp-bpf) is in force: `Seccomp` in `/proc/<pid>/status`, see proc_pid_status(5). */
const FILTERED = '2';

/**
 * Opens a real page and looks whether the process that renders it is really sandboxed.
 * @throws with what is missing.
 */
export async function probeBrowser(running: BrowserProcess, sandbox: 'on' | 'off'): Promise<void> {
  const page = await withinTime(15_000, 'a first page', running.browser.newPage());
  try {
    await withinTime(15_000, 'a first script', page.evaluate('1 + 1'));
    if (sandbox === 'on' && process.platform === 'linux') await requireSandboxedRenderer(running);
  } finally {
    await withinTime(5_000, 'the end of a page', page.close());
  }
}

async function requireSandboxedRenderer(running: BrowserProcess): Promise<void> {
  const renderers = (await browserProcesses(running.commands)).filter(({ type }) => type === 'renderer');
  if (renderers.length === 0) throw new Error('the browser names no process that renders pages');
  for (const { id } of renderers) {
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    if (field('Seccomp') !== FILTERED) throw new Error('its renderer runs without a system call filter');
    if (field('Uid') === '0') throw new Error('its renderer runs as root');
  }
}
