import { fieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import type { Clause } from './clause.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import { holdsQuotation } from './quotes.ts';
import { readLiterals } from './read-literals.ts';
import type { ClauseContext } from './reading-context.ts';
import { fieldNamed } from './subject.ts';

/** "Any plan except Basic", in the languages whose words for it stand in this order. */
const EXCEPT: readonly RegExp[] = [
  /^(?:any|every|all) (?<thing>.+?),? (?:except|except for|but|other than|apart from|save) (?<values>.+)$/iu,
  /^(?:jede[rsn]?|alle|beliebige[rs]?) (?<thing>.+?),? (?:außer|ausgenommen|bis auf) (?<values>.+)$/iu,
  /^(?:tout|toute|tous les|toutes les|n'importe quel|n'importe quelle) (?<thing>.+?),? (?:sauf|hormis|excepté|à part) (?:les? |la )?(?<values>.+)$/iu,
  /^(?:cualquier|todo|todos los|toda|todas las) (?<thing>.+?),? (?:excepto|salvo|menos) (?:el |la )?(?<values>.+)$/iu,
  /^(?:qualsiasi|qualunque|ogni|tutti i|tutte le) (?<thing>.+?),? (?:tranne|eccetto|salvo) (?:il |la |lo )?(?<values>.+)$/iu,
  /^(?:qualquer|todo|todos os|toda|todas as) (?<thing>.+?),? (?:exceto|menos|salvo) (?:o |a )?(?<values>.+)$/iu,
  /^(?:elk|elke|ieder|iedere|alle) (?<thing>.+?),? (?:behalve|uitgezonderd) (?<values>.+)$/iu,
];
const MOST_WORDS_OF_THING = 4;
const LONGEST_VALUE = 40;

/**
 * Reads a line that takes any value of a text but one: it is met by every other. What it takes must name one field, and what it
 * leaves out must be a value with a capital letter, since a description ("except trial ones") names none.
 */
export function clauseOfExcept(line: string, context: ClauseContext): Clause | null {
  const text = line.trim().replace(/[.;]+$/u, '');
  if (holdsQuotation(text)) return null;
  const found = EXCEPT.map(pattern => pattern.exec(text)).find(one => one !== null);
  const { thing = '', values = '' } = found?.groups ?? {};
  if (thing === '' || thing.split(' ').length > MOST_WORDS_OF_THING || values.length > LONGEST_VALUE) return null;
  if (
    !values.split(/,| (?:or|and|oder|und|ou|et|o|y|e|en|of) /u).every(one => /^[\p{Lu}\p{Lo}\p{N}]/u.test(one.trim()))
  )
    return null;
  for (const book of phrasebooksFor(text)) {
    const field = fieldNamed(thing, book, context.quotations, context);
    if (!field || fieldType(field) !== 'text') continue;
    const literals = readLiterals(values, { ...context, book, type: 'text' });
    if (!literals || literals.some(one => stateOf(one.text) !== null)) continue;
    return { kind: 'equals', field: field.name, values: literals.map(one => ({ ...one, whole: true })), negated: true };
  }
  return null;
}
