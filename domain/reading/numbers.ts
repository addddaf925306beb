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

/** What a letter or sign behind a number multiplies it by; null when it is no such sign. */
export const factorOf = (sign: string): number | null => FACTORS[sign.toLowerCase()] ?? null;
