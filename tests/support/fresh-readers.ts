import { UNCOUNTED } from '../../infrastructure/reader/reader-census.ts';
import { ReaderSource } from '../../infrastructure/reader/reader-source.ts';

/** Readers that nobody counts. No spare waits unless told. @param drawing they draw pages */
export function freshReaders({ drawing = false, keepsSpare = false } = {}): ReaderSource {
  return new ReaderSource({ census: UNCOUNTED, drawing, keepsSpare });
}
