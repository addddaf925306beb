import { z } from 'zod';
import type { Viewport } from '../../application/ports/remote-browser.ts';

/** Edges of what a remote viewport may be, in CSS pixels. */
const WIDTH = { min: 360, max: 1600 };
const HEIGHT = { min: 480, max: 1000 };

const clamped = (edge: { min: number; max: number }) =>
  z.number().transform(value => Math.round(Math.min(edge.max, Math.max(edge.min, value))));

/** What names a browser that asks for a session of another person. */
export const REQUEST = z.string().regex(/^[0-9a-f]{32}$/);

const startBody = z.strictObject({
  viewport: z.strictObject({
    width: clamped(WIDTH),
    height: clamped(HEIGHT),
    scale: z.literal(1),
    touch: z.boolean(),
  }),
  take_over: z.boolean(),
  code: z.string().max(64).optional(),
  request: REQUEST.optional(),
});

type Start = { viewport: Viewport; takeOver: boolean; code: string | null; request: string | null };

/** The body of a start; its viewport is brought within the edges. undefined when it is none. */
export function parseStartBody(body: unknown): Start | undefined {
  const parsed = startBody.safeParse(body);
  if (!parsed.success) return undefined;
  const { viewport, take_over: takeOver, code = null, request = null } = parsed.data;
  return { viewport, takeOver, code, request };
}
