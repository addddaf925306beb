import { tellsDoubtfulState } from '../reading/doubtful-states.ts';
import { names } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import type { FieldWording } from '../reading/wordings.ts';
import type { Worded } from './fit.ts';

/** How the steps of such programmes are called in names of fields, which is no name of what somebody buys. */
const IS_LEVEL =
  /tier|level|rank|stufe|niveau|nivel|nível|livello|rang|poziom|úroveň|úroveni|nivå|niveau|taso|seviye|kademe|уров|рівень|ниво|επίπεδο|szint|razina|raven|等级|等級|级别|級別|등급|ランク|المستوى|الفئة|דרגה|स्तर|hạng|tingkat|ระดับ/iu;
const MOST_WORDS = 3;

/** Programmes of airlines and shops call a level "status": such a label as one for a level, where no state stands beside it. */
export function asLevel(stated: Worded, { name, plainName }: FieldWording): Worded {
  const { candidate, label } = stated;
  const { value } = candidate;
  const asksForLevel = IS_LEVEL.test(plainName) && !names(name, 'status');
  if (!asksForLevel || !names(label.words, 'status')) return stated;
  if (value.split(' ').length > MOST_WORDS || /\p{Nd}/u.test(value)) return stated;
  if (tellsDoubtfulState(value) || stateOf(value) !== null) return stated;
  const words = label.words.map(word =>
    word.concepts.includes('status') ? { ...word, concepts: ['plan' as const, 'level' as const] } : word,
  );
  return { ...stated, candidate: { ...candidate, unsure: true }, label: { ...label, words } };
}
