import { ENDS_POSITION, WORKS_AS } from './employed-words.ts';

const MOST_POSITION_WORDS = 5;
/** What is said besides begins in brackets or behind a dash. */
const PARTS = /^(?:\(|[–—-]$)/u;

/** What somebody works as, where it is plain where that ends: behind it stands a sign or what tells of the contract. */
export function positionIn(said: string): string | null {
  const match = new RegExp(`${WORKS_AS}\\s+`, 'u').exec(said);
  if (!match) return null;
  const words = said.slice(match.index + match[0].length).split(' ');
  const taken: string[] = [];
  for (const [at, word] of words.slice(0, MOST_POSITION_WORDS + 1).entries()) {
    if (taken.length > 0 && ENDS_POSITION.test(words.slice(at).join(' '))) return taken.join(' ');
    const bare = word.replace(/[,.;]$/, '');
    if (taken.length > 0 && PARTS.test(word)) return taken.join(' ');
    if (!/^\p{L}[\p{L}\p{M}'’.&/-]*$/u.test(bare)) return null;
    taken.push(bare);
    if (bare !== word) return taken.join(' ');
  }
  return null;
}
