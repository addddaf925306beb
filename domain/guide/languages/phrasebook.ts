import { type GuideLanguage, RELATIONS, type Relation, STATEMENTS, type Statement } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { betweenPattern, leadingPattern, type Slots, wholePattern } from './phrase.ts';

/** A language whose templates are patterns, made once. */
export type Phrasebook = {
  language: GuideLanguage;
  relations: readonly (readonly [Relation, RegExp])[];
  statements: readonly (readonly [Statement, RegExp])[];
  lead: readonly RegExp[];
  and: RegExp;
  or: RegExp;
  oneOf: RegExp;
  notInValues: RegExp;
};

/** Signs that mean the same in every language. */
const SIGNS: readonly (readonly [Relation, string])[] = [
  ['at_least', '(>=|≥|=>) {bound}'],
  ['at_most', '(<=|≤|=<) {bound}'],
  ['more_than', '> {bound}'],
  ['less_than', '< {bound}'],
  ['differs', '(!=|≠|<>) {values}'],
  ['equals', '(=|==|:|=:) {values}'],
];

function notInValues({ notInValues }: GuideLanguage): RegExp {
  const words = notInValues.split(' ').join('|');
  return /\p{Script=Latin}/u.test(words)
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')
    : new RegExp(words, 'u');
}

function phrasebookOf(language: GuideLanguage): Phrasebook {
  const relations = RELATIONS.flatMap(relation =>
    (language.relations[relation] ?? []).map(template => [relation, wholePattern(template)] as const),
  );
  const statements = STATEMENTS.flatMap(statement =>
    (language.statements[statement] ?? []).map(template => [statement, wholePattern(template)] as const),
  );
  return {
    language,
    relations,
    statements,
    lead: language.lead.map(leadingPattern),
    and: betweenPattern(language.and),
    or: betweenPattern(language.or),
    oneOf: leadingPattern(`(${language.oneOf.join('|')})[:|：|、]`),
    notInValues: notInValues(language),
  };
}

let books: readonly Phrasebook[] | undefined;

/** The phrasebooks of all languages, and the signs that they share. */
export function phrasebooks(): readonly Phrasebook[] {
  books ??= LANGUAGES.map(phrasebookOf);
  return books;
}

const SIGN_PATTERNS = SIGNS.map(([relation, template]) => {
  const [signs = '', slot = ''] = template.split(' ');
  return [relation, wholePattern(`${signs}[ ]${slot}`)] as const;
});

/** What the words behind a field's name say of it, every way in which they can be read, the most particular first. */
export function relationsIn(book: Phrasebook, words: string): { relation: Relation; slots: Slots }[] {
  return [...SIGN_PATTERNS, ...book.relations].flatMap(([relation, pattern]) => {
    const match = pattern.exec(words);
    return match ? [{ relation, slots: match.groups ?? {} }] : [];
  });
}

/** What a clause says of the evidence or of all fields, every way in which it can be read. */
export function statementsIn(book: Phrasebook, clause: string): { statement: Statement; slots: Slots }[] {
  return book.statements.flatMap(([statement, pattern]) => {
    const match = pattern.exec(clause);
    return match ? [{ statement, slots: match.groups ?? {} }] : [];
  });
}
