import type { UsedReading } from '../inquiry/assessment.ts';
import { type Misfit, whyMisfit } from './misfit.ts';
import type { TaughtReading } from './taught-reading.ts';

/** What became of a taught reading on one piece of evidence. */
export type TriedReading = { reading_id: string; outcome: 'read' | Misfit };

/** What came nearest to a value: a page that does not hold the label at all may be another page of the site. */
const NEAREST = [
  'read',
  'other_form',
  'repeated',
  'moved',
  'gone',
] as const satisfies readonly TriedReading['outcome'][];

/** The outcome that came nearest to a value; undefined when nothing was tried. */
export const nearestOf = <Outcome extends TriedReading['outcome']>(outcomes: readonly Outcome[]): Outcome | undefined =>
  NEAREST.flatMap(each => outcomes.filter(one => one === each))[0];

/** What became of each reading over all evidence. */
export function usedReadings(readings: readonly TaughtReading[], tried: readonly TriedReading[]): UsedReading[] {
  return readings.flatMap(reading => {
    const { reading_id, field } = reading;
    const outcomes = tried.filter(one => one.reading_id === reading_id).map(one => one.outcome);
    const outcome = nearestOf(outcomes);
    if (outcome === undefined) return [];
    return { reading_id, field, outcome, reason: outcome === 'read' ? null : whyMisfit(outcome, reading) };
  });
}

/**
 * The readings that do not fit any more, of fields that none of their readings reads. That the label of a field that may
 * be missing is nowhere says nothing.
 */
export function brokenReadings(used: readonly UsedReading[], required: readonly string[]): UsedReading[] {
  const isRead = (field: string) => used.some(one => one.field === field && one.outcome === 'read');
  return used.filter(
    ({ field, outcome }) => outcome !== 'read' && !isRead(field) && (outcome !== 'gone' || required.includes(field)),
  );
}
