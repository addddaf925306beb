import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { names } from '../reading/meaning.ts';
import type { FieldWording, LabelWording } from '../reading/wordings.ts';

/** Whose reference a letter tells, the writer's or the reader's, in languages whose letters have lines for both. */
const WHOSE = new RegExp(
  `^(?:${[
    'our|your|ihre?|unsere?|ihr|notre|votre|nos|vos|[nv][ée]?[./]|[nvs]/',
    'nuestr[ao]|su|vuestr[ao]|s/|nossa|vossa|a nossa|a vossa|ns|vs|nostr[oa]|vostr[oa]|il (?:nostro|vostro)|uw|ons|onze',
    'vår|er|ert|vores|jeres|deres|din|meidän|teidän|viitteenne|viitteemme|nasz|wasz|państwa|naše?|vaše?|naša|vaša|hivatkozási',
    'наш|ваш|наши|ваши|на вх|на ваш|noastr[ăa]|dumneavoastr[ăa]|dvs|mieszk|teie|meie|mūsų|jūsų|mūsu|jūsu|sayın|σχετικό|το δικό σας',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
const REFERENCE: readonly Concept[] = ['reference', 'number'];
/** What has a number that a letter about it tells besides its own. */
const NUMBERED: readonly Concept[] = [
  'policy',
  'membership',
  'account',
  'contract',
  'vehicle',
  'passport',
  'meter',
  'property',
  'registration',
  'licence',
  'card',
];

/**
 * Whether a label is the line of a letter for the reference of whoever writes or reads it, and the field asks for the number
 * of somebody or of something else: "Our ref: MEM/JCA/40718/26" is the number of no member.
 */
export function isOfLetter({ plain, words }: LabelWording, { name, description }: FieldWording): boolean {
  if (!WHOSE.test(plain)) return false;
  const told = words.flatMap(({ concepts }) => concepts);
  if (!told.includes('reference') || !told.every(concept => REFERENCE.includes(concept))) return false;
  if (names(name, 'reference') || names(description, 'reference')) return false;
  return [...name, ...description].some(({ concepts }) =>
    concepts.some(concept => classOf(concept) === 'who' || NUMBERED.includes(concept)),
  );
}
