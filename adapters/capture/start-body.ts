import { z } from 'zod';
import type { Viewport } from '../../application/ports/remote-browser.ts';

/** Edges of what a remote viewport may be, in CSS pixels. */
const WIDTH = { min: 360, max: 1600 };
const HEIGHT = { min: 480, max: 1000 };

const clamped = (edge: { min: number; max: number }) =>
  z.number().transform(value => Math.round(Math.min(edge.max, Math.max(edge.min, value))));

const startBody = z.strictObject({
  viewport: z.strictObject({
    width: clamped(WIDTH),
    height: clamped(HEIGHT),
    scale: z.literal(1),
    touch: z.boolean(),
  }),
  take_over: z.boolean(),
});

/** The body of a start; its viewport is brought within the edges. undefined when it is none. */
export function parseStartBody(body: unknown): { viewport: Viewport; takeOver: boolean } | undefined {
  const parsed = startBody.safeParse(body);
  return parsed.success ? { viewport: parsed.data.viewport, takeOver: parsed.data.take_over } : undefined;
}
