import { closingFrameOf, type Framed } from './languages/closing-frames.ts';
import { FRAMES, type Frame } from './languages/frames.ts';

const ONLY =
  '(?:(?:only|just|nur|seulement|uniquement|solo|sólo|solamente|únicamente|só|somente|apenas|soltanto|alleen|endast|bara|kun|vain|tylko|wyłącznie|pouze|jen|только|лише|тільки|csak|numai|doar|μόνο|فقط|רק|chỉ|hanya)\\s+)?';
/** In characters; of what is longer nothing is read anyway. */
const LONGEST = 600;
/** Signs that only tell how Arabic is spoken. */
const POINTS = /[\u064b-\u0652]/gu;

const pattern = (verdicts: string, when: string) =>
  new RegExp(
    `^${ONLY}(?:${verdicts})\\s*[,،:]?\\s*${ONLY}(?:${when})(?:(?<=\\p{Script=Thai})|(?![\\p{L}\\p{N}]))\\s*[:,،]?\\s*(?<condition>\\S.*)$`,
    'iu',
  );

/**
 * The patterns of a frame, for a text that has a word for its "if"; null for any other. They are made for the first such text:
 * most frames are of another language than the guide, and the engine takes two milliseconds for each.
 */
function opening({ refuses, grants, when }: Frame): (text: string) => { refuses: RegExp; grants: RegExp } | null {
  const hasWhen = new RegExp(`(?:${when})(?:(?<=[\\u0e00-\\u0e7f])|(?![a-z\\d]))`, 'iu');
  let made: { refuses: RegExp; grants: RegExp } | undefined;
  return text => {
    if (!hasWhen.test(text)) return null;
    made ??= { refuses: pattern(refuses, when), grants: pattern(grants, when) };
    return made;
  };
}

const OPENING = FRAMES.map(opening);

/**
 * The condition of a sentence that says what becomes of the case before or behind it, and whether that is its approval: "Approved
 * when …", "Chấp nhận nếu …", "…，则通过". One that denies the approval is one to reject. Null where nothing of the kind is said.
 */
export function frameOf(sentence: string): Framed | null {
  if (sentence.length > LONGEST) return null;
  const text = sentence.replace(POINTS, '');
  for (const patternsFor of OPENING) {
    const patterns = patternsFor(text);
    const refused = patterns?.refuses.exec(text)?.groups?.condition;
    const condition = refused ?? patterns?.grants.exec(text)?.groups?.condition;
    if (condition !== undefined) return { condition, grants: refused === undefined };
  }
  return closingFrameOf(sentence);
}
