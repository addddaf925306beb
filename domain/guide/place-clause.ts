import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import type { Relation } from './languages/language.ts';
import type { Phrasebook } from './languages/phrasebook.ts';
import type { ReadingContext } from './reading-context.ts';

/** Verbs by which an address lies in a place, in whatever language. */
const LIES =
  /^(?:is|lies|stands|liegt|ist|befindet sich|se trouve|est|est située?|está|se encuentra|es|fica|situa-se|é|si trova|è|ligt|bevindt zich|ligger|finns|är|er|sijaitsee|on|leży|znajduje się|jest|leží|je|nachází se|находится|расположен[ао]?|знаходиться|розташован[аоий]+|se află|este|βρίσκεται|είναι|تقع|يقع|נמצאת?) /iu;

/** The words behind such a verb. */
export const withoutLies = (words: string): string => words.replace(LIES, '');

/** What stands behind the words that lead to a place; undefined where none does. */
const behind = (leads: Phrasebook['inside'], values: string) =>
  leads.map(lead => lead.without(values)).find(rest => rest !== values && rest !== '');

/**
 * "i Møre og Romsdal": whether words lead to a place, whatever stands behind them. No address is equal to such words; one
 * that begins so itself has a capital there ("Am Markt 4").
 */
export const leadsToPlace = (values: string, { inside, outside }: Phrasebook): boolean =>
  !/^\p{Lu}/u.test(values) && behind([...outside, ...inside], values) !== undefined;

/** "Is in Bristol", "is not in Bristol", "is outside Bristol". */
export function clauseOfPlace(
  relation: Relation,
  values: string,
  field: string,
  { book }: { book: Phrasebook },
): Clause | null {
  const outside = behind(book.outside, values);
  const place = outside ?? behind(book.inside, values);
  // A name of a place, and nothing that says more.
  if (
    place === undefined ||
    !/^(?:[^\p{Ll}\s]\S*|d[eoai]s?|del|la|le|am|an|der|upon|on)(?:[ -](?:[^\p{Ll}\s]\S*|d[eoai]s?|del|la|le|am|an|der|upon|on))*$/u.test(
      place,
    )
  )
    return null;
  return { kind: 'located', field, place, negated: (relation === 'differs') !== (outside !== undefined) };
}

/** Whether any address is asked for. */
export const asksWhere = ({ fields = [] }: ReadingContext) => fields.some(field => fieldType(field) === 'address');

/** Where an address lies, whatever verb its language has for that: "a morada fica em Setúbal". */
export function locatedIn(named: readonly Field[] | null, rest: string, book: Phrasebook): Clause | null {
  const [field, ...others] = named ?? [];
  if (!field || others.length > 0 || fieldType(field) !== 'address') return null;
  return clauseOfPlace('equals', withoutLies(rest), field.name, { book });
}
