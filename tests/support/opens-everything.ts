import { documentType } from '../../application/capture/document-type.ts';
import type { DocumentCheck } from '../../application/ports/document-check.ts';

/** Takes every document of a known kind for one that can be read, without opening it. */
export const opensEverything: DocumentCheck = {
  async problem(bytes) {
    return documentType(bytes, '') === undefined ? 'UNREADABLE_TYPE' : null;
  },
};
