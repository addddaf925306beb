import { asksForFirstOrLastDay, isPaidUntil } from './last-day.ts';
import { type Concept, classOf } from './lexicon/concepts.ts';
import { meaningOf, names, type Word } from './meaning.ts';

/** A preposition, by which what stands before it is what is meant: "début de validité". */
const OF =
  /^\S+\s+(?:of|for|on|in|to|at|de|du|des|der|die|das|den|für|di|del|della|dell|do|da|dos|das|para|van|voor|af|av|på|för|for|til)\s/u;

/** What is joined to a word by another one is not narrowed by it: "balance with currency". */
const JOINED =
  /\s(?:of|for|on|in|to|at|by|with|and|or|per|from|de|du|des|der|die|den|für|mit|und|in|di|del|della|con|e|y|do|da|dos|das|com|van|voor|met|en|et|avec|av|på|för|för|til|med|och|og)\s/u;
/** Beginning and end of what the words beside them name, be it a right, a contract or a period: "fin droits", "période fin". */
const ENDS_OF_TIME =
  /^(?:fin|fim|inicio|início|debut|début|inizio)\s(?:de\s|du\s|des\s|da\s|do\s)?\p{L}+$|^\p{L}+\s(?:fin|fim|inicio|início|debut|début)$/u;
/** In a longer text the last word is no longer what the others narrow. */
const MOST_WORDS_OF_COMPOUND = 3;
const HEADS_OF_WORDS: readonly Concept[] = ['type', 'method', 'frequency', 'currency', 'language'];
/** Kinds that a word beside the one that is meant names as well. */
export const YIELDS_TO_HEAD: readonly string[] = ['money', 'number', 'id', 'name'];

/** What a description's first word names where the rest only narrows it. */
export function asksForMomentOf(description: string): boolean {
  if (asksForFirstOrLastDay(description)) return true;
  const [first] = meaningOf(description);
  return OF.test(description) && (first?.concepts ?? []).some(concept => /^(?:moment|when)$/.test(classOf(concept)));
}

/** What words that name it say first or last is what is asked for: "Kind of deposit" is no amount, nor is "balance date". */
export function headedBy(words: readonly Word[], text: string): 'text' | 'date' | 'id' | null {
  const [first, last] = [words[0], words.at(-1)];
  if (ENDS_OF_TIME.test(text)) return 'date';
  if (first === undefined || last === undefined || words.length < 2) return null;
  if (names(words, 'paid') && last.concepts.length > 0 && last.concepts.every(concept => concept === 'until'))
    return 'date';
  if (isPaidUntil(text)) return 'date';
  if (/\b(?:number|nummer)$/.test(text) && names([last], 'number')) return 'id';
  const isLast = words.length <= MOST_WORDS_OF_COMPOUND && !JOINED.test(text);
  for (const { concepts } of isLast ? [first, last] : [first]) {
    if (concepts.length === 0) continue;
    if (concepts.every(concept => HEADS_OF_WORDS.includes(concept))) return 'text';
    if (concepts.every(concept => classOf(concept) === 'when')) return 'date';
  }
  return null;
}
