import * as assert from 'uvu/assert';
import { PHONE } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { type ZooVisit, zooSuite } from '../../support/zoo.ts';

/** Puts a text into the clipboard of the person. */
async function given({ tab }: ZooVisit, text: string): Promise<void> {
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
}

async function has({ tab }: ZooVisit, text: string): Promise<void> {
  await eventually(`"${text}" in the clipboard`, async () => {
    return (await tab.evaluate('navigator.clipboard.readText()')) === text;
  });
}

await zooSuite('the clipboard at the hosted page', (test, zoo) => {
  test('a code that is pasted fills all six boxes', async () => {
    const visit = await zoo.visit('codes');
    await given(visit, '123456');
    await visit.press(38, 60);
    await visit.tab.keyboard.press('Control+v');
    await visit.tells('code', '123456');
    assert.is(visit.told('trusted').at(-1), true);
  });

  test('what the buttons of the site copy reaches the person', async () => {
    const visit = await zoo.visit('codes');
    await given(visit, 'before');
    await visit.press(60, 200);
    await has(visit, 'remarkable');
    await visit.press(60, 140);
    await has(visit, 'code 481516');
  });

  test('what an editor has itself copied or cut for a key reaches the person', async () => {
    const visit = await zoo.visit('own-editor');
    await given(visit, 'before');
    await visit.press(100, 150);
    await eventually('the field', () => visit.tab.evaluate("document.activeElement?.className === 'text-entry'"));
    await visit.tab.keyboard.press('Control+c');
    await has(visit, 'all lines of the text');
    assert.equal(visit.told('copy'), [true]);
    await given(visit, 'before');
    await visit.tab.keyboard.press('Control+x');
    await visit.tells('kept', '');
    await has(visit, 'all lines of the text');
    assert.equal(visit.told('cut'), [true]);
  });

  test('what is cut out of a field is gone there, and comes back by pasting', async () => {
    const visit = await zoo.visit('codes');
    const { tab } = visit;
    await given(visit, '');
    await visit.press(100, 370);
    await eventually('the field', () => tab.evaluate("document.activeElement?.className === 'text-entry'"));
    await tab.keyboard.type('twelve');
    await tab.keyboard.press('Control+a');
    await tab.keyboard.press('Control+x');
    await visit.tells('large', [0, 'deleteByCut']);
    await has(visit, 'twelve');
    await tab.keyboard.press('Control+v');
    await visit.tells('large', [6, 'insertFromPaste']);
  });

  test('what the browser of the person does not take is shown with a button', async () => {
    const visit = await zoo.visit('codes');
    const { tab } = visit;
    await tab.evaluate(`const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      let refusals = 1;
      navigator.clipboard.writeText = text => refusals-- > 0 ? Promise.reject(new Error('no')) : write(text)`);
    await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit.press(60, 200);
    await tab.getByRole('heading', { name: 'The website has copied this for you' }).waitFor();
    await tab.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
    await has(visit, 'remarkable');
    await zoo.leave();
  });

  test('too long a text is cut, and that is said', async () => {
    const visit = await zoo.visit('codes');
    await given(visit, 'x'.repeat(25_000));
    await visit.press(100, 370);
    await visit.tab.keyboard.press('Control+v');
    await visit.tab.getByText('Only the first 20,000 characters were pasted: the text is too long.').waitFor();
    await visit.tells('large', [20_000, 'insertFromPaste']);
  });

  test('fingers paste by a button, also where the browser does not give the text', async () => {
    const visit = await zoo.visit('codes', PHONE);
    const { tab } = visit;
    await given(visit, '654321');
    await visit.press(38, 60, 'tap');
    await eventually('the field', () => tab.evaluate("document.activeElement?.className === 'text-entry'"));
    await tab.getByRole('button', { name: 'Paste' }).tap();
    await visit.tells('code', '654321');
    await tab.evaluate('navigator.clipboard.readText = () => Promise.reject(new Error())');
    await tab.getByRole('button', { name: 'Paste' }).tap();
    await tab.getByRole('dialog').locator('textarea').fill('112233');
    await tab.getByRole('dialog').getByRole('button', { name: 'Paste' }).tap();
    await visit.tells('code', '112233');
    await zoo.leave();
  });

  test('fingers select a word and copy it by a button, and are told when nothing is selected', async () => {
    const visit = await zoo.visit('codes', PHONE);
    const { tab } = visit;
    await given(visit, '');
    await tab.getByRole('button', { name: 'Copy', exact: true }).tap();
    await tab.getByText('Nothing is selected on the website.').waitFor();
    // Two taps are one double tap if they come soon after each other, which a busy machine may not let them.
    await eventually('a word in the clipboard', async () => {
      await visit.press(80, 290, 'tap');
      await visit.press(80, 290, 'tap');
      await tab.getByRole('button', { name: 'Copy', exact: true }).tap();
      return (await tab.evaluate('navigator.clipboard.readText()')) === 'remarkable';
    });
  });
});
