/**
 * How a text of one language tells whoever judges it what to decide; in lower case, with commas between. One that ends
 * in `-` stands for its inflected forms too.
 */
export type InstructionWords = {
  /** To set aside what was said before. */
  ignore: string;
  previous: string;
  instructions: string;
  /** Who decides. */
  reviewer: string;
  /** To approve, as an order. */
  approve: string;
  /** What says it by itself. */
  whole: string;
};
