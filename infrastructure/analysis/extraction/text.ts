/** Text with one form for each quote, dash and space, so that a label or value compares equal however a page sets it. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
