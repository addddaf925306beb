/** Why a document can't be read, as far as its bytes tell. */
export const UNREADABLE = [
  'FILE_EMPTY',
  'FILE_PASSWORD',
  'FILE_BROKEN',
  'FILE_TOO_MUCH',
  'FILE_ARCHIVE',
  'FILE_MESSAGE',
  'FILE_ATTACHED',
  'UNREADABLE_TYPE',
] as const;
export type Unreadable = (typeof UNREADABLE)[number];

/** Opens a document as the analysis will, so that whoever hands it in is told at once when it can't be read. */
export type DocumentCheck = {
  /** null when it opens, or when it can't be tried now. Never rejects. */
  problem(bytes: Uint8Array, contentType: string): Promise<Unreadable | null>;
};
