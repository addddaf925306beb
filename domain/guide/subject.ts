import type { Field } from '../inquiry/configuration.ts';
import type { FieldType } from '../reading/field-types.ts';
import { folded } from '../reading/text.ts';
import { wordingOf } from '../reading/wordings.ts';
import { isSpaced } from './languages/phrase.ts';
import type { Phrasebook } from './languages/phrasebook.ts';
import { withQuotations } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';

const LONGEST_SUBJECT = 80;
/** Where the name of a field may end: before a space, a sign, a particle of Japanese or a verb or adverb of Chinese. */
const ENDS = /\s|(?=[:：=<>≥≤≠!はがもを内まか至满为為是尾在不已未没应必等大小超高低少多晚早显可缺无清看尚仍目介])/gu;
const SIGN = /[:：=<>≥≤≠!]/u;

/** A clause, cut into the words that may name a field and what is said of it. */
export type Cut = { subject: string; rest: string };

/** Every place where a clause can be cut behind its subject, the longest subject first. */
export function cuts(clause: string): Cut[] {
  const ends = [...clause.slice(0, LONGEST_SUBJECT).matchAll(ENDS)].map(match => match.index);
  return [...new Set(ends)]
    .filter(end => end > 0)
    .reverse()
    .map(end => ({ subject: clause.slice(0, end).trim(), rest: clause.slice(end).trim() }));
}

/** The words without what stands around a field's name: "the value of the plan field". */
export function bareName(words: string, { language }: Phrasebook): string {
  let name = words.trim();
  for (let before = ''; before !== name; ) {
    before = name;
    for (const word of language.aroundField) {
      const lower = name.toLowerCase();
      const isApart = isSpaced(word) && !word.endsWith("'");
      if (lower.startsWith(isApart ? `${word} ` : word) && name.length > word.length + 1)
        name = name.slice(word.length).trim();
      else if (lower.endsWith(isApart ? ` ${word}` : word) && name.length > word.length + 1)
        name = name.slice(0, -word.length).trim();
    }
  }
  return name;
}

/** A name and a surname, which are one name, by the word for a name in their language. */
const WHOLE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})first (?:name )?and last name(?!\p{L})/iu, 'name'],
  [/(?<!\p{L})vor- und nachname[ns]?(?!\p{L})/iu, 'Name'],
  [/(?<!\p{L})(?:nom et prénoms?|prénoms? et nom)(?!\p{L})/iu, 'nom'],
  [/(?<!\p{L})nombre y (?:los )?apellidos?(?!\p{L})/iu, 'nombre'],
  [/(?<!\p{L})nome e (?:cognome|sobrenome|apelido)(?!\p{L})/iu, 'nome'],
  [/(?<!\p{L})ad[ıi]? ve soyad[ıi]?(?!\p{L})/iu, 'adı soyadı'],
  [/(?<!\p{L})numele și prenumele(?!\p{L})/iu, 'numele'],
  [/(?<!\p{L})όνομα και (?:το )?επώνυμο(?!\p{L})/iu, 'όνομα'],
];
const withOneName = (words: string) => WHOLE_NAMES.reduce((text, [names, name]) => text.replace(names, name), words);

/** The field whose description the words are. */
function fieldDescribed(words: string, { fields }: ReadingContext): Field | undefined {
  const plain = folded(words);
  return fields?.find(field => wordingOf(field).plainDescription === plain);
}

/** A capital letter by itself behind other words names a class, and is no part of a field's name: "on Band A". */
const CODE = /(?<=\S )\p{Lu}(?![\p{L}\p{M}'’.-])/u;

const holdsCode = (words: string, { fields = [] }: ReadingContext): boolean => {
  const [code] = CODE.exec(words) ?? [];
  if (code === undefined) return false;
  return !fields.some(({ name, description }) =>
    ` ${name.replace(/[_-]+/g, ' ')} ${description} `.includes(` ${code} `),
  );
};

/** The field that the words name, if one. */
export function fieldNamed(
  named: string,
  book: Phrasebook,
  quotations: readonly string[],
  context: ReadingContext,
  type?: FieldType,
): Field | null {
  if (holdsCode(named, context)) return null;
  const words = fieldDescribed(named, context) ? named : withOneName(named);
  const written = withQuotations(words, quotations);
  // Nobody joins two names, or a name and a sign, into one, but for a field that is called so: "imię i nazwisko".
  if (SIGN.test(words) || book.and.test(words) || book.or.test(words)) return fieldDescribed(written, context) ?? null;
  return context.referred(written, type) ?? context.referred(bareName(written, book), type);
}

/** The fields of a list such as "member name, plan and valid until"; null unless each is one. */
export function fieldsNamed(
  words: string,
  book: Phrasebook,
  quotations: readonly string[],
  context: ReadingContext,
): Field[] | null {
  const whole = fieldNamed(words, book, quotations, context);
  if (whole) return [whole];
  const found = words
    .split(book.and)
    .flatMap(part => part.split(/\s*[,、&]\s*|と/u))
    .filter(part => part !== '')
    .map(part => fieldNamed(part, book, quotations, context));
  return found.length > 0 && found.length <= 50 && found.every(field => field !== null) ? found : null;
}
