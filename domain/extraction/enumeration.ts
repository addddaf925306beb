import { isNoneWord, tellsDoubtfulState } from '../reading/doubtful-states.ts';

/** The last word before the last of several things. */
const AND = '(?:and|und|et|y|e|ed|en|och|og|i|a|ja|és|și|ve|и|та|і|και)';
const THING = "\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{Ll}[\\p{L}\\p{M}'’-]*)?";
const LISTED = new RegExp(`^${THING}(?:, ${THING})+,? ${AND} ${THING}$`, 'u');
/** What leaves out of a list what stands in it. */
const LEAVES_OUT =
  /(?<!\p{L})(?:exclu|except|sauf|hors|ausgen|ausgeschl|esclus|eccett|salvo|undtag|unnta|unntatt|undant|uitgez|uitgesl|wyłącz|oprócz|vyjma|kromě|кроме|крім|hariç|excepto|excluid)/iu;

/** Whether a text is several things of one kind and no clause that changes the first: "Fire, theft, flood and vandalism". */
export function isEnumeration(text: string): boolean {
  if (!LISTED.test(text) || LEAVES_OUT.test(text) || tellsDoubtfulState(text)) return false;
  return !text.split(/[\s,]+/).some(isNoneWord);
}
