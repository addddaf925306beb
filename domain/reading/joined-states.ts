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
