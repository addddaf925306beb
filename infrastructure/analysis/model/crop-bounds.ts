/** Pictures of single texts that one piece of evidence is asked for. */
export const MOST_CROPS = 24;
/** Letters of its base64: a paragraph. */
export const LARGEST_CROP = 150_000;
