import type { DocumentViewer } from '../../application/ports/document-viewer.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { DrawPage } from '../analysis/parts.ts';

/** Has pages drawn where they can do no harm, as they are for the people who look at them; one that can't be is none. */
export function drawnBy({ draw }: Pick<DocumentViewer, 'draw'>): DrawPage {
  return async ({ bytes, contentType }, page, signal) => {
    try {
      const drawn = await draw({ bytes, contentType }, page, signal);
      const mediaType = drawn.contentType === 'image/png' ? 'image/png' : 'image/jpeg';
      return { mediaType, bytes: drawn.bytes };
    } catch (problem) {
      if (problem instanceof DomainError) return null;
      throw problem;
    }
  };
}
