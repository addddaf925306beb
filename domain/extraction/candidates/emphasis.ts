import type { TextRun } from '../../reading/page-snapshot.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const LEAST_WORDS = 5;
const MOST_PARTS = 40;
const LONGEST_VALUE = 60;
const WORDS_BEFORE = 6;
const WORDS_AFTER = 4;
const EMPHASIS = /^(?:b|strong|em|mark|i|u|data|time|output|var)$/;

const wordsOf = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));

/** What is set apart within a sentence: by its element, or heavier than most of the sentence. */
function emphasised(parts: readonly TextRun[]): boolean[] {
  const plain = parts.toSorted((a, b) => b.text.length - a.text.length)[0];
  return parts.map(
    run =>
      run !== plain &&
      run.text.length <= LONGEST_VALUE &&
      (EMPHASIS.test(run.tag) || run.fontWeight > (plain?.fontWeight ?? 0)),
  );
}

/**
 * What a sentence sets apart, with the words around it: "a <b>Gold</b> member since <b>12 March 2021</b>". In any language,
 * as far as its words are known.
 */
export function emphasisCandidates({ text, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (parts.length < 2 || parts.length > MOST_PARTS || wordsOf(text).length < LEAST_WORDS) return candidates;
  const isSet = emphasised(parts);
  for (const [at, run] of parts.entries()) {
    if (!isSet[at]) continue;
    const before = isSet[at - 1] ? '' : (parts[at - 1]?.text.split(/[.!?;。！？]\s*/).at(-1) ?? '');
    const after = isSet[at + 1] ? '' : (parts[at + 1]?.text.split(/[.,!?;:。、！？]/)[0] ?? '');
    const add = (words: readonly string[], plausibility: number) =>
      words.length > 0 &&
      propose(candidates, { label: words.join(' '), value: run.text, plausibility, source: 'prose', runs: [run] });
    add(wordsOf(before).slice(-WORDS_BEFORE), 0.8);
    add(wordsOf(after).slice(0, WORDS_AFTER), 0.72);
  }
  return candidates;
}
