import { meaningOf } from '../../reading/meaning.ts';
import { valueType } from '../../reading/value-types.ts';
import { namesOrganisation } from './organisation.ts';

/** A sentence ends behind a word; behind an initial or a title a name goes on. */
const SENTENCE = /\p{Ll}{4,}[.!?](?:\s|$)/u;
const WORD = /[\p{L}\p{M}.'-]+/gu;
/** The abbreviation of a thing, such as "CV": initials have a stop, and whole names may be set in capitals. */
const ABBREVIATION = /^\p{Lu}{2,3}$/u;

/** Words that things are sold under, and "my": "Premium Flex", "Negocio Plus", "Mijn Duinmeer". Words that people are called as well are left out. */
const OF_PRODUCT =
  /(?<![\p{L}\p{M}])(?:plus|premium|flex|flexi|pro|rewards?|unlimited|comfort|komfort|komplett|complete|standard|classic|basis|basic|smart|digital|online|mobile|business|family|familiar|famille|безлимит|премиум|преміум|стандарт|базовый|базовий|комфорт|плюс)(?![\p{L}\p{M}])|^(?:my|mein|meine|mijn|mes|meu|meus|minha|minhas|moje|mój|мой|моя|мои|мій|мої)\s/iu;

/** Whether a text is nothing but a name, as far as its form tells and nobody knows its words to mean anything else. */
export function isPersonsName(text: string): boolean {
  if (valueType(text) !== 'name' || SENTENCE.test(text)) return false;
  if (namesOrganisation(text) || OF_PRODUCT.test(text)) return false;
  const words = text.match(WORD) ?? [];
  const isAllCapitals = text === text.toUpperCase();
  if (!isAllCapitals && words.some(word => ABBREVIATION.test(word))) return false;
  return meaningOf(text).every(({ concepts }) => concepts.length === 0);
}
