import * as assert from 'uvu/assert';
import { INLINE } from '../http/requests.ts';
import { captureDocument, pdfOf } from '../support/captured-document.ts';
import { eventually } from '../support/eventually.ts';
import type { TeachingScene } from './teaching-story.ts';

const TOP = `document.querySelector('.leaves').scrollTop`;

/** Looks at a PDF of three pages on the page of its case, and at one that is locked. */
export async function documentLookedAt({ address, api, house, orgId, tab, wrong }: TeachingScene): Promise<void> {
  const { id } = (await api<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 })).body;
  const lines = Array.from({ length: 30 }, (_, at) => `Line ${at + 1} of the statement`);
  const bytes = pdfOf([['Membership status: Active'], lines, [...lines, 'Member: Zoe Quill']]);
  const found = { property: 'membership_status', value: 'Active', label: 'Membership status', page: 1 };
  const name = { property: 'member', value: 'Zoe Quill', label: 'Member', page: 3 };
  const document = { bytes, contentType: 'application/pdf' };
  const evidence = await captureDocument(house, orgId, id, document, [found, name]);

  await tab.goto(`${address}/console/inquiries/${id}`);
  const [first, last] = [tab.locator(`[id="${evidence}-1"]`), tab.locator(`[id="${evidence}-3"]`)];
  await first.locator('.place').waitFor();
  await first.locator('[data-drawing]').waitFor({ state: 'hidden' });
  const picture = await tab.evaluate(`document.querySelector('.leaf img').naturalWidth`);
  assert.ok(Number(picture) > 1000, `it is ${picture} pixels wide`);

  // Hovered either way.
  await tab.locator('.claims > li').first().hover();
  await first.locator('.place.linked').waitFor();
  await first.locator('.place').hover();
  await tab.locator('.claims > li.linked').first().waitFor();
  assert.is(await tab.locator('.claims > li.linked').count(), 1);
  assert.equal(await wrong(), []);

  // By keyboard: the row of a value on the third page brings its place into sight, and the list of pages leads to it.
  assert.is(await tab.evaluate(TOP), 0);
  await tab.locator('.claims > li').nth(1).focus();
  await last.locator('.place.linked').waitFor();
  const [frame, place] = [await tab.locator('.leaves').boundingBox(), await last.locator('.place').boundingBox()];
  assert.ok((place?.y ?? 0) > (frame?.y ?? 0) && (place?.y ?? 9e9) < (frame?.y ?? 0) + (frame?.height ?? 0));
  assert.match(
    (await tab.getByRole('navigation', { name: 'Pages of the document' }).textContent()) ?? '',
    'Page 3 1 read',
  );
  await tab.getByRole('link', { name: 'Page 1', exact: false }).first().focus();
  await tab.keyboard.press('Enter');
  await eventually('the first page', async () => Number(await tab.evaluate(TOP)) < 60 || undefined);

  // Larger by keys, and moved about by the mouse.
  const frameElement = tab.locator('.leaves');
  const width = async () => (await first.locator('img').boundingBox())?.width ?? 0;
  const before = await width();
  await frameElement.focus();
  await tab.keyboard.press('+');
  await eventually('it is larger', async () => Math.abs((await width()) - 1.5 * before) < 3 || undefined);
  const box = await frameElement.boundingBox();
  if (box === null) return assert.unreachable('it is shown');
  const left = async () => Number(await tab.evaluate(`document.querySelector('.leaves').scrollLeft`));
  const from = await left();
  await tab.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await tab.mouse.down();
  await tab.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2, { steps: 3 });
  await tab.mouse.up();
  assert.is(await left(), from + 60);
  await tab.getByRole('button', { name: 'Smaller' }).click();
  await eventually('it is as before', async () => Math.abs((await width()) - before) < 3 || undefined);
  assert.equal(await wrong(), []);

  await tab.goto(`${address}/console/inquiries/${id}/evidence/${evidence}/pages`);
  await tab.locator('.place').first().waitFor();
  assert.equal(await wrong(), []);
}
