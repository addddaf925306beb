import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { type ConsoleVisitor, openConsoleHouse } from './console-house.ts';
import { freePort } from './free-port.ts';

/** The console in this process at an address that browsers reach. */
export async function serveConsole() {
  const address = `http://localhost:${await freePort()}`;
  const house = await openConsoleHouse(address);
  const server = createServer(getRequestListener(house.app.fetch));
  await new Promise<void>(listening => server.listen(Number(new URL(address).port), listening));
  return {
    address,
    house,
    /** A browser in which this person is signed in. */
    async contextOf(browser: Browser, person: ConsoleVisitor, options: BrowserContextOptions = {}) {
      const context: BrowserContext = await browser.newContext(options);
      const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: `${address}/console` }));
      await context.addCookies(cookies);
      return context;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await house.close();
    },
  };
}
