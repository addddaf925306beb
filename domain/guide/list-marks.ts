/** What stands before an item of a list: "–", "✔", "2.", "(3)", "b)", "二、". */
const MARK =
  /^(?:[•◦▪●○■□➤➢✓✔✗✘☑☒]\s*|[-–—*+>]\s+|\(?\d{1,2}[.)](?!\d)\s*|\(?[a-z][.)]\s+|[①-⑳]\s*|[一二三四五六七八九十]{1,2}[、.．]\s*)+/u;
/**
 * What leads over to the next item: all items of a list hold together anyway. A letter by itself is a class ("On Band A") unless a
 * comma stands before it.
 */
const AND =
  /(?:\s*[,;、；])?\s+(?:and|und|(?<!kabul\s+)et|ed|en|och|og|ja|oraz|a zároveň|и|та|і|és|ve|și|şi|και|و|וגם)\s*[,;]?$|\s*[,;]\s+(?:y|e|i|a)\s*[,;]?$/iu;

/** What Arabic hangs on the first word of a further item. */
const LED_BY_AND = /^و(?=(?:كان|كانت|أن|يكون|تكون)\s)/u;

/** A line of a list without what makes it an item. "or" stays: it says how the items hold together. */
export const withoutMarks = (line: string): string =>
  line.replace(MARK, '').replace(AND, '').replace(LED_BY_AND, '').trim();

/** Whether a line is an item of a list. */
export const isMarked = (line: string): boolean => MARK.test(line);

/** Commas between clauses; of Chinese ones without a space, and of Japanese ones with what joins them. */
export const COMMAS = /\s*[,、]\s+|(?<=\p{Script=Han}),(?=\p{Script=Han})|(?:であって|で)?、/u;

/** Between conditions: a semicolon, or a comma behind which one is denied ("in repayment, not in default"). */
export const DENIED_BEHIND =
  /\s*;\s*|,\s+(?:but\s+|aber\s+|mais\s+)?(?=(?:not|never|no longer|nicht|kein|pas|nunca)\s)/iu;
