import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { PHONE } from '../../support/capture-visits.ts';
import { zooSuite } from '../../support/zoo.ts';

/** Rows of the page's choices, by the middle of each field. */
const AT = { styled: 58, one: 118, many: 180, open: 278, closed: 338, city: 398, date: 458, framed: 520 } as const;

const listbox = (tab: Page) => tab.getByRole('dialog').locator('select');

await zooSuite('choices at the hosted page', (test, zoo) => {
  test('a list is called by its label without what it holds, and a list of one row for several opens by mouse', async () => {
    const visit = await zoo.visit('labelled');
    const { tab } = visit;
    const heading = tab.getByRole('dialog').getByRole('heading');
    await visit.press(100, 40);
    assert.is(await heading.textContent(), 'Club');
    await listbox(tab).getByText('Chess', { exact: true }).click();
    await visit.tells('change', ['club', 'Chess']);
    await visit.press(100, 100);
    assert.is(await heading.textContent(), 'Sports');
    await listbox(tab).selectOption(['Tennis', 'Rowing']);
    await tab.getByRole('button', { name: 'Set' }).click();
    await visit.tells('change', ['sports', ['Tennis', 'Rowing']]);
  });

  test('a list is called by its label, keeps its groups and opens by keys', async () => {
    const visit = await zoo.visit('selects');
    const { tab } = visit;
    await visit.press(100, AT.styled);
    await tab.getByRole('heading', { name: 'Country' }).waitFor();
    assert.is(await listbox(tab).locator('optgroup').getAttribute('label'), 'South');
    assert.ok(await listbox(tab).getByText('Nowhere').isDisabled());
    await tab.keyboard.press('Escape');
    await listbox(tab).waitFor({ state: 'detached' });
    await tab.keyboard.press('Alt+ArrowDown');
    await listbox(tab).waitFor();
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Enter');
    await visit.tells('change', ['styled', 'Belgium']);
  });

  for (const [device, options, how] of [
    ['desktop', {}, 'click'],
    ['phone', PHONE, 'tap'],
  ] as const) {
    test(`every list is shown and chosen from, on a ${device}`, async () => {
      const visit = await zoo.visit('selects', options);
      const { tab } = visit;
      for (const [field, choice, told] of [
        ['styled', 'Chile', ['styled', 'Chile']],
        ['one', 'c', ['one', 'c']],
        ['open', 'y', ['in open', 'y']],
        ['closed', 'z', ['in closed', 'z']],
        ['framed', 'two', ['framed', 'two']],
      ] as const) {
        await visit.press(100, AT[field], how);
        await listbox(tab).getByText(choice, { exact: true }).click();
        await visit.tells('change', told);
        await listbox(tab).waitFor({ state: 'detached' });
      }
    });

    test(`suggestions of a field are shown, and what was typed counts, on a ${device}`, async () => {
      const visit = await zoo.visit('selects', options);
      const { tab } = visit;
      await visit.press(100, AT.city, how);
      await listbox(tab).waitFor();
      assert.equal(await listbox(tab).locator('option').allTextContents(), ['Rome', 'Riga', 'Oslo']);
      await tab.keyboard.press('Escape');
      await listbox(tab).waitFor({ state: 'detached' });
      await tab.keyboard.type('ri');
      await visit.press(100, AT.city, how);
      await listbox(tab).waitFor();
      assert.equal(await listbox(tab).locator('option').allTextContents(), ['Riga']);
      await listbox(tab).getByText('Riga').click();
      await visit.tells('change', ['city', 'Riga']);
    });

    test(`a date in a closed shadow root is picked, on a ${device}`, async () => {
      const visit = await zoo.visit('selects', options);
      await visit.press(60, AT.date, how);
      await visit.tab.getByLabel('Choose a date').and(visit.tab.locator('input')).fill('2026-02-03');
      await visit.tab.getByRole('button', { name: 'Set' }).click();
      await visit.tells('change', ['day', '2026-02-03']);
    });
  }

  test('a list with a name as long as a sentence without a gap keeps its buttons in sight', async () => {
    const visit = await zoo.visit('labelled', PHONE);
    const { tab } = visit;
    await visit.press(100, 160, 'tap');
    const cancel = tab.getByRole('dialog').getByRole('button', { name: 'Cancel' });
    const [button, dialog] = [await cancel.boundingBox(), await tab.getByRole('dialog').boundingBox()];
    assert.ok(button && dialog);
    assert.ok(button.x + button.width <= dialog.x + dialog.width, JSON.stringify([button, dialog]));
    await zoo.leave();
  });

  test('fingers choose more than one', async () => {
    const visit = await zoo.visit('selects', PHONE);
    await visit.press(100, AT.many, 'tap');
    await visit.tab.getByText('You can choose more than one.').waitFor();
    await listbox(visit.tab).selectOption(['0', '2']);
    await visit.tab.getByRole('button', { name: 'Set' }).click();
    await visit.tells('change', ['many', ['red', 'blue']]);
  });
});
