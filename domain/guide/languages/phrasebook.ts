import { type GuideLanguage, RELATIONS, type Relation, STATEMENTS, type Statement } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { MORE_RELATIONS } from './more-relations.ts';
import { betweenPattern, end, isSpaced, type Lead, lead, type Phrase, phrase, type Slots } from './phrase.ts';
import { PIECES } from './pieces/all-pieces.ts';
import { BOUNDS, templatesOf } from './pieces/pieces.ts';

/** A language whose templates are phrases, made once. */
export type Phrasebook = {
  language: GuideLanguage;
  scripts: readonly RegExp[];
  relations: readonly (readonly [Relation, Phrase])[];
  /** Bounds without a verb, for lines whose words stand in any order. */
  bounds: readonly (readonly [Relation, Phrase])[];
  statements: readonly (readonly [Statement, Phrase])[];
  lead: readonly Lead[];
  holds: readonly Lead[];
  nowBefore: readonly Lead[];
  today: readonly Lead[];
  asked: readonly Phrase[];
  and: RegExp;
  or: RegExp;
  oneOf: Lead;
  inside: readonly Lead[];
  outside: readonly Lead[];
  notInValues: RegExp;
};

/** Signs that mean the same in every language. */
const SIGNS: readonly (readonly [Relation, string])[] = [
  ['at_least', '(>=|≥|=>) {bound}'],
  ['at_most', '(<=|≤|=<) {bound}'],
  ['more_than', '> {bound}'],
  ['less_than', '< {bound}'],
  ['not_before', '(>=|≥|=>) {bound}'],
  ['not_after', '(<=|≤|=<) {bound}'],
  ['after', '> {bound}'],
  ['before', '< {bound}'],
  ['differs', '(!=|≠|<>) {values}'],
  ['equals', '(=|==|:|=:) {values}'],
];

function notInValues(languages: readonly GuideLanguage[]): RegExp {
  const each = languages.map(({ notInValues }) => notInValues.split(' ').join('|'));
  const spaced = each.filter(isSpaced);
  const others = each.filter(words => !isSpaced(words));
  const between = `(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp([...(spaced.length > 0 ? [between] : []), ...others].join('|'), 'iu');
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Hangul', 'Han', 'Hiragana', 'Katakana'].map(
  name => new RegExp(`\\p{Script=${name}}`, 'u'),
);
const scriptsOf = (text: string) => SCRIPTS.filter(script => script.test(text));

function phrasebookOf(language: GuideLanguage): Phrasebook {
  const relations = RELATIONS.flatMap(relation =>
    [...(language.relations[relation] ?? []), ...(MORE_RELATIONS[language.code]?.[relation] ?? [])].map(
      template => [relation, phrase(template)] as const,
    ),
  );
  const statements = STATEMENTS.flatMap(statement =>
    (language.statements[statement] ?? []).map(template => [statement, phrase(template)] as const),
  );
  const pieces = PIECES.get(language.code);
  const bounds = BOUNDS.flatMap(bound =>
    (pieces ? templatesOf(pieces, bound) : []).map(template => [bound, phrase(template)] as const),
  );
  return {
    language,
    scripts: scriptsOf(`${language.when}${language.aroundField.join('')}`),
    relations,
    bounds,
    statements,
    lead: language.lead.map(lead),
    holds: language.attribute.holds.map(lead),
    nowBefore: language.now.before.map(lead),
    today: language.now.today.flatMap(words => [end(words), lead(words)]),
    asked: language.asked.map(phrase),
    and: betweenPattern(language.and),
    or: betweenPattern(language.or),
    oneOf: lead(`(${language.oneOf.join('|')})[:|：|、]`),
    inside: language.place?.inside.map(lead) ?? [],
    outside: language.place?.outside.map(lead) ?? [],
    notInValues: notInValues([language]),
  };
}

let books: readonly Phrasebook[] | undefined;

/** The phrasebooks of all languages, and the signs that they share. */
export function phrasebooks(): readonly Phrasebook[] {
  books ??= LANGUAGES.map(phrasebookOf);
  return books;
}

/** Letters of Vietnamese alone, of which there is no phrasebook, and languages whose small words mean another thing there: "sau" is "after", and no "or". */
const VIETNAMESE = /[\u1EA0-\u1EF9ơưđ]/iu;
const SAYS_OTHERWISE: ReadonlySet<string> = new Set(['ro']);

let ofAny: Pick<Phrasebook, 'and' | 'or' | 'notInValues'> | undefined;

/**
 * The words of all languages, for a text that may be of any: the engine takes a millisecond for the pattern of a language, and
 * hardly longer for that of all.
 */
export function wordsOfAny(): Pick<Phrasebook, 'and' | 'or' | 'notInValues'> {
  ofAny ??= {
    and: betweenPattern(LANGUAGES.flatMap(({ and }) => and)),
    or: betweenPattern(LANGUAGES.flatMap(({ or }) => or)),
    notInValues: notInValues(LANGUAGES),
  };
  return ofAny;
}

/** The phrasebooks of languages that are written as some of the text is. */
export function phrasebooksFor(text: string): readonly Phrasebook[] {
  const scripts = scriptsOf(text);
  const isVietnamese = VIETNAMESE.test(text);
  return phrasebooks().filter(
    book =>
      book.scripts.some(script => scripts.includes(script)) &&
      !(isVietnamese && SAYS_OTHERWISE.has(book.language.code)),
  );
}

/** The phrasebook with no other phrases than those that some part of the text may be: asked once for all of its parts. */
export function narrowed(book: Phrasebook, text: string): Phrasebook {
  const lower = text.toLowerCase();
  return {
    ...book,
    relations: book.relations.filter(([, phrase]) => phrase.mayStandIn(lower)),
    bounds: book.bounds.filter(([, phrase]) => phrase.mayStandIn(lower)),
    statements: book.statements.filter(([, phrase]) => phrase.mayStandIn(lower)),
  };
}

const SIGN_PHRASES = SIGNS.map(([relation, template]) => {
  const [signs = '', slot = ''] = template.split(' ');
  return [relation, phrase(`${signs}[ ]${slot}`)] as const;
});

/** What those of the phrases name that the words are. */
function matching<Kind>(phrases: readonly (readonly [Kind, Phrase])[], words: string): [Kind, Slots][] {
  const lower = words.toLowerCase();
  const found: [Kind, Slots][] = [];
  for (const [kind, phrase] of phrases) {
    const slots = phrase.matched(words, lower);
    if (slots) found.push([kind, slots]);
  }
  return found;
}

/** What the words behind a field's name say of it, every way in which they can be read, the most particular first. */
export function relationsIn(book: Phrasebook, words: string): { relation: Relation; slots: Slots }[] {
  return [...matching(SIGN_PHRASES, words), ...matching(book.relations, words)].map(([relation, slots]) => ({
    relation,
    slots,
  }));
}

/** What words say that are a bound and nothing else. */
export function boundsIn(book: Phrasebook, words: string): { relation: Relation; slots: Slots }[] {
  return matching(book.bounds, words).map(([relation, slots]) => ({ relation, slots }));
}

/** What a clause says of the evidence or of all fields, every way in which it can be read. */
export function statementsIn(book: Phrasebook, clause: string): { statement: Statement; slots: Slots }[] {
  return matching(book.statements, clause).map(([statement, slots]) => ({ statement, slots }));
}
