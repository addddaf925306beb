/**
 * Whether a text speaks of a field by its name, the words of which stand side by side.
 * @param name as `valid_until`
 */
export function speaksOf(text: string, name: string): boolean {
  const words = name.replaceAll('_', ' ').toLowerCase().trim();
  return words !== '' && ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words} `);
}
