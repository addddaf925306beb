import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = join(import.meta.dirname, 'open-page.js');

/** What came of a page: whether its browser was sandboxed and what the page says, or why it could not be opened. */
export type OpenedPage = { sandboxed?: boolean; text?: string; error?: string };

/**
 * Opens a page in a remote browser of a process of its own.
 * @param within makes the command line of that process out of that of the program, for example under a filter
 * @param env settings of that process beside this one's
 */
export async function openedPage(
  address: string,
  within: (command: readonly string[]) => readonly string[],
  env: Record<string, string> = {},
): Promise<OpenedPage> {
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  const [program = '', ...args] = within([process.execPath, PROGRAM, address, cacheFolder]);
  const { stdout } = await promisify(execFile)(program, args, { env: { ...process.env, ...env } });
  return JSON.parse(stdout) as OpenedPage;
}
