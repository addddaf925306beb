import type { MatterNamed } from '../mentions/matters.ts';
import { matterFormsOfLines } from '../mentions/matters-of-lines.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { meaningOf } from '../reading/meaning.ts';
import { isDenied } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import { narrows } from './narrowing-words.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

const MOST_WORDS = 14;
/** Beside "only" a line says what there is instead of what is asked for, wherever that is. */
const MOST_UNKNOWN = 2;

/** By which a line names less than is asked for. */
const ONLY =
  /(?<!\p{L})(?:only|just|merely|mere|simply|simple|nur|bloß|lediglich|seulement|uniquement|simplement|solo|sólo|solamente|únicamente|meramente|só|somente|apenas|soltanto|solamente|semplice|mero|mera|alleen|slechts|enkel|endast|bara|enbart|kun|bare|blot|vain|ainoastaan|pelkkä|tylko|jedynie|wyłącznie|jen|pouze|pouhý|iba|len|csak|csupán|doar|numai|μόνο|απλώς|только|лишь|просто|лише|тільки|yalnızca|sadece|فقط|مجرد|רק|בלבד|केवल|सिर्फ़|chỉ|hanya|cuma)(?!\p{L})|だけ|のみ|仅|僅|只|单纯|만|뿐|เท่านั้น|เพียง/giu;

/** The parts of a line of which each may hold by itself; who lists what rejects with "and" means each of it, too. */
function partsOf(line: string): string[][] {
  const listed = (text: string) => text.split(/\s*[,、，/]\s*/u);
  const books = phrasebooksFor(line);
  return (books.length > 0 ? books : []).map(({ and, or }) =>
    line
      .split(or)
      .flatMap(part => part.split(and))
      .flatMap(listed)
      .filter(part => part.trim() !== ''),
  );
}

/** Of which matter a part speaks, where it says nothing else; null where other words of it could decide. */
function matterOfPart(part: string, { fields = [], query = '' }: ReadingContext): MatterNamed[] | null {
  const isFramed = part.search(ONLY) >= 0;
  const { matters, rest } = matterFormsOfLines(part.replace(ONLY, ' '));
  if (matters.length === 0) return null;
  const wordings = fields.map(wordingOf);
  const asked = new Set(meaningOf(query).map(({ text }) => text));
  const unknown = rest
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '' && !isVerbOfLine(folded(word)) && !isPlainWord(folded(word)))
    .flatMap(meaningOf)
    .filter(
      word =>
        word.concepts.length === 0 &&
        !asked.has(word.text) &&
        !wordings.some(wording => wordsCovered({ words: [word] }, wording)),
    );
  return unknown.length <= (isFramed ? MOST_UNKNOWN : 0) ? matters : null;
}

/**
 * Reads a reason to reject that names a matter which evidence calls by its name: "The person is only a friend or donor", "A
 * summons has been issued", "Nur Gasthörerschaft". It says that this is so, of each of its parts, and no other word of it may
 * turn that: no number, denial or condition.
 */
export function clauseOfMatter(line: string, context: ReadingContext): Clause | null {
  const text = line.trim().replace(/[.;,。、]+$/u, '');
  const plain = text.replace(ONLY, ' ');
  if (holdsQuotation(text) || /[\p{N}:：()<>=≥≤]/u.test(text) || isDenied(plain) || narrows(plain)) return null;
  if (text.split(' ').length > MOST_WORDS) return null;
  for (const parts of partsOf(text)) {
    const matters = parts.map(part => matterOfPart(part, context));
    if (parts.length > 0 && matters.every(found => found !== null))
      return {
        kind: 'any',
        of: matters.map((found, at): Clause => ({ kind: 'not_understood', text: parts[at] ?? text, mentions: found })),
      };
  }
  return null;
}
