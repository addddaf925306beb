import { isDenied } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isMatter } from './cover/mentions.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import { holdsQuotation } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';
import { fieldsNamed } from './subject.ts';

const MOST_WORDS = 6;

/** That a thing is not the one that is meant, by words that say nothing else, in the languages of guides. */
const OTHER = new Set(
  "another,other,different,wrong,andere,anderer,anderes,anderen,anderem,falsche,falscher,falsches,falschen,autre,autres,différent,différente,mauvais,mauvaise,otro,otra,distinto,distinta,diferente,outro,outra,altro,altra,un'altra,diverso,diversa,sbagliato,sbagliata,ander,verkeerde,verkeerd,annan,annat,fel,anden,andet,forkert,forkerte,annen,annet,feil,toinen,eri,muu,väärä,inny,inna,inne,innego,innej,jiný,jiná,jiné,jiného,другой,другая,другое,другого,иной,інший,інша,інше,іншого,másik,más,eltérő,başka,farklı,diğer,alt,altă,diferit,diferită,άλλος,άλλη,άλλο,άλλου,διαφορετικός,διαφορετική,διαφορετικό,آخر,أخرى,مختلف,مختلفة,אחר,אחרת,שונה".split(
    ',',
  ),
);

/**
 * What a line calls another one. Of what the query asks about only what stands apart from that may be said: "the permit is for
 * another zone".
 */
function thingNamed(words: readonly string[], isOther: (word: string) => boolean, query: string): string {
  const named = words.filter(word => !isOther(word) && !isPlainWord(folded(word)));
  const at = words.findIndex(isOther);
  const beside = [words[at + 1] ?? '', words[at - 1] ?? ''].find(word => word !== '' && !isPlainWord(folded(word)));
  const ofThing = named.filter(word => word === beside || !isMatter(folded(word), query));
  return (beside !== undefined && !isMatter(folded(beside), query) ? ofThing : named).join(' ');
}

/**
 * Reads a line that is no more than that a thing is another one than is asked for: "another car", "ein anderes Konto", "jiné
 * číslo". Which one is asked for tells the rest of the guide.
 */
export function clauseOfOther(line: string, context: ClauseContext): Clause | null {
  const words = line
    .trim()
    .replace(/[.;,]+$/u, '')
    .split(' ')
    .filter(word => word !== '');
  if (words.length < 2 || words.length > MOST_WORDS || holdsQuotation(line) || /[\p{N}:;,()]/u.test(line)) return null;
  if (isDenied(line)) return null;
  const isOther = (word: string) => OTHER.has(folded(word));
  if (words.filter(isOther).length !== 1) return null;
  const named = thingNamed(words, isOther, context.query ?? '');
  if (named === '') return null;
  for (const book of phrasebooksFor(line)) {
    const [field, ...others] = fieldsNamed(named, book, context.quotations, context) ?? [];
    if (field && others.length === 0) return { kind: 'other', about: field.name, text: line };
  }
  return null;
}
