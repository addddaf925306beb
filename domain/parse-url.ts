/**
 * The address that a text is, or null when it is none.
 *
 * `URL.canParse` says so as well, but on Node 20 and 22 it refuses addresses with letters such as "ü" once it has been
 * called a few thousand times, when the compiled call reads their bytes as UTF-8.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
