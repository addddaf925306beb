import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserCandidates } from '../../infrastructure/chromium/browser/candidates.ts';

/** Whether there is any browser at all, installed or bundled; prints a `SKIPPED` line when there is none. */
export async function hasBrowser(what: string): Promise<boolean> {
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  for await (const _ of browserCandidates({ browserPath: process.env.CAPTURE_BROWSER, cacheFolder })) return true;
  process.stdout.write(`SKIPPED ${what}: no browser was found; install chromium-headless-shell\n`);
  return false;
}

/** A browser of this machine that gives each site a process of its own, as a headless shell does not; undefined: none. */
export async function wholeBrowser(): Promise<string | undefined> {
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  for await (const { path, shell, bundled } of browserCandidates({ browserPath: undefined, cacheFolder })) {
    if (!shell && !bundled) return path;
  }
  return undefined;
}

/** Whether tests drive a whole browser, which says of a PDF file in a frame that it can be opened, and hands it to nobody. */
export async function isWholeBrowser(): Promise<boolean> {
  const cacheFolder = join(tmpdir(), 'affiant-test-browser');
  const browserPath = process.env.CAPTURE_BROWSER || undefined;
  for await (const { shell, bundled } of browserCandidates({ browserPath, cacheFolder })) return !shell && !bundled;
  return false;
}
