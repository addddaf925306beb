import { meaningOf } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import { normalise } from '../reading/text.ts';

/** Words that ask it of each of several, in the languages of guides. */
const OF_ALL =
  /(?<![\p{L}\p{M}-])(?:(?<!at )all(?!-|\s+right)|every|each|both|alle[nrs]?|jede[rsnm]?|sämtliche[nr]?|beide[nr]?|tous|toutes|chaque|chacune?|chacun|todos|todas|cada|ambos|ambas|tutti|tutte|ogni|ciascun[oa]?|entrambi|elke?|iedere?|alla|varje|hver|hvert|kaikki|kaikkien|kaikilla|jokainen|jokaisen|wszystkie|wszyscy|wszystkich|każd\p{L}+|všechny|všichni|všech|všechna|každ\p{L}+|všetk\p{L}+|minden|összes|mindegyik|tüm|bütün|her|toate|toți|fiecare|все|всех|кажд\p{L}+|всі|усі|всіх|кожн\p{L}+|всички|всяк\p{L}+|όλοι|όλες|όλα|κάθε|جميع|كل|كافة|כל|सभी|हर|tất cả|mọi|mỗi|semua|setiap|seluruh|visi|visas|kõik|vse|sve|svi)(?![\p{L}\p{M}-])|すべて|全て|全員|所有|全部|每|모든|모두|ทุก|ทั้งหมด/iu;

/** Whether any word of a query is known: of one in a language that we do not know nobody can tell what it asks. */
const isOfKnownWords = (query: string): boolean =>
  query.trim() === '' ||
  meaningOf(query).some(({ concepts }) => concepts.length > 0) ||
  normalise(query)
    .split(/[^\p{L}\p{M}]+/u)
    .some(word => stateOf(word) !== null);

/** Why that everything was found answers no such query, as a sentence; null: it may. */
export function whyUnanswered(query: string): string | null {
  if (!isOfKnownWords(query))
    return 'No guide says what must hold, and what the query asks stands in words that are not known.';
  // One that is shown says nothing of the others.
  if (OF_ALL.test(normalise(query)))
    return 'No guide says what must hold, and the query asks it of each of several, which one piece of evidence may not show.';
  return null;
}
