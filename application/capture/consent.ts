import type { CaptureType } from '../../domain/inquiry/configuration.ts';

/**
 * Version of the texts of what is recorded, in all languages; stored with every session, so that an auditor knows what
 * the end user agreed to.
 */
export const CONSENT_VERSION = '6';

/** A sentence of what will be recorded. The end user reads it before Start, in their language. */
export type Recorded =
  | 'visits'
  | 'byItself'
  | 'captures'
  | 'capturesOrLast'
  | 'last'
  | 'lastIfNone'
  | 'chosen'
  | 'downloads'
  | 'documents'
  | 'never';

/** How evidence comes about in a capture. */
export type RecordedCapture = {
  captureType: CaptureType;
  /** The end user captures with a button, and may upload where documents are asked for. */
  manual: boolean;
  /** Pages that show what is wanted are captured while the end user browses. */
  byItself: boolean;
  /** The page that is open at the end is captured when nothing was captured before. */
  atFinish: boolean;
  /** Steps lead the end user: what they download at a step is kept. */
  guided: boolean;
};

function ofScreenshots({ manual, byItself, atFinish }: RecordedCapture): Recorded[] {
  if (byItself)
    return ['byItself', ...(manual ? (['captures'] as const) : []), ...(atFinish ? (['lastIfNone'] as const) : [])];
  if (!manual) return ['last'];
  return [atFinish ? 'capturesOrLast' : 'captures'];
}

/** What will be recorded, in the order in which it is read. */
export function recorded(capture: RecordedCapture): Recorded[] {
  const ofDocuments: Recorded[] = capture.manual ? ['documents', 'captures'] : ['downloads'];
  if (capture.captureType === 'document') return ['visits', ...ofDocuments, 'never'];
  const ofSite: Recorded[] = capture.guided ? ['downloads'] : capture.manual ? ['chosen'] : [];
  return ['visits', ...ofScreenshots(capture), ...ofSite, 'never'];
}
