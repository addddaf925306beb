import type { CaptureType } from '../../domain/inquiry/configuration.ts';

/**
 * Version of the texts of what is recorded, in all languages; stored with every session, so that an auditor knows what
 * the end user agreed to.
 */
export const CONSENT_VERSION = '3';

/** A sentence of what will be recorded. The end user reads it before Start, in their language. */
export type Recorded = 'visits' | 'captures' | 'capturesOrLast' | 'last' | 'downloads' | 'documents' | 'never';

/** How evidence comes about in a capture. */
export type RecordedCapture = {
  captureType: CaptureType;
  /** The end user captures with a button, and may upload where documents are asked for. */
  manual: boolean;
  /** The service captures the page that is open at the end when nothing was captured before. */
  auto: boolean;
  /** Steps lead the end user: what they download at a step is kept. */
  guided: boolean;
};

function ofScreenshots({ manual, auto }: RecordedCapture): Recorded {
  if (!manual) return 'last';
  return auto ? 'capturesOrLast' : 'captures';
}

/** What will be recorded, in the order in which it is read. */
export function recorded(capture: RecordedCapture): Recorded[] {
  const ofDocuments: Recorded[] = capture.manual ? ['documents', 'captures'] : ['downloads'];
  if (capture.captureType === 'document') return ['visits', ...ofDocuments, 'never'];
  return ['visits', ofScreenshots(capture), ...(capture.guided ? (['downloads'] as const) : []), 'never'];
}
