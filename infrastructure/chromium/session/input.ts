import type { ViewerInput } from '../../../application/ports/remote-browser.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { virtualKeyCode } from './key-codes.ts';
import { PageDrag } from './page-drag.ts';
import type { PageScale } from './page-scale.ts';
import type { Tab } from './tab.ts';
import { Touches } from './touches.ts';

type Mouse = Extract<ViewerInput, { type: 'mouse' }>;
type Key = Extract<ViewerInput, { type: 'key' }>;

/** Input that goes to the page as it is. */
export type PageInput = Extract<ViewerInput, { type: 'mouse' | 'wheel' | 'touch' | 'key' | 'text' | 'composition' }>;

const MOUSE_TYPES = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const;
const CTRL = 2;
const CTRL_OR_META = CTRL | 4;
const SHIFT = 8;
const LONGEST_TEXT = 20_000;

/**
 * Sends input to a page. Nothing is awaited: the pipe keeps the order. Only moves wait for the one before, so that of
 * those that pile up the last one counts.
 */
export class InputDispatcher {
  readonly #session: DevtoolsSession;
  readonly #scale: PageScale;
  readonly #touches: Touches;
  readonly #drag: PageDrag;
  #moving = false;
  #nextMove: Mouse | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ session, scale, frames }: Pick<Tab, 'session' | 'scale' | 'frames'>) {
    this.#session = session;
    this.#scale = scale;
    this.#touches = new Touches(session, scale);
    this.#drag = new PageDrag(session, () => frames.size > 0);
  }

  /** Resolves once the page has taken all that was sent so far. */
  settled(): Promise<unknown> {
    return this.#last;
  }

  #track(sent: Promise<unknown>): void {
    this.#last = sent.catch(() => undefined);
  }

  dispatch(input: PageInput): void {
    switch (input.type) {
      case 'mouse':
        if (input.kind === 'move') this.#move(input);
        else {
          // What is dragged goes as far as it was drawn, though the button is let go of at once.
          const pending = this.#nextMove;
          this.#nextMove = null;
          if (pending) this.#track(this.#mouse(pending));
          this.#track(this.#mouse(input));
        }
        return;
      case 'wheel':
        this.#track(
          this.#session.send('Input.dispatchMouseEvent', {
            type: 'mouseWheel',
            ...this.#place(input),
            deltaX: input.dx,
            deltaY: input.dy,
            modifiers: input.modifiers,
          }),
        );
        return;
      case 'touch':
        this.#track(this.#touches.send(input));
        return;
      case 'key':
        this.#key(input);
        return;
      case 'text':
        this.#track(this.#session.send('Input.insertText', { text: input.text.slice(0, LONGEST_TEXT) }));
        return;
      case 'composition':
        this.#track(
          this.#session.send('Input.imeSetComposition', {
            text: input.text.slice(0, LONGEST_TEXT),
            selectionStart: input.text.length,
            selectionEnd: input.text.length,
          }),
        );
        return;
    }
  }

  /** Presses what copies: the page may make up what that is. */
  copy(): Promise<unknown> {
    return this.#pressWithCtrl('c', 'KeyC');
  }

  /** Presses what pastes: the browser takes it from its own clipboard, and the page gets what it always gets. */
  paste(): Promise<unknown> {
    return this.#pressWithCtrl('v', 'KeyV');
  }

  /** Pastes by a key without a name, which the script in the page takes for itself. */
  pasteUnseen(): Promise<unknown> {
    const key = { key: '', code: '' };
    this.#track(this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key, commands: ['paste'] }));
    this.#track(this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }));
    return this.#last;
  }

  #pressWithCtrl(name: string, code: string): Promise<unknown> {
    const key = { key: name, code, windowsVirtualKeyCode: virtualKeyCode(code), modifiers: CTRL };
    this.#track(this.#session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }));
    this.#track(this.#session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }));
    return this.#last;
  }

  #move(input: Mouse): void {
    if (this.#moving) {
      this.#nextMove = input;
      return;
    }
    this.#moving = true;
    const done = () => {
      this.#moving = false;
      const next = this.#nextMove;
      this.#nextMove = null;
      if (next) this.#move(next);
    };
    this.#mouse(input).then(done, done);
  }

  #mouse(input: Mouse): Promise<unknown> {
    const place = this.#place(input);
    const dragged = this.#drag.take(input.kind, place, input.modifiers);
    if (dragged !== null) return dragged;
    const passed = input.kind === 'move' ? this.#drag.passedTo(place) : [];
    const sent = [...passed, place].map(each =>
      this.#session.send('Input.dispatchMouseEvent', {
        type: MOUSE_TYPES[input.kind],
        ...each,
        button: input.button,
        buttons: input.buttons,
        clickCount: input.clicks,
        modifiers: input.modifiers,
        pointerType: 'mouse',
      }),
    );
    return Promise.all(sent);
  }

  #place({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x: x / this.#scale.shown, y: y / this.#scale.shown };
  }

  #key(input: Key): void {
    if (touchesClipboard(input)) return;
    if (input.code === 'Escape') this.#drag.cancel();
    const text = input.kind === 'down' ? input.text : null;
    const code = virtualKeyCode(input.code);
    this.#track(
      this.#session.send('Input.dispatchKeyEvent', {
        type: input.kind === 'up' ? 'keyUp' : text === null ? 'rawKeyDown' : 'keyDown',
        key: input.key,
        code: input.code,
        ...(text === null ? {} : { text, unmodifiedText: text }),
        windowsVirtualKeyCode: code,
        nativeVirtualKeyCode: code,
        location: input.location,
        modifiers: input.modifiers,
        autoRepeat: input.repeat,
      }),
    );
  }
}

/** Copying and pasting go through the viewer, never through the clipboard of the machine that the browser runs on. */
function touchesClipboard({ code, modifiers }: Key): boolean {
  if ((modifiers & CTRL_OR_META) !== 0 && /^(Key[CV]|Insert)$/.test(code)) return true;
  return (modifiers & SHIFT) !== 0 && (code === 'Insert' || code === 'Delete');
}
