const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  万: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
};

/** Words for what a number is multiplied by, as they stand behind it, each without its stop. */
const SCALES: readonly (readonly [factor: number, words: string])[] = [
  [1e3, 'thousand,tsd,tausend,tys,tis,tisíc,tisícov,тыс,тис,хил,mille,mila,bin,ezer,duizend,हज़ार,हजार,nghìn,ngàn,พัน'],
  [1e5, 'lakh,lakhs,lac,lacs,लाख'],
  [
    1e6,
    'million,millions,mio,millionen,millón,millones,milhão,milhões,milione,milioni,miljoen,mln,milion,miliony,milionů,miljoner,miljonaa,milj,mill,millioner,milyon,millió,milioane,млн,миллион,миллиона,миллионов,мільйон,мільйонів,εκατ,εκατομμύρια,triệu,ล้าน,مليون',
  ],
  [1e7, 'crore,crores,करोड़'],
  [1e9, 'milliard,milliards,mrd,milliarden,mld,miliard,miliardów,miljarder,miljard,milyar,milliárd,млрд,tỷ'],
];

/** Source of a pattern for one of these words; a stop may stand behind it. */
export const SCALE_WORD = `(?:${SCALES.flatMap(([, words]) => words.split(','))
  .sort((a, b) => b.length - a.length)
  .map(([first = '', ...rest]) => `[${first}${first.toUpperCase()}]${rest.join('')}`)
  .join('|')})\\.?`;

/** Digits in groups of three by one sign, then perhaps a decimal sign that is another one. */
const GROUPED = /^\d{1,3}(?:([,. '])\d{3})(?:\1\d{3})*(?:(?!\1)([.,])\d+)?$/;
/** Lakhs and crores: groups of two before the last three. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const PLAIN = /^\d+(?:[.,]\d+)?$/;

const grouped = (digits: string, group: string) => Number(digits.replaceAll(group, '').replace(',', '.'));

/**
 * The numbers that digits with separators may mean, none when they are set as no number is: `1.234` is two,
 * `1,234.50`, `1.234,50` and `48,215` are one.
 */
export function readDigits(digits: string): number[] {
  if (INDIAN.test(digits)) return [Number(digits.replaceAll(',', ''))];
  const [isGrouped, group = '', decimal] = GROUPED.exec(digits) ?? [];
  const isPlain = PLAIN.test(digits);
  if (isGrouped === undefined) return isPlain ? [Number(digits.replace(',', '.'))] : [];
  const whole = grouped(digits, group);
  if (digits.startsWith('0')) return isPlain ? [Number(digits.replace(',', '.'))] : [];
  // One point before three digits is a decimal point or a group; one comma is taken for a group.
  return isPlain && group === '.' && decimal === undefined ? [Number(digits), whole] : [whole];
}

/** An amount without the dash that stands for no pence: "12 990,- Kč", "Fr. 25.-". */
export const withoutDash = (amount: string): string => amount.replace(/(\d)[.,]-{1,2}(?!\d)/g, '$1');

/** What a letter, a sign or a word behind a number multiplies it by; null when it is no such sign. */
export function factorOf(sign: string): number | null {
  const word = sign.toLowerCase().replace(/\.$/, '');
  return FACTORS[word] ?? SCALES.find(([, words]) => words.split(',').includes(word))?.[0] ?? null;
}
