import type { ValueToMark } from '../../application/ports/document-viewer.ts';
import type { Pointing } from '../../application/ports/teaching-reader.ts';
import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { Reading } from '../../domain/teaching/taught-reading.ts';
import type { RawEvidence } from '../analysis/evidence-text.ts';
import type { Asked } from '../analysis/parts.ts';
import { encodeFrame, type FrameLimits } from '../confinement/frames.ts';

/**
 * What a reader is asked: to read a piece of evidence, to say what pointing at a text of a page, or a reading of it,
 * comes to, whether a document opens, what a document says for somebody who looks at it, to draw a page of one (from 1),
 * or at a glance which fields a page seems to show.
 */
export type ReaderJob =
  | { kind: 'read'; evidence: RawEvidence; asked: Asked }
  | { kind: 'teach'; evidence: RawEvidence; page: number | null; pointing: Pointing | null }
  | { kind: 'try'; evidence: RawEvidence; reading: Reading; field: Field }
  | { kind: 'open'; bytes: Uint8Array; contentType: string }
  | { kind: 'view'; bytes: Uint8Array; contentType: string; values: readonly ValueToMark[] }
  | { kind: 'draw'; bytes: Uint8Array; contentType: string; page: number }
  | { kind: 'find'; text: PositionedText; fields: readonly Field[] };

/** A reader believes who started it: what is asked is only bounded. */
export const limitsOfJobs: FrameLimits<Head> = {
  longestHead: 64_000_000,
  parse: head => head as Head,
  longestBody: () => 64_000_000,
};

/** A job about a document as bytes, and nothing beside them. */
type OfDocument = Extract<ReaderJob, { kind: 'open' | 'view' | 'draw' }>;
type WithoutBytes<Job> = Job extends unknown ? Omit<Job, 'bytes'> : never;

/** What travels in front of the bytes; these are the evidence's, and after them those of its snapshot where it has one. */
type Head =
  | Extract<ReaderJob, { kind: 'find' }>
  | WithoutBytes<OfDocument>
  | (OfEvidence & { kind: 'read'; asked: Asked })
  | (OfEvidence & { kind: 'teach'; page: number | null; pointing: Pointing | null })
  | (OfEvidence & { kind: 'try'; reading: Reading; field: Field });
type OfEvidence = { evidence: Omit<RawEvidence, 'bytes' | 'snapshot'>; snapshotFrom: number | null };

export function encodeJob(job: ReaderJob): Buffer {
  if (job.kind === 'find') return encodeFrame(job);
  if (!('evidence' in job)) {
    const { bytes, ...head } = job;
    return encodeFrame(head, bytes);
  }
  const { bytes, snapshot, ...evidence } = job.evidence;
  const head: Head = { ...job, evidence, snapshotFrom: snapshot === null ? null : bytes.length };
  return encodeFrame(head, snapshot === null ? bytes : Buffer.concat([bytes, snapshot]));
}

export function decodeJob(head: Head, body: Buffer): ReaderJob {
  if (head.kind === 'find') return head;
  if (!('evidence' in head)) return { ...head, bytes: body };
  const { snapshotFrom, ...job } = head;
  const bytes = body.subarray(0, snapshotFrom ?? body.length);
  const snapshot = snapshotFrom === null ? null : body.subarray(snapshotFrom);
  return { ...job, evidence: { ...job.evidence, bytes, snapshot } };
}
