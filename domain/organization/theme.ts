import { DomainError } from '../domain-error.ts';
import { parseUrl } from '../parse-url.ts';

/** Colours of a hosted page, each as `#rrggbb`. */
export type ThemeColours = { background: string; text: string; accent: string };

/** How an organization's hosted pages look. */
export type Theme = {
  theme_id: string;
  name: string;
  /** Address of a picture; null: none is shown. */
  logo_url: string | null;
  colours: ThemeColours;
  /** Names of font families, separated by commas; null: that of the page. */
  font: string | null;
};

/** The colours of a page that nobody changed. */
export const DEFAULT_COLOURS: ThemeColours = { background: '#ffffff', text: '#18211d', accent: '#0a5c48' };

const COLOUR = /^#[0-9a-f]{6}$/i;
const FONT = /^[A-Za-z0-9][A-Za-z0-9 _-]*(, ?[A-Za-z0-9][A-Za-z0-9 _-]*)*$/;
const MAX_NAME = 120;
const MAX_FONT = 200;

function isPictureAddress(text: string): boolean {
  const url = parseUrl(text);
  if (url === null || text.length > 2048) return false;
  const { protocol, username, password } = url;
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

/** @throws DomainError VALIDATION naming the field that is not what it must be. */
export function checkTheme(theme: Theme): void {
  const refuse = (field: string, message: string): never => {
    throw new DomainError('VALIDATION', message, { field });
  };
  const { name, logo_url, colours, font } = theme;
  if (name.trim() === '' || name.length > MAX_NAME) {
    refuse('name', `A theme needs a name of ${MAX_NAME} characters at most.`);
  }
  if (logo_url !== null && !isPictureAddress(logo_url)) {
    refuse('logo_url', 'logo_url must be an http or https URL without credentials.');
  }
  for (const field of ['background', 'text', 'accent'] as const) {
    if (!COLOUR.test(colours[field])) refuse(field, `${field} must be a colour like #0a5c48.`);
  }
  if (font !== null && (font.length > MAX_FONT || !FONT.test(font))) {
    refuse('font', 'font must name font families, separated by commas: letters, digits, spaces, hyphens.');
  }
}

/** Red, green and blue, 0 to 255 each. */
function channels(colour: string): [number, number, number] {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance of a colour, 0 (black) to 1 (white): WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast between two colours, 1 to 21: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Least contrast of text that everybody can read: WCAG 2.2, level AA. */
const READABLE = 4.5;

/** Whether text in one of the colours can be read on the other. */
export function isReadable(one: string, other: string): boolean {
  return contrast(one, other) >= READABLE;
}

/** The nearest shade of a colour, towards that of the text, that can be read on the background as the text can. */
export function readableShade(colour: string, { background, text }: Pick<ThemeColours, 'background' | 'text'>): string {
  const shades = Array.from({ length: 21 }, (_, step) => mixed(colour, text, step / 20));
  return shades.find(shade => isReadable(shade, background)) ?? text;
}

/** What of these colours can't be read, and what pages do instead: a sentence each. */
export function unreadable({ background, text, accent }: ThemeColours): string[] {
  const found = (one: string, ground = background) =>
    `${contrast(one, ground).toFixed(1)} to 1, and ${READABLE} is needed`;
  if (!isReadable(text, background)) {
    const told = `The text can hardly be read on this background (${found(text)}): pages keep the accent, and use a background and a text of their own.`;
    const own = DEFAULT_COLOURS.background;
    if (isReadable(accent, own)) return [told];
    return [
      told,
      `Nor can the accent be read on that (${found(accent, own)}): buttons keep it, and text is a shade of it.`,
    ];
  }
  if (isReadable(accent, background)) return [];
  const shade = readableShade(accent, { background, text });
  return [
    `The accent can hardly be read on this background (${found(accent)}): buttons keep it, and where it would be text it is ${shade}.`,
  ];
}

/** The first colour with so much of the other in it, 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(colour).map((channel, index) => {
    const value = Math.round(channel * (1 - share) + (others[index] ?? 0) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
