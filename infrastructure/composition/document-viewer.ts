import type { DocumentViewer } from '../../application/ports/document-viewer.ts';
import { createConfinedViewer } from '../reader/confined-viewer.ts';
import { type Container, provideIn, TOKENS } from './container.ts';
import { newReaders, readersOf } from './readers.ts';

/** What shows kept documents to those who look at them; it starts nothing before it is asked. */
export function documentViewerOf(container: Container): DocumentViewer {
  if (!container.isRegistered(TOKENS.documentViewer)) {
    const log = container.resolve(TOKENS.log);
    const drawers = newReaders(container, { drawing: true });
    provideIn(container, TOKENS.documentViewer, () =>
      createConfinedViewer({ log, readers: readersOf(container), drawers }),
    );
  }
  return container.resolve(TOKENS.documentViewer);
}
