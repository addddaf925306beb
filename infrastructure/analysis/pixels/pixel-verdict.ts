import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import { saysOtherwise, showsValue } from './agreement.ts';

/** What one attempt read, and how sure the reader was, 0 to 100. */
export type Reading = { text: string; confidence: number };

/** Mean confidence from which a reading counts against a value; noise and icons are read below it. */
const CONFIDENT = 70;

/**
 * Holds readings of the same pixels against a value: one that shows it is enough, since a misreading never makes a
 * wrong value right by chance; only a confident reading of something else contradicts it.
 */
export function pixelVerdict(value: string, readings: readonly Reading[]): PixelCheck {
  if (readings.some(reading => showsValue(value, reading.text))) return 'agree';
  const confident = readings.filter(reading => reading.confidence >= CONFIDENT);
  return confident.some(reading => saysOtherwise(value, reading.text)) ? 'disagree' : 'unreadable';
}
