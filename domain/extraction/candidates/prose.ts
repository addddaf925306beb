import { DATE_IN_TEXT, valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const SHORTEST_SENTENCE = 28;
const LONGEST_SENTENCE = 500;
const IS_VALUE =
  /(?:[Yy]our|[Tt]he) ([a-z ]{4,40}?) (?:is|was|are|were)(?: on| at| as of)? ([A-Z0-9$€£](?:[^.,;!?]|(?<=\d),(?=\d))*?(?:\.\d+)?)(?=(?:\s+and\b|\s+at\b|\s+—|[.;!?](?!\d)|,(?!\d)|$))/g;
const VERB_DATE = new RegExp(`((?:[A-Za-z]+ ){1,7}?)(since|until|on|from|by|through)\\s+(${DATE_IN_TEXT})`, 'g');
const COUNTED = /\b(\p{L}+ \p{L}+(?: \p{L}+)?) (\d[\d,.]*) (\p{L}+)/gu;
const LEVEL = /\b(?:an?|as an?) ([A-Z][a-z]+) (member|subscriber|customer|user|holder)/g;

/** Statements in sentences: "Your membership number is AC-009317", "a Gold member since 12 March 2021". */
export function proseCandidates(segment: Segment): Candidate[] {
  if (segment.text.length < SHORTEST_SENTENCE) return [];
  const candidates: Candidate[] = [];
  const add = (label: string, value: string, plausibility: number) =>
    propose(candidates, { label, value, plausibility, source: 'prose', runs: segment.parts });
  for (const sentence of segment.text.split(/(?<=[.!?])\s+(?=[A-Z])/)) {
    if (sentence.length > LONGEST_SENTENCE) continue;
    for (const [, subject = '', value = ''] of sentence.matchAll(IS_VALUE)) add(subject, value, 0.85);
    for (const [, verb = '', preposition = '', date = ''] of sentence.matchAll(VERB_DATE))
      add(`${verb} ${preposition}`, date, 0.8);
    for (const [, before = '', number = '', after = ''] of sentence.matchAll(COUNTED))
      if (valueType(`${number} ${after}`) === 'quantity') add(before, `${number} ${after}`, 0.66);
      else add(`${before} ${after}`, number, 0.66);
    for (const [, level = '', role = ''] of sentence.matchAll(LEVEL)) add(`${role} level`, level, 0.7);
  }
  return candidates;
}
