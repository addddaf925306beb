import { namesFound } from '../papers/names-found.ts';
import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { isDenied } from '../reading/states.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isOfPaper, isPaperWord } from './day-meant.ts';
import { boundsIn, narrowed, type Phrasebook, phrasebooksFor, relationsIn } from './languages/phrasebook.ts';
import { withSuffixesApart } from './languages/suffixes-apart.ts';
import { holdsNumber, windowsOf, withDigits } from './loose-clause.ts';
import type { ClauseContext } from './reading-context.ts';
import { clauseOfRelation } from './relation-clause.ts';

const MOST_WORDS = 14;

/** A word that may call any paper: a letter, a document, a certificate. One of a kind may be another than the evidence. */
const mayCallAny = (word: string) =>
  isOfPaper(word) && namesFound(word).named.every(({ kinds }) => kinds.includes('certificate'));

/** Words for a paper and for its having been made, and no others. */
function nameAPaper(rest: string): boolean {
  const words = rest.split(/[\s'’]+/u).filter(word => word !== '');
  const isPlain = (word: string) => mayCallAny(word) || isPlainWord(word);
  return words.some(word => isPaperWord(word)) && words.every(isPlain) && !isDenied(rest);
}

function ageIn(text: string, book: Phrasebook, context: ClauseContext): Clause | null {
  const words = withDigits(text.split(' '), book);
  for (const { bound, rest } of windowsOf(words)) {
    if (!holdsNumber(bound, book) || !nameAPaper(rest)) continue;
    for (const { relation, slots } of [...relationsIn(book, bound), ...boundsIn(book, bound)]) {
      if ((relation !== 'within_last' && relation !== 'older_than') || slots.verb !== undefined) continue;
      const clause = clauseOfRelation(relation, slots, '', { ...context, book, type: 'date' });
      if (clause?.kind !== 'within_last' && clause?.kind !== 'older_than') continue;
      return { kind: 'paper_dated', relation: clause.kind, count: clause.count, unit: clause.unit, text };
    }
  }
  return null;
}

/**
 * Reads how old the document may be, where no field is asked for its day: "The letter is dated within the last 3 months",
 * "Die Rechnung ist nicht älter als 3 Monate".
 */
export function clauseOfPaperAge(line: string, context: ClauseContext): Clause | null {
  const text = withSuffixesApart(line).trim();
  if (text.split(' ').length > MOST_WORDS || isUnspaced(text)) return null;
  for (const book of phrasebooksFor(text)) {
    const clause = ageIn(text, narrowed(book, text), context);
    if (clause) return clause;
  }
  return null;
}
