/** The longest texts that a page gets through, in UTF-16 units. */
export const LONGEST = {
  /** An address of a page; what is longer is cut and ends with an ellipsis. */
  address: 8_192,
  /** The name of an element or the kind of an input. */
  word: 64,
  /** The name of a host, with its port. */
  host: 300,
  /** A run of text of a page, and a label or title. */
  run: 10_000,
  label: 1_000,
  /** The title of a tab, and the words for what the mouse is over. */
  title: 300,
  /** What a dialog says, and its value. */
  dialog: 4_000,
  /** A selection that is copied. */
  copied: 20_000,
  /** A choice of a list, and what the list is of. */
  choice: 200,
  /** The name of a file. */
  filename: 120,
  /** Why something did not work. */
  problem: 2_000,
} as const;

/** Choices of one list that are offered. */
export const MOST_CHOICES = 1_000;

/** Bytes of a file that a session hands over; what is larger is refused. */
export const LARGEST_DOWNLOAD = 25 * 1024 * 1024;

/** Bytes of a file that go to a host in one piece. */
export const FILE_PIECE = 256 * 1024;

/** The text, or its beginning with an ellipsis for what is left out. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

export const cutAddress = (url: string): string => cutText(url, LONGEST.address);
