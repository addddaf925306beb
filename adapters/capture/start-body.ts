import { z } from 'zod';
import type { BrowserPreferences, Viewport } from '../../application/ports/remote-browser.ts';

/** Edges of what a remote viewport may be, in CSS pixels. */
const WIDTH = { min: 320, max: 1600 };
const HEIGHT = { min: 240, max: 1000 };
/** Pixels of the picture to one of the page. */
const SCALE = { min: 1, max: 2 };

const clamped = (edge: { min: number; max: number }) =>
  z.number().transform(value => Math.min(edge.max, Math.max(edge.min, value)));
const whole = (edge: { min: number; max: number }) => clamped(edge).transform(Math.round);

/** The viewport that a page wishes for, brought within the edges. */
export const WISHED_VIEWPORT = z.strictObject({
  width: whole(WIDTH),
  height: whole(HEIGHT),
  scale: clamped(SCALE),
  touch: z.boolean(),
});

/** What names a browser that asks for a session of another person. */
export const REQUEST = z.string().regex(/^[0-9a-f]{32}$/);

const MOST_LANGUAGES = 8;

/** What is no language (BCP 47), or no zone that we know, is left out: nobody is kept from a start by it. */
const isLanguage = (tag: string) => /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(tag);

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return /^[A-Za-z]/.test(timeZone);
  } catch {
    return false;
  }
}

const preferences = z
  .strictObject({
    languages: z.array(z.string().max(40)).max(50),
    timezone: z.string().max(64).nullable(),
    dark: z.boolean(),
    calm: z.boolean(),
  })
  .transform(({ languages, timezone, dark, calm }): BrowserPreferences | null => {
    const spoken = languages.filter(isLanguage).slice(0, MOST_LANGUAGES);
    if (spoken.length === 0) return null;
    return { languages: spoken, timezone: timezone !== null && isZone(timezone) ? timezone : null, dark, calm };
  });

const startBody = z.strictObject({
  viewport: WISHED_VIEWPORT,
  preferences: preferences.optional(),
  take_over: z.boolean(),
  code: z.string().max(64).optional(),
  request: REQUEST.optional(),
});

type Start = {
  viewport: Viewport;
  preferences: BrowserPreferences | null;
  takeOver: boolean;
  code: string | null;
  request: string | null;
};

/** The body of a start; its viewport is brought within the edges. undefined when it is none. */
export function parseStartBody(body: unknown): Start | undefined {
  const parsed = startBody.safeParse(body);
  if (!parsed.success) return undefined;
  const { viewport, preferences = null, take_over: takeOver, code = null, request = null } = parsed.data;
  return { viewport, preferences, takeOver, code, request };
}
