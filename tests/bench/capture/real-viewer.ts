import type { Browser, Page } from 'playwright-core';

export type Colour = readonly [red: number, green: number, blue: number];

/**
 * Notes in the page when the person did something last, when each picture was drawn since, and the colour of its upper
 * left corner, all by the page's own clock. JPEG changes colours a little.
 */
const NOTES = `
  globalThis.bench = {
    inputAt: 0,
    drawn: [],
    waiting: null,
    look() {
      if (this.waiting === null) return;
      const near = ({ colour }) => colour.every((part, index) => Math.abs(part - this.waiting.colour[index]) < 40);
      const first = this.drawn.find(near);
      if (first !== undefined) this.waiting.resolve(first.at - this.inputAt);
    },
    until(colour) {
      return new Promise(resolve => {
        this.waiting = { colour, resolve };
        this.look();
      });
    },
  };
  for (const input of ['click', 'keydown']) {
    addEventListener(input, () => { bench.inputAt = performance.now(); bench.drawn = [] }, true);
  }
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...picture) {
    draw.apply(this, picture);
    if (this.canvas.getAttribute('role') !== 'application') return;
    const colour = [...this.getImageData(8, 8, 1, 1).data].slice(0, 3);
    bench.drawn.push({ at: performance.now(), colour });
    bench.look();
  };`;

/** The hosted page in a real browser, as a person has it. */
export type RealViewer = {
  tab: Page;
  /** Presses Start. */
  start(): Promise<void>;
  /** How long after the last input the corner was drawn in this colour, ms. @throws when it is not within 30 s. */
  until(colour: Colour): Promise<number>;
  /** How many pictures were drawn since the last input. */
  drawn(): Promise<number>;
  /** Leaves the session, so that its place is free, and closes the page. */
  leave(): Promise<void>;
};

export async function openViewer(browser: Browser, captureUrl: string): Promise<RealViewer> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  context.setDefaultTimeout(30_000);
  const tab = await context.newPage();
  await tab.addInitScript(NOTES);
  await tab.goto(captureUrl);
  return {
    tab,
    start: () => tab.getByRole('button', { name: 'Start', exact: true }).click(),
    async until(colour) {
      const timeout = `new Promise((_, reject) => setTimeout(() => reject(new Error('no picture in time')), 30000))`;
      return Number(await tab.evaluate(`Promise.race([bench.until(${JSON.stringify(colour)}), ${timeout}])`));
    },
    drawn: async () => Number(await tab.evaluate('bench.drawn.length')),
    async leave() {
      await tab.evaluate("fetch(location.pathname + '/leave', { method: 'POST' }).then(answer => answer.ok)");
      await context.close();
    },
  };
}
