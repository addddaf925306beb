import type { BrowserPreferences } from './protocol.ts';

/** What this browser tells every site of its person, so that websites meet them there as they do here. */
export function preferences(): BrowserPreferences {
  return {
    languages: [...navigator.languages],
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
