/** What stands before an item of a list: "–", "✔", "2.", "(3)", "b)", "二、". */
const MARK =
  /^(?:[•◦▪●○■□➤➢✓✔✗✘☑☒]\s*|[-–—*+>]\s+|\(?\d{1,2}[.)](?!\d)\s*|\(?[a-z][.)]\s+|[①-⑳]\s*|[一二三四五六七八九十]{1,2}[、.．]\s*)+/u;
/** What leads over to the next item: all items of a list hold together anyway. */
const AND =
  /(?:\s*[,;、；])?\s+(?:and|und|et|y|e|ed|en|och|og|ja|i|oraz|a|a zároveň|и|та|і|és|ve|și|şi|και|و|וגם)\s*[,;]?$/iu;

/** A line of a list without what makes it an item. "or" stays: it says how the items hold together. */
export const withoutMarks = (line: string): string => line.replace(MARK, '').replace(AND, '').trim();
