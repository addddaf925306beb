import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The end user's own browser; undefined when this machine has none. */
export async function launchTestBrowser(): Promise<Browser | undefined> {
  const executablePath = [process.env.CAPTURE_BROWSER ?? '', ...PLACES].find(path => path !== '' && existsSync(path));
  if (executablePath === undefined) return undefined;
  return await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu', '--no-pings'] });
}
