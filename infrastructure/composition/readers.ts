import { ReaderSource } from '../reader/reader-source.ts';
import { type Container, provideIn, TOKENS } from './container.ts';

/** Readers of a kind of their own, with a spare of theirs. @param drawing they draw pages */
export function newReaders(container: Container, { drawing = false } = {}): ReaderSource {
  const { readers: census } = container.resolve(TOKENS.metrics).strangers;
  const { keepsSpares } = container.resolve(TOKENS.config);
  return new ReaderSource({ census, drawing, keepsSpare: keepsSpares });
}

/** The readers of this process; it starts none before somebody asks. */
export function readersOf(container: Container): ReaderSource {
  if (!container.isRegistered(TOKENS.readers)) provideIn(container, TOKENS.readers, () => newReaders(container));
  return container.resolve(TOKENS.readers);
}
