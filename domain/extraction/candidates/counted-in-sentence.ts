import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** A count with up to five words behind it that say of what it is: "14 zile de concediu medical". A year counts nothing. */
const COUNTED =
  /(?<![\p{L}\p{N}.,/:-]|\p{N}\s)((?!(?:19|20)\d{2})\d{1,4})\s((?:\p{L}[\p{L}\p{M}'’-]*)(?:\s\p{L}[\p{L}\p{M}'’-]*){1,4})/gu;
/** What is said with it, or where it is, is not what is counted: of "8700 Leoben mit einer Nutzfläche" no area is. */
const ELSE = /^(?:mit|with|con|avec|com|med|met|cu|s|se|с|со|із|με|and|und|et|og|och|та)$/iu;
const FEWEST_WORDS = 2;
const SHORTEST = 24;
const LONGEST = 1000;

/** Counts in the sentences of a document, by the words behind them. */
export function countedInSentenceCandidates({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  for (const [, value = '', behind = ''] of text.matchAll(COUNTED)) {
    const all = behind.split(' ');
    const end = all.findIndex((word, at) => at > 0 && ELSE.test(word));
    const words = end < 0 ? all : all.slice(0, end);
    for (let size = FEWEST_WORDS; size <= words.length; size++)
      propose(candidates, {
        label: words.slice(0, size).join(' '),
        value,
        plausibility: 0.7,
        source: 'prose',
        runs: parts,
      });
  }
  return candidates;
}
