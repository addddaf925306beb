import type { Field } from '../inquiry/configuration.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import { normalise } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import { isKindOfSite } from './site-name.ts';

/** Articles behind which a query says what somebody or something is to be: "an official moderator", "eine Vollkaskoversicherung". */
const A_KIND =
  /(?<![\p{L}\p{N}'])(?:ein|eine|einen|einem|einer|un|une|una|uno|um|uma|een|ett) ((?:[\p{L}\p{M}'-]+ ?){1,4})/giu;
/** The article of English is a word of other languages, too. */
const A_KIND_OF_ENGLISH = /(?<![\p{L}\p{N}'])an? ((?:[\p{L}\p{M}'-]+ ?){1,4})/giu;
const ENGLISH = /(?<!\p{L})(?:is|does|has|have|did|are|was|the|this)(?!\p{L})/iu;
/** Where what is said of a kind goes on with something else. */
const GOES_ON =
  /^(?:of|for|with|in|on|at|to|by|from|that|which|who|and|or|right|now|today|aujourd'hui|heute|hoy|hoje|oggi|vandaag|running|recent|bei|beim|mit|für|von|vom|aus|auf|bis|seit|mindestens|höchstens|bij|met|voor|van|uit|op|tot|sinds|minstens|hoogstens|chez|avec|pour|jusqu'au|depuis|con|para|hasta|desde|com|até|presso|fino|dal|almeno|hos|med|från|fra|för|till|til|sedan|siden|mindst|lopend|lopende|løpende|løbende|pågående)$/iu;

/** In whatever gender, number and case: "gültige". */
const isState = (word: string) => [0, 1, 2].some(cut => stateOf(word.slice(0, word.length - cut)) !== null);

/** The words that say which kind is meant: those up to the first that is grammar. */
function kindWords(phrase: string): string[] {
  const words = phrase.trim().split(' ');
  const end = words.findIndex(word => GOES_ON.test(word) || (meaningOf(word).length === 0 && !/^\p{Lu}/u.test(word)));
  return end < 0 ? words : words.slice(0, end);
}

/**
 * The words of a query that say what kind of thing or person is asked for, and that nothing bears out: no field, no value and
 * no site is called so, and they are no words for a usual thing or a state. Somebody who posts in a forum is no "moderator".
 */
export function kindNotShown(
  query: string,
  fields: readonly Field[],
  shown: readonly string[],
  ofSite: ReadonlySet<string>,
  start_url: string,
): string[] {
  const ofValues = new Set(shown.flatMap(wordsOf));
  const wordings = fields.map(wordingOf);
  const isBorneOut = (word: string) => {
    const words = meaningOf(word);
    return (
      words.every(({ concepts }) => concepts.length > 0) ||
      isState(word) ||
      wordsOf(word).every(part => ofValues.has(part) || ofSite.has(part)) ||
      wordings.some(wording => wordsCovered({ words }, wording))
    );
  };
  const text = normalise(query);
  const phrases = [A_KIND, ...(ENGLISH.test(text) ? [A_KIND_OF_ENGLISH] : [])]
    .flatMap(articles => [...text.matchAll(articles)])
    .map(([, phrase = '']) => kindWords(phrase));
  // The site tells what kind of units it lets, never that somebody is what they want to be.
  const isOfSite = (word: string, at: number, all: readonly string[]) =>
    at < all.length - 1 && isKindOfSite(word, start_url);
  const open = phrases.flatMap(words => words.filter((...word) => !isOfSite(...word)));
  return [...new Set(open.flatMap(word => word.split('-')).filter(word => !isBorneOut(word)))];
}
