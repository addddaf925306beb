import { isEnvelopeId } from '../identifiers.ts';

/** What is captured, an inquiry or an envelope, each under a name of its own. */
export type Captured = { inquiry_id: string } | { envelope_id: string };

/** What this id names. */
export function capturedBy(id: string): Captured {
  return isEnvelopeId(id) ? { envelope_id: id } : { inquiry_id: id };
}

/** The id of what is captured. */
export function idOf(captured: Captured): string {
  return 'envelope_id' in captured ? captured.envelope_id : captured.inquiry_id;
}
