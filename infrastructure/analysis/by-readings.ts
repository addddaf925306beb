import type { Extraction } from '../../domain/extraction/extract.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { fitInPages } from '../../domain/teaching/fit-pages.ts';
import { readablePage } from '../../domain/teaching/readable-page.ts';
import type { TaughtReading } from '../../domain/teaching/taught-reading.ts';
import type { TriedReading } from '../../domain/teaching/used-readings.ts';
import type { TextPage } from './evidence-text.ts';
import type { PageExtractions } from './findings-in.ts';

/**
 * Reads a page, or the pages of a document, as people taught it. What they pointed at stands in the place of what was
 * found for the field on the same page: a person knows better than a rule what a label means.
 */
export function byReadings(
  texts: readonly TextPage[],
  extracted: readonly PageExtractions[],
  readings: readonly TaughtReading[],
  fields: readonly Field[],
): { pages: PageExtractions[]; tried: TriedReading[] } {
  if (readings.length === 0 || texts.length === 0) return { pages: [...extracted], tried: [] };
  const readable = texts.map(({ text }) => readablePage(text));
  const tried: TriedReading[] = [];
  const found: { at: number; extraction: Extraction }[] = [];
  for (const reading of readings) {
    const field = fields.find(({ name }) => name === reading.field);
    if (field === undefined) continue;
    const { reading_id } = reading;
    const outcome = fitInPages(readable, reading, field);
    tried.push({ reading_id, outcome: 'found' in outcome ? 'read' : outcome.misfit });
    if ('found' in outcome) found.push({ at: outcome.at, extraction: outcome.found });
  }
  const pages = extracted.map(({ page, extractions }, at) => {
    const taught = found.filter(one => one.at === at).map(one => one.extraction);
    const others = extractions.filter(({ name }) => !taught.some(one => one.name === name));
    return { page, extractions: [...others, ...taught] };
  });
  return { pages, tried };
}
