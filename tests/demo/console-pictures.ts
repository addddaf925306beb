/**
 * Draws the pictures of the operators' page from a running console: `node dist/tests/demo/console-pictures.js docs/pictures`.
 * What is shown is made up.
 */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { INLINE } from '../http/requests.ts';
import { assess, capture } from '../support/captured-inquiry.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { freePort } from '../support/free-port.ts';
import { launchTestBrowser } from '../support/test-browser.ts';

const GUIDE = 'High: membership_status is Active\nReject if membership_status is Expired\nLow: the photo looks edited';

const FIELDS = [{ name: 'membership_status', required: true, description: 'Whether the membership is active' }];

type Shot = { bytes: Uint8Array; rect: { x: number; y: number; width: number; height: number } };

/** A page of a gym as it would be captured, and where its status stands. */
async function gymPage(tab: Page, status: string): Promise<Shot> {
  await tab.setViewportSize({ width: 900, height: 420 });
  await tab.setContent(`<body style="font: 18px sans-serif; margin: 40px"><h1>City Gym</h1>
<p>Signed in as Ada Okafor</p><table cellpadding="8"><tr><td>Member number</td><td>4711-09</td></tr>
<tr><td>Membership status</td><td><b>${status}</b></td></tr><tr><td>Valid until</td><td>31 March 2027</td></tr></table>`);
  const rect = await tab.locator('b').boundingBox();
  if (rect === null) throw new Error('the page shows no status');
  return { bytes: await tab.screenshot(), rect };
}

const [folder = 'docs/pictures'] = process.argv.slice(2);
const browser = await launchTestBrowser();
if (browser === undefined) throw new Error('There is no Chromium: name one as CAPTURE_BROWSER.');
const address = `http://localhost:${await freePort()}`;
const house = await openConsoleHouse(address);
const server = createServer(getRequestListener(house.app.fetch));
await new Promise<void>(listening => server.listen(Number(new URL(address).port), listening));
try {
  const { orgId, owner } = await house.household('City Council');
  const kim = await house.operator(orgId, 'owner');
  const asked = { ...INLINE, fields: FIELDS, acceptance_guide: GUIDE, max_retries: 0 };
  const tab = await browser.newPage();
  const ids: string[] = [];
  for (const [index, status] of ['Active', 'On hold', 'Active', 'Active', 'Paused'].entries()) {
    const named = { ...asked, subject_id: `member-${4711 + index}` };
    const { id } = (await owner<{ id: string }>('POST', '/web/inquiry', named)).body;
    const { bytes, rect } = await gymPage(tab, status);
    const captured = await capture(house, orgId, id, bytes);
    const claim = { property: 'membership_status', source_url: 'https://gym.example.com/account', score: 0.93 };
    const found = { evidence_id: captured.evidenceId, value: status, label: 'Membership status', place: { rect } };
    const rules = [{ level: 'high', text: 'membership_status is Active', outcome: 'unknown' }] as const;
    const why = 'The status is none that the guide names.';
    const reasons = { acceptance_reason: why, confidence_reason: why };
    const doubt = { ...reasons, acceptance: 'low' as const, confidence: 'low' as const, rules: [...rules] };
    const claims = [{ ...claim, ...found, pixels: 'agree' as const }];
    await assess(house, orgId, id, captured, status === 'Active' ? { claims } : { claims, ...doubt });
    ids.push(id);
  }
  await owner('POST', '/web/template', {
    name: 'Gym membership',
    query: 'Does this person hold an active gym membership?',
    start_url: asked.start_url,
    return_url: asked.return_url,
    fields: FIELDS,
    acceptance_guide: GUIDE,
    status: 'published',
  });
  await house.readModels.catchUp();
  const { body } = await owner<{ data: { key: string }[] }>('GET', '/web/template');
  const template = body.data[0]?.key ?? '';
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await context.addCookies([...kim.cookies].map(([name, value]) => ({ name, value, url: `${address}/console` })));
  const shown = await context.newPage();
  mkdirSync(folder, { recursive: true });
  const pages = { overview: '', review: '/review', case: `/inquiries/${ids[1]}`, template: `/templates/${template}` };
  for (const [name, path] of Object.entries(pages)) {
    await shown.goto(`${address}/console${path}`, { waitUntil: 'networkidle' });
    await shown.screenshot({ path: join(folder, `console-${name}.png`) });
    process.stdout.write(`console-${name}.png\n`);
  }
} finally {
  await browser.close();
  server.close();
  await house.close();
}
