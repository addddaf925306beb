import { isEnvelopeId } from '../domain/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { EnvelopeDocument } from './views/envelope-view.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';

/** The read models of what is captured. */
export type CapturedReadModels = { inquiries: ReadModel<InquiryDocument>; envelopes: ReadModel<EnvelopeDocument> };

/** The one that shows what this id names. */
export function readModelOf(
  { inquiries, envelopes }: CapturedReadModels,
  capturedId: string,
): Pick<ReadModel<unknown>, 'reached' | 'caughtUpTo'> {
  return isEnvelopeId(capturedId) ? envelopes : inquiries;
}
