/** Bits of the modifiers as the remote browser takes them. */
export const MODIFIER = { alt: 1, ctrl: 2, shift: 8 } as const;

/** The modifiers of an event. The remote browser runs on Linux, where Ctrl does what Command does on a Mac. */
export function modifiersOf(event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): number {
  return (
    (event.altKey ? MODIFIER.alt : 0) |
    (event.ctrlKey || event.metaKey ? MODIFIER.ctrl : 0) |
    (event.shiftKey ? MODIFIER.shift : 0)
  );
}
