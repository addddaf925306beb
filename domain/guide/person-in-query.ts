import { normalise } from '../reading/text.ts';

const PARTICLE = "(?:de|du|des|van|von|zu|der|den|ten|ter|da|do|dos|das|di|del|della|la|le|y|e|bin|al|el|'t)";
const WORD = String.raw`\p{Lu}[\p{L}\p{M}.'-]*`;
/** Words with capital letters that follow each other, as those of a name do. */
const NAME = new RegExp(`(?<![\\p{L}\\p{N}'])${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+`, 'gu');

/**
 * The name of the person that a query asks about: "Is Ada Palmer a member?" The first word of a query has a capital
 * whatever it is, so that it is no part of one. Null when there is none, or more than one could be meant.
 */
export function personIn(query: string): string | null {
  const text = normalise(query).replace(/^[^\p{L}]*[\p{L}\p{M}'-]+\s*/u, '');
  const names = new Set([...text.matchAll(NAME)].map(([name]) => name.replace(/'s$|\.$/, '')));
  const [name, ...others] = names;
  return name !== undefined && others.length === 0 ? name : null;
}
