import * as assert from 'uvu/assert';
import { captureSuite, live, site, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

await captureSuite('input of the capture page', (page, visits) => {
  page('a click and keys reach the site where they were meant', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const { inputs } = house.scripted.latest;
    await site(tab).click({ position: { x: 200, y: 150 } });
    const down = await eventually('the press', () =>
      inputs.find(input => input.type === 'mouse' && input.kind === 'down'),
    );
    if (down.type !== 'mouse') throw new Error('not a mouse');
    assert.ok(Math.abs(down.x - 200) < 2 && Math.abs(down.y - 150) < 2, `at ${down.x}, ${down.y}`);
    assert.equal([down.button, down.buttons, down.clicks], ['left', 1, 1]);
    await tab.keyboard.type('aB');
    await tab.keyboard.press('Enter');
    await tab.keyboard.press('Control+a');
    await eventually('all keys', () =>
      inputs.some(
        input => input.type === 'key' && input.code === 'KeyA' && input.modifiers === 2 && input.kind === 'up',
      ),
    );
    const typed = inputs.flatMap(input =>
      input.type === 'key' && input.kind === 'down' ? [input.text ?? input.key] : [],
    );
    assert.equal(
      typed.filter(text => text !== 'Shift'),
      ['a', 'B', '\r', 'Control', 'a'],
    );
  });

  page('a page that is loaded anew sends as the one before did', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const { inputs } = house.scripted.latest;
    const downs = () => inputs.filter(input => input.type === 'key' && input.kind === 'down').length;
    await site(tab).click();
    await tab.keyboard.type('abcdef');
    await eventually('what was typed', () => downs() === 6);
    await tab.reload();
    await live(tab);
    await site(tab).click();
    await tab.keyboard.type('g');
    await eventually('what is typed now', () => downs() === 7);
  });

  page('a capture that is asked for while the wire breaks is made once, when it is back', async () => {
    const visited = await visits.open();
    const { tab, house, server } = visited;
    await start(visited);
    const captured = () => house.scripted.latest.whole.length;
    await tab.route('**/socket?*', route => route.abort());
    server.dropSockets();
    await tab.locator('.line-banner', { hasText: 'The connection was lost' }).waitFor();
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.unroute('**/socket?*');
    await tab.getByText('Screenshot captured').waitFor();
    assert.is(captured(), 1);
  });

  page('a capture whose answer went with the wire is shown when it is back', async () => {
    const visited = await visits.open();
    const { tab, house, server } = visited;
    // What this page wishes for arrives; what it is told afterwards does not.
    let isDeaf = false;
    await tab.routeWebSocket(/\/socket\?/, wire => {
      const service = wire.connectToServer();
      service.onMessage(message => {
        if (!isDeaf) wire.send(message);
      });
      wire.onMessage(message => {
        if (String(message).includes('"capture"')) isDeaf = true;
        service.send(message);
      });
    });
    await start(visited);
    await tab.getByRole('button', { name: 'Capture' }).click();
    await eventually('the capture', () => house.evidence.files.size > 0);
    isDeaf = false;
    server.dropSockets();
    await tab.getByText('Screenshot captured').waitFor();
    assert.is(house.scripted.latest.whole.length, 1);
    assert.is(await tab.locator('.tray').getAttribute('aria-label'), '1 item kept');
  });

  page('text goes through the invisible field while a field of the site has the focus', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    await site(tab).click();
    session.notice({ type: 'focus', editable: true, inputType: 'email', inputMode: '', enterKeyHint: 'next' });
    const entry = tab.getByLabel('Type into the website');
    await eventually('the focus', () => entry.evaluate(field => field.matches(':focus')));
    assert.is(await entry.getAttribute('inputmode'), 'email');
    assert.is(await entry.getAttribute('enterkeyhint'), 'next');
    await tab.keyboard.insertText('日本');
    await tab.keyboard.press('x');
    // What a soft keyboard's Backspace says, without any key.
    const event = "new InputEvent('beforeinput', { inputType: 'deleteContentBackward' })";
    await tab.evaluate(`document.querySelector('.text-entry').dispatchEvent(${event})`);
    await eventually('the Backspace', () =>
      session.inputs.some(input => input.type === 'key' && input.key === 'Backspace'),
    );
    await eventually('the text', () => session.inputs.some(input => input.type === 'text' && input.text === '日本'));
    await eventually('the key', () => session.inputs.some(input => input.type === 'key' && input.text === 'x'));
    assert.is((await entry.inputValue()).trim(), '');
    session.notice({ type: 'focus', editable: false, inputType: '', inputMode: '', enterKeyHint: '' });
    await eventually('the canvas', () => site(tab).evaluate(canvas => canvas.matches(':focus')));
  });

  page('the keyboard is never trapped: Escape twice leads back to the buttons', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await start(visited);
    await site(tab).click();
    await tab.keyboard.press('Tab');
    assert.ok(await site(tab).evaluate(canvas => canvas.matches(':focus')));
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Escape');
    assert.ok(await tab.getByRole('button', { name: 'Capture' }).evaluate(button => button.matches(':focus')));
  });

  page('dialogs and pickers of the site are answered', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    session.notice({ type: 'dialog', kind: 'prompt', message: 'Your name?', defaultValue: 'Ann' });
    await tab.getByLabel('Answer').fill('Bea');
    await tab.getByRole('button', { name: 'OK' }).click();
    await eventually('the answer', () => session.inputs.find(input => input.type === 'dialog'));
    session.notice({ type: 'dialog', kind: 'confirm', message: 'Sure?', defaultValue: '' });
    await tab.getByText('Sure?').waitFor();
    await tab.keyboard.press('Escape');
    session.notice({ type: 'picker', kind: 'date', value: '2026-01-01' });
    await tab.getByLabel('Choose a date').and(tab.locator('input')).fill('2026-02-03');
    await tab.getByRole('button', { name: 'Set' }).click();
    await eventually('the date', () => session.inputs.find(input => input.type === 'pick'));
    assert.equal(
      session.inputs.filter(input => input.type === 'dialog' || input.type === 'pick'),
      [
        { type: 'dialog', accept: true, text: 'Bea' },
        { type: 'dialog', accept: false, text: null },
        { type: 'pick', value: '2026-02-03' },
      ],
    );
  });

  page('fingers are sent as touches on a phone', async () => {
    const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
    const visited = await visits.open({ capture_type: 'document' }, phone);
    const { tab, house } = visited;
    await start(visited);
    const session = house.scripted.latest;
    assert.is(session.options.viewport.touch, true);
    assert.is(session.options.viewport.width, 360);
    const wide = await tab.evaluate<number>('document.documentElement.scrollWidth');
    assert.is(wide, 360);
    await site(tab).tap({ position: { x: 100, y: 100 } });
    await eventually(
      'both ends of the touch',
      () => session.inputs.filter(input => input.type === 'touch').length === 2,
    );
    assert.not.ok(session.inputs.some(input => input.type === 'mouse'));
  });
});
