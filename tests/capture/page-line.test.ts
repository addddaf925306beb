import * as assert from 'uvu/assert';
import { captureSuite, live, start } from '../support/capture-visits.ts';

await captureSuite('the line for a place', (page, visits) => {
  page('the second person sees their number and is let in by itself', async () => {
    const first = await visits.open();
    const { house, server } = first;
    house.scripted.places = 1;
    await start(first);
    const other = await house.another();
    const second = await visits.visit(house, server, {}, `${server.url}/capture/${other}`);
    const third = await visits.visit(house, server, {}, `${server.url}/capture/${await house.another()}`);
    for (const [{ tab }, number] of [
      [second, 1],
      [third, 2],
    ] as const) {
      await tab.getByRole('button', { name: 'Start' }).click();
      await tab.locator('.line-number', { hasText: `You are number ${number} in the line.` }).waitFor();
    }
    assert.is(house.desk.waiting(), 2);
    await first.tab.getByRole('button', { name: 'Leave', exact: true }).click();
    await first.tab.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await live(second.tab);
    await third.tab.locator('.line-number', { hasText: 'You are number 1 in the line.' }).waitFor();
    await third.tab.getByRole('button', { name: 'Not now' }).click();
    await third.tab.getByText('back with').waitFor();
    assert.is(house.desk.waiting(), 0);
  });
});
