import { parseUrl } from '../parse-url.ts';

/** The site of an address: its host, since each has pages of its own. Empty when it is no address. */
export const siteOf = (address: string): string => parseUrl(address)?.hostname.replace(/^www\./, '') ?? '';
