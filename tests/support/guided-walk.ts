import type { Page } from 'playwright-core';
import type { Language } from '../../adapters/capture/words/languages.ts';
import type { CaptureVisits } from './capture-visits.ts';
import type { EnvelopeHouse } from './envelope-house.ts';
import { guidedStep } from './guided-step.ts';
import type { Look } from './page-walk.ts';

const SHOP = 'https://shop.example';
const ORDER = `${SHOP}/users/:user/orders/:order`;
const field = (name: string) => ({ name, required: true, description: '' });
const STEPS = [
  guidedStep(`${SHOP}/users/:user`, { fields: [field('membership_status'), field('member_name')] }),
  guidedStep(`${SHOP}/users/:user/orders`, { full_screen: true, fields: [field('total_amount')] }),
  guidedStep(ORDER, { auto_redirect: true }),
  guidedStep(`${SHOP}/help`),
];

/** Walks through the states of the hosted page of an envelope with steps in one language, as {@link PageWalk} does. */
export class GuidedWalk {
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

  async #begin(changes: object): Promise<{ house: EnvelopeHouse; tab: Page }> {
    const visit = await this.#visits.openEnvelope({ steps: STEPS, ...changes }, this.#options);
    await visit.tab.getByRole('button', { name: this.#words['action.start'] }).waitFor();
    return visit;
  }

  async #start(tab: Page): Promise<void> {
    await tab.getByRole('button', { name: this.#words['action.start'] }).click();
    await tab.getByRole('button', { name: this.#words['action.finish'] }).and(tab.locator(':enabled')).waitFor();
  }

  /** Where the person presses Capture. */
  async steps(): Promise<void> {
    const { house, tab } = await this.#begin({});
    await this.#look('guided cover', tab);
    await this.#start(tab);
    await this.#look('step is elsewhere', tab);
    const site = house.browser.latest;
    site.pairs = [{ label: 'membership_status', value: 'Active', source: 'dl' }];
    site.visit(`${SHOP}/users/42`);
    await tab.locator('.wanted .found').waitFor();
    await this.#look('step is here', tab);
    await tab.getByRole('button', { name: this.#words['action.capture'], exact: true }).click();
    await tab.getByText(this.#words['live.captured']).waitFor();
    await this.#look('next step', tab);
    await tab.locator('.guide summary').click();
    await this.#look('list of steps', tab);
    await tab.keyboard.press('Escape');
    await tab.getByRole('button', { name: this.#words['steps.skip'] }).click();
    await tab.getByRole('dialog').waitFor();
    await this.#look('skipping a step', tab);
    await tab.keyboard.press('Escape');
    await tab.getByRole('button', { name: this.#words['action.finish'] }).click();
    await tab.getByRole('heading', { name: this.#words['steps.finishHeading'] }).waitFor();
    await this.#look('finishing early', tab);
    await tab.keyboard.press('Escape');
    site.emit({ type: 'closed', reason: 'crashed' });
    await tab.getByRole('heading', { name: this.#words['loss.heading'] }).waitFor();
    await this.#look('closed at a step', tab);
    await tab.reload();
    await tab.locator('.card .notice').waitFor();
    await this.#look('going on at a step', tab);
  }

  /** Where pages are captured by themselves. */
  async byItself(): Promise<void> {
    const { house, tab } = await this.#begin({ allowed_modes: ['auto'] });
    await this.#look('cover of what happens by itself', tab);
    await this.#start(tab);
    const site = house.browser.latest;
    site.visit(`${SHOP}/users/42`);
    await tab.locator('.hint.here').waitFor();
    await this.#look('step that is captured by itself', tab);
    site.pairs = [
      { label: 'membership_status', value: 'Active', source: 'dl' },
      { label: 'member_name', value: 'Ada Palmer', source: 'dl' },
    ];
    await tab.locator('button.tray.filled').waitFor({ timeout: 20_000 });
    await this.#look('captured by itself', tab);
    await tab.locator('button.tray').click();
    await this.#look('tray of what was captured by itself', tab);
  }
}
