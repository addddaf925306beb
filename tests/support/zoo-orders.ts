import type { ServerResponse } from 'node:http';

/** Lets the test ask a page of its own, for example where something is on it by now. */
export const OBEYS = `<script>
  (async function obey() {
    const { number, expression } = await (await fetch('/orders?of=' + location.pathname)).json();
    let answer = null;
    try { answer = (await (0, eval)(expression)) ?? null } catch (error) { answer = String(error) }
    seen('answer', [number, answer]);
    obey();
  })().catch(() => undefined);
</script>`;

/** What pages of the zoo are asked; each waits for its next order. */
export class ZooOrders {
  readonly #waiting = new Map<string, ServerResponse>();
  #last = 0;

  /** A page waits for its next order. */
  wait(path: string, response: ServerResponse): void {
    this.#waiting.set(path, response);
    response.on('close', () => this.#waiting.get(path) === response && this.#waiting.delete(path));
  }

  /** Gives the page an expression to answer; null when it does not wait for one. @returns the number of the order */
  give(path: string, expression: string): number | null {
    const response = this.#waiting.get(path);
    if (response === undefined) return null;
    this.#waiting.delete(path);
    const number = ++this.#last;
    response.end(JSON.stringify({ number, expression }));
    return number;
  }
}

/** The middle of an element, once it is there and rests; ` >>> ` leads into an open shadow root. */
export const middleOf = (selector: string): string => `(async () => {
  const find = () => ${JSON.stringify(selector)}.split(' >>> ')
    .reduce((found, part) => (found?.shadowRoot ?? found)?.querySelector(part) ?? null, document);
  // What moves by itself may stand still for longer than a look on a busy machine.
  const isMoving = () => document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  let before = '';
  for (let tries = 0; tries < 300; tries++) {
    await new Promise(resolve => setTimeout(resolve, 30));
    const element = find();
    if (!element?.checkVisibility() || isMoving()) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const now = [left + width / 2, top + height / 2].map(Math.round);
    if (width > 0 && before === String(now)) return now;
    before = String(now);
  }
  return null;
})()`;
