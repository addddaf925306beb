/** A guide as its author wrote it, and what it speaks of. Nothing of any evidence. */
export type GuideToWrite = {
  guide: string;
  query: string;
  fields: readonly { name: string; description: string }[];
};

/** A text that was tried, and which of its conditions were not understood. */
export type TriedGuide = { guide: string; notUnderstood: readonly string[] };

/** No guide came of it. The message is a sentence for whoever asked: no key, no address, nothing of the answer. */
export class GuideNotWritten extends Error {
  override readonly name = 'GuideNotWritten';
}

/** Says a guide in lines that can be decided. */
export interface GuideWriter {
  /** What it is called, for whoever reads its lines. */
  readonly name: string;
  /**
   * @param tried what it wrote before, to be mended
   * @throws GuideNotWritten
   */
  write(asked: GuideToWrite, tried: TriedGuide | null, signal: AbortSignal): Promise<string>;
}
