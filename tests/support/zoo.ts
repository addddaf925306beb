import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
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
import { middleOf, OBEYS, ZooOrders } from './zoo-orders.ts';

const PAGES = join(import.meta.dirname, '..', 'capture', 'zoo', 'pages');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
const require = createRequire(import.meta.url);

/** Lets a page tell the test what reached it: `seen('input', 'abc')`. */
const SEEN = `<script>
  let told = 0;
  const seen = (what, value) =>
    fetch('/seen', {
      method: 'POST',
      body: JSON.stringify({
        page: location.pathname, what, value, at: performance.timeOrigin + performance.now(),
        opened: performance.timeOrigin, before: told++,
      }),
      keepalive: true,
    });
</script>`;

/** What reached a page of the zoo. A page that was `opened` then has told so many things `before`. */
export type Seen = { page: string; what: string; value: unknown; at: number; opened: number; before: number };

/** Somebody at the hosted page, and the website that they see through it. */
export class ZooVisit {
  readonly tab: Page;
  readonly server: CaptureServer;
  readonly house: CaptureHouse;
  readonly #seen: Seen[];
  readonly #orders: ZooOrders;
  #page: string;

  constructor(
    tab: Page,
    { server, house }: { server: CaptureServer; house: CaptureHouse },
    told: ZooTold,
    page: string,
  ) {
    this.tab = tab;
    this.server = server;
    this.house = house;
    this.#seen = told.seen;
    this.#orders = told.orders;
    this.#page = page;
  }

