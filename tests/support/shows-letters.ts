import { PNG } from 'pngjs';
import type { RemoteSession } from '../../application/ports/remote-browser.ts';
import { eventually } from './eventually.ts';

/** Rows of pixels in which the first lines of a sheet stand. */
const UPPER_ROWS = 140;
const DARK = 100;
const FEW = 50;

function hasDarkPixels(png: Uint8Array): boolean {
  const { data, width } = PNG.sync.read(Buffer.from(png));
  let dark = 0;
  for (let at = 0; at < UPPER_ROWS * width * 4; at += 4) if ((data[at] ?? 255) < DARK) dark++;
  return dark > FEW;
}

/** Resolves once letters stand in the upper part of the picture. */
export async function showsLetters(session: RemoteSession): Promise<void> {
  await eventually('its letters', async () => hasDarkPixels((await session.capture({ fullPage: false })).png));
}
