import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import { saysOtherwise, showsValue } from './agreement.ts';

/** What one attempt read, and how sure the reader was, 0 to 100. */
export type Reading = { text: string; confidence: number };

/** From here a reading that shows the value needs no second look. */
const SURE = 80;
/** From here a reading of something else counts against the value; noise and icons are read below it. */
const CONFIDENT = 70;

/** Whether a reading settles by itself that the value stands there. */
export function settles(value: string, reading: Reading): boolean {
  return reading.confidence >= SURE && showsValue(value, reading.text);
}

/**
 * Holds readings of the same pixels against a value. One that shows it is enough unless a surer one says otherwise:
 * a border read as a digit must make no `117` of a `17`. Only a confident reading of something else contradicts.
 */
export function pixelVerdict(value: string, readings: readonly Reading[]): PixelCheck {
  const surest = (holds: (value: string, text: string) => boolean): number =>
    Math.max(-1, ...readings.filter(({ text }) => holds(value, text)).map(({ confidence }) => confidence));
  const shown = surest(showsValue);
  const contradicted = surest(saysOtherwise);
  if (shown >= 0 && shown >= contradicted) return 'agree';
  return contradicted >= CONFIDENT ? 'disagree' : 'unreadable';
}
