import type { Amount, Measure } from './amounts.ts';

/** How far two amounts can be compared: as numbers, not at all, or only if what one leaves out is as in the other. */
export type Comparability = 'same' | 'open' | 'different';

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

function sameMoney(a: Extract<Measure, { kind: 'money' }>, b: Extract<Measure, { kind: 'money' }>): Comparability {
  const shared = [...a.currencies].filter(code => b.currencies.has(code));
  if (shared.length === 0) return 'different';
  return a.sign === b.sign || (a.currencies.size === 1 && b.currencies.size === 1) ? 'same' : 'open';
}

/** Weeks are days and years are months, but how many days a month has depends on the month. */
function inSmallest({ readings, measure }: Amount): { unit: string; readings: readonly number[] } {
  const unit = measure.kind === 'duration' ? measure.unit : '';
  const factor = DAYS[unit] ?? MONTHS[unit] ?? 1;
  return { unit: DAYS[unit] === undefined ? 'month' : 'day', readings: readings.map(reading => reading * factor) };
}

/** Whether two amounts measure the same thing, and their numbers in the same unit. */
export function inSameMeasure(
  asked: Amount,
  given: Amount,
): { comparability: Comparability; asked: readonly number[]; given: readonly number[] } {
  const [a, b] = [asked.measure, given.measure];
  const plain = { asked: asked.readings, given: given.readings };
  if (a.kind === 'money' && b.kind === 'money') return { comparability: sameMoney(a, b), ...plain };
  if (a.kind === 'percent' && b.kind === 'percent') return { comparability: 'same', ...plain };
  if (a.kind === 'duration' && b.kind === 'duration') {
    const [one, other] = [inSmallest(asked), inSmallest(given)];
    const comparability = one.unit === other.unit ? 'same' : 'different';
    return { comparability, asked: one.readings, given: other.readings };
  }
  if (a.kind === 'count' && b.kind === 'count' && a.of === b.of) return { comparability: 'same', ...plain };
  const isBare = (measure: Measure) => measure.kind === 'count' && measure.of === '';
  return { comparability: isBare(a) || isBare(b) ? 'open' : 'different', ...plain };
}
