import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** Goes through a part of an Office file: opening tags, their text, and closing tags. */
export function walk(
  part: string,
  visit: { open(name: string, attributes: Attributes): void; text?(value: string): void; close?(name: string): void },
): void {
  const { open, text = () => undefined, close = () => undefined } = visit;
  const parser = new Parser({ onopentag: open, ontext: text, onclosetag: close }, { xmlMode: true });
  parser.end(part);
}
