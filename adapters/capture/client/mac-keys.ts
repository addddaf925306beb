import { MODIFIER } from './modifiers.ts';

/** A key that is pressed and let go in the remote browser. */
export type Stroke = { key: string; modifiers: number };

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = { key: string; code: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** What a Mac does with Command and an arrow, Linux does with other keys. */
const WITH_COMMAND: Readonly<Record<string, readonly Stroke[]>> = {
  ArrowLeft: [{ key: 'Home', modifiers: 0 }],
  ArrowRight: [{ key: 'End', modifiers: 0 }],
  ArrowUp: [{ key: 'Home', modifiers: MODIFIER.ctrl }],
  ArrowDown: [{ key: 'End', modifiers: MODIFIER.ctrl }],
  Backspace: [
    { key: 'Home', modifiers: MODIFIER.shift },
    { key: 'Backspace', modifiers: 0 },
  ],
};

/** Keys that go by words with Option, as they do with Ctrl on Linux. */
const BY_WORDS = /^(ArrowLeft|ArrowRight|Backspace|Delete)$/;

/** Beginning and end of a line. */
const WITH_CONTROL: Readonly<Record<string, string>> = { KeyA: 'Home', KeyE: 'End' };

/** What the remote browser, which runs on Linux, is pressed for a key of a Mac; null: the same key. */
export function strokesOfMac(event: Pressed): Stroke[] | null {
  if (!isMac()) return null;
  const shift = event.shiftKey ? MODIFIER.shift : 0;
  const withShift = ({ key, modifiers }: Stroke): Stroke => ({ key, modifiers: modifiers | shift });
  if (event.metaKey) return WITH_COMMAND[event.key]?.map(withShift) ?? null;
  if (event.altKey && BY_WORDS.test(event.key)) return [withShift({ key: event.key, modifiers: MODIFIER.ctrl })];
  const line = event.ctrlKey ? WITH_CONTROL[event.code] : undefined;
  return line === undefined ? null : [withShift({ key: line, modifiers: 0 })];
}

/** Whether Option made this character, as it makes @ on many keyboards of a Mac. */
export function isTypedWithOption(event: Pressed): boolean {
  return isMac() && event.altKey && !event.ctrlKey && !event.metaKey && [...event.key].length === 1;
}
