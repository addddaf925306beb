import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import type { Extraction } from '../../../domain/extraction/extract.ts';
import type { Page } from '../../../domain/extraction/page.ts';
import type { PageExtractions } from '../findings-in.ts';

/** A page, and what the extraction without a model read from it. */
export type ExtractedPage = PageExtractions & { text: Page };

/** A proposal as it stands on a page. */
export type Placed = { extraction: Extraction; candidate: Candidate | undefined };
