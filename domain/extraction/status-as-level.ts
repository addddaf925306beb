import type { FieldWording, LabelWording } from '../reading/label-similarity.ts';
import { tellsDoubtfulState } from '../reading/doubtful-states.ts';
import { names } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import type { Candidate } from './candidates/candidate.ts';

/** How the steps of such programmes are called in names of fields, which is no name of what somebody buys. */
const IS_LEVEL =
  /tier|level|rank|stufe|niveau|nivel|nível|livello|rang|poziom|úroveň|úroveni|nivå|niveau|taso|seviye|kademe|уров|рівень|ниво|επίπεδο|szint|razina|raven|等级|等級|级别|級別|등급|ランク|المستوى|الفئة|דרגה|स्तर|hạng|tingkat|ระดับ/iu;
const MOST_WORDS = 3;

/** Programmes of airlines and shops call a level "status": a label with the word as one for a level, where no state stands beside it. */
export function asLevel({ value }: Candidate, label: LabelWording, { name, plainName }: FieldWording): LabelWording {
  const asksForLevel = IS_LEVEL.test(plainName) && !names(name, 'status');
  if (value.split(' ').length > MOST_WORDS || tellsDoubtfulState(value)) return label;
  if (!asksForLevel || !names(label.words, 'status') || /\p{Nd}/u.test(value) || stateOf(value) !== null) return label;
  const words = label.words.map(word =>
    word.concepts.includes('status') ? { ...word, concepts: ['plan' as const, 'level' as const] } : word,
  );
  return { ...label, words, plain: '', joined: '', lean: '' };
}
