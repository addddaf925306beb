import { createDocumentReader } from './analysis/documents/document-reader.ts';
import { createLocalAnalyser } from './analysis/local-analyser.ts';
import { createPixelReader } from './analysis/pixels/pixel-reader.ts';
import { type Container, provideIn, TOKENS } from './container.ts';

/** Adds the analyser: apart from the rest, because loading it takes a moment that only its role should wait for. */
export function provideAnalyser(container: Container): void {
  const log = container.resolve(TOKENS.log);
  provideIn(container, TOKENS.analyser, () =>
    createLocalAnalyser({ documents: createDocumentReader({ log }), pixels: createPixelReader({ log }), log }),
  );
}
