import type {
  BrowserEvent,
  Frame,
  RemoteSession,
  Viewer,
  ViewerInput,
  ViewerNotice,
} from '../../application/ports/remote-browser.ts';
import { eventually } from './eventually.ts';

const CODES: Record<string, string> = { ' ': 'Space', '!': 'Digit1' };

/** Watches and drives a session as the end user's browser would: nothing but frames, notices and input. */
export class TestViewer implements Viewer {
  readonly frames: Frame[] = [];
  readonly notices: ViewerNotice[] = [];
  readonly #session: RemoteSession;

  constructor(session: RemoteSession) {
    this.#session = session;
    session.attach(this);
  }

  async frame(frame: Frame): Promise<void> {
    this.frames.push(frame);
  }

  notice(notice: ViewerNotice): void {
    this.notices.push(notice);
  }

  click(x: number, y: number): void {
    const mouse = { type: 'mouse', x, y, button: 'left', clicks: 1, modifiers: 0 } as const;
    this.#session.input({ ...mouse, kind: 'move', button: 'none', buttons: 0, clicks: 0 });
    this.#session.input({ ...mouse, kind: 'down', buttons: 1 });
    this.#session.input({ ...mouse, kind: 'up', buttons: 0 });
  }

  press(key: string, code: string, text: string | null = null, modifiers = 0): void {
    const stroke = { type: 'key', key, code, location: 0, modifiers, repeat: false } as const;
    this.#session.input({ ...stroke, kind: 'down', text });
    this.#session.input({ ...stroke, kind: 'up', text: null });
  }

  type(text: string): void {
    for (const letter of text) {
      const code = CODES[letter] ?? (/\d/.test(letter) ? `Digit${letter}` : `Key${letter.toUpperCase()}`);
      this.press(letter, code, letter);
    }
  }

  /** Sends input. */
  send(input: ViewerInput): void {
    this.#session.input(input);
  }

  /** The first notice of this type, among those since `from`, that fits. */
  async told<Type extends ViewerNotice['type']>(
    type: Type,
    fits: (notice: Extract<ViewerNotice, { type: Type }>) => boolean = () => true,
    from = 0,
  ): Promise<Extract<ViewerNotice, { type: Type }>> {
    const isWanted = (notice: ViewerNotice): notice is Extract<ViewerNotice, { type: Type }> =>
      notice.type === type && fits(notice as Extract<ViewerNotice, { type: Type }>);
    return await eventually(`a notice "${type}"`, () => this.notices.slice(from).find(isWanted));
  }

  /** Resolves once the page at this path is shown and loaded. */
  async at(path: string): Promise<void> {
    await this.told('location', notice => new URL(notice.url).pathname === path && !notice.loading);
  }
}

/** Resolves with the first event of this type that fits. */
export async function happened<Type extends BrowserEvent['type']>(
  events: readonly BrowserEvent[],
  type: Type,
  fits: (event: Extract<BrowserEvent, { type: Type }>) => boolean = () => true,
): Promise<Extract<BrowserEvent, { type: Type }>> {
  const isWanted = (event: BrowserEvent): event is Extract<BrowserEvent, { type: Type }> =>
    event.type === type && fits(event as Extract<BrowserEvent, { type: Type }>);
  return await eventually(`an event "${type}"`, () => events.find(isWanted));
}
