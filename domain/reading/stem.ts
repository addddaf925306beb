/** The word without its English endings, so that "expires", "expired" and "expire" are one token. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(ment|ments)$/, '')
    .replace(/(ing|ed)$/, '')
    .replace(/(.{4,})e$/, '$1');
}
