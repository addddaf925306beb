/** A file of the person's own for the page. */
export type GivenFile = {
  filename: string;
  bytes: Uint8Array;
  /** Others follow: the page gets all of them at once. */
  more: boolean;
};
