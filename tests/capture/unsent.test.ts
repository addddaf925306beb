import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ClientMessage } from '../../adapters/capture/client/protocol.ts';
import { createUnsent, type Lost } from '../../adapters/capture/client/unsent.ts';
import { TakenInputs } from '../../adapters/capture/taken-inputs.ts';
import { fc } from '../support/fast-check.ts';

const letter = (text: string): ClientMessage => ({
  type: 'key',
  kind: 'down',
  key: text,
  code: `Key${text}`,
  text,
  location: 0,
  modifiers: 0,
  repeat: false,
});
const PRESS: ClientMessage = {
  type: 'mouse',
  kind: 'down',
  x: 1,
  y: 1,
  button: 'left',
  buttons: 1,
  clicks: 1,
  modifiers: 0,
};

const CAPTURE: ClientMessage = { type: 'capture' };
const NOTHING: Lost = { typing: false, wish: false };

/** A page and its server, on wires that break. */
class Line {
  readonly #unsent = createUnsent();
  readonly #server = new TakenInputs();
  #wire: ClientMessage[] | null = [];
  /** What the wires before still bring, in its order. */
  #late: ClientMessage[] = [];
  /** What reached the service: letters, `|` for what was pressed, `!` for a capture. */
  site = '';
  lost = NOTHING;

  does(message: ClientMessage): void {
    if (this.#wire === null) this.#unsent.keep(message);
    else this.#wire.push(this.#unsent.sent(message));
  }

  arrives(count: number): void {
    this.#take(this.#wire?.splice(0, count) ?? []);
  }

  arrivesLate(count: number): void {
    this.#take(this.#late.splice(0, count));
  }

  #take(messages: ClientMessage[]): void {
    for (const message of messages) {
      if (message.type !== 'numbered' || !this.#server.take('page', message.number)) continue;
      const { input } = message;
      if (input.type === 'capture') this.site += '!';
      else this.site += input.type === 'mouse' ? '|' : 'text' in input ? (input.text ?? '') : '';
    }
  }

  /** `some` of what was on its way arrived before; of the rest the beginning may arrive late. */
  breaks(some: number): void {
    this.arrives(some);
    if (this.#wire !== null) this.#late = this.#wire;
    this.#wire = null;
  }

  comesBack(): void {
    if (this.#wire !== null) return;
    const { messages, lost } = this.#unsent.take(this.#server.last('page'));
    this.#wire = messages;
    this.lost = { typing: this.lost.typing || lost.typing, wish: this.lost.wish || lost.wish };
  }

  confirms(): void {
    this.#unsent.taken(this.#server.last('page'));
  }
}

const typing = fc.record({ what: fc.constant('type' as const), text: fc.constantFrom(...'abcdefgh') });
const others = [
  fc.record({ what: fc.constant('wish' as const) }),
  fc.record({ what: fc.constantFrom('arrive' as const, 'late' as const, 'break' as const), count: fc.nat(4) }),
  fc.record({ what: fc.constantFrom('back' as const, 'confirm' as const) }),
];
type Step = {
  what: 'type' | 'press' | 'wish' | 'arrive' | 'late' | 'break' | 'back' | 'confirm';
  text?: string;
  count?: number;
};

/** @returns the line, and what the person did. */
function walk(steps: readonly Step[]): { line: Line; done: string } {
  const line = new Line();
  let done = '';
  for (const { what, text = '', count = 0 } of steps) {
    if (what === 'type') line.does(letter(text));
    if (what === 'press') line.does(PRESS);
    if (what === 'wish') line.does(CAPTURE);
    if (what === 'type' || what === 'press' || what === 'wish') done += what === 'wish' ? '!' : text || '|';
    if (what === 'arrive') line.arrives(count);
    if (what === 'late') line.arrivesLate(count);
    if (what === 'break') line.breaks(count);
    if (what === 'back') line.comesBack();
    if (what === 'confirm') line.confirms();
  }
  line.comesBack();
  line.arrives(Number.POSITIVE_INFINITY);
  return { line, done };
}

test('whatever becomes of the wire, what is typed and wished for arrives once, whole and in its order', () => {
  const steps = fc.array(fc.oneof({ arbitrary: typing, weight: 3 }, ...others), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(steps, steps => {
      const { line, done } = walk(steps);
      assert.is(line.site, done);
      assert.equal(line.lost, NOTHING);
    }),
  );
});

test('what was done after a press that did not arrive never goes elsewhere, and is told as lost', () => {
  const type = { what: 'type', text: 'b' } as const;
  const press = { what: 'press' } as const;
  const broken = { what: 'break', count: 1 } as const;
  for (const steps of [
    [{ ...type, text: 'a' }, press, type, broken],
    [{ ...type, text: 'a' }, broken, press, type],
    [{ ...type, text: 'a' }, press, broken, type],
  ]) {
    const { line } = walk(steps);
    assert.equal([line.site, line.lost], ['a', { typing: true, wish: false }], JSON.stringify(steps));
    const captured = walk(steps.map(step => (step === type ? ({ what: 'wish' } as const) : step))).line;
    assert.equal([captured.site, captured.lost], ['a', { typing: false, wish: true }], JSON.stringify(steps));
  }
  const { line } = walk([{ ...type, text: 'a' }, press, { what: 'break', count: 2 }, type]);
  assert.equal([line.site, line.lost], ['a|b', NOTHING], 'the press had arrived');
});

test('a page that watches again, after another one did, sends under numbers that it has not used', () => {
  const server = new TakenInputs();
  for (const round of [1, 2]) {
    const unsent = createUnsent();
    assert.equal(unsent.take(server.last('page')), { messages: [], lost: NOTHING });
    for (const text of ['a', 'b']) {
      const sent = unsent.sent(letter(text));
      assert.ok(sent.type === 'numbered' && server.take('page', sent.number), `${text} of round ${round}`);
    }
  }
});

test('so much that it is not kept is told as lost', () => {
  const line = new Line();
  line.breaks(0);
  for (let key = 0; key < 400; key++) line.does({ ...letter('a'), key: 'Enter', text: '\r' } as ClientMessage);
  line.comesBack();
  assert.ok(line.lost.typing);
});

test.run();
