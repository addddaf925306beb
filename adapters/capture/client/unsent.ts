import { MODIFIER } from './modifiers.ts';
import type { ClientMessage, Numbered, ViewerInput, Wish } from './protocol.ts';

type Typed = Extract<ViewerInput, { type: 'key' | 'text' | 'composition' | 'paste' }>;

/** More is not kept: messages that wait for the wire or for the word that they were taken, and what one text may come to. */
const MOST = 300;
const MOST_UNCONFIRMED = 3_000;
const LONGEST = 20_000;

const TYPED: ReadonlySet<string> = new Set(['key', 'text', 'composition', 'paste']);
const isTyped = (message: ClientMessage): message is Typed => TYPED.has(message.type);

const WISHES: ReadonlySet<string> = new Set<Wish['type']>([
  'capture',
  'take_back',
  'keep_document',
  'drop_document',
  'step',
]);
const isWish = (message: ClientMessage): message is Wish => WISHES.has(message.type);

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

/** What does not arrive: something that was typed, or wished for. */
export type Lost = { typing: boolean; wish: boolean };

/**
 * Sees to it that what is typed and wished for arrives once and in its order, whatever becomes of the wire. What was
 * pressed at the website while the wire broke is not pressed again: the page may have moved on. What was typed or wished
 * for after it was meant for what the press would have led to, and is lost.
 */
export type Unsent = {
  /** What goes over the wire in place of this message. */
  sent(message: ClientMessage): ClientMessage;
  /** Could not be sent: kept when it was typed or wished for. */
  keep(message: ClientMessage): void;
  /** The server has taken everything up to this number. */
  taken(number: number): void;
  /** What is to be sent first, in its order, on a wire that is new, and what is not among it. */
  take(taken: number): { messages: Numbered[]; lost: Lost };
};

export function createUnsent(): Unsent {
  let unconfirmed: Numbered[] = [];
  let kept: (Typed | Wish)[] = [];
  let last = 0;
  /** Something was pressed while the wire was away. */
  let pressed = false;
  let lost: Lost = { typing: false, wish: false };

  const taken = (number: number) => {
    unconfirmed = unconfirmed.filter(message => message.number > number);
  };

  function lose(message: ClientMessage): void {
    if (isTyped(message)) lost.typing = true;
    else if (isWish(message)) lost.wish = true;
  }

  function numbered(input: Numbered['input']): Numbered {
    const message = { type: 'numbered', number: ++last, input } as const;
    unconfirmed.push(message);
    // A server that has not said for so long what it took has taken the first of them, or the wire is gone for good.
    if (unconfirmed.length > MOST_UNCONFIRMED) unconfirmed.shift();
    return message;
  }

  return {
    taken,
    sent: message => (isTyped(message) || isPress(message) || isWish(message) ? numbered(message) : message),
    keep(message) {
      if (isPress(message)) pressed = true;
      if (pressed) return lose(message);
      if (isWish(message)) {
        if (kept.length >= MOST) lose(message);
        else kept.push(message);
      }
      if (!isTyped(message)) return;
      const character = characterOf(message);
      const before = kept.at(-1);
      if (character !== null && before?.type === 'text' && before.text.length + character.length <= LONGEST) {
        kept[kept.length - 1] = { type: 'text', text: before.text + character };
      } else if (character === null && message.type === 'key' && message.kind === 'up' && message.text === null) {
        // A key that was let go says something only after the same key went down as a key.
        if (before?.type === 'key' && before.code === message.code) kept.push(message);
      } else if (kept.length >= MOST) lose(message);
      else kept.push(character === null ? message : { type: 'text', text: character });
    },
    take(number) {
      taken(number);
      // A page that watches again begins anew, and must not send under numbers that it has used.
      last = Math.max(last, number);
      const press = unconfirmed.findIndex(({ input }) => isPress(input));
      if (press !== -1) {
        for (const { input } of unconfirmed.splice(press)) lose(input);
        for (const each of kept.splice(0)) lose(each);
      }
      const messages = [...unconfirmed, ...kept.map(numbered)];
      const answer = { messages, lost };
      kept = [];
      pressed = false;
      lost = { typing: false, wish: false };
      return answer;
    },
  };
}
