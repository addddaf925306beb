import type { Field } from '../inquiry/configuration.ts';
import { isNoneWord } from '../reading/doubtful-states.ts';
import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { folded } from '../reading/text.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { type Phrasebook, phrasebooksFor } from './languages/phrasebook.ts';
import { PIECES } from './languages/pieces/all-pieces.ts';
import { listed, type Pieces } from './languages/pieces/pieces.ts';
import { narrows } from './narrowing-words.ts';
import { isOfDebt } from './nothing-clause.ts';
import { holdsQuotation } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';
import { fieldsNamed } from './subject.ts';

const MOST_WORDS = 14;
const MOST_OF_A_PHRASE = 4;

/** By which there is some of a debt, which says more than that its amount is shown. */
const EXISTS =
  /(?<!\p{L})(?:hay|есть|є|имеется|наявн|var|mevcut|bulunuyor|van|υπάρχ|يوجد|توجد|موجود|finns|findes|finnes|vorhanden|existe|exist|il y a|c'è|ci sono|está|es gibt|יש|jest|są|je|jsou|on|é|è|est|è|apare|det er|der er)|있|ある|有/iu;

/** Whether a line may say that something is owed, and not only that the page tells how much. */
export const mayExist = (line: string, fields: readonly Field[]): boolean => fields.some(isOfDebt) && EXISTS.test(line);

/** What the words of a line come to: what it names, and whether that is shown. */
type Shown = { named: string; isShown: boolean; isDenied: boolean };

function shownIn(line: string, pieces: Pieces): Shown | null {
  const [shown, page] = [new Set(listed(pieces.shown)), new Set(listed(pieces.page))];
  const written = line.split(' ').filter(word => word !== '');
  const words = written.map(word => folded(word.replace(/[,.;]+$/u, '')));
  const longest = (at: number, among: ReadonlySet<string>) => {
    for (let count = Math.min(MOST_OF_A_PHRASE, words.length - at); count > 0; count--)
      if (among.has(words.slice(at, at + count).join(' '))) return count;
    return 0;
  };
  const named: string[] = [];
  let [isVisible, isThere, isOnPage, isDenied] = [false, false, false, false];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const [onPage, seen] = [longest(at, page), longest(at, shown)];
    if (onPage > 0) isOnPage = true;
    else if (seen > 0 && isPlainWord(words.slice(at, at + seen).join(' '))) isThere = true;
    else if (seen > 0) isVisible = true;
    else if (isNoneWord(word)) {
      if (isDenied) return null;
      isDenied = true;
    } else named.push(written[at] ?? '');
    at += Math.max(1, onPage, seen);
  }
  return { named: named.join(' '), isShown: isVisible || (isThere && isOnPage), isDenied };
}

function clauseIn(line: string, book: Phrasebook, context: ClauseContext): Clause | null {
  const pieces = PIECES.get(book.language.code);
  const said = pieces ? shownIn(line, pieces) : null;
  if (!said?.isShown || said.named === '') return null;
  const fields = fieldsNamed(said.named, book, context.quotations, context);
  if (!fields || mayExist(line, fields)) return null;
  const names = fields.map(({ name }) => name);
  if (!said.isDenied) return { kind: 'present', fields: names };
  return names.length === 1 ? { kind: 'missing', fields: names } : null;
}

/**
 * Reads a line that says no more than that something is shown, or that it is not, in whatever order its language has for
 * that: "Na stronie widnieje numer", "Numéro visible", "Se ve el nombre". All other words must be a field's.
 */
export function clauseOfPresence(line: string, context: ClauseContext): Clause | null {
  const text = line.trim().replace(/[.;,。、]+$/u, '');
  if (/\p{N}/u.test(text) || /[:=<>()]/u.test(text) || holdsQuotation(text) || isUnspaced(text) || narrows(text))
    return null;
  if (text.split(' ').length > MOST_WORDS) return null;
  for (const book of phrasebooksFor(text)) {
    const clause = clauseIn(text, book, context);
    if (clause) return clause;
  }
  return null;
}
