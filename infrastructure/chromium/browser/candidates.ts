import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { NoUsableBrowser } from '../../../application/ports/remote-browser.ts';
import type { BrowserBinary } from './binary.ts';
import { unpackBundledBrowser } from './bundled.ts';
import { carriedFonts } from './carried-fonts.ts';

/** Where each browser is installed: the program itself before scripts and links that start it. */
const SHELLS = [
  ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
  ['/usr/bin/chrome-headless-shell'],
];
const WHOLE_BROWSERS = [
  ['/usr/lib/chromium/chromium', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
  ['/opt/google/chrome/chrome', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'],
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
];

/**
 * The browsers of this machine, best first: the one that was named, else a headless shell, a whole browser, and at
 * last the bundled one, which is unpacked only when it is reached.
 * @throws NoUsableBrowser when the named one is no executable file, or the bundled one cannot be unpacked.
 */
export async function* browserCandidates(options: {
  browserPath: string | undefined;
  cacheFolder: string;
}): AsyncGenerator<BrowserBinary> {
  if (options.browserPath !== undefined) {
    refuseUnlessExecutable(options.browserPath);
    yield await installed(options.browserPath);
    return;
  }
  for (const places of [...SHELLS, ...WHOLE_BROWSERS]) {
    const path = places.find(isExecutable);
    if (path !== undefined) yield await installed(path);
  }
  const bundled = await unpackBundledBrowser(options.cacheFolder).catch(refuseBundled);
  if (bundled) yield bundled;
}

function refuseBundled(cause: Error): never {
  throw new NoUsableBrowser(`the bundled browser could not be unpacked: ${cause.message}`, { cause });
}

async function installed(path: string): Promise<BrowserBinary> {
  const fonts = await carriedFonts();
  const environment: Record<string, string> = fonts === undefined ? {} : { FONTCONFIG_FILE: fonts };
  return { path, shell: /headless[-_]shell/.test(basename(path)), bundled: false, environment, version: null };
}

function refuseUnlessExecutable(path: string): void {
  if (isExecutable(path)) return;
  const reason = existsSync(path)
    ? 'which may not be executed: name a program, not a folder, on a file system that is not mounted noexec'
    : 'which is not there: name a browser, or leave it out to have one found';
  throw new NoUsableBrowser(`CAPTURE_BROWSER is ${path}, ${reason}`);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
