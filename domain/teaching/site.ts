import { siteAddress } from '../site-address.ts';

/** The site of an address: its host, since each has pages of its own. Empty when it is no address. */
export const siteOf = (address: string): string => siteAddress(address)?.hostname.replace(/^www\./, '') ?? '';

/** Stands for the site of documents, which are of none: whoever sends them, their layout is the template's matter. No host. */
export const DOCUMENTS = '(documents)';

/** What readings of a piece of evidence are kept by: the site of a page, or that it is a document. Empty for no address. */
export function siteOfEvidence({ isPage, sourceUrl }: { isPage: boolean; sourceUrl: string }): string {
  return isPage ? siteOf(sourceUrl) : DOCUMENTS;
}
