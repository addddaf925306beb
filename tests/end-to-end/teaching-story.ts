import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { UsedReading } from '../../domain/inquiry/assessment.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { snapshotExpression } from '../../infrastructure/chromium/page-scripts.ts';
import type { apiOf } from '../support/api.ts';
import { capture } from '../support/captured-inquiry.ts';
import { eventually } from '../support/eventually.ts';
import type { HttpHouse } from '../support/http-house.ts';

const START = 'https://gym.example.com/account';

/** What stands on a page of a site whose words nobody wrote down for the analyser. */
type Membership = { tier: string; since: string };

const LOOK = 'body{font:16px sans-serif;margin:24px}.name{color:#666}p{margin:8px 0}';
const page = (rows: string) =>
  `<!doctype html><meta charset="utf-8"><style>${LOOK}</style><h1>Konto</h1><main>${rows}</main>`;
/** Labels beside their values. */
const beside = ({ since, tier }: Membership) =>
  page(`<table><tr><td class="name">Zwirbelgrad</td><td><b>${tier}</b></td></tr>
<tr><td class="name">Ankerzeit</td><td><b>${since}</b></td></tr></table>`);
/** The same after the site's makers moved them. */
const stacked = ({ since, tier }: Membership) =>
  page(`<div class="name">Zwirbelgrad</div><div><b>${tier}</b></div><br>
<div class="name">Ankerzeit</div><div><b>${since}</b></div>`);

export type TeachingScene = {
  browser: Browser;
  /** A page of the console, signed in. */
  tab: Page;
  address: string;
  api: ReturnType<typeof apiOf>;
  house: HttpHouse;
  orgId: string;
  /** What is wrong with the page that the tab shows. */
  wrong(): Promise<string[]>;
};

type Told = { result: { status: string; status_history: { changed_by: unknown; reason: string | null }[] } };

