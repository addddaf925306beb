import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';

/** Reads the QR code that a page shows as a phone does: from its picture. */
export async function readCode(tab: Page): Promise<string> {
  const { width, height, data } = PNG.sync.read(await tab.locator('img.code').screenshot());
  return decodeQR({ width, height, data });
}
