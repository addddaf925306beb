import { parseAccept } from 'hono/utils/accept';
import { ENGLISH, LANGUAGES, type Language } from './words/languages.ts';

/** Holds the language that the person chose. */
const NAME = 'capture_language';

/** Longer than any language range that a browser sends; keeps absurd headers cheap. */
const MAX_HEADER = 500;

/**
 * Lookup of RFC 4647, section 3.4, for one range: it is cut from its end until one of our languages is left. Of a
 * language that we write in one way only, every way of writing it finds that one (zh-TW finds zh-Hans).
 */
function lookup(range: string): Language | undefined {
  let parts = range.toLowerCase().split('-');
  while (parts.length > 0) {
    const tag = parts.join('-');
    const found = LANGUAGES.find(language => {
      const ours = language.tag.toLowerCase();
      return ours === tag || (parts.length === 1 && ours.startsWith(`${tag}-`));
    });
    if (found !== undefined) return found;
    // A single letter only introduces what came behind it.
    parts = parts.slice(0, parts.at(-2)?.length === 1 ? -2 : -1);
  }
  return undefined;
}

function chosenIn(cookieHeader: string | undefined): string | undefined {
  const pairs = (cookieHeader ?? '').split(';').map(pair => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === NAME)?.[1];
}

function* wishes(headers: { cookie?: string | undefined; accepted?: string | undefined }, setting: string | null) {
  const chosen = chosenIn(headers.cookie);
  if (chosen !== undefined) yield chosen;
  if (setting !== null) yield setting;
  const ranges = parseAccept((headers.accepted ?? '').slice(0, MAX_HEADER));
  yield* ranges.filter(({ q }) => q > 0).map(({ type }) => type);
}

/**
 * The language of a page: what the person chose on it, else what the customer's settings name, else what the browser
 * accepts (RFC 4647, lookup). What names none of ours is passed over; English is what remains.
 * @param headers the request's `Cookie` and `Accept-Language`.
 * @param setting `settings.language` of what is captured.
 */
export function languageOf(
  headers: { cookie?: string | undefined; accepted?: string | undefined },
  setting: string | null = null,
): Language {
  for (const wish of wishes(headers, setting)) {
    const found = lookup(wish);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/**
 * The `Set-Cookie` line that keeps a choice of the person until the browser is closed; undefined when it is none of our
 * languages.
 */
export function choiceCookie(chosen: string, secure: boolean): string | undefined {
  const language = LANGUAGES.find(({ tag }) => tag === chosen);
  if (language === undefined) return undefined;
  return `${NAME}=${language.tag}; Path=/capture; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
