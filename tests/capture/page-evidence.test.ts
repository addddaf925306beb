import * as assert from 'uvu/assert';
import { captureSuite, live, PHONE, site, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

await captureSuite('evidence on the capture page', (page, visits) => {
  page('a piece is looked at large by keyboard, after a reload too, and taken back', async () => {
    const visited = await visits.open();
    const { tab, house, problems } = visited;
    await start(visited);
    for (const count of [1, 2]) {
      await tab.getByRole('button', { name: 'Capture', exact: true }).press('Enter');
      await tab.locator('.tray .count', { hasText: String(count) }).waitFor();
    }
    await tab.reload();
    await live(tab);
    await tab.getByRole('button', { name: '2 items kept' }).press('Enter');
    const looks = tab.getByRole('button', { name: 'Look at: Screenshot, club.example' });
    await looks.first().press('Enter');
    const dialog = tab.getByRole('dialog', { name: 'Screenshot: club.example' });
    const picture = dialog.getByRole('img', { name: 'Picture of what was kept from club.example' });
    const width = () => picture.evaluate(image => (image as unknown as { naturalWidth: number }).naturalWidth);
    await eventually('the picture', async () => (await width()) === 1);
    await dialog.getByText('1 of 2').waitFor();
    await dialog.getByRole('button', { name: 'Next' }).press('Enter');
    await dialog.getByText('2 of 2').waitFor();
    for (const _ of [1, 2, 3]) await tab.keyboard.press('+');
    await eventually('the size', async () => (await picture.evaluate(image => image.style.width)) === '1.5px');
    await tab.keyboard.press('0');
    await eventually('the fit', async () => (await picture.evaluate(image => image.style.width)) === '');
    await dialog.getByRole('button', { name: 'Take back' }).press('Enter');
    const sure = tab.getByRole('dialog', { name: 'Take this back?' });
    await sure.getByRole('button', { name: 'Take back' }).press('Enter');
    await tab.getByRole('button', { name: '1 item kept' }).waitFor();
    assert.is(house.data('EvidenceRemoved').length, 1);
    assert.equal(problems, []);
  });

  page('the list of what is kept makes room for what takes its place, and for the website', async () => {
    const visited = await visits.open({}, PHONE);
    const { tab, house } = visited;
    await start(visited);
    await tab.getByRole('button', { name: 'Capture', exact: true }).tap();
    const tray = tab.getByRole('button', { name: '1 item kept' });
    const list = tab.getByRole('heading', { name: 'Kept so far' });
    const opened = async () => {
      await tray.tap();
      await list.waitFor();
    };
    await opened();
    const load = { type: 'load', host: 'club.example' } as const;
    house.scripted.latest.notice({ ...load, problem: 'REFUSED' });
    await tab.getByRole('button', { name: 'Try again' }).click({ trial: true });
    assert.not.ok(await list.isVisible());
    house.scripted.latest.notice({ ...load, problem: null });
    await opened();
    await site(tab).tap({ position: { x: 50, y: 50 } });
    await list.waitFor({ state: 'hidden' });
    assert.is(await tray.getAttribute('aria-expanded'), 'false');
  });

  page('a picture is only for who drives the session', async () => {
    const visited = await visits.open();
    const { tab, house, server } = visited;
    await start(visited);
    await tab.getByRole('button', { name: 'Capture', exact: true }).click();
    await tab.locator('.tray .count', { hasText: '1' }).waitFor();
    const [kept] = house.data<{ evidence_id: string }>('EvidenceCaptured');
    const address = `${server.url}/capture/${house.inquiryId}/evidence/${kept?.evidence_id}`;
    const answer = await tab.context().request.get(address);
    assert.is(answer.status(), 200);
    assert.is(answer.headers()['content-type'], 'image/png');
    assert.is(answer.headers()['content-security-policy'], "default-src 'none'; sandbox");
    assert.is((await fetch(address)).status, 403);
    assert.is((await tab.context().request.get(`${address}x`)).status(), 404);
  });

  page('what was captured is kept when the browser crashes, and the person goes on with it', async () => {
    const visited = await visits.open();
    const { tab, house } = visited;
    await start(visited);
    await tab.getByRole('button', { name: 'Capture', exact: true }).click();
    await tab.locator('.tray .count', { hasText: '1' }).waitFor();
    house.scripted.latest.emit({ type: 'closed', reason: 'idle' });
    await tab.getByText('What you captured is kept.').waitFor();
    await tab.getByText('Nothing was done on the website for a while').waitFor();
    await tab.getByRole('button', { name: 'Go on' }).click();
    await live(tab);
    await tab.getByRole('button', { name: '1 item kept' }).waitFor();
    assert.is(house.scripted.sessions.length, 2);
    assert.is(house.data('CaptureResumed').length, 1);
    await tab.getByRole('button', { name: 'Finish' }).click();
    await tab.getByRole('heading', { name: 'What you showed is being checked' }).waitFor();
    assert.is(house.data('EvidenceCaptured').length, 1);
  });
});
