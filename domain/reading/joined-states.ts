import { stateOf } from './states.ts';
import { folded } from './text.ts';

const BETWEEN_STATES = /\s+(?:and|und|et|y|e|en|och|og|i|a|ja|és|ve|și|και|и|та)\s+|\s*[-,/|·&+、]\s*/u;

/** The states that a text joins, when each of them says that a thing holds: "Paid and current", "ATIVO - MATRICULADO". */
export function goodStatesIn(text: string): string[] {
  const parts = folded(text)
    .split(BETWEEN_STATES)
    .map(part => part.replace(/^[\s•●·✓✔✅"']+|[\s.;:!,。•●·"']+$/gu, ''));
  return parts.length > 1 && parts.every(part => stateOf(part)?.polarity === 'positive') ? parts : [];
}

/** Whether the whole of a text says that a thing holds: one word for that, or several. */
export const isGoodState = (text: string): boolean =>
  stateOf(text)?.polarity === 'positive' || goodStatesIn(text).length > 0;

/** What parts a word from the same in another language: "Voimassa / Giltig". */
const BETWEEN_LANGUAGES = /\s*[/|]\s*/u;

/** Whether a text says one state twice, as pages in two languages do: both words are of one kind, and nothing else stands there. */
export function isStateTwice(text: string): boolean {
  const [first, ...others] = text.split(BETWEEN_LANGUAGES).map(stateOf);
  return first != null && others.length > 0 && others.every(state => state?.group === first.group);
}

/** Whether a text says of one thing both that it holds and that it does not, in two words and nothing else: "Voimassa Upphört". */
export function saysBothStates(text: string): boolean {
  const words = text.replace(BETWEEN_LANGUAGES, ' ').trim().split(/\s+/u);
  return words.slice(1).some((_, at) => {
    const parts = [words.slice(0, at + 1), words.slice(at + 1)].map(part => stateOf(part.join(' '))?.polarity);
    return parts.includes('positive') && parts.includes('negative');
  });
}
