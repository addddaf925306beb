import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** A count with up to five words behind it that say of what it is: "14 zile de concediu medical". A year counts nothing. */
const COUNTED =
  /(?<![\p{L}\p{N}.,/:-]|\p{N}\s)((?!(?:19|20)\d{2})\d{1,4})\s((?:\p{L}[\p{L}\p{M}'’-]*)(?:\s\p{L}[\p{L}\p{M}'’-]*){1,4})/gu;
const FEWEST_WORDS = 2;
const SHORTEST = 24;
const LONGEST = 1000;

/** Counts in the sentences of a document, by the words behind them. */
export function countedInSentenceCandidates({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  for (const [, value = '', behind = ''] of text.matchAll(COUNTED)) {
    const words = behind.split(' ');
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
