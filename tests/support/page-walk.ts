import type { Page } from 'playwright-core';
import type { Language } from '../../adapters/capture/words/languages.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { partitionOf } from '../../domain/organization/partition.ts';
import { assessment, CaptureHouse, ENDED } from './capture-house.ts';
import { startCaptureServer } from './capture-server.ts';
import { type CaptureVisits, PHONE, type Visit } from './capture-visits.ts';
import { eventually } from './eventually.ts';

/** Called at every state of the page, with its name. */
export type Look = (state: string, tab: Page) => Promise<void>;

/** Walks through the states of the hosted page in one language, as a person would come to them. */
export class PageWalk {
  readonly #visits: CaptureVisits;
  readonly #language: Language;
  readonly #look: Look;
  readonly #options: object;

  /** @param options of the browser, for example its viewport. */
  constructor(visits: CaptureVisits, language: Language, look: Look, options: object = {}) {
    this.#visits = visits;
    this.#language = language;
    this.#look = look;
    this.#options = { ...options, locale: language.tag };
  }

  get #words() {
    return this.#language.words;
  }

  #open(changes = {}): Promise<Visit> {
    return this.#visits.open(changes, this.#options);
  }

  async #start({ tab }: Visit): Promise<void> {
    await tab.getByRole('button', { name: this.#words['action.start'] }).click();
    await this.#live(tab);
  }

  async #live(tab: Page): Promise<void> {
    await tab.getByRole('button', { name: this.#words['action.finish'] }).and(tab.locator(':enabled')).waitFor();
  }

  async #headed(tab: Page, heading: string): Promise<void> {
    await tab.getByRole('heading', { name: heading, exact: true }).waitFor();
  }

  /** Captures and submits; answers the id of the session. */
  async #submit({ tab, house }: Visit): Promise<string> {
    await tab.getByRole('button', { name: this.#words['action.capture'], exact: true }).click();
    await tab.getByText(this.#words['live.captured']).waitFor();
    await tab.getByRole('button', { name: this.#words['action.finish'] }).click();
    await this.#headed(tab, this.#words['waiting.heading']);
    return house.latestSession;
  }

  /** Before the site is open, and what leads nowhere. */
  async cover(): Promise<void> {
    const visit = await this.#open({
      login_methods: ['Google', 'Apple'].map(provider => ({ provider, sealed_config: '' })),
    });
    const { tab, house, server } = visit;
    await tab.getByRole('button', { name: this.#words['action.start'] }).waitFor();
    await this.#look('cover', tab);
    house.scripted.places = 0;
    await tab.getByRole('button', { name: this.#words['action.start'] }).click();
    await this.#headed(tab, this.#words['busy.heading']);
    await this.#look('busy', tab);
    await tab.route('**/start', route => route.abort());
    await tab.reload();
    await tab.getByRole('button', { name: this.#words['action.start'] }).click();
    await this.#headed(tab, this.#words['trouble.heading']);
    await this.#look('trouble', tab);
    await tab.goto(`${server.url}/capture/web_iq_nothing`);
    await this.#look('not found', tab);
    house.store.read = () => Promise.reject(new EngineUnavailable('the log'));
    await tab.goto(`${server.url}/capture/${house.inquiryId}`);
    await this.#headed(tab, this.#words['unavailable.heading']);
    await this.#look('unavailable', tab);
  }

  /** The site, and what may lie over it. */
  async live(): Promise<void> {
    const settings = { show_acceptance_guide: true, allowed_domains: ['club.example', 'northwind.example'] };
    const visit = await this.#open({ capture_type: 'document', settings });
    const { tab, house } = visit;
    await this.#start(visit);
    await this.#look('live', tab);
    await tab.locator('.guide summary').click();
    await this.#look('guide', tab);
    await tab.keyboard.press('Escape');
    await tab.getByRole('button', { name: this.#words['action.capture'], exact: true }).click();
    await tab.getByText(this.#words['live.captured']).waitFor();
    await tab.locator('button.tray').click();
    await this.#look('tray', tab);
    await tab.keyboard.press('Escape');
    const session = house.scripted.latest;
    session.emit({ type: 'download_refused', filename: 'invoice.zip', problem: 'TOO_LARGE' });
    await tab.getByText('invoice.zip').waitFor();
    await this.#look('refused download', tab);
    session.notice({ type: 'outside', host: '127.0.0.1:8080' });
    await this.#headed(tab, this.#words['outside.heading']);
    await this.#look('outside', tab);
    session.notice({ type: 'outside', host: null });
    const load = { type: 'load', problem: 'CERTIFICATE', host: 'club.example' } as const;
    session.notice(load);
    await this.#headed(tab, this.#words['load.heading']);
    await this.#look('a page that did not come', tab);
    session.notice({ ...load, problem: null });
    session.notice({ type: 'sign_in', host: 'club.example', secure: false, again: true });
    await tab.getByRole('dialog').waitFor();
    await this.#look('a password for the site', tab);
    await tab.keyboard.press('Escape');
    session.notice({ type: 'file_asked', multiple: false });
    await tab.getByRole('dialog').waitFor();
    await this.#look('a file for the site', tab);
    await tab.keyboard.press('Escape');
    await tab.context().setOffline(true);
    await tab.getByText(this.#words['line.offline']).waitFor();
    await this.#look('offline', tab);
    await tab.context().setOffline(false);
    await tab.locator('.line-banner.back').waitFor();
    session.emit({ type: 'ending', cause: 'idle', seconds: 60 });
    await tab.getByRole('dialog').waitFor();
    await this.#look('idle', tab);
    await tab.keyboard.press('Escape');
    session.notice({ type: 'tabs', count: 2 });
    session.notice({ type: 'dialog', kind: 'prompt', message: 'SITE', defaultValue: '' });
    await tab.getByRole('dialog').waitFor();
    await this.#look('dialog', tab);
    await tab.keyboard.press('Escape');
    session.notice({ type: 'dialog', kind: 'beforeunload', message: '', defaultValue: '' });
    await tab.getByRole('dialog').waitFor();
    await this.#look('leaving the site', tab);
    await tab.keyboard.press('Escape');
    session.notice({ type: 'picker', kind: 'datetime-local', value: '' });
    await tab.getByRole('dialog').waitFor();
    await this.#look('picker', tab);
    await tab.keyboard.press('Escape');
    await tab.getByRole('button', { name: this.#words['action.leave'], exact: true }).click();
    await this.#headed(tab, this.#words['live.leaveHeading']);
    await this.#look('leaving', tab);
    await tab.keyboard.press('Escape');
    await this.#elsewhere(visit);
  }

  /** The same session in another browser, in another window, and after its end. */
  async #elsewhere({ tab, house, server }: Visit): Promise<void> {
    const other = await this.#visits.visit(house, server, this.#options);
    await this.#headed(other.tab, this.#words['inUse.heading']);
    await this.#look('in use', other.tab);
    const window = await tab.context().newPage();
    await window.goto(tab.url());
    await this.#headed(tab, this.#words['replaced.heading']);
    await this.#look('replaced', tab);
    house.scripted.latest.emit({ type: 'closed', reason: 'crashed' });
    await this.#headed(window, this.#words['loss.heading']);
    await this.#look('closed', window);
    await window.reload();
    await window.getByText(this.#words['loss.kept']).waitFor();
    await this.#look('lost', window);
    house.now = new Date(house.now.getTime() + 25 * 3600_000);
    await window.reload();
    await this.#headed(window, this.#words['expired.heading']);
    await this.#look('expired', window);
  }

  /** From the computer to the phone and back, and somebody who only has the link. */
  async devices(): Promise<void> {
    const visit = await this.#open();
    const { tab, house, server } = visit;
    await this.#start(visit);
    await tab.getByRole('button', { name: this.#words['devices.offer'] }).click();
    const link = await tab.getByLabel(this.#words['devices.link']).inputValue();
    await this.#look('offer of the phone', tab);
    const phone = await this.#visits.visit(house, server, { ...this.#options, ...PHONE }, link);
    await this.#headed(phone.tab, this.#words['devices.here']);
    await this.#look('going on here', phone.tab);
    await phone.tab.getByRole('button', { name: this.#words['action.goOn'] }).click();
    await this.#live(phone.tab);
    await this.#headed(tab, this.#words['devices.heading']);
    await tab.getByText(this.#words['devices.connected'], { exact: true }).waitFor();
    await this.#look('on the phone', tab);
    const stranger = await this.#visits.visit(house, server, this.#options);
    await stranger.tab.getByRole('button', { name: this.#words['inUse.continue'] }).click();
    await this.#headed(stranger.tab, this.#words['asking.heading']);
    await this.#look('asking', stranger.tab);
    await phone.tab.getByRole('heading', { name: this.#words['asked.heading'] }).waitFor();
    await this.#look('asked', phone.tab);
    await phone.tab.getByRole('button', { name: this.#words['asked.refuse'] }).click();
    await this.#headed(stranger.tab, this.#words['asking.refused']);
    await this.#look('refused', stranger.tab);
    await tab.getByRole('button', { name: this.#words['devices.takeBack'] }).click();
    await this.#live(tab);
    await this.#headed(phone.tab, this.#words['devices.onComputer']);
    await this.#look('back on the computer', phone.tab);
  }

  /** What comes after Finish. */
  async outcomes(): Promise<void> {
    const visit = await this.#open();
    const { tab, house, server } = visit;
    // A way back that never arrives, so that there is time to look.
    await tab.route('**/done?**', () => undefined);
    await this.#start(visit);
    const bytes = new TextEncoder().encode('%PDF-1.7\n');
    const letter = { url: 'https://club.example/7', filename: 'invoice.pdf', bytes, at: new Date() };
    house.scripted.latest.emit({ type: 'downloaded', shownAt: null, ...letter });
    const use = tab.getByRole('button', { name: this.#words['document.use'] });
    await use.waitFor();
    await this.#look('a document', tab);
    await use.click();
    await tab.locator('.toast', { hasText: letter.filename }).waitFor();
    const first = await this.#submit(visit);
    await this.#look('waiting', tab);
    await house.assess(first, assessment({ required_fields: ['valid_until'], found_fields: [] }));
    await this.#headed(tab, this.#words['outcome.retry']);
    await this.#look('another try', tab);
    await tab.getByRole('button', { name: this.#words['action.tryAgain'] }).click();
    await this.#live(tab);
    await tab.getByText(this.#words['again.here']).waitFor();
    await tab.locator('.tray').click();
    await tab.getByText(this.#words['again.mark']).first().waitFor();
    await this.#look('the same browser again', tab);
    await tab.locator('.tray').click();
    await house.assess(await this.#submit(visit), assessment({ acceptance: 'reject', rules: [ENDED] }));
    await this.#headed(tab, this.#words['outcome.rejected']);
    await this.#look('rejected', tab);
    await tab.getByRole('button', { name: this.#words['action.stop'] }).click();
    await this.#look('rejected, stopped', tab);
    const other = await this.#visits.visit(house, server, this.#options);
    await this.#headed(other.tab, this.#words['outcome.elsewhere']);
    await this.#look('decided elsewhere', other.tab);
    await tab.getByRole('button', { name: this.#words['action.tryAgain'] }).click();
    await this.#live(tab);
    await house.assess(await this.#submit(visit), assessment());
    await this.#headed(tab, this.#words['outcome.approved']);
    await this.#look('approved', tab);
    await this.#outcome('failed', this.#words['outcome.failed'], { error: 'the reader died' });
    const missing = { required_fields: ['status', 'valid_until'], confidence: 'low' as const };
    await this.#outcome('review', this.#words['outcome.review'], missing, { max_retries: 0 });
  }

  async #outcome(state: string, heading: string, found: Parameters<typeof assessment>[0], changes = {}): Promise<void> {
    const visit = await this.#open(changes);
    await visit.tab.route('**/done?**', () => undefined);
    await this.#start(visit);
    await visit.house.assess(await this.#submit(visit), assessment(found));
    await this.#headed(visit.tab, heading);
    await this.#look(state, visit.tab);
  }

  /** An inquiry of a test key. */
  async test(): Promise<void> {
    const house = new CaptureHouse();
    house.orgId = partitionOf('org_1', 'test');
    const server = await startCaptureServer(house);
    try {
      house.returnTo(`${server.url}/done`);
      await house.create();
      const { tab } = await this.#visits.visit(house, server, this.#options);
      await eventually('the page', () => tab.locator('main h1').isVisible());
      await this.#look('test', tab);
    } finally {
      await server.close();
    }
  }
}
