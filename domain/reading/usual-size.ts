/** The size of the middle letter of some texts, when their letters are put in the order of their sizes; 0 without one. */
export function usualSize(texts: readonly { text: string; fontSize: number }[]): number {
  const ordered = texts.toSorted((a, b) => a.fontSize - b.fontSize);
  const half = ordered.reduce((sum, { text }) => sum + text.length, 0) / 2;
  let seen = 0;
  for (const { text, fontSize } of ordered) {
    seen += text.length;
    if (seen >= half) return fontSize;
  }
  return 0;
}
