import { z } from 'zod';
import { MIRROR_ROLES, type PageMirror } from '../../../application/ports/page-mirror.ts';
import { LONGEST } from './bounds.ts';

/** Parts of a mirror at most, and letters of all their texts together. */
export const MOST_PARTS = 2_000;
export const MOST_LETTERS = 200_000;

const text = z.string().max(LONGEST.label);
const flag = z.boolean().optional();
const number = z.number().finite().optional();

const node = z.strictObject({
  id: z.int().min(1),
  parent: z.int().min(-1).max(MOST_PARTS),
  role: z.enum(MIRROR_ROLES),
  name: text,
  value: text.optional(),
  description: text.optional(),
  level: z.int().min(1).max(6).optional(),
  field: z.enum(['text', 'password', 'multiline']).optional(),
  min: number,
  max: number,
  checked: z.enum(['true', 'false', 'mixed']).optional(),
  expanded: flag,
  selected: flag,
  disabled: flag,
  required: flag,
  invalid: flag,
  readonly: flag,
  focused: flag,
  live: z.enum(['polite', 'assertive']).optional(),
});

/** A mirror as it leaves a host: parents stand before their children, and no two parts have one name. */
export const pageMirrorShape: z.ZodType<PageMirror> = z
  .strictObject({
    title: text,
    nodes: z.array(node).max(MOST_PARTS),
    cut: z.boolean(),
    acted: z.int().min(0),
  })
  .refine(({ nodes }) => nodes.every(({ parent }, index) => parent < index))
  .refine(({ nodes }) => new Set(nodes.map(({ id }) => id)).size === nodes.length);
