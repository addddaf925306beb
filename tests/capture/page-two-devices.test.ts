import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { assessment } from '../support/capture-house.ts';
import { captureSuite, live, PHONE, start, type Visit } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';
import { readCode } from '../support/read-code.ts';

const FOLLOWS = 'Go on with your phone';

await captureSuite('the page on two devices', (page, visits) => {
  /** Opens the code that the computer shows on a phone. */
  async function scan({ tab, house, server }: Visit): Promise<Visit> {
    await tab.getByRole('button', { name: 'Use your phone instead' }).click();
    await tab.getByRole('img', { name: 'QR code' }).waitFor();
    const link = await readCode(tab);
    assert.is(link, await tab.getByLabel('Link for your phone').inputValue());
    assert.match(link, `${server.url}/capture/${house.inquiryId}#`);
    return visits.visit(house, server, PHONE, link);
  }

  async function goOn({ tab }: Visit): Promise<void> {
    await tab.getByRole('button', { name: 'Go on' }).click();
    await live(tab);
  }

  page('a capture begun on the computer is finished on the phone; the computer follows and goes back', async () => {
    const computer = await visits.open();
    const { tab, house } = computer;
    await start(computer);
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('Screenshot captured').waitFor();
    const phone = await scan(computer);
    await phone.tab.getByText('What will be recorded').waitFor();
    await goOn(phone);
    assert.not.match(phone.tab.url(), '#', 'the code is out of the address');
    await phone.tab.getByRole('button', { name: '1 item kept' }).waitFor();
    const [size] = house.scripted.latest.sizes;
    assert.is(size?.width, PHONE.viewport.width);

    await tab.getByRole('heading', { name: FOLLOWS }).waitFor();
    await tab.getByText('1 item kept', { exact: true }).waitFor();
    await phone.tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('2 items kept', { exact: true }).waitFor();
    await tab.reload();
    await tab.getByRole('heading', { name: FOLLOWS }).waitFor();
    await tab.getByText('2 items kept', { exact: true }).waitFor();

    await phone.tab.getByRole('button', { name: 'Finish' }).and(phone.tab.locator(':enabled')).click();
    await tab.getByRole('heading', { name: 'What you showed is being checked' }).waitFor();
    await house.assess(house.latestSession, assessment());
    await phone.tab.getByRole('heading', { name: 'All done' }).waitFor();
    await phone.tab.getByText('You can go back to your computer.').waitFor();
    await tab.waitForURL(/\/done\?case=7&status=approved&inquiry_id=web_iq_/);
    assert.match(phone.tab.url(), house.inquiryId, 'the phone stays');
    assert.equal(
      [house.types(streamOf(inquiry, house.inquiryId)).filter(type => type === 'SessionStarted').length],
      [1],
    );
    assert.is(house.data('CaptureHandedOver').length, 1);
    assert.equal([...computer.problems, ...phone.problems], []);
  });

  page('before Start the phone reads what is asked and starts; the computer can take it back', async () => {
    const computer = await visits.open();
    const phone = await scan(computer);
    await start(phone);
    await computer.tab.getByRole('heading', { name: FOLLOWS }).waitFor();
    await computer.tab.getByText('Your other device is connected.', { exact: true }).waitFor();
    await computer.tab.getByRole('button', { name: 'Go on here instead' }).click();
    await live(computer.tab);
    await phone.tab.getByRole('heading', { name: 'It goes on on your computer' }).waitFor();
    assert.is(computer.house.scripted.sessions.length, 1);
  });

  page('a code that was used is refused with a sentence, and the page goes on without it', async () => {
    const computer = await visits.open();
    await start(computer);
    const phone = await scan(computer);
    const link = phone.tab.url();
    await goOn(phone);
    const late = await visits.visit(computer.house, computer.server, PHONE, link);
    await late.tab.getByRole('button', { name: 'Go on' }).click();
    await late.tab.getByText('This code can not be used any more').waitFor();
    await late.tab.getByRole('button', { name: 'Try again' }).click();
    await late.tab.getByRole('heading', { name: 'In use elsewhere' }).waitFor();
    assert.is(computer.house.scripted.sessions.length, 1);
  });

  page('the link alone asks, and the person refuses by keyboard; what they do goes on', async () => {
    const first = await visits.open();
    const { tab, house, server } = first;
    await start(first);
    const second = await visits.visit(house, server);
    await second.tab.getByRole('button', { name: 'Continue here instead' }).click();
    await tab.getByRole('heading', { name: 'Somebody wants to go on with this on another device' }).waitFor();
    await tab.keyboard.press('Escape');
    assert.ok(await tab.getByRole('dialog').isVisible(), 'Escape is no answer');
    assert.is(await tab.evaluate('document.activeElement.textContent'), 'Refuse');
    await tab.keyboard.press('Enter');
    await second.tab.getByRole('heading', { name: 'It stays open elsewhere' }).waitFor();
    await tab.getByRole('button', { name: 'Capture' }).click();
    await tab.getByText('Screenshot captured').waitFor();
    await eventually('the refusal in the log', () => house.data('TakeOverRefused').length === 1);
    assert.is(house.scripted.sessions.length, 1);
  });

  page('the offer opens and closes by keyboard, and is not made on a phone', async () => {
    const { tab, house, server } = await visits.open();
    const offer = tab.getByRole('button', { name: 'Use your phone instead' });
    await offer.focus();
    await tab.keyboard.press('Enter');
    await tab.getByRole('img', { name: 'QR code' }).waitFor();
    await tab.keyboard.press('Escape');
    assert.is(await tab.evaluate('document.activeElement.getAttribute("aria-label")'), 'Use your phone instead');
    const phone = await visits.visit(house, server, PHONE);
    await phone.tab.getByRole('button', { name: 'Start' }).waitFor();
    assert.not(await phone.tab.getByRole('button', { name: 'Use your phone instead' }).isVisible());
  });
});
