import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOf } from '../support/axe.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { startFakeIssuer } from '../support/fake-issuer.ts';
import { freePort } from '../support/free-port.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { launchTestBrowser } from '../support/test-browser.ts';

const test = suite('signing in by an issuer, in a browser');
const browser = await launchTestBrowser();
if (browser === undefined) process.stdout.write('SKIPPED signing in by an issuer: no browser was found\n');
const run = browser === undefined ? test.skip : test;
test.after(() => browser?.close());

run('the button leads to another site and from there into the console, under its policy and cookies', async () => {
  const client = { id: 'affiant', secret: 'secret' };
  const [issuer, folder, port] = [await startFakeIssuer(client), temporaryFolder(), await freePort()];
  const before = await openHttpHouse(folder);
  const { orgId } = await before.household('City Gym');
  await before.close();
  // The issuer is at 127.0.0.1, which is another site.
  const address = `http://localhost:${port}`;
  const house = await openConsoleHouse(
    address,
    {
      CONSOLE_OIDC_ISSUER: issuer.origin,
      CONSOLE_OIDC_CLIENT_ID: client.id,
      CONSOLE_OIDC_CLIENT_SECRET: client.secret,
      CONSOLE_OIDC_ORGANIZATION: orgId,
      CONSOLE_OIDC_NAME: 'Example Corp',
      CONSOLE_OIDC_NETWORKS: '127.0.0.0/8',
    },
    folder,
  );
  const server = createServer(getRequestListener(house.app.fetch));
  await new Promise<void>(listening => server.listen(port, listening));
  try {
    await house.invite(orgId, 'owner', 'kim@example.com');
    issuer.expect({ sub: 'kim', email: 'kim@example.com', email_verified: true });
    const context = await browser?.newContext({ viewport: { width: 1280, height: 900 } });
    const tab = await context?.newPage();
    if (tab === undefined) return assert.unreachable('there is a tab');
    const problems: string[] = [];
    tab.on('console', message => message.type() === 'error' && problems.push(message.text()));

    await tab.goto(`${address}/console/webhooks`);
    assert.equal(await faultsOf(tab), []);
    await tab.getByRole('button', { name: 'Sign in with Example Corp' }).click();
    await tab.getByRole('link', { name: 'Go back' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    assert.is(new URL(tab.url()).pathname, '/console/webhooks');
    assert.equal(problems, []);

    const bar = tab.locator('.bar');
    for (const width of [1024, 1280, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      const height = (await bar.boundingBox())?.height ?? 0;
      assert.ok(height > 40 && height < 64, `the bar is one line at ${width} pixels, and not ${height} high`);
    }
    await tab.getByRole('navigation').getByText('Set up').focus();
    await tab.keyboard.press('Enter');
    assert.equal(await faultsOf(tab), []);
    for (const width of [320, 390, 820]) {
      await tab.setViewportSize({ width, height: 900 });
      for (const link of await tab.getByRole('navigation').getByRole('link').all()) {
        const { width: wide = 0, x = -1 } = (await link.boundingBox()) ?? {};
        assert.ok(x >= 0 && x + wide <= width, `${await link.textContent()} is on the screen at ${width} pixels`);
      }
    }
    await tab.getByRole('link', { name: 'People' }).click();
    await tab.goto(`${address}/console/new/envelope-template`);
    assert.equal(await faultsOf(tab), []);
    await tab.setViewportSize({ width: 320, height: 900 });
    assert.is(await tab.evaluate('document.documentElement.scrollWidth'), 320);
    await tab.goto(`${address}/console/people`);
    await tab.getByText(`known to ${new URL(issuer.origin).host}`).waitFor();
  } finally {
    server.closeAllConnections();
    server.close();
    await house.close();
    await issuer.close();
  }
});

test.run();
