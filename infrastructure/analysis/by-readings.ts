import type { Extraction } from '../../domain/extraction/extract.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { fit } from '../../domain/teaching/fit.ts';
import { readablePage } from '../../domain/teaching/readable-page.ts';
import type { TaughtReading } from '../../domain/teaching/taught-reading.ts';
import type { TriedReading } from '../../domain/teaching/used-readings.ts';
import type { TextPage } from './evidence-text.ts';
import type { PageExtractions } from './findings-in.ts';

/**
 * Reads a page as people taught it. What they pointed at stands in the place of what was found for the field on the same
 * page: a person knows better than a rule what a label means.
 */
export function byReadings(
  texts: readonly TextPage[],
  extracted: readonly PageExtractions[],
  readings: readonly TaughtReading[],
  fields: readonly Field[],
): { pages: PageExtractions[]; tried: TriedReading[] } {
  const [text] = texts;
  if (readings.length === 0 || text === undefined) return { pages: [...extracted], tried: [] };
  const readable = readablePage(text.text);
  const tried: TriedReading[] = [];
  const found: Extraction[] = [];
  for (const reading of readings) {
    const field = fields.find(({ name }) => name === reading.field);
    if (field === undefined) continue;
    const { reading_id } = reading;
    const outcome = fit(readable, reading, field);
    tried.push({ reading_id, outcome: 'found' in outcome ? 'read' : outcome.misfit });
    if ('found' in outcome) found.push(outcome.found);
  }
  const isTaught = ({ name }: Extraction) => found.some(one => one.name === name);
  const pages = extracted.map(({ page, extractions }, at) => {
    const others = extractions.filter(one => !isTaught(one));
    return { page, extractions: at === 0 ? [...others, ...found] : others };
  });
  return { pages, tried };
}