  /** Values that the page has told under this name, in the order in which it did, whichever request came first. */
  told(what: string): unknown[] {
    return this.#seen
      .filter(each => each.what === what)
      .sort((one, another) => one.opened - another.opened || one.before - another.before)
      .map(each => each.value);
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

  /** Asks a page that obeys, the one that was gone to unless told. */
  async ask(expression: string, page = this.#page): Promise<unknown> {
    const number = await eventually(`${page} to be asked`, () => this.#orders.give(`/${page}`, expression) ?? false);
    const answers = () => this.told('answer') as [number, unknown][];
    const answer = await eventually('an answer', () => answers().find(([order]) => order === number));
    return answer[1];
  }

  /** Where the middle of an element of such a page is, in the remote viewport. */
  async middle(selector: string, page = this.#page): Promise<[number, number]> {
    const middle = await this.ask(middleOf(selector), page);
    if (!Array.isArray(middle)) throw new Error(`no ${selector} is shown: ${String(middle)}`);
    return [Number(middle[0]), Number(middle[1])];
  }

  /** Clicks or taps an element of such a page. */
  async pressOn(selector: string, how: 'click' | 'tap', page = this.#page): Promise<void> {
    const [x, y] = await this.middle(selector, page);
    await this.press(x, y, how);
  }

  /** Leads the website on to another page of the zoo, with nothing told. */
  async goTo(page: string): Promise<void> {
    const path = `/${this.#page}`;
    const expression = `location.href = ${JSON.stringify(`/${page}`)}`;
    this.#seen.length = 0;
    await eventually(`${path} to be left`, () => this.#orders.give(path, expression) ?? false);
    this.#page = page;
    await eventually('the page', () => isReady(this.#seen, page));
  }

  /** Clicks at a place of the remote viewport, or taps there on a device with fingers. */
  async press(x: number, y: number, how: 'click' | 'tap' = 'click'): Promise<void> {
    await site(this.tab)[how]({ position: { x, y } });
  }
}

/** The page has told that it is ready, and all that it told before has come: requests that were sent at once come in any order. */
function isReady(all: readonly Seen[], page: string): boolean {
  const ready = all.find(seen => seen.what === 'ready' && seen.page === `/${page}`);
  const isEarlier = ({ opened, before }: Seen) => opened === ready?.opened && before < ready.before;
  return ready !== undefined && all.filter(isEarlier).length === ready.before;
}

/** What pages of the zoo tell, and are asked. */
type ZooTold = { seen: Seen[]; orders: ZooOrders };

/** Somebody's browser, and what they look at with it. */
type Stay = { device: BrowserContextOptions; context: BrowserContext; visit: ZooVisit };

async function end({ context, visit }: Stay): Promise<void> {
  await context.close();
  await visit.server.close();
}

/** Opens pages of the zoo through the hosted page, with real browsers at both ends. */
export class Zoo {
  readonly #person: Browser;
  readonly #remote: HostedBrowsers;
  readonly #site: LocalSite;
  readonly #told: ZooTold;
  #stays: Stay[] = [];
  /** Where the last test was, if it went well. */
  #left: Stay | undefined;

  constructor(person: Browser, remote: HostedBrowsers, zooSite: LocalSite, told: ZooTold) {
    this.#person = person;
    this.#remote = remote;
    this.#site = zooSite;
    this.#told = told;
  }

  /**
   * Has somebody look at a page: in a new session, or where the test before has left the same device, by leading its
   * website on.
   * @param device how the browser of the person is (`PHONE`), a desktop unless told.
   */
  async visit(page: string, device: BrowserContextOptions = {}): Promise<ZooVisit> {
    const left = this.#left;
    this.#left = undefined;
    if (left !== undefined && JSON.stringify(left.device) === JSON.stringify(device)) {
      this.#stays.push(left);
      await left.visit.goTo(page);
      return left.visit;
    }
    if (left !== undefined) await end(left);
    this.#told.seen.length = 0;
    const settings = { show_cover_page: false, show_acceptance_guide: true };
    const house = new CaptureHouse({ start_url: `${this.#site.url}/${page}`, settings }, this.#remote);
    await house.create();
    const server = await startCaptureServer(house);
    const context = await this.#person.newContext({ viewport: DESKTOP, locale: 'en', ...device });
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    const visit = new ZooVisit(tab, { server, house }, this.#told, page);
    this.#stays.push({ device, context, visit });
    await tab.goto(`${server.url}/capture/${house.inquiryId}`);
    await live(tab);
    await eventually('the page', () => isReady(this.#told.seen, page));
    return visit;
  }

  /** A test went well: the next one may go on where it was. */
  async pass(): Promise<void> {
    const last = this.#stays.pop();
    await this.leave();
    this.#left = last;
  }

  /** Ends every visit of this test, so that its places are free. */
  async leave(): Promise<void> {
    for (const stay of this.#stays.splice(0)) await end(stay);
  }

  async close(): Promise<void> {
    await this.leave();
    if (this.#left !== undefined) await end(this.#left);
    await this.#person.close();
    await this.#remote.close();
    await this.#site.close();
  }
}

/** Answers what no file of the zoo is; false: a file is. */
export type ZooAnswers = (request: IncomingMessage, response: ServerResponse) => boolean;

function startZooSite({ seen, orders }: ZooTold, answers: ZooAnswers): Promise<LocalSite> {
  return startLocalSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://zoo');
    if (pathname === '/orders') return orders.wait(searchParams.get('of') ?? '', response);
    if (answers(request, response)) return;
    if (pathname === '/seen') {
      let body = '';
      request.on('data', part => {
        body += String(part);
      });
      request.on('end', () => {
        seen.push(JSON.parse(body) as Seen);
        // Requests that were sent at once come in any order.
        seen.sort((one, other) => one.at - other.at);
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

const pageOf = (name: string): string =>
  SEEN + (name.endsWith('-frame') ? '' : OBEYS) + readFileSync(join(PAGES, `${name}.html`), 'utf8');

/** `browserPath`: of the remote browser, the first of this machine unless told. */
type ZooOptions = { answers?: ZooAnswers; staysAfterTests?: boolean; browserPath?: string | undefined };

/** Says what a suite tries. */
type Try = (name: string, what: () => Promise<void>) => void;

/** A suite over pages of the zoo; says so and checks nothing where there is no browser. */
export async function zooSuite(
  name: string,
  define: (test: Try, zoo: Zoo) => void,
  { answers = () => false, staysAfterTests = false, browserPath }: ZooOptions = {},
): Promise<void> {
  const test = suite(name);
  const person = await launchTestBrowser();
  if (person === undefined || !(await hasBrowser(name))) {
    process.stdout.write(`SKIPPED ${name}: no browser found\n`);
    test('there is no browser', () => assert.is(person, undefined));
  } else {
    const told: ZooTold = { seen: [], orders: new ZooOrders() };
    const remote = remoteBrowser(browserPath === undefined ? {} : { browserPath });
    await remote.start();
    const zoo = new Zoo(person, remote, await startZooSite(told, answers), told);
    if (!staysAfterTests) test.after.each(() => zoo.leave());
    test.after(() => zoo.close());
    const tried: Try = (what, run) =>
      test(what, async () => {
        await run();
        if (!staysAfterTests) await zoo.pass();
      });
    define(tried, zoo);
  }
  test.run();
}
