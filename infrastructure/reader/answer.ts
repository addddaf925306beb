import { z } from 'zod';
import { UNREADABLE } from '../../application/ports/document-check.ts';
import { VIEWED_KINDS, type ViewedDocument } from '../../application/ports/document-viewer.ts';
import type { TeachablePage } from '../../application/ports/teaching-reader.ts';
import { CANDIDATE_SOURCES } from '../../domain/extraction/candidates/candidate.ts';
import { DOUBTS } from '../../domain/extraction/doubt.ts';
import { MOST_LABELS } from '../../domain/guide/unasked/labels-as-fields.ts';
import { MOST_CONDITIONS } from '../../domain/guide/unasked/named-labels.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { MENTIONS } from '../../domain/mentions/mentions-in.ts';
import { PAPER_KINDS } from '../../domain/papers/kinds.ts';
import { MOST_NAMES } from '../../domain/papers/titles.ts';
import { FIELD_TYPES } from '../../domain/reading/field-types.ts';
import { REGION_KINDS } from '../../domain/reading/page-snapshot.ts';
import { VALUE_TYPES } from '../../domain/reading/value-types.ts';
import { MISFITS } from '../../domain/teaching/misfit.ts';
import { LONGEST_LABEL, MOST_READINGS, RELATIONS } from '../../domain/teaching/taught-reading.ts';
import { LARGEST_CROP, MOST_CROPS } from '../analysis/model/crop-bounds.ts';
import type { FrameLimits } from '../confinement/frames.ts';

/** In bytes: some hundred pages with all their fields. */
const MOST_ANSWER_BYTES = 4_000_000;

const MOST_FINDINGS = 5_000;
const MOST_EXCERPT = 50_000;
const sentence = z.string().max(500);
const finite = z.number();

const rect = z.strictObject({ x: finite, y: finite, width: finite, height: finite });
const regionKind = z.enum([...REGION_KINDS, 'part']);
const pixels = z.enum(['agree', 'disagree', 'unreadable', 'not_checked']);

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
          kind: regionKind,
          heading: z.string().max(200).nullable(),
        }),
      )
      .max(30),
    ambiguous: z.boolean(),
    doubt: z.enum(DOUBTS).nullable(),
    toldFor: z.iso.date().exactOptional(),
  }),
  place: z.union([z.strictObject({ rect }), z.strictObject({ page: z.int().min(1) })]),
  pixels,
  isCovered: z.boolean(),
});

const reading: z.ZodType<EvidenceReading> = z.strictObject({
  findings: z.array(finding).max(MOST_FINDINGS),
  unasked: z.strictObject({
    named: z
      .array(z.strictObject({ condition: z.string().max(500), labels: z.array(z.string().max(300)).max(MOST_LABELS) }))
      .max(MOST_CONDITIONS),
    findings: z.array(finding).max(MOST_FINDINGS),
  }),
  integrityFlags: z.array(z.string().regex(/^[a-z_]{1,40}$/)).max(20),
  refused: sentence.nullable(),
  isCut: z.boolean(),
  snapshot: z.strictObject({ url: z.string(), stable: z.boolean(), truncated: z.boolean() }).nullable(),
  instructing: z.boolean(),
  doubtfulState: z.boolean(),
  openLines: z.array(z.string().max(1_000)).max(20),
  mentions: z.array(z.enum(MENTIONS)).max(MENTIONS.length),
  beginnings: z.array(z.string().max(300)).max(MOST_FINDINGS),
  habits: z.strictObject({
    currency: z.string().max(10).nullable(),
    dayFirst: z.boolean().nullable(),
    pointGroups: z.boolean(),
  }),
  paper: z.strictObject({
    named: z.array(z.array(z.enum(PAPER_KINDS)).max(PAPER_KINDS.length)).max(MOST_NAMES),
    dated: z.iso.date().nullable(),
  }),
  tried: z
    .array(z.strictObject({ reading_id: z.string().max(100), outcome: z.enum(['read', ...MISFITS]) }))
    .max(MOST_READINGS),
  ungrounded: z.int().min(0),
  cuttings: z
    .array(
      z.strictObject({
        field: z.string().max(300),
        value: z.string().max(2_000),
        label: z.string().max(1_000).nullable(),
        under: z.string().max(300),
        around: z.string().max(300),
        isToldByPlace: z.boolean(),
        others: z
          .array(
            z.strictObject({
              label: z.string().max(1_000),
              value: z.string().max(2_000),
              under: z.string().max(300),
              around: z.string().max(300),
            }),
          )
          .max(10),
      }),
    )
    .max(MOST_FINDINGS),
  crops: z
    .array(
      z.strictObject({
        text: z.string().max(2_000),
        isRead: z.boolean(),
        of: z.strictObject({ field: z.string().max(300), value: z.string().max(2_000) }).nullable(),
        png: z.base64().max(LARGEST_CROP),
      }),
    )
    .max(MOST_CROPS),
  excerpt: z.string().max(MOST_EXCERPT),
  pictured: z.array(z.int().min(1)).max(MOST_FINDINGS),
});

