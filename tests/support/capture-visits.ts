import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import { CaptureHouse } from './capture-house.ts';
import { type CaptureServer, startCaptureServer } from './capture-server.ts';
import { clubPicture } from './club-page.ts';
import { EnvelopeHouse } from './envelope-house.ts';
import { ENVELOPE_ID } from './envelope-story.ts';
import { silentLog } from './silent-log.ts';
import { launchTestBrowser } from './test-browser.ts';

export const DESKTOP = { width: 1280, height: 800 };
/** How a browser of a phone is. */
export const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

/** A tab that has opened the capture page. What the page complains of is kept in `problems`. */
export type Visit = { house: CaptureHouse; server: CaptureServer; tab: Page; problems: string[] };

/** Visits of end users, each with a browser profile of its own. */
export class CaptureVisits {
  readonly #browser: Browser;
  readonly #servers: CaptureServer[] = [];
  readonly #contexts: BrowserContext[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Opens the page of a new inquiry. */
  async open(changes = {}, options = {}): Promise<Visit> {
    const house = new CaptureHouse(changes);
    const server = await startCaptureServer(house);
    this.#servers.push(server);
    house.scripted.frames = [await clubPicture(this.#browser, DESKTOP)];
    house.returnTo(`${server.url}/done?case=7`);
    await house.create();
    return await this.visit(house, server, options);
  }

  /** Opens the page of a new envelope. */
  async openEnvelope(changes = {}, options = {}): Promise<{ house: EnvelopeHouse; tab: Page }> {
    const house = await new EnvelopeHouse().create(changes);
    house.browser.frames = [await clubPicture(this.#browser, DESKTOP)];
    const themes = { ofInquiry: async () => undefined };
    const server = await startCaptureServer({ desk: house.desk, themes, log: silentLog });
    this.#servers.push(server);
    return { house, ...(await this.tab(`${server.url}/capture/${ENVELOPE_ID}`, options)) };
  }

  /** Opens the page of an inquiry in another browser. @param link that a code leads to; that of the inquiry unless told. */
  async visit(house: CaptureHouse, server: CaptureServer, options = {}, link?: string): Promise<Visit> {
    return { house, server, ...(await this.tab(link ?? `${server.url}/capture/${house.inquiryId}`, options)) };
  }

  /** Opens an address in a browser of its own. */
  async tab(address: string, options = {}): Promise<Pick<Visit, 'tab' | 'problems'>> {
    const context = await this.#browser.newContext({ viewport: DESKTOP, ...options });
    this.#contexts.push(context);
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    const problems: string[] = [];
    tab.on('pageerror', error => problems.push(String(error)));
    tab.on('console', message => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await tab.goto(address);
    return { tab, problems };
  }

  /** Ends every visit. */
  async leave(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
    for (const server of this.#servers.splice(0)) await server.close();
  }

  async close(): Promise<void> {
    await this.leave();
    await this.#browser.close();
  }
}

/** A suite that needs a browser; says so and checks nothing where there is none. */
export async function captureSuite(name: string, define: (page: Test, visits: CaptureVisits) => void): Promise<void> {
  const page = suite(name);
  const browser = await launchTestBrowser();
  if (browser === undefined) {
    process.stdout.write(`SKIPPED ${name}: no browser found\n`);
    page('there is no browser', () => assert.is(browser, undefined));
  } else {
    const visits = new CaptureVisits(browser);
    page.after.each(() => visits.leave());
    page.after(() => visits.close());
    define(page, visits);
  }
  page.run();
}

/** Waits for the picture of the site. */
export async function live(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Finish' }).and(tab.locator(':enabled')).waitFor();
}

/** Presses Start and waits for the picture of the site. */
export async function start({ tab }: Visit): Promise<void> {
  await tab.getByRole('button', { name: 'Start' }).click();
  await live(tab);
}

export function site(tab: Page): Locator {
  return tab.getByRole('application', { name: 'Website' });
}

/** Captures and submits; answers the id of the session. */
export async function captureAndFinish({ tab, house }: Visit): Promise<string> {
  await tab.getByRole('button', { name: 'Capture' }).click();
  await tab.getByText('Screenshot captured').waitFor();
  await tab.getByRole('button', { name: 'Finish' }).click();
  await tab.getByRole('heading', { name: 'What you showed is being checked' }).waitFor();
  return house.latestSession;
}
