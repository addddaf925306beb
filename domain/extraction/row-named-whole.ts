import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { folded } from '../reading/text.ts';

/** A name of a person has as many signs, and hardly more. */
const LEAST_SIGNS = 3;
const MOST_SIGNS = 8;
/** Behind a name stands no sign that could belong to it, or what people are called by behind it. */
const ENDS_NAME = /^(?:$|[^\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]|[様殿氏]|先生|女士|小姐|씨|님)/u;
const BEGINS_NAME = /(?:^|[^\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}])$/u;

const signsOf = (text: string) => folded(text).replaceAll(' ', '');

/** Whether a name without spaces between its words stands in a text by itself: "斎藤 浩" in "斎藤 浩さんは", not in "斎藤 浩一さんは". */
function standsWhole(name: string, asked: string): boolean {
  for (let at = asked.indexOf(name); at >= 0; at = asked.indexOf(name, at + 1))
    if (BEGINS_NAME.test(asked.slice(0, at)) && ENDS_NAME.test(asked.slice(at + name.length))) return true;
  return false;
}

/**
 * The one row with a cell of which what is asked has every sign: names that are written without spaces share most of theirs, and
 * a list may hold three who differ in one. Null where none does, or several do.
 * @param rows the texts of each row
 */
export function rowNamedWhole(rows: ReadonlyMap<number, readonly string[]>, asked: string): number | null {
  const plain = signsOf(asked);
  const named = [...rows].filter(([, cells]) =>
    cells.some(cell => {
      const name = signsOf(cell);
      const isName =
        name.length >= LEAST_SIGNS && name.length <= MOST_SIGNS && isUnspaced(name) && !/\p{N}/u.test(name);
      return isName && standsWhole(name, plain);
    }),
  );
  const [only, second] = named;
  return only !== undefined && second === undefined ? only[0] : null;
}
