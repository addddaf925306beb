import { z } from 'zod';
import { UNREADABLE } from '../../application/ports/document-check.ts';
import { CANDIDATE_SOURCES } from '../../domain/extraction/candidates/candidate.ts';
import { DOUBTS } from '../../domain/extraction/doubt.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { FIELD_TYPES } from '../../domain/reading/field-types.ts';
import { REGION_KINDS } from '../../domain/reading/page-snapshot.ts';
import type { FrameLimits } from '../confinement/frames.ts';

/** In bytes: some hundred pages with all their fields. */
const MOST_ANSWER_BYTES = 4_000_000;

const MOST_FINDINGS = 5_000;
const MOST_EXCERPT = 50_000;
const sentence = z.string().max(500);
const finite = z.number();

const finding = z.strictObject({
  extraction: z.strictObject({
    name: z.string().max(300),
    type: z.enum(FIELD_TYPES),
    value: z.string().max(2_000),
    score: z.number().min(0).max(1),
    label: z.string().max(1_000).nullable(),
    source: z.enum(CANDIDATE_SOURCES),
    regions: z
      .array(
        z.strictObject({
          number: z.int().min(0),
          kind: z.enum([...REGION_KINDS, 'part']),
          heading: z.string().max(200).nullable(),
        }),
      )
      .max(30),
    ambiguous: z.boolean(),
    doubt: z.enum(DOUBTS).nullable(),
  }),
  place: z.union([
    z.strictObject({ rect: z.strictObject({ x: finite, y: finite, width: finite, height: finite }) }),
    z.strictObject({ page: z.int().min(1) }),
  ]),
  pixels: z.enum(['agree', 'disagree', 'unreadable', 'not_checked']),
  isCovered: z.boolean(),
});

const reading: z.ZodType<EvidenceReading> = z.strictObject({
  findings: z.array(finding).max(MOST_FINDINGS),
  integrityFlags: z.array(z.string().regex(/^[a-z_]{1,40}$/)).max(20),
  refused: sentence.nullable(),
  isCut: z.boolean(),
  snapshot: z.strictObject({ url: z.string(), stable: z.boolean(), truncated: z.boolean() }).nullable(),
  instructing: z.boolean(),
  ungrounded: z.int().min(0),
  excerpt: z.string().max(MOST_EXCERPT),
});

/** What a reader says. It has touched a stranger's bytes, so that nothing else that it says is listened to. */
const readerAnswer = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ reading }),
  z.strictObject({
    found: z.array(z.strictObject({ name: z.string().max(300), value: z.string().max(2_000) })).max(1_000),
  }),
  z.strictObject({ unreadable: z.enum(UNREADABLE).nullable() }),
  z.strictObject({ problem: sentence }),
]);
export type ReaderAnswer = z.infer<typeof readerAnswer>;

export const limitsOfAnswers: FrameLimits<ReaderAnswer> = {
  longestHead: MOST_ANSWER_BYTES,
  parse: head => readerAnswer.parse(head),
  longestBody: () => 0,
};
