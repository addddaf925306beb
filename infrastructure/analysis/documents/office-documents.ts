import { HIDDEN_CELLS } from '../../../domain/judging/confidence.ts';
import { officeParts, TooLargeArchive } from './office-parts.ts';
import { type Outcome, refusal } from './outcome.ts';
import { readWord } from './word-documents.ts';
import { readWorkbook } from './workbooks.ts';

/** Reads Word and Excel. What it needs is loaded for them alone: it takes as long as all else in a reader's start. */
export function readOffice(type: 'word' | 'excel', bytes: Uint8Array): Outcome {
  try {
    const parts = officeParts(bytes);
    const { pages, isCut, hidesCells = false } = type === 'word' ? readWord(parts) : readWorkbook(parts);
    return { reading: { kind: type, pages, integrityFlags: hidesCells ? [HIDDEN_CELLS] : [], isCut } };
  } catch (problem) {
    if (problem instanceof TooLargeArchive) return refusal('FILE_TOO_MUCH', problem.message);
    return refusal(
      'FILE_BROKEN',
      'The document is damaged and cannot be opened. Download it again from where it came from.',
    );
  }
}
