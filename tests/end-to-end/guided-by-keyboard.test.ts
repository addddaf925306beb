import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope } from '../../application/envelopes.ts';
import { isAt } from '../demo/guided-visit.ts';
import { Person } from '../demo/person.ts';
import { startReturnPage } from '../demo/return-page.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { shopEnvelope } from '../support/shop-envelope.ts';
import { startShopSite } from '../support/shop-site.ts';
import { Scene } from './scene.ts';

/** More than there is on any page to go through. */
const MOST_TABS = 40;

const run = (await hasBrowser('a guided capture by keyboard')) ? test : test.skip;
const scene = await Scene.open();
const shop = await startShopSite();
const back = await startReturnPage();
let person: Person | undefined;
test.after(async () => {
  await person?.leave();
  await shop.close();
  await back.close();
  await scene.close();
});

const hasFocus = (what: Locator) => what.evaluate(element => element.matches(':focus')).catch(() => false);

const site = ({ page }: Person) => page.getByRole('application', { name: 'Website' });

async function leaveSite({ page }: Person): Promise<void> {
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
}

/** Goes with Tab until it has the focus; out of the site as the page says. */
async function reach(by: Person, what: Locator): Promise<void> {
  await what.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(what)) return;
    if (await hasFocus(site(by))) await leaveSite(by);
    else await by.page.keyboard.press('Tab');
  }
  throw new Error(`${what} can't be reached by keyboard`);
}

async function press(by: Person, name: string): Promise<void> {
  await reach(by, by.button(name));
  await by.page.keyboard.press('Enter');
}

/** Goes into the site, to its only link, and out again. */
async function follow(by: Person): Promise<void> {
  await by.seesSite();
  await reach(by, site(by));
  for (const key of ['Tab', 'Enter']) await by.page.keyboard.press(key);
  await leaveSite(by);
}

async function capture(by: Person): Promise<void> {
  await press(by, 'Capture');
  await by.page.getByText('Screenshot captured', { exact: true }).waitFor();
}

run('the whole of a guided capture, without a pointer', async () => {
  const answer = await fetch(`${scene.url}/api/v1/envelope`, {
    method: 'POST',
    headers: { 'x-api-key': scene.key, 'content-type': 'application/json' },
    body: JSON.stringify(shopEnvelope(shop.url, back.url)),
  });
  const { envelope_url } = (await answer.json()) as CreatedEnvelope;
  person = await Person.arrive(process.env.TEST_PICTURES, join(scene.folder, 'browser'));
  await person.page.goto(envelope_url);
  await press(person, 'Start');
  await person.seesSite();
  await isAt(person, 1, 'elsewhere');
  await follow(person);
  await isAt(person, 1, 'here');
  await capture(person);
  await person.seesAddress('/users/42/orders');
  await isAt(person, 2, 'here');
  await capture(person);
  await isAt(person, 3, 'elsewhere');
  await follow(person);
  await isAt(person, 3, 'here');
  await follow(person);
  await person.page.getByText('Document kept: invoice.pdf').waitFor();
  await isAt(person, 4, 'elsewhere');
  await press(person, 'Finish');
  // The question takes the focus, and cannot be passed by.
  await press(person, 'Finish anyway');
  await person.page.waitForURL(/\/done\?/);
  assert.match(person.page.url(), /status=(pending|manual_review|processing|approved)/);
});

test.run();
