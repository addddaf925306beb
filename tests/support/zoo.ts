import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HostedBrowsers } from '../../infrastructure/chromium/remote-browser.ts';
import { hasBrowser } from './any-browser.ts';
import { CaptureHouse } from './capture-house.ts';
import { type CaptureServer, startCaptureServer } from './capture-server.ts';
import { DESKTOP, live, site } from './capture-visits.ts';
import { eventually } from './eventually.ts';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { remoteBrowser } from './remote-browser.ts';
import { launchTestBrowser } from './test-browser.ts';

const PAGES = join(import.meta.dirname, '..', 'capture', 'zoo', 'pages');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
const require = createRequire(import.meta.url);

/** Lets a page tell the test what reached it: `seen('input', 'abc')`. */
const SEEN = `<script>
  const seen = (what, value) =>
    fetch('/seen', { method: 'POST', body: JSON.stringify({ page: location.pathname, what, value }), keepalive: true });
</script>`;

/** What reached a page of the zoo. */
export type Seen = { page: string; what: string; value: unknown };

/** Somebody at the hosted page, and the website that they see through it. */
export class ZooVisit {
  readonly tab: Page;
  readonly server: CaptureServer;
  readonly #seen: readonly Seen[];

  constructor(tab: Page, server: CaptureServer, seen: readonly Seen[]) {
    this.tab = tab;
    this.server = server;
    this.#seen = seen;
  }

  /** Values that the page has told under this name, oldest first. */
  told(what: string): unknown[] {
    return this.#seen.filter(each => each.what === what).map(each => each.value);
  }

  /** Resolves once the page has told this value last. */
  async tells(what: string, value: unknown): Promise<void> {
    const wanted = JSON.stringify(value);
    try {
      await eventually(`${what} ${wanted}`, () => JSON.stringify(this.told(what).at(-1)) === wanted, 30_000);
    } catch (error) {
      throw new Error(`${String(error)}; it told ${JSON.stringify(this.told(what).slice(-5))}`);
    }
  }

  /** Clicks at a place of the remote viewport, or taps there on a device with fingers. */
  async press(x: number, y: number, how: 'click' | 'tap' = 'click'): Promise<void> {
    await site(this.tab)[how]({ position: { x, y } });
  }
}

/** Opens pages of the zoo through the hosted page, with real browsers at both ends. */
export class Zoo {
  readonly #person: Browser;
  readonly #remote: HostedBrowsers;
  readonly #site: LocalSite;
  readonly #contexts: BrowserContext[] = [];
  readonly #servers: CaptureServer[] = [];
  readonly #seen: Seen[];

  /** The remote browser is a headless shell, which lacks some of a whole one. */
  readonly isShell: boolean;

  constructor(person: Browser, remote: HostedBrowsers, zooSite: LocalSite, seen: Seen[], isShell: boolean) {
    this.isShell = isShell;
    this.#person = person;
    this.#remote = remote;
    this.#site = zooSite;
    this.#seen = seen;
  }

  /** @param device how the browser of the person is (`PHONE`), a desktop unless told. */
  async visit(page: string, device: BrowserContextOptions = {}): Promise<ZooVisit> {
    this.#seen.length = 0;
    const settings = { show_cover_page: false, show_acceptance_guide: true };
    const house = new CaptureHouse({ start_url: `${this.#site.url}/${page}`, settings }, this.#remote);
    await house.create();
    const server = await startCaptureServer(house);
    this.#servers.push(server);
    const context = await this.#person.newContext({ viewport: DESKTOP, locale: 'en', ...device });
    this.#contexts.push(context);
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    await tab.goto(`${server.url}/capture/${house.inquiryId}`);
    await live(tab);
    const visit = new ZooVisit(tab, server, this.#seen);
    await eventually('the page', () => visit.told('ready').length > 0);
    return visit;
  }

  /** Ends every visit, so that its places are free. */
  async leave(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
    for (const server of this.#servers.splice(0)) await server.close();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#person.close();
    await this.#remote.close();
    await this.#site.close();
  }
}

function startZooSite(seen: Seen[]): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://zoo');
    if (pathname === '/seen') {
      let body = '';
      request.on('data', part => {
        body += String(part);
      });
      request.on('end', () => {
        seen.push(JSON.parse(body) as Seen);
        response.end();
      });
      return;
    }
    try {
      response.setHeader('content-type', `${TYPES[extname(pathname)] ?? 'text/html'}; charset=utf-8`);
      response.end(pathname.startsWith('/lib/') ? library(pathname.slice(5)) : pageOf(pathname.slice(1)));
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** A file of a package of the tests: `flatpickr/dist/flatpickr.js`. */
function library(path: string): Buffer {
  const [name = '', ...rest] = path.split('/');
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), ...rest));
}

const pageOf = (name: string): string => SEEN + readFileSync(join(PAGES, `${name}.html`), 'utf8');

/** A suite over pages of the zoo; says so and checks nothing where there is no browser. */
export async function zooSuite(name: string, define: (test: Test, zoo: Zoo) => void): Promise<void> {
  const test = suite(name);
  const person = await launchTestBrowser();
  if (person === undefined || !(await hasBrowser(name))) {
    process.stdout.write(`SKIPPED ${name}: no browser found\n`);
    test('there is no browser', () => assert.is(person, undefined));
  } else {
    const seen: Seen[] = [];
    const remote = remoteBrowser();
    const isShell = /headless[-_]shell/.test((await remote.start())?.path ?? '');
    const zoo = new Zoo(person, remote, await startZooSite(seen), seen, isShell);
    test.after.each(() => zoo.leave());
    test.after(() => zoo.close());
    define(test, zoo);
  }
  test.run();
}
