import type { Browser } from 'playwright-core';

const CLUB = `<!doctype html><meta charset="utf-8"><title>Alpine Club</title>
<style>body{margin:0;font:16px system-ui;color:#222}header{background:#1d3557;color:#fff;padding:18px 24px;font-size:20px}
main{padding:24px;max-width:720px}dl{display:grid;grid-template-columns:12rem 1fr;gap:10px}dt{color:#666}</style>
<header>Alpine Club</header><main><h1>My membership</h1>
<dl><dt>Status</dt><dd>Active</dd><dt>Member since</dt><dd>3 March 2019</dd><dt>Valid until</dt><dd>31 December 2027</dd></dl></main>`;

const taken = new WeakMap<Browser, Map<string, Promise<Uint8Array>>>();

/** A picture of a target site, as a remote browser would send it; taken once in a browser. */
export function clubPicture(browser: Browser, viewport: { width: number; height: number }): Promise<Uint8Array> {
  const pictures = taken.get(browser) ?? new Map<string, Promise<Uint8Array>>();
  taken.set(browser, pictures);
  const size = `${viewport.width}x${viewport.height}`;
  const picture = pictures.get(size) ?? takePicture(browser, viewport);
  pictures.set(size, picture);
  // One that could not be taken is none for whoever asks next.
  picture.catch(() => pictures.delete(size));
  return picture;
}

async function takePicture(browser: Browser, viewport: { width: number; height: number }): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport });
  try {
    await page.setContent(CLUB);
    return new Uint8Array(await page.screenshot({ type: 'jpeg', quality: 70 }));
  } finally {
    await page.close();
  }
}
