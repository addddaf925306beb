import * as assert from 'uvu/assert';
import { captureSuite, DESKTOP, PHONE, site, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

const DEVICES = [
  ['at a desk', { viewport: DESKTOP, locale: 'en-NZ', timezoneId: 'Asia/Tokyo', colorScheme: 'dark' }],
  ['on a phone', { ...PHONE, locale: 'en-NZ', timezoneId: 'Asia/Tokyo', colorScheme: 'dark' }],
] as const;

await captureSuite('what a browser does, on the capture page', (page, visits) => {
  for (const [where, device] of DEVICES) {
    const open = async (changes = {}) => {
      const visited = await visits.open(changes, device);
      await start(visited);
      return { ...visited, session: visited.house.scripted.latest };
    };

    page(`${where} the remote browser is told what its person prefers`, async () => {
      const { session } = await open();
      assert.equal(session.options.preferences, {
        languages: ['en-NZ'],
        timezone: 'Asia/Tokyo',
        dark: true,
        calm: false,
      });
    });

    page(`${where} a page that could not be opened says why, and cannot be captured`, async () => {
      const { tab, session } = await open({ capture_type: 'document' });
      const at = { type: 'location', url: 'https://shop.example/account', loading: false } as const;
      session.notice({ ...at, canGoBack: false });
      const lock = tab.locator('.address', { hasText: 'Encrypted connection' }).locator('.scheme');
      await lock.waitFor();
      session.notice({ type: 'load', problem: 'REFUSED', host: 'shop.example' });
      await tab.getByRole('heading', { name: 'This page could not be opened' }).waitFor();
      assert.not.ok(await lock.isVisible(), 'nothing came, encrypted or not');
      const back = tab.locator('.failed-load').getByRole('button', { name: 'Back' });
      assert.not.ok(await back.isVisible(), 'there is nothing to go back to');
      session.notice({ ...at, canGoBack: true });
      await back.waitFor();
      await tab.getByText('shop.example takes no connections right now.', { exact: true }).waitFor();
      await tab.getByText('You can also upload the document from your own device.').waitFor();
      assert.not.ok(await site(tab).isVisible());
      await tab.getByRole('button', { name: 'Try again' }).click();
      await eventually('the wish', () => session.inputs.some(({ type }) => type === 'reload'));
      session.notice({ type: 'load', problem: null, host: '' });
      await site(tab).waitFor();
      assert.ok(await lock.isVisible());
    });

    page(`${where} Capture rests until there is a page`, async () => {
      const { tab, session } = await open();
      const capture = tab.getByRole('button', { name: 'Capture' });
      session.notice({ type: 'load', problem: 'NO_NAME', host: 'nobody.example' });
      await eventually('a button that rests', () => capture.isDisabled());
      assert.ok(await tab.getByRole('button', { name: 'Finish' }).isEnabled());
      session.notice({ type: 'load', problem: null, host: '' });
      await eventually('the button', () => capture.isEnabled());
    });

    page(`${where} a site that turns the browser away is told, and can still be used`, async () => {
      const { tab, session } = await open();
      session.notice({ type: 'load', problem: 'TURNED_AWAY', host: 'shop.example' });
      await tab.getByRole('heading', { name: 'shop.example turns this browser away' }).waitFor();
      assert.ok(await site(tab).isVisible());
      assert.ok(await tab.getByRole('button', { name: 'Capture' }).isEnabled());
      await tab.getByRole('button', { name: 'Close' }).click();
      await tab.getByRole('heading', { name: 'shop.example turns this browser away' }).waitFor({ state: 'hidden' });
    });

    page(`${where} the address says how it comes, and keeps the end of a long host`, async () => {
      const { tab, session } = await open();
      const long = `${'login.'.repeat(20)}members.example`;
      session.notice({ type: 'location', url: `https://${long}/a/b`, loading: false, canGoBack: true });
      await tab.getByText('Encrypted connection').waitFor({ state: 'attached' });
      const bar = await tab.locator('.address').boundingBox();
      const end = await tab.locator('.address .host').boundingBox();
      assert.ok(bar && end && end.x >= bar.x && end.x + end.width <= bar.x + bar.width + 1, 'the end is cut');
      assert.is(await tab.locator('.address .host').textContent(), 'login.members.example');
      session.notice({ type: 'location', url: 'http://shop.example/', loading: false, canGoBack: true });
      await tab.getByText('Not encrypted').waitFor({ state: 'attached' });
    });

    page(`${where} tabs are listed, shown and closed`, async () => {
      const { tab, session } = await open();
      session.notice({ type: 'tabs', count: 2 });
      session.notice({
        type: 'tab_list',
        tabs: [
          { id: 1, title: 'Shop', host: 'shop.example', shown: false },
          { id: 2, title: 'Terms', host: 'shop.example', shown: true },
        ],
      });
      await tab.getByRole('button', { name: 'Open tabs' }).click();
      await tab.getByRole('button', { name: 'Show Shop' }).click();
      await tab.getByRole('button', { name: 'Open tabs' }).click();
      await tab.getByRole('button', { name: 'Close Terms' }).click();
      const wishes = () => session.inputs.filter(({ type }) => type === 'tab');
      await eventually('both wishes', () => wishes().length === 2);
      assert.equal(wishes(), [
        { type: 'tab', wish: 'show', id: 1 },
        { type: 'tab', wish: 'close', id: 2 },
      ]);
    });

    page(`${where} a website gets the file that it asks for, and nothing is kept of it`, async () => {
      const { tab, session, house } = await open();
      session.notice({ type: 'file_asked', multiple: false });
      await tab.getByText('is given to the website').waitFor();
      const file = { name: 'Kündigung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
      await tab.getByLabel('Choose a file').setInputFiles(file);
      await tab.getByRole('button', { name: 'Go on' }).click();
      await tab.getByText('Kündigung.pdf was given to the website.').waitFor();
      assert.equal(
        session.given.map(({ filename, bytes }) => [filename, Buffer.from(bytes).toString()]),
        [['Kündigung.pdf', '%PDF-1.4\n']],
      );
      assert.is(house.evidence.files.size, 0);
      session.broken = true;
      session.notice({ type: 'file_asked', multiple: false });
      await tab.getByLabel('Choose a file').setInputFiles(file);
      await tab.getByRole('button', { name: 'Go on' }).click();
      await tab.getByText('The page does not ask for a file any more.').waitFor();
    });

    page(`${where} a website gets several files at once, and no more than it takes`, async () => {
      const { tab, session } = await open();
      const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
      session.notice({ type: 'file_asked', multiple: true });
      const many = Array.from({ length: 11 }, (_, index) => file(`${index}.txt`));
      await tab.getByLabel('Choose files').setInputFiles(many);
      await tab.getByRole('button', { name: 'Go on' }).click();
      await tab.getByText('Choose up to 10 files at a time.').waitFor();
      session.notice({ type: 'file_asked', multiple: true });
      await tab.getByLabel('Choose files').setInputFiles(many.slice(0, 2));
      await tab.getByRole('button', { name: 'Go on' }).click();
      await tab.getByText('Given to the website: 0.txt, 1.txt').waitFor();
      assert.equal(
        session.given.map(({ filename, more }) => [filename, more]),
        [
          ['0.txt', true],
          ['1.txt', false],
        ],
      );
    });

    page(
      `${where} a document that the website has opened is offered again after a reload, until it is refused`,
      async () => {
        const { tab, session, house } = await open();
        const pdf = new TextEncoder().encode('%PDF-1.7\n');
        session.emit({
          type: 'downloaded',
          url: 'https://club.example/7.pdf',
          filename: '7.pdf',
          bytes: pdf,
          shownAt: null,
          at: house.now,
        });
        const offer = tab.getByRole('heading', { name: 'club.example opened a document' });
        await offer.waitFor();
        await tab.reload();
        await offer.waitFor();
        await tab.getByRole('button', { name: 'Don’t use it' }).click();
        await eventually('nothing', async () => (await house.desk.offeredFile(house.latestSession)) === undefined);
      },
    );

    page(`${where} a name and a password are asked for a host, and stand in no event`, async () => {
      const { tab, session, house } = await open();
      session.notice({ type: 'sign_in', host: 'intranet.example', secure: false, again: false });
      await tab.getByRole('heading', { name: 'intranet.example asks you to sign in' }).waitFor();
      await tab.getByText('The connection is not encrypted').waitFor();
      await tab.getByLabel('User name').fill('ann');
      await tab.getByLabel('Password').fill('s3cret');
      await tab.getByRole('button', { name: 'Sign in' }).click();
      const answer = await eventually('the answer', () => session.inputs.find(({ type }) => type === 'sign_in'));
      assert.equal(answer, { type: 'sign_in', credentials: { username: 'ann', password: 's3cret' } });
      assert.not.match(JSON.stringify(house.store.events.map(({ data }) => data)), /s3cret/);
      session.notice({ type: 'sign_in', host: 'intranet.example', secure: true, again: true });
      await tab.getByText('That was not right').waitFor();
      await tab.getByRole('button', { name: 'Cancel' }).click();
      await eventually('no answer', () =>
        session.inputs.some(input => input.type === 'sign_in' && input.credentials === null),
      );
    });

    page(`${where} the pointer and the words of the site are shown, and what does not work here is said`, async () => {
      const { tab, session } = await open();
      session.notice({ type: 'hover', cursor: 'grab', title: 'Take it along' });
      await eventually('the pointer', () =>
        site(tab).evaluate(canvas => (canvas as unknown as { style: { cursor: string } }).style.cursor === 'grab'),
      );
      assert.is(await site(tab).getAttribute('title'), 'Take it along');
      session.notice({ type: 'unavailable', what: 'passkey' });
      await tab.getByText('Passkeys and security keys do not work here.').waitFor();
    });
  }
});
