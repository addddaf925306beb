import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import * as assert from 'uvu/assert';
import { isWholeBrowser } from '../../support/any-browser.ts';
import { DESKTOP, PHONE, site } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { MADE_LETTER } from '../../support/made-pdf-site.ts';
import { type ZooAnswers, zooSuite } from '../../support/zoo.ts';

const answers: ZooAnswers = (request, response) => {
  if (request.url !== '/letter.pdf') return false;
  response.setHeader('content-type', 'application/pdf').end(MADE_LETTER);
  return true;
};

/** Where the page has a button for each way in which it shows the file that its script made. */
const WAYS = { iframe: 50, embed: 140, object: 230, open: 320 };

const isWhole = await isWholeBrowser();
if (isWhole) process.stdout.write('SKIPPED files of scripts: a whole browser keeps them to itself\n');

type Kept = { evidence_type: string; source_url: string };

await zooSuite(
  'PDF files that a script made, at the hosted page',
  (test, zoo) => {
    for (const [hand, device, how] of [
      ['mouse', { viewport: DESKTOP }, 'click'],
      ['finger', PHONE, 'tap'],
    ] as const) {
      for (const [way, x] of isWhole ? [] : Object.entries(WAYS)) {
        test(`one in place (${way}, by ${hand}) is seen and kept with the picture`, async () => {
          const visit = await zoo.visit('letters', device);
          const before = visit.house.data('EvidenceCaptured').length;
          const host = String(await visit.tab.locator('.address .host').textContent());
          await visit.press(x, 30, how);
          await visit.tells('click', way);
          await eventually('letters on the picture', () => isDrawn(visit.tab));
          assert.is(await visit.tab.locator('.address .host').textContent(), host);
          await visit.tab.getByRole('button', { name: 'Capture', exact: true })[how]();
          const kept = await eventually('both', () => {
            const all = visit.house.data<Kept>('EvidenceCaptured').slice(before);
            return all.length === 2 ? all : undefined;
          });
          assert.equal(
            kept.map(({ evidence_type }) => evidence_type),
            ['screenshot', 'document'],
          );
          const made = `blob:http://${host}/`;
          assert.ok(kept[1]?.source_url.startsWith(made));
          assert.ok(kept[0]?.source_url.startsWith(way === 'open' ? made : `http://${host}/letters`));
        });
      }
    }
  },
  { answers },
);

/**
 * Whether the picture shows the bluish grey around a sheet of paper, and letters, below the buttons of the page. What the
 * hosted page says over it has letters and a shadow of plain grey.
 */
async function isDrawn(tab: Page): Promise<boolean> {
  const { data, width, height } = PNG.sync.read(await site(tab).screenshot());
  let [grey, dark] = [0, 0];
  for (let at = Math.round(height * 0.1) * width * 4; at < data.length; at += 4) {
    const [red = 255, , blue = 255] = data.subarray(at, at + 3);
    if (Math.abs(red - 228) < 4 && blue - red > 2) grey++;
    else if (red < 110) dark++;
  }
  return grey > 500 && dark > 30;
}
