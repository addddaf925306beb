/** Stands for a space that parts nothing, while a sentence is taken apart. */
const NO_SPACE = '\uE010';

const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między|pomiędzy|mezi|между|між|între|μεταξύ)(?!\p{L})(?: \S+){1,4}? (?:and|und|et|y|e|en|och|og|i|a|и|та|și|και) /giu;

/** A sentence whose "between 80 and 90" is no place to part it. */
export const withBetweenWhole = (sentence: string): string =>
  sentence.replace(BETWEEN, found =>
    /\d/u.test(found) ? found.replace(/ (\S+) $/u, `${NO_SPACE}$1${NO_SPACE}`) : found,
  );

/** A part of such a sentence as it was written. */
export const asWritten = (part: string): string => part.replaceAll(NO_SPACE, ' ');
