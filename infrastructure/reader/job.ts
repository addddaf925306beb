import type { PositionedText } from '../../domain/extraction/candidates/candidates-of.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';

import type { RawEvidence } from '../analysis/evidence-text.ts';
import type { Asked } from '../analysis/parts.ts';
import { encodeFrame, type FrameLimits } from '../confinement/frames.ts';

/**
 * What a reader is asked: to read a piece of evidence, to say whether a document opens, or at a glance which fields a
 * page seems to show.
 */
export type ReaderJob =
  | { kind: 'read'; evidence: RawEvidence; asked: Asked }
  | { kind: 'open'; bytes: Uint8Array; contentType: string }
  | { kind: 'find'; text: PositionedText; fields: readonly Field[] };

/** A reader believes who started it: what is asked is only bounded. */
export const limitsOfJobs: FrameLimits<Head> = {
  longestHead: 64_000_000,
  parse: head => head as Head,
  longestBody: () => 64_000_000,
};

/** What travels in front of the bytes; these are the evidence's, and after them those of its snapshot where it has one. */
type Head =
  | Extract<ReaderJob, { kind: 'find' }>
  | { kind: 'open'; contentType: string }
  | { kind: 'read'; evidence: Omit<RawEvidence, 'bytes' | 'snapshot'>; snapshotFrom: number | null; asked: Asked };

export function encodeJob(job: ReaderJob): Buffer {
  if (job.kind === 'find') return encodeFrame(job);
  if (job.kind === 'open') return encodeFrame({ kind: job.kind, contentType: job.contentType }, job.bytes);
  const { bytes, snapshot, ...evidence } = job.evidence;
  const head: Head = { ...job, evidence, snapshotFrom: snapshot === null ? null : bytes.length };
  return encodeFrame(head, snapshot === null ? bytes : Buffer.concat([bytes, snapshot]));
}

export function decodeJob(head: Head, body: Buffer): ReaderJob {
  if (head.kind === 'find') return head;
  if (head.kind === 'open') return { ...head, bytes: body };
  const { snapshotFrom, ...job } = head;
  const bytes = body.subarray(0, snapshotFrom ?? body.length);
  const snapshot = snapshotFrom === null ? null : body.subarray(snapshotFrom);
  return { ...job, evidence: { ...job.evidence, bytes, snapshot } };
}
