import type { Browser } from 'playwright-core';

export type Picture = { state: string; png: Buffer };

/** Width of a picture on a sheet, in CSS pixels, by how wide it was taken. */
const shownWidth = (width: number): number => (width < 600 ? 195 : width < 1000 ? 300 : 400);

/** Pictures side by side, each with its name, as one PNG. */
export async function contactSheet(
  browser: Browser,
  pictures: readonly Picture[],
  size: { width: number; height: number },
): Promise<Buffer> {
  const width = shownWidth(size.width);
  const figures = pictures.map(
    ({ state, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${state}</figcaption></figure>`,
  );
  const context = await browser.newContext({ viewport: { width: 1640, height: 900 } });
  const page = await context.newPage();
  const style = `body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif;background:#999}
    figure{margin:0}img{max-width:${width}px;max-height:430px;display:block}`;
  await page.setContent(`<style>${style}</style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await context.close();
  return sheet;
}
