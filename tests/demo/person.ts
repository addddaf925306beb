import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { LOGIN } from './gym-site.ts';
import { borrowBrowser, returnBrowser } from './persons-browser.ts';

/** What a person holds in their hands. */
export type Device = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'deviceScaleFactor'>;

export const DESKTOP: Device = { viewport: { width: 1280, height: 860 } };
export const PHONE: Device = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

const PATIENCE_MS = 60_000;

/** What is used of a canvas, in the person's browser. */
type Canvas = {
  width: number;
  height: number;
  getContext(kind: '2d'): { getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray } };
};

/** A person with a browser profile of their own, who does on our page what people do: look, click and type. */
export class Person {
  readonly page: Page;
  private readonly folder: string | undefined;
  private readonly touch: boolean;
  private pictures = 0;

  private constructor(page: Page, folder: string | undefined, touch: boolean) {
    this.touch = touch;
    this.page = page;
    this.folder = folder;
  }

  /** @param folder where screenshots are left; none are made without. @param cacheFolder where a bundled browser is unpacked. */
  static async arrive(folder: string | undefined, cacheFolder: string, device = DESKTOP): Promise<Person> {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const browser = await borrowBrowser(cacheFolder);
    const context = await browser.newContext(device);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return new Person(page, folder, device.hasTouch === true);
  }

  /** Leaves a screenshot where they are asked for. */
  async look(name: string): Promise<void> {
    if (this.folder === undefined) return;
    this.pictures += 1;
    const file = `${String(this.pictures).padStart(2, '0')}-${name}.png`;
    await this.page.screenshot({ path: join(this.folder, file) });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Clicks into the remote page, or taps on it, at a point given in its own CSS pixels. */
  async clickRemote(x: number, y: number): Promise<void> {
    const canvas = this.page.getByRole('application', { name: 'Website' });
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('the target site is not shown');
    // The remote page is as large as the place that it is shown in; its picture has the device's pixels.
    const at: [number, number] = [box.x + x, box.y + y];
    await (this.touch ? this.page.touchscreen.tap(...at) : this.page.mouse.click(...at));
  }

  /** Waits until the address bar has this path; a narrow one shows nothing of it but the end of the host. */
  async seesAddress(path: string): Promise<void> {
    await this.page.locator('.address').getByText(path).first().waitFor({ state: 'attached' });
  }

  /** Waits until the target site is painted: an address is shown before there is anything to type into. */
  async seesSite(): Promise<void> {
    const canvas = this.page.getByRole('application', { name: 'Website' });
    const isPainted = () =>
      canvas.evaluate(element => {
        const picture = element as unknown as Canvas;
        const { width, height } = picture;
        const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
        let dark = 0;
        for (let red = 0; red < data.length; red += 4) if ((data[red] ?? 255) < 128) dark += 1;
        return dark * 100 > width * height;
      });
    const until = Date.now() + PATIENCE_MS;
    while (!(await isPainted())) {
      if (Date.now() > until) throw new Error(`the target site is still not painted after ${PATIENCE_MS} ms`);
      await this.page.waitForTimeout(100);
    }
  }

  /** Signs in on the gym's site: the cursor stands in the first field already. */
  async signIn(): Promise<void> {
    await this.seesSite();
    await this.page.getByRole('application', { name: 'Website' }).focus();
    await this.page.keyboard.type(LOGIN.user);
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.type(LOGIN.password);
    await this.look('signing-in');
    await this.page.keyboard.press('Enter');
    await this.seesAddress('/account');
  }

  /** The link stands below the list of the member's page: the keyboard reaches it without knowing where. */
  async downloadStatement(): Promise<void> {
    await this.page.getByRole('application', { name: 'Website' }).focus();
    await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Enter');
  }

  /** The same link once more: it still has the focus. */
  async downloadStatementAgain(): Promise<void> {
    await this.page.getByRole('application', { name: 'Website' }).focus();
    await this.page.keyboard.press('Enter');
  }

  async leave(): Promise<void> {
    await this.page.context().close();
    await returnBrowser();
  }
}
