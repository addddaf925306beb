import { folded } from '../../reading/text.ts';

const JOINED = /\s+(?:and|und|et|y|e|en|och|og|ja|i|a|и|та|és|ve|și|și|και|و|と|及)\s+|\s*[&;]\s*|\s*,\s+/iu;
const OF_SIGNS = /\s*[,;+/&]\s*|\s+/u;
const MOST_SIGNS = 4;

/** People of whom each has more names than one: "Miss Kelly-Ann Frobisher and Mr Tariq Mahmood". */
function people(value: string): string[] {
  const parts = value.split(JOINED).filter(part => part !== '');
  return parts.every(part => part.split(' ').length > 1 && /^\p{Lu}/u.test(part)) ? parts : [];
}

/** Signs such as those of zones: "P, 0, B, 1", "71 + 72". */
function signs(value: string): string[] {
  const parts = value.split(OF_SIGNS).filter(part => part !== '');
  const areSigns = parts.every(part => part.length <= MOST_SIGNS && part === part.toUpperCase());
  return areSigns && /[,;+/&]/u.test(value) ? parts : [];
}

/** The values that a value lists; none where it is one, or may be. */
export function listedIn(value: string): string[] {
  const parts = [people(value), signs(value)].find(found => found.length > 1) ?? [];
  return new Set(parts.map(folded)).size > 1 ? parts : [];
}
