import { MODIFIER } from './modifiers.ts';
import type { ClientMessage, NumberedInput, ViewerInput } from './protocol.ts';

type Typed = Extract<ViewerInput, { type: 'key' | 'text' | 'composition' | 'paste' }>;

/** More is not kept: messages that wait for the wire or for the word that they were taken, and what one text may come to. */
const MOST = 300;
const MOST_UNCONFIRMED = 3_000;
const LONGEST = 20_000;

const TYPED: ReadonlySet<string> = new Set(['key', 'text', 'composition', 'paste']);
const isTyped = (message: ClientMessage): message is Typed => TYPED.has(message.type);

/** Where something was pressed decides where what is typed afterwards goes. */
function isPress(message: ClientMessage): message is Extract<ViewerInput, { type: 'mouse' | 'touch' }> {
  return (
    (message.type === 'mouse' && message.kind === 'down') || (message.type === 'touch' && message.kind === 'start')
  );
}

const SHORTCUT = MODIFIER.alt | MODIFIER.ctrl;

/** The character that a key types; null for a key that does something else. */
function characterOf(message: Typed): string | null {
  if (message.type === 'text') return message.text;
  const types = message.type === 'key' && message.kind === 'down' && (message.modifiers & SHORTCUT) === 0;
  return types && message.text !== null && message.text !== '\r' ? message.text : null;
}

/**
 * Sees to it that what is typed arrives once and in its order, whatever becomes of the wire. What was pressed while the
 * wire broke is not pressed again: the page may have moved on. What was typed after it belongs elsewhere, and is lost.
 */
export type Unsent = {
  /** What goes over the wire in place of this message. */
  sent(message: ClientMessage): ClientMessage;
  /** Could not be sent: kept when it was typed. */
  keep(message: ClientMessage): void;
  /** The server has taken everything up to this number. */
  taken(number: number): void;
  /** What is to be sent first, in its order, on a wire that is new; `lost`: not all that was typed is among it. */
  take(taken: number): { messages: ClientMessage[]; lost: boolean };
};

export function createUnsent(): Unsent {
  let unconfirmed: NumberedInput[] = [];
  let kept: Typed[] = [];
  let last = 0;
  /** Something was pressed while the wire was away. */
  let pressed = false;
  let lost = false;

  const taken = (number: number) => {
    unconfirmed = unconfirmed.filter(message => message.number > number);
  };

  function numbered(input: Typed | Extract<ViewerInput, { type: 'mouse' | 'touch' }>): NumberedInput {
    const message = { type: 'numbered', number: ++last, input } as const;
    unconfirmed.push(message);
    // A server that has not said for so long what it took has taken the first of them, or the wire is gone for good.
    if (unconfirmed.length > MOST_UNCONFIRMED) unconfirmed.shift();
    return message;
  }

  return {
    taken,
    sent: message => (isTyped(message) || isPress(message) ? numbered(message) : message),
    keep(message) {
      if (isPress(message)) pressed = true;
      if (!isTyped(message)) return;
      const character = characterOf(message);
      const before = kept.at(-1);
      if (pressed) lost = true;
      else if (character !== null && before?.type === 'text' && before.text.length + character.length <= LONGEST) {
        kept[kept.length - 1] = { type: 'text', text: before.text + character };
      } else if (character === null && message.type === 'key' && message.kind === 'up' && message.text === null) {
        // A key that was let go says something only after the same key went down as a key.
        if (before?.type === 'key' && before.code === message.code) kept.push(message);
      } else if (kept.length >= MOST) lost = true;
      else kept.push(character === null ? message : { type: 'text', text: character });
    },
    take(number) {
      taken(number);
      // A page that watches again begins anew, and must not send under numbers that it has used.
      last = Math.max(last, number);
      const press = unconfirmed.findIndex(({ input }) => isPress(input));
      const again = press === -1 ? unconfirmed : unconfirmed.slice(0, press);
      const left = press === -1 ? kept : [];
      lost ||= again.length + left.length < unconfirmed.filter(({ input }) => !isPress(input)).length + kept.length;
      unconfirmed = again;
      const messages = [...again, ...left.map(numbered)];
      const answer = { messages, lost };
      kept = [];
      pressed = false;
      lost = false;
      return answer;
    },
  };
}
