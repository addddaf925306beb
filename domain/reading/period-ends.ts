import { type Concept, classOf } from './lexicon/concepts.ts';
import type { Word } from './meaning.ts';

/** Prepositions that stand alone before the first and before the last day of a period. */
const FROM = new Set(
  'from,du,de,des,desde,a partir de,dal,da,van,vanaf,von,vom,ab,od,ode dne,fra,från,alkaen,den,с,со,от,з,із,від,από,din,de la,-tól,dari,từ,ตั้งแต่,から,自,从,부터,من,מ,מתאריך,से'.split(
    ',',
  ),
);
const TO = new Set(
  "to,until,till,thru,au,jusqu'au,al,hasta,até,ao,fino al,tot,t/m,tot en met,bis,bis zum,do,til,till och med,til og med,asti,saakka,по,до,έως,μέχρι,până la,-ig,sampai,đến,ถึง,まで,至,到,까지,إلى,حتى,עד,तक".split(
    ',',
  ),
);
const WORTH_OF_PREPOSITION = 0.8;

const OF_THE_PAGE: readonly Concept[] = [
  'account',
  'membership',
  'subscription',
  'contract',
  'policy',
  'tenancy',
  'period',
];
const isOfOtherThing = ({ concepts }: Word) =>
  concepts.length > 0 && concepts.every(one => classOf(one) === 'thing' && !OF_THE_PAGE.includes(one));

/** How likely a label without a word that names anything says which end of a period stands beside it, for a field of these words. */
export function endNamed(name: readonly Word[], description: readonly Word[], plain: string): number {
  const isOf = (concepts: readonly Concept[]) =>
    [...name, ...description].some(word => word.concepts.some(concept => concepts.includes(concept)));
  // "al 14/06/2027" ends what the page is about, and not the certificate that it also shows.
  if (name.some(isOfOtherThing)) return 0;
  if (FROM.has(plain)) return isOf(['start', 'joined']) ? WORTH_OF_PREPOSITION : 0;
  return TO.has(plain) && isOf(['until', 'renewal', 'due']) ? WORTH_OF_PREPOSITION : 0;
}

/** Words for a time of any kind: "Period to" may end what a bill is for, and not what holds. */
const ANY_PERIOD = new Set(
  'period,periode,periodo,période,período,okres,období,obdobie,perioda,perioadă,időszak,kausi,jakso,dönem,период,період,περίοδος,期间,期間,기간,الفترة,תקופה'.split(
    ',',
  ),
);

/**
 * The words of a label, where a preposition behind a time that something holds says which end of it stands beside it:
 * "Forsikringsperiode til".
 * @param plain the label in lower case
 */
export function withPeriodEnd(words: readonly Word[], plain: string): readonly Word[] {
  const said = plain.split(' ');
  const [last = '', rest] = [said.at(-1), said.slice(0, -1).join(' ')];
  const concept: Concept | null = TO.has(last) ? 'until' : FROM.has(last) ? 'start' : null;
  const known = words.filter(({ concepts }) => concepts.length > 0);
  const isOfPeriod = known.some(({ concepts }) => concepts.includes('period'));
  if (concept === null || !isOfPeriod || ANY_PERIOD.has(rest) || known.length < words.length - 1) return words;
  if (known.some(({ concepts }) => concepts.includes(concept))) return words;
  return [...known, { text: last, concepts: [concept] }];
}
