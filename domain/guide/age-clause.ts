import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { isDenied } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { OTHERS } from './person-shown.ts';
import type { ReadingContext } from './reading-context.ts';

const YEARS =
  '(?: (?:years?(?: old| of age)?|jahre?n?(?: alt)?|ans|años|anos|anni|jaar(?: oud)?|år(?: gammal| gammel)?|-?vuotias|lat|roku życia|let|лет|года|років|роки|éves|yaş(?:ında|ından)?|ani|ετών|χρονών))?';
/** That somebody has not reached an age, `#` being the number, and that somebody has. */
const YOUNGER =
  'younger than #|under #|below #|under the age of #|aged under #|jünger als #|unter #|moins de #|menor(?:es)? de #|menos de #|mais nov[oa] que #|meno di #|età inferiore a #|più giovane di #|jonger dan #|onder de #|yngre än #|under #|yngre end #|yngre enn #|alle #|nuorempi kuin #|młodsz[ya] niż #|poniżej #|mladší než #|mladší #|моложе #|младше #|молодш(?:ий|а) за #|молодше #|fiatalabb mint #|# alatti|# yaşından küçük|sub #|mai tân[ăa]r de #|κάτω των #|μικρότερ(?:ος|η) από #';
const REACHED =
  'at least #|# or (?:older|over|above|more)|aged # or (?:older|over|above)|no younger than #|mindestens #|# oder älter|ab #|au moins #|# ou plus|al menos #|como mínimo #|# o más|pelo menos #|# ou mais|almeno #|# o più|minstens #|ten minste #|# of ouder|minst #|# eller äldre|mindst #|# eller ældre|# eller eldre|vähintään #|co najmniej #|# lub więcej|alespoň #|nejméně #|не младше #|не моложе #|не менее #|не молодш(?:ий|а|е) за #|щонайменше #|legalább #|en az #|cel puțin #|τουλάχιστον #';
const patternOf = (phrases: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${phrases.replaceAll('#', `(?:(\\d{1,3})(?!\\d)${YEARS})`)})(?![\\p{L}\\p{N}])`,
    'iu',
  );
const [IS_YOUNGER, HAS_REACHED] = [patternOf(YOUNGER), patternOf(REACHED)];

const OF_AGE = new Set(
  'age,aged,old,has,have,hat,a,tiene,tem,ha,heeft,har,on,ma,má,alter,alt,âge,âgé,âgée,edad,idade,età,leeftijd,oud,ålder,alder,gammal,gammel,ikä,wiek,věk,возраст,вік,kor,yaş,yaşı,vârsta,vârstă,ηλικία'.split(
    ',',
  ),
);
const LOWEST = 5;
const HIGHEST = 110;

/** Words for whoever is asked about, that they are, and of their age. */
const isOfPerson = (words: string) =>
  folded(words)
    .split(/[\s'’]+/u)
    .filter(word => word !== '')
    .every(
      word =>
        OF_AGE.has(word) ||
        isPlainWord(word) ||
        meaningOf(word).every(({ concepts }) => concepts.some(one => classOf(one) === 'who' && !OTHERS.includes(one))),
    );

const isBirth = (field: Field) => fieldType(field) === 'date' && names(meaningOfField(field), 'birth');

/**
 * Reads a line about how old somebody is, where the day of birth is asked for: "The person is younger than 26", "mindestens 18
 * Jahre alt". Other lines with a number of years are of other days.
 */
export function clauseOfAge(line: string, { fields = [] }: ReadingContext): Clause | null {
  const [field, ...others] = fields.filter(isBirth);
  const text = line.trim().replace(/[.;,]+$/u, '');
  if (!field || others.length > 0 || isDenied(text)) return null;
  for (const [pattern, kind] of [
    [HAS_REACHED, 'older_than'],
    [IS_YOUNGER, 'within_last'],
  ] as const) {
    const found = pattern.exec(text);
    const count = Number(found?.slice(1).find(digits => digits !== undefined) ?? '0');
    if (!found || count < LOWEST || count > HIGHEST) continue;
    if (isOfPerson(text.replace(found[0], ' '))) return { kind, field: field.name, count, unit: 'year' };
  }
  return null;
}
