import { z } from 'zod';

const finite = z.number().finite();

/** What comes out of a renderer is checked: a hostile page may have broken out of its world, though not of its sandbox. */
export const takenSnapshotShape = z.object({
  url: z.string(),
  title: z.string(),
  viewport: z.object({ width: finite, height: finite }),
  scale: finite,
  runs: z.array(
    z.object({
      text: z.string(),
      rect: z.object({ x: finite, y: finite, width: finite, height: finite }),
      fontSize: finite,
      fontWeight: finite,
      color: z.string(),
      tag: z.string(),
      kind: z.enum(['text', 'input']),
      label: z.string().nullable(),
      block: finite,
      parent: finite,
      cell: z.object({ table: finite, row: finite, column: finite, header: z.boolean(), span: finite }).nullable(),
      inViewport: z.boolean(),
      onTop: z.boolean().nullable(),
    }),
  ),
  pairs: z.array(z.object({ label: z.string(), value: z.string(), source: z.enum(['dl', 'label']) })),
  truncated: z.boolean(),
});

export type TakenSnapshot = z.infer<typeof takenSnapshotShape>;
