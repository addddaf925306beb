import { type Browser, chromium } from 'playwright-core';
import { browserCandidates } from '../../infrastructure/chromium/browser/candidates.ts';

let launched: Promise<Browser> | undefined;
let borrowers = 0;

/**
 * The browser in which the people of this process have a profile each: a start costs more than most of what they do.
 * @param cacheFolder where a bundled browser is unpacked.
 * @throws when this machine has none
 */
export async function borrowBrowser(cacheFolder: string): Promise<Browser> {
  borrowers += 1;
  launched ??= launch(cacheFolder);
  return await launched;
}

/** The last one who returns it closes it. */
export async function returnBrowser(): Promise<void> {
  borrowers -= 1;
  if (borrowers > 0) return;
  const browser = await launched;
  launched = undefined;
  await browser?.close();
}

async function launch(cacheFolder: string): Promise<Browser> {
  for await (const binary of browserCandidates({ browserPath: process.env.CAPTURE_BROWSER, cacheFolder })) {
    return await chromium.launch({
      executablePath: binary.path,
      // The person's browser shows our own page on loopback and nothing else.
      chromiumSandbox: false,
      args: [binary.shell ? '--headless=shell' : '--headless=new', '--disable-gpu', '--disable-quic'],
      env: { ...process.env, ...binary.environment } as Record<string, string>,
    });
  }
  throw new Error('there is no browser on this machine');
}
