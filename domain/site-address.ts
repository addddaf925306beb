import { parseUrl } from './parse-url.ts';

/**
 * The address of the site that an address belongs to, or null when it is none. What a page has made itself (`blob:`) has
 * the origin that stands in its address (File API, 8.3.1), and is of the site of that page.
 */
export const siteAddress = (address: string): URL | null => parseUrl(address.replace(/^blob:/, ''));
