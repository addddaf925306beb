import type { LabelledValue, TextRun } from '../../application/ports/page-snapshot.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { RawEvidence } from '../analysis/evidence-text.ts';
import type { Asked } from '../analysis/parts.ts';

/** What a reader is asked: to read a piece of evidence, or to say at a glance which fields a page seems to show. */
export type ReaderJob =
  | { kind: 'read'; evidence: RawEvidence; asked: Asked }
  | { kind: 'find'; runs: readonly TextRun[]; pairs: readonly LabelledValue[]; fields: readonly Field[] };

/** The frames of a job: what it is as JSON, and the bytes of evidence as they are. */
export function framesOfJob(job: ReaderJob): Uint8Array[] {
  if (job.kind === 'find') return [json(job)];
  const { bytes, snapshot, ...evidence } = job.evidence;
  const files = snapshot === null ? [bytes] : [bytes, snapshot];
  return [json({ ...job, evidence, files: files.length }), ...files];
}

/** Reads the next job from its frames; undefined when none comes any more. */
export async function nextJob(frames: AsyncGenerator<Uint8Array>): Promise<ReaderJob | undefined> {
  const take = async () => (await frames.next()).value as Uint8Array | undefined;
  const head = await take();
  if (head === undefined) return undefined;
  const job = JSON.parse(new TextDecoder().decode(head));
  if (job.kind === 'find') return job;
  const { files, evidence, ...rest } = job;
  const bytes = await take();
  const snapshot = files > 1 ? await take() : null;
  if (bytes === undefined || snapshot === undefined) return undefined;
  return { ...rest, evidence: { ...evidence, bytes, snapshot } };
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
