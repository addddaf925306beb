import * as assert from 'uvu/assert';
import { PHONE } from '../../support/capture-visits.ts';
import { eventually } from '../../support/eventually.ts';
import { type ZooVisit, zooSuite } from '../../support/zoo.ts';

const AT = { first: 38, long: 120, number: 198, framed: 258 } as const;

/** Waits until what is typed goes into the invisible field. */
async function takesText({ tab }: ZooVisit): Promise<void> {
  await eventually('the invisible field', () => tab.evaluate("document.activeElement?.className === 'text-entry'"));
}

/** Types through an input method, as far as a browser can be made to. */
async function compose({ tab }: ZooVisit, steps: readonly string[], result: string): Promise<void> {
  const wire = await tab.context().newCDPSession(tab);
  for (const text of steps) {
    await wire.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await wire.send('Input.insertText', { text: result });
}

await zooSuite('text at the hosted page', (test, zoo) => {
  test('a field that got its focus by itself takes what is typed at once', async () => {
    const visit = await zoo.visit('typing');
    await takesText(visit);
    await visit.tab.keyboard.type('hello');
    await visit.tells('first', 'hello');
  });

  test('typing goes on after a button of ours, a second click, and in a frame and back', async () => {
    const visit = await zoo.visit('typing');
    const { tab } = visit;
    await visit.press(100, AT.long);
    await tab.keyboard.type('one');
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.keyboard.type(' two');
    await visit.tells('long', 'one two');
    await tab.getByRole('button', { name: 'Finish' }).focus();
    await visit.press(100, AT.long);
    await takesText(visit);
    await visit.press(100, AT.framed);
    await eventually('the frame', () => tab.evaluate("document.activeElement?.className === 'text-entry'"));
    await compose(visit, ['に', 'にほ'], '日本');
    await visit.tells('framed', '日本');
    await visit.press(100, AT.first);
    await compose(visit, ['´'], 'é');
    await visit.tells('first', 'é');
  });

  test('emoji, what soft keyboards do, and 400 characters at once arrive whole and in order', async () => {
    const visit = await zoo.visit('typing');
    const { tab } = visit;
    await visit.press(100, AT.long);
    await takesText(visit);
    await tab.keyboard.insertText('👍🏽 a');
    await visit.tells('long', '👍🏽 a');
    for (const inputType of ['deleteContentBackward', 'deleteWordBackward']) {
      const event = `new InputEvent('beforeinput', { inputType: '${inputType}', cancelable: true })`;
      await tab.evaluate(`document.querySelector('.text-entry').dispatchEvent(${event})`);
    }
    await visit.tells('long', '');
    const text = Array.from({ length: 100 }, (_, index) => String(index).padStart(3, '0'))
      .join(' ')
      .slice(0, 400);
    await tab.keyboard.type(text);
    await visit.tells('long', text);
  });

  test('what is typed while the line is away arrives once it is back', async () => {
    const visit = await zoo.visit('typing');
    const { tab } = visit;
    await visit.press(100, AT.long);
    await takesText(visit);
    await tab.keyboard.type('before');
    await visit.tells('long', 'before');
    await tab.context().setOffline(true);
    await tab.locator('.disconnected').waitFor();
    await tab.keyboard.type(' and offline');
    await tab.context().setOffline(false);
    await visit.tells('long', 'before and offline');
  });

  test('keys of a Mac do what they do on a Mac', async () => {
    const visit = await zoo.visit('typing');
    const { tab } = visit;
    await tab.evaluate("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })");
    await visit.press(100, AT.first);
    await takesText(visit);
    await tab.keyboard.type('one two');
    await tab.keyboard.press('Alt+Backspace');
    await visit.tells('first', 'one ');
    await tab.keyboard.press('Meta+ArrowLeft');
    await tab.keyboard.type('x');
    await visit.tells('first', 'xone ');
    await tab.keyboard.press('Meta+a');
    const at = { key: '@', code: 'KeyL', altKey: true, bubbles: true, cancelable: true };
    await tab.evaluate(`document.activeElement.dispatchEvent(new KeyboardEvent('keydown', ${JSON.stringify(at)}))`);
    await visit.tells('first', '@');
    await zoo.leave();
  });

  test('a rich text editor takes what is typed and composed', async () => {
    const visit = await zoo.visit('quill');
    await visit.press(100, 60);
    await takesText(visit);
    await visit.tab.keyboard.type('Dear ');
    await compose(visit, ['や', 'やま'], '山田');
    await visit.tab.keyboard.press('Enter');
    await visit.tab.keyboard.type('x');
    await visit.tells('text', 'Dear 山田\nx');
  });

  test('an editor that draws its text itself takes what is typed and composed, also on a phone', async () => {
    for (const [device, how] of [
      [{}, 'click'],
      [PHONE, 'tap'],
    ] as const) {
      const visit = await zoo.visit('own-editor', device);
      await visit.press(100, 50, how);
      await takesText(visit);
      await visit.tab.keyboard.type('Dear ');
      await compose(visit, ['や', 'やま'], '山田');
      await visit.tells('drawn', 'Dear 山田');
    }
  });

  test('a phone is shown the keyboard of the field', async () => {
    const visit = await zoo.visit('typing', PHONE);
    const entry = visit.tab.locator('.text-entry');
    await visit.press(100, AT.number, 'tap');
    await eventually('digits', async () => (await entry.getAttribute('inputmode')) === 'numeric');
    await visit.press(100, AT.long, 'tap');
    await eventually('Send', async () => (await entry.getAttribute('enterkeyhint')) === 'send');
    assert.is(await entry.getAttribute('inputmode'), 'text');
    await takesText(visit);
  });
});