/** Shown by a browser as a person would see it, with what the page says. */
async function shown(browser: Browser, html: string): Promise<{ picture: Uint8Array; snapshot: PageSnapshot }> {
  const tab = await browser.newPage({ viewport: { width: 900, height: 500 } });
  await tab.route('**/*', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await tab.goto(START);
  const taken = (await tab.evaluate(snapshotExpression(false))) as Omit<PageSnapshot, 'stable'>;
  const picture = await tab.screenshot();
  await tab.close();
  return { picture, snapshot: { ...taken, stable: true } };
}

/** Teaches what only people know, by mouse and by keyboard. @returns how further inquiries of the template are decided */
export async function teachOnce(scene: TeachingScene) {
  const { address, api, browser, house, orgId, tab, wrong } = scene;
  const fields = ['tier', 'member_since'].map(name => ({ name, description: '', required: true }));
  const { key } = (
    await api<{ key: string }>('POST', '/web/template', {
      name: 'Membership tier',
      query: 'Is the membership of the tier Gold or Silber?',
      acceptance_guide: 'High Acceptance\n- tier is Gold or Silber',
      start_url: START,
      return_url: 'https://customer.example.com/done',
      fields,
      status: 'published',
    })
  ).body;

  /** An inquiry whose person shows this page; the service analyses it by itself. */
  async function decided(html: string) {
    const asked = { template_key: key, subject_id: 'customer-1', max_retries: 0 };
    const { id } = (await api<{ id: string }>('POST', '/web/inquiry', asked)).body;
    const { picture, snapshot } = await shown(browser, html);
    const { evidenceId } = await capture(house, orgId, id, picture, snapshot);
    const result = await eventually(
      'a verdict',
      async () => {
        const told = (await api<Told>('GET', `/web/inquiry/${id}`)).body.result;
        return told.status === 'pending' ? undefined : told;
      },
      60_000,
    );
    const assessed = (await house.engines.eventStore.read(`inquiry-${id}`)).find(
      ({ type }) => type === 'ResultAssessed',
    );
    const readings: UsedReading[] = Object(assessed?.data).readings;
    return { id, evidenceId, result, readings, snapshot };
  }

  const first = await decided(beside({ tier: 'Gold', since: '3 March 2019' }));
  assert.is(first.result.status, 'manual_review', 'nobody has taught anything yet');

  await tab.goto(`${address}/console/inquiries/${first.id}`);
  await tab.getByRole('link', { name: 'Point at a value on screenshot 1' }).click();
  await tab.getByRole('heading', { name: 'Teach a value' }).waitFor();
  // The picture has its size, and the script listens.
  await tab.waitForLoadState('load');
  const image = tab.locator('.sheet img');
  const box = await image.boundingBox();
  const run = first.snapshot.runs.find(({ text }) => text === 'Gold');
  if (box === null || run === undefined) throw new Error('the value does not stand on the page');
  const { rect } = run;
  const drawn = box.width / 900;
  await tab.mouse.click(box.x + (rect.x + rect.width / 2) * drawn, box.y + (rect.y + rect.height / 2) * drawn);
  await tab.getByRole('status').getByText('tier is Gold').waitFor();
  await tab.getByText('The picture shows the same').first().waitFor();
  assert.equal(await wrong(), []);
  await tab.getByRole('button', { name: 'Save this reading' }).click();
  await tab.getByRole('status').getByText('from now on tier is read so').waitFor();

  await tab.getByLabel('Field').focus();
  await tab.keyboard.type('member');
  await tab.keyboard.press('Tab');
  await tab.keyboard.type('3 March');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await tab.getByRole('status').getByText('member since is 3 March 2019').waitFor();
  await tab.getByRole('button', { name: 'Save this reading' }).focus();
  await tab.keyboard.press('Enter');
  await tab.getByRole('status').getByText('from now on member since is read so').waitFor();

  await tab.getByRole('link', { name: 'what this template was taught' }).click();
  await tab.getByRole('heading', { name: 'Taught readings' }).waitFor();
  assert.equal(await wrong(), []);
  await tab.getByRole('button', { name: /Try.*member since/ }).click();
  await tab.getByRole('region', { name: 'Tried on what is kept' }).getByText('3 March 2019').waitFor();
  assert.equal(await wrong(), []);
  return { key, first, decided };
}

/** Others of the same template and site: read by what was taught, or sent to a person with the reason. */
export async function learnt({ decided }: Pick<Awaited<ReturnType<typeof teachOnce>>, 'decided'>) {
  const second = await decided(beside({ tier: 'Silber', since: '12 July 2024' }));
  assert.is(second.result.status, 'approved', second.result.status_history.at(-1)?.reason ?? '');
  assert.is(second.result.status_history.at(-1)?.changed_by, null, 'no person decided');
  assert.equal(
    second.readings.map(({ field, outcome }) => [field, outcome]),
    [
      ['tier', 'read'],
      ['member_since', 'read'],
    ],
  );
  const third = await decided(stacked({ tier: 'Silber', since: '4 May 2020' }));
  assert.is(third.result.status, 'manual_review');
  const reason = third.result.status_history.at(-1)?.reason ?? '';
  assert.match(reason, 'The label “Zwirbelgrad” no longer stands where it was pointed at.');
  assert.match(reason, 'The label “Ankerzeit” no longer stands where it was pointed at.');
  return { second, third };
}

/** The case that was taught on is assessed again and settled by that, in the name of whoever has it recorded. */
export async function assessedAgain({ address, api, tab, wrong }: TeachingScene, id: string) {
  await tab.goto(`${address}/console/inquiries/${id}`);
  await tab.getByRole('button', { name: 'Show what would change' }).click();
  await tab.getByRole('heading', { name: 'Assess again' }).waitFor();
  await tab.getByText('would become').waitFor();
  assert.equal(await wrong(), []);
  assert.is((await api<Told>('GET', `/web/inquiry/${id}`)).body.result.status, 'manual_review');
  await tab.getByRole('button', { name: 'Record this assessment' }).click();
  await tab.getByRole('status').getByText('it is approved').waitFor();
  const { result } = (await api<Told>('GET', `/web/inquiry/${id}`)).body;
  assert.is(result.status, 'approved');
  assert.equal(result.status_history.at(-1)?.changed_by, { name: 'Kim Okafor', email: 'kim@example.com' });
}
