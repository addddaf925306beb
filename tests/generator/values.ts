import type { Random } from './random.ts';
import type { Concept, Vocabulary } from './vocabulary/vocabulary.ts';

const DATE_FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
];

function dateIn(words: Vocabulary, random: Random, years: readonly [number, number]): string {
  const [first, last] = years;
  const day = new Date(Date.UTC(first + random.below(last - first + 1), random.below(12), 1 + random.below(28)));
  return new Intl.DateTimeFormat(words.locale, { ...random.pick(DATE_FORMS), timeZone: 'UTC' }).format(day);
}

function moneyIn(words: Vocabulary, random: Random, most: number): string {
  const amount = 5 + random.below(most * 100) / 100;
  return new Intl.NumberFormat(words.locale, { style: 'currency', currency: words.currency }).format(amount);
}

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.below(10)).join('');

function numberOf(random: Random): string {
  const forms = [
    () => digits(random, 9),
    () => `${digits(random, 4)} ${digits(random, 4)} ${digits(random, 3)}`,
    () =>
      `${String.fromCharCode(65 + random.below(26))}${String.fromCharCode(65 + random.below(26))}-${digits(random, 6)}`,
    () => `${digits(random, 3)}/${digits(random, 5)}`,
  ];
  return random.pick(forms)();
}

/** A value of this kind as a site of this language writes it. */
export function valueFor(concept: Concept, words: Vocabulary, random: Random): string {
  switch (concept) {
    case 'holder':
      return random.pick(words.names);
    case 'status':
      return random.pick(random.chance(0.7) ? words.good : words.bad);
    case 'plan':
      return random.pick(words.plans);
    case 'number':
      return numberOf(random);
    case 'since':
      return dateIn(words, random, [2014, 2025]);
    case 'until':
      return dateIn(words, random, [2027, 2031]);
    case 'balance':
      return moneyIn(words, random, 9_000);
    case 'fee':
      return moneyIn(words, random, 90);
    case 'address':
      return random.pick(words.addresses);
  }
}

/** Another value of the same kind. */
export function otherValue(concept: Concept, value: string, words: Vocabulary, random: Random): string {
  for (;;) {
    const other = valueFor(concept, words, random);
    if (other !== value) return other;
  }
}
