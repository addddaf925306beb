import type { CapturePage, CaptureView } from '../../application/capture/view.ts';
import { eventually } from '../support/eventually.ts';
import { makePdf } from '../support/pdf.ts';

/** What proves an active membership. */
export const PROOF = makePdf([
  'Ironforge Gym: membership statement',
  'Member name: Jane Okafor',
  'Membership status: Active',
  'Valid until: 14 March 2031',
]);

const VIEWPORT = { width: 800, height: 600, scale: 1, touch: false };

/** An end user's page without its pictures: the requests that it makes, with the ticket that it holds. */
export class EndUser {
  #address: string;
  #cookie = '';

  /** @param captureUrl address of the hosted page. */
  constructor(captureUrl: string) {
    this.#address = captureUrl;
  }

  /** The cookie as its browser sends it. */
  get cookie(): string {
    return this.#cookie;
  }

  /** Goes on at another node, as an ingress might send it. */
  goTo(captureUrl: string): void {
    this.#address = captureUrl;
  }

  async view(): Promise<CaptureView> {
    return (await this.#ask<CapturePage>('state')).view;
  }

  /** The hosted page itself. */
  async open(): Promise<{ status: number; html: string }> {
    const response = await fetch(this.#address, { headers: { cookie: this.#cookie } });
    return { status: response.status, html: await response.text() };
  }

  /** @throws when the answer is no live session. */
  async start(viewport = VIEWPORT): Promise<string> {
    const body = JSON.stringify({ viewport, take_over: false });
    const { view } = await this.#ask<CapturePage>('start', { body, headers: { 'content-type': 'application/json' } });
    if (view.kind !== 'live') throw new Error(`the start was answered with ${view.kind}`);
    return view.sessionId;
  }

  async upload(bytes: Uint8Array = PROOF, name = 'statement.pdf'): Promise<string> {
    const headers = { 'content-type': 'application/octet-stream', 'x-file-name': name };
    return (await this.#ask<{ id: string }>('upload', { body: Buffer.from(bytes), headers })).id;
  }

  async finish(): Promise<CaptureView> {
    return (await this.#ask<CapturePage>('finish', { body: '' })).view;
  }

  /** Finishes, and looks again and again. @returns how long until there is a verdict, ms */
  async untilVerdict(): Promise<number> {
    const askedAt = performance.now();
    const { kind } = await this.finish();
    if (kind === 'assessing') {
      await eventually('a verdict', async () => (await this.view()).kind !== 'assessing', 60_000);
    }
    return performance.now() - askedAt;
  }

  /** Goes through the whole capture. @returns the id of the session. */
  async submit(): Promise<string> {
    const session = await this.start();
    await this.upload();
    await this.finish();
    return session;
  }

  async #ask<Answer>(
    path: string,
    post?: { body: string | Buffer; headers?: Record<string, string> },
  ): Promise<Answer> {
    const response = await fetch(`${this.#address}/${path}`, {
      method: post === undefined ? 'GET' : 'POST',
      headers: { origin: new URL(this.#address).origin, cookie: this.#cookie, ...post?.headers },
      ...(post === undefined ? {} : { body: post.body }),
    });
    for (const line of response.headers.getSetCookie()) this.#cookie = line.split(';', 1)[0] ?? '';
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  }
}
