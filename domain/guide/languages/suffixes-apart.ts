/** Behind a number, a sign of a currency or its code: what Turkish sets behind an apostrophe and Hungarian behind a hyphen. */
const SUFFIX =
  /(?<=\d|\p{Sc}|(?<!\p{L})\p{Lu}{3})\.?['’-](y[ea]|[dt][ae]n?|[ae]|n?[ıiuü]n|ig|t[óő]l|n[áé]l|b[ae]n)(?!\p{L})/gu;
/** Before a number: the prepositions of Hebrew. */
const PREFIX = /(?<!\S)([בלמכה])-(?=\d)/gu;

/** A text whose numbers have no case of their own: "2027'ye kadar", "31-ig", "מ-2027". */
export const withSuffixesApart = (text: string): string =>
  text.replace(SUFFIX, (_, suffix: string) => ` ${suffix === 'ig' ? '-ig' : suffix}`).replace(PREFIX, '$1- ');
