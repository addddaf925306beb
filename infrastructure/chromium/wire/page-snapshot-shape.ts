import { z } from 'zod';
import { REGION_KINDS } from '../../../domain/reading/page-snapshot.ts';
import { LONGEST } from './bounds.ts';

const finite = z.number().finite();
const text = z.string().max(LONGEST.run);
const word = z.string().max(LONGEST.word);
const MOST = 4_000;

/** What comes out of a renderer is checked: a hostile page may have broken out of its world, though not of its sandbox. */
export const takenSnapshotShape = z.object({
  url: z.string().max(LONGEST.address),
  title: z.string().max(LONGEST.label),
  viewport: z.object({ width: finite, height: finite }),
  scale: finite,
  runs: z
    .array(
      z.object({
        text,
        rect: z.object({ x: finite, y: finite, width: finite, height: finite }),
        fontSize: finite,
        fontWeight: finite,
        color: z.string().max(LONGEST.label),
        ground: z.string().max(LONGEST.label).optional(),
        struck: z.boolean().optional(),
        tag: word,
        kind: z.enum(['text', 'input']),
        label: z.string().max(LONGEST.label).nullable(),
        block: finite,
        parent: finite,
        cell: z.object({ table: finite, row: finite, column: finite, header: z.boolean(), span: finite }).nullable(),
        region: z.int().min(0).max(MOST).nullable().optional(),
        heading: z.int().min(1).max(6).optional(),
        editable: z.boolean().optional(),
        inViewport: z.boolean(),
        onTop: z.boolean().nullable(),
      }),
    )
    .max(MOST),
  pairs: z.array(z.object({ label: text, value: text, source: z.enum(['dl', 'label']) })).max(MOST),
  regions: z
    .array(
      z.object({
        kind: z.enum(REGION_KINDS),
        name: z.string().max(LONGEST.label).nullable(),
        parent: z.int().min(0).max(MOST).nullable(),
      }),
    )
    .max(MOST)
    .optional(),
  truncated: z.boolean(),
});

export type TakenSnapshot = z.infer<typeof takenSnapshotShape>;

/** The same as it leaves a host. */
export const pageSnapshotShape = takenSnapshotShape.extend({ stable: z.boolean() });