const readValue = z.strictObject({
  value: z.string().max(2_000),
  rect,
  pixels,
  doubt: z.enum(DOUBTS).nullable(),
  isCovered: z.boolean(),
});

const offer = z.strictObject({
  reading: z.strictObject({
    field: z.string().max(300),
    site: z.string().max(300),
    label: z.string().min(1).max(LONGEST_LABEL),
    relation: z.enum(RELATIONS),
    landmarks: z.array(z.strictObject({ kind: regionKind, heading: z.string().max(300).nullable() })).max(30),
    set_apart: z.boolean(),
    form: z.strictObject({ type: z.enum(VALUE_TYPES), shape: z.string().max(100) }),
  }),
  read: readValue,
});

const teachable: z.ZodType<TeachablePage> = z.strictObject({
  texts: z.array(z.strictObject({ text: z.string().max(1_000), rect })).max(2_000),
  scale: finite.positive(),
  pages: z.int().min(1),
  size: z.strictObject({ width: finite.positive(), height: finite.positive() }).nullable(),
  pointed: z
    .strictObject({ value: z.string().max(2_000), offers: z.array(offer).max(10), misfit: z.enum(MISFITS).nullable() })
    .nullable(),
});

const share = z.number().min(0).max(1);
const textLine = z
  .array(z.strictObject({ text: z.string().max(20_000), value: z.int().min(0).nullable() }))
  .max(20_000);

const viewed: z.ZodType<ViewedDocument> = z.strictObject({
  kind: z.enum(VIEWED_KINDS),
  isCut: z.boolean(),
  pages: z
    .array(
      z.strictObject({
        page: z.int().min(1),
        size: z.strictObject({ width: finite.positive(), height: finite.positive() }).nullable(),
        marks: z
          .array(z.strictObject({ value: z.int().min(0), x: share, y: share, width: share, height: share }))
          .max(MOST_FINDINGS),
        blocks: z
          .array(
            z.union([
              z.strictObject({ line: textLine }),
              z.strictObject({ rows: z.array(z.array(textLine).max(100)) }),
            ]),
          )
          .max(20_000),
      }),
    )
    .max(500),
});

const drawn = z.strictObject({ drawn: z.enum(['image/png', 'image/jpeg']) });

/** Bytes of a drawn page. */
const LARGEST_PICTURE = 8_000_000;

/** What a reader says. It has touched a stranger's bytes, so that nothing else that it says is listened to. */
const readerAnswer = z.union([
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ reading }),
  z.strictObject({
    found: z.array(z.strictObject({ name: z.string().max(300), value: z.string().max(2_000) })).max(1_000),
  }),
  z.strictObject({ unreadable: z.enum(UNREADABLE).nullable() }),
  z.strictObject({ teachable }),
  z.strictObject({
    tried: z.union([z.strictObject({ read: readValue }), z.strictObject({ misfit: z.enum(MISFITS) })]),
  }),
  z.strictObject({ unteachable: sentence }),
  z.strictObject({ viewed }),
  drawn,
  z.strictObject({ unviewable: sentence }),
  z.strictObject({ problem: sentence }),
]);
/** What a reader says, and what it drew. */
export type ReaderAnswer = z.infer<typeof readerAnswer>;

export const limitsOfAnswers: FrameLimits<ReaderAnswer> = {
  longestHead: MOST_ANSWER_BYTES,
  parse: head => readerAnswer.parse(head),
  longestBody: answer => ('drawn' in answer ? LARGEST_PICTURE : 0),
};
