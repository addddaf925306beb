import { MODIFIER } from './modifiers.ts';
import type { ClientMessage } from './protocol.ts';

type Typed = Extract<ClientMessage, { type: 'key' | 'text' | 'composition' | 'paste' }>;

/** More is not kept: the messages that are sent at once when the wire is back, and what one text may come to. */
const MOST = 300;
const LONGEST = 20_000;
/** What was sent so short a time before the wire was found to be gone may have been lost with it. */
const UNSURE_MS = 30_000;

function isTyped(message: ClientMessage): message is Typed {
  return ['key', 'text', 'composition', 'paste'].includes(message.type);
}

const SHORTCUT = MODIFIER.alt | MODIFIER.ctrl;

/** The character that a key types; null for a key that does something else. */
function characterOf(message: Typed): string | null {
  if (message.type === 'text') return message.text;
  const types = message.type === 'key' && message.kind === 'down' && (message.modifiers & SHORTCUT) === 0;
  return types && message.text !== null && message.text !== '\r' ? message.text : null;
}

/** What was typed while the wire was away, and whether something typed before that may not have arrived. */
export type Unsent = {
  /** Was sent on a wire that seemed to be there. */
  sent(message: ClientMessage): void;
  /** Could not be sent: kept when it was typed. A place on a page that moves on means nothing later. */
  keep(message: ClientMessage): void;
  /** The wire broke. */
  broke(): void;
  /** What is to be sent first, in its order, and what the person is to be told; null: nothing. */
  take(): { messages: ClientMessage[]; doubt: 'lost' | 'unsure' | null };
};

export function createUnsent(now: () => number = () => performance.now()): Unsent {
  let kept: Typed[] = [];
  let typedAt = Number.NEGATIVE_INFINITY;
  let unsure = false;
  let lost = false;

  return {
    sent(message) {
      if (isTyped(message)) typedAt = now();
    },
    keep(message) {
      if (!isTyped(message)) return;
      const character = characterOf(message);
      const last = kept.at(-1);
      if (character !== null && last?.type === 'text' && last.text.length + character.length <= LONGEST) {
        kept[kept.length - 1] = { type: 'text', text: last.text + character };
      } else if (character === null && message.type === 'key' && message.kind === 'up' && message.text === null) {
        // A key that was let go says something only after the same key went down as a key.
        if (last?.type === 'key' && last.code === message.code) kept.push(message);
      } else if (kept.length >= MOST) lost = true;
      else kept.push(character === null ? message : { type: 'text', text: character });
    },
    broke() {
      unsure ||= now() - typedAt < UNSURE_MS;
    },
    take() {
      const taken = { messages: kept, doubt: lost ? 'lost' : unsure ? 'unsure' : null } as const;
      kept = [];
      unsure = false;
      lost = false;
      return taken;
    },
  };
}
