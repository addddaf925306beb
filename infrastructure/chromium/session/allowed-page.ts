import { parseUrl } from '../../../domain/parse-url.ts';

/** Addresses that are shown but are no visit: a page that is still empty, one that a script wrote, Chromium's error page. */
const HARMLESS = /^(about:(blank|srcdoc)|blob:https?:|chrome-error:)/;

/** Whether the address is one of the web. */
export function isWebAddress(url: string): boolean {
  return /^https?:$/.test(parseUrl(url)?.protocol ?? '');
}

/** Whether a tab may stay at this address: never at files, the browser's own pages, or a page in a `data:` address. */
export function mayBeShown(url: string): boolean {
  return url === '' || isWebAddress(url) || HARMLESS.test(url);
}
