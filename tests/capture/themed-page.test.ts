import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { ThemeView } from '../../application/views/theme-view.ts';
import { partitionOf } from '../../domain/organization/partition.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { startCaptureServer } from '../support/capture-server.ts';
import { captureSuite, start } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>';

/** A picture on an origin of its own. */
async function startPictures(): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo.svg`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const NIGHT: ThemeView = {
  id: 'theme_1',
  name: 'Night',
  logo_url: null,
  colours: { background: '#101418', text: '#f2f4f6', accent: '#6fdcb9' },
  font: 'monospace',
  created_at: '2026-05-01T10:00:00.000Z',
};

/** The computed style of the first element that the selector finds. The text runs in the browser. */
function styleIn(tab: Page, selector: string, name: string): Promise<string> {
  const script = `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('${name}')`;
  return tab.evaluate<string>(script);
}

await captureSuite('themed and test pages', (page, visits) => {
  page('the cover wears the colours, font and logo of the theme', async () => {
    const pictures = await startPictures();
    try {
      const visited = await visits.open();
      const { tab, house, problems } = visited;
      house.theme = { ...NIGHT, logo_url: pictures.url };
      await tab.reload();
      await tab.getByRole('heading', { name: 'Club membership' }).waitFor();
      const styleOf = (selector: string, name: string) => styleIn(tab, selector, name);
      assert.is(await styleOf('body', 'background-color'), 'rgb(16, 20, 24)');
      assert.is(await styleOf('h1', 'color'), 'rgb(242, 244, 246)');
      assert.match(await styleOf('body', 'font-family'), /^monospace/);
      assert.is(await styleOf('button.primary', 'background-color'), 'rgb(111, 220, 185)');
      await eventually('the logo', () =>
        tab.locator('img.logo').evaluate(image => (image as unknown as { naturalWidth: number }).naturalWidth > 0),
      );
      await start(visited);
      assert.equal(problems, []);
    } finally {
      pictures.close();
    }
  });

  page('colours that can not be read are not used', async () => {
    const { tab, house } = await visits.open();
    const groundOf = () => styleIn(tab, 'body', 'background-color');
    const usual = await groundOf();
    house.theme = { ...NIGHT, colours: { background: '#808080', text: '#8a8a8a', accent: '#6fdcb9' } };
    await tab.reload();
    await tab.getByRole('heading', { name: 'Club membership' }).waitFor();
    assert.is(await groundOf(), usual);
  });

  page('a test inquiry opens no browser and says how its outcome is made', async () => {
    const house = new CaptureHouse({ settings: { show_cover_page: false } });
    house.orgId = partitionOf('org_1', 'test');
    const server = await startCaptureServer(house);
    try {
      house.returnTo(`${server.url}/done`);
      await house.create();
      const { tab, problems } = await visits.visit(house, server);
      await tab.getByRole('heading', { name: 'This is a test inquiry' }).waitFor();
      await tab.getByText(`POST /api/v1/web/inquiry/${house.inquiryId}/simulate`).waitFor();
      assert.is(house.scripted.sessions.length, 0);
      await tab.getByRole('button', { name: 'Continue' }).click();
      await tab.waitForURL(/\/done\?status=pending&inquiry_id=web_iq_/);
      assert.equal(problems, []);
    } finally {
      await server.close();
    }
  });
});
