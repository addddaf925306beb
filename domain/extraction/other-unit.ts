import { folded } from '../reading/text.ts';

/** Units by which people are billed or measured and that no site puts for each other, as they are written when folded. */
const UNITS = [
  'kwh',
  'mwh',
  'kw',
  'm3',
  'm2',
  'gj',
  'therms',
  'gb',
  'mb',
  'tb',
  'km',
  'miles',
  'kg',
  'lbs',
  'ml',
] as const;
const UNIT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${UNITS.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const unitsIn = (plain: string): string[] => plain.match(UNIT) ?? [];

/**
 * Whether what is asked for is in one unit and what is shown in another: a usage in kWh beside one in cubic metres.
 * @param asked the words of a field, folded
 * @param shown a label and its value
 */
export function isInOtherUnit(asked: string, shown: string): boolean {
  const wanted = unitsIn(asked);
  if (wanted.length === 0) return false;
  const found = unitsIn(folded(shown));
  return found.length > 0 && !found.some(unit => wanted.includes(unit));
}
