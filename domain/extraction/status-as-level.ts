import type { FieldWording, LabelWording } from '../reading/label-similarity.ts';
import { names } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import type { Candidate } from './candidates/candidate.ts';

/** Programmes of airlines and shops call a level "status": a label with the word as one for a level, where no state stands beside it. */
export function asLevel({ value }: Candidate, label: LabelWording, { name }: FieldWording): LabelWording {
  const asksForLevel = (names(name, 'plan') || names(name, 'level')) && !names(name, 'status');
  if (!asksForLevel || !names(label.words, 'status') || /\p{Nd}/u.test(value) || stateOf(value) !== null) return label;
  const words = label.words.map(word =>
    word.concepts.includes('status') ? { ...word, concepts: ['plan' as const, 'level' as const] } : word,
  );
  return { ...label, words, plain: '', joined: '', lean: '' };
}
