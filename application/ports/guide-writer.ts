/** A guide as its author wrote it, and what it speaks of. Nothing of any evidence. */
export type GuideToWrite = {
  guide: string;
  query: string;
  fields: readonly { name: string; description: string }[];
};

/** A field that a guide needs and that nobody asked for yet. */
export type ProposedField = { name: string; description: string; required: boolean };

/** A guide in lines that can be decided, and the fields that these speak of beside those that there are. */
export type WrittenGuide = { guide: string; fields: readonly ProposedField[] };

/** What was tried, and which of its conditions were not understood. */
export type TriedGuide = WrittenGuide & { notUnderstood: readonly string[] };

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
  write(asked: GuideToWrite, tried: TriedGuide | null, signal: AbortSignal): Promise<WrittenGuide>;
}
