import type { Assessment } from '../inquiry/assessment.ts';
import type { EnvelopeEvent } from './events.ts';

/** The assessment that the latest result of an envelope rests on; null before the first. */
export function latestAssessment(events: readonly EnvelopeEvent[]): Assessment | null {
  for (const event of events.toReversed()) {
    if (event.type === 'EnvelopeReassessed') return event.data;
    if (event.type === 'EnvelopeResultRecorded') {
      const { acceptance_category, confidence_category, ...rest } = event.data;
      return { ...rest, acceptance: acceptance_category, confidence: confidence_category };
    }
  }
  return null;
}
