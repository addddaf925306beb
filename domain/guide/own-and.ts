import type { Phrasebook } from './languages/phrasebook.ts';

/** Words for "and" that are other words in other languages, and by what a line is surely of theirs. */
const OWN_AND: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  nl: [
    /(?:\s*,)?\s+en\s+/iu,
    /(?<!\p{L})(?:het|moet|moeten|zijn|heeft|wordt|minstens|uiterlijk|hoogstens|minimaal|lidmaatschap)(?!\p{L})/iu,
  ],
  cs: [/(?:\s*,)?\s+a\s+/iu, /(?<!\p{L})(?:musí|je|jsou|být|nejméně|alespoň|nejpozději)(?!\p{L})/iu],
  // Behind a comma alone: without one it is a letter that names a class, too.
  pl: [/\s*,\s+a\s+/u, /(?<!\p{L})(?:jest|są|ma|nie|musi|być|trwa|niż|najmniej|najwyżej)(?!\p{L})/iu],
  ru: [/\s*,\s+а\s+/u, /\p{Script=Cyrillic}/u],
  uk: [/\s*,\s+а\s+/u, /\p{Script=Cyrillic}/u],
};

const joined = new Map<string, RegExp>();

/** What joins the parts of a line in a language: its words for "and", and those that only stand there where a line is surely its own. */
export function joinsIn(line: string, { and, language }: Phrasebook): RegExp {
  const [own, isOfLanguage] = OWN_AND[language.code] ?? [];
  if (!own || !isOfLanguage?.test(line)) return and;
  const known = joined.get(language.code) ?? new RegExp(`${own.source}|${and.source}`, 'iu');
  joined.set(language.code, known);
  return known;
}
