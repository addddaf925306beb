import type { Concept } from './concepts.ts';
import { FormIndex, type Meanings } from './form-index.ts';
import type { Forms } from './forms.ts';
import { greek } from './languages/greek.ts';
import { latinSpellings } from './languages/latin-spellings.ts';
import { russian } from './languages/russian.ts';
import { ukrainian } from './languages/ukrainian.ts';
import { vietnamese } from './languages/vietnamese.ts';
import { plainForm } from './written-form.ts';

/** How Greek and Cyrillic letters are spelt in Latin ones. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'α a,β v,γ g,δ d,ε e,ζ z,η i,θ th,ι i,κ k,λ l,μ m,ν n,ξ x,ο o,π p,ρ r,σ s,ς s,τ t,υ y,φ f,χ ch,ψ ps,ω o,' +
    'а a,б b,в v,г g,ґ g,д d,е e,є ye,ж zh,з z,и i,і i,ї yi,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,' +
    'ш sh,щ shch,ъ ,ы y,ь ,э e,ю yu,я ya'
  )
    .split(',')
    .map(pair => pair.split(' ') as [string, string]),
);
const SPELT = /[α-ωа-яєґіїς]/g;
export const isSpeltByRule = (word: string): boolean => /[α-ωа-яєґії]/.test(word);

/** What is spelt in several ways, in one of them; those first that hold others. */
const SAME_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/o[uyj]/g, 'u'],
  [/n(?=[gk])/g, ''],
  [/[ck]h/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/zh/g, 'z'],
  [/tz|ts/g, 'c'],
  [/x/g, 'ks'],
  [/mp/g, 'b'],
  [/[eo]i/g, 'i'],
  [/[yj]/g, 'i'],
  [/i?([aeu])/g, '$1'],
  [/[vw]/g, 'f'],
  [/q/g, 'k'],
  [/(.)\1/g, '$1'],
];

/** A word in plain form as it sounds, however it is spelt in Latin, Greek or Cyrillic letters. */
export function soundOf(word: string): string {
  const latin = word.replace(SPELT, letter => LETTERS[letter] ?? '');
  return SAME_SOUNDS.reduce((sound, [spelling, one]) => sound.replace(spelling, one), latin);
}

/** The forms of a language as they sound; what is written between them stays. */
const soundsOf = (forms: Forms): Forms =>
  Object.fromEntries(
    Object.entries(forms).map(([concept, list]) => [concept, plainForm(list).replace(/[^\s,-]+/g, soundOf)]),
  ) as Partial<Record<Concept, string>>;

/** No mark on a letter, but a letter of its own. */
const withPlainD = (forms: Forms): Forms =>
  Object.fromEntries(Object.entries(forms).map(([concept, list]) => [concept, list.replaceAll('đ', 'd')])) as Partial<
    Record<Concept, string>
  >;

/** Of Arabic, as it is written before its word. */
const ARTICLE = /^[ae]l(?=.{3})/;

let known: FormIndex | undefined;
/** Vietnamese as it is typed without its marks: one syllable of it says too little. */
let unmarked: FormIndex | undefined;

const SHORTEST = 3;

/** What a word or phrase in Latin letters names in a language of other letters; undefined when nobody knows it. */
export function meaningsAsSpelt(words: string): Meanings | undefined {
  if (words.length < SHORTEST || !/^[a-z ]+$/.test(words)) return undefined;
  known ??= new FormIndex([greek, russian, ukrainian, latinSpellings].map(soundsOf));
  unmarked ??= new FormIndex([withPlainD(vietnamese)]);
  const typed = words.includes(' ') ? unmarked.phrase(words) : undefined;
  if (typed) return typed;
  const sound = words.split(' ').map(soundOf).join(' ');
  if (sound.includes(' ')) return known.phrase(sound);
  return known.word(sound) ?? known.phrase(soundOf(words.replace(ARTICLE, '')));
}

/** German and Danish letters, spelt with two where there is no key for them. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/aa/g, 'a'],
];

/** A word as the lexicon has it where it is spelt without the marks on its letters: "kuendigung"; null when it holds none. */
export function withoutDigraphs(word: string): string | null {
  const plain = DIGRAPHS.reduce((text, [two, one]) => text.replace(two, one), word);
  return plain === word ? null : plain;
}
