import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { snapshotExpression } from '../../infrastructure/chromium/page-scripts.ts';
import { launchTestBrowser } from '../support/test-browser.ts';

const PAGE = 'https://club.example/account';

/** What a browser reads from pages that are written down as HTML, and what it shows of them. */
export async function openRenderer() {
  const browser = await launchTestBrowser();
  if (!browser) throw new Error('This test renders pages: install Chromium, or name one by CAPTURE_BROWSER.');
  const tab = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  let html = '';
  await tab.route('**/*', route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: route.request().url() === PAGE ? html : '' }),
  );
  return {
    async render(body: string): Promise<{ snapshot: PageSnapshot; png: Buffer }> {
      html = `<!doctype html><meta charset="utf-8"><body>${body}`;
      await tab.goto(PAGE);
      const taken = (await tab.evaluate(snapshotExpression(false))) as Omit<PageSnapshot, 'stable'>;
      return { snapshot: { ...taken, stable: true }, png: await tab.screenshot() };
    },
    close: () => browser.close(),
  };
}
