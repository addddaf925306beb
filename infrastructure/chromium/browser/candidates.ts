import { accessSync, constants, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { BrowserBinary } from './binary.ts';
import { unpackBundledBrowser } from './bundled.ts';

const SHELLS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chrome-headless-shell',
];

const WHOLE_BROWSERS = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browsers of this machine, best first: the one that was named, else a headless shell, a whole browser, and at
 * last the bundled one, which is unpacked only when it is reached.
 * @throws when the named browser is no executable file.
 */
export async function* browserCandidates(options: {
  browserPath: string | undefined;
  cacheFolder: string;
}): AsyncGenerator<BrowserBinary> {
  if (options.browserPath !== undefined) {
    if (!isExecutable(options.browserPath)) {
      throw new Error(`CAPTURE_BROWSER names ${options.browserPath}, which is no executable file on this machine`);
    }
    yield installed(options.browserPath);
    return;
  }
  for (const path of [...SHELLS, ...WHOLE_BROWSERS]) {
    if (isExecutable(path)) yield installed(path);
  }
  const bundled = await unpackBundledBrowser(options.cacheFolder);
  if (bundled) yield bundled;
}

function installed(path: string): BrowserBinary {
  return { path, shell: /headless[-_]shell/.test(basename(path)), bundled: false, environment: {} };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
