import { parseUrl } from '../parse-url.ts';

/** The site of an address: its host, since each has pages of its own. Empty when it is no address. */
export const siteOf = (address: string): string => parseUrl(address)?.hostname.replace(/^www\./, '') ?? '';

/** Stands for the site of documents, which are of none: whoever sends them, their layout is the template's matter. No host. */
export const DOCUMENTS = '(documents)';

/** Of what evidence values can be pointed at: pages of a site, and documents whose pages are drawn. */
type Shown = { isPage: boolean; sourceUrl: string; contentType: string };

/** What its readings are kept by: the site of a page, or that it is a document; empty when nothing can be pointed at on it. */
export function siteOfEvidence({ contentType, isPage, sourceUrl }: Shown): string {
  if (isPage) return siteOf(sourceUrl);
  return contentType === 'application/pdf' ? DOCUMENTS : '';
}
