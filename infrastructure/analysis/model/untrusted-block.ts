/**
 * Marks of prompts (`<evidence-…>`, `<|im_start|>`, `[INST]`) are made of these. Written as entities they are letters to
 * the reader and to the server's tokenizer, whatever chat template it has.
 */
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '[': '&#91;', ']': '&#93;' };
const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

/** Letters that nobody sees (Unicode categories Cc, Cf, Co, Cs: controls, zero width, direction, tags) but a model reads. */
const UNSEEN = /[^\P{C}\n]/gu;

/** Page text as it may stand in a prompt: no mark of a prompt can be written with it, and nothing in it is invisible. */
export function disarmed(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/[&<>[\]]/g, character => ENTITIES[character] ?? character);
}

/** The text that a model copied out of a block. */
export function rearmed(text: string): string {
  return text.replace(/&(?:amp|lt|gt|#91|#93);/g, entity => CHARACTERS.get(entity) ?? entity);
}

/** The name of a prompt's blocks. @param nonce fresh for each prompt, so that no page can know it. */
export const blockName = (nonce: string): string => `evidence-${nonce}`;

/** The only place where text of a page stands in a prompt. @param text not yet disarmed. */
export function untrustedBlock(nonce: string, number: number, text: string): string {
  const name = blockName(nonce);
  return `<${name} number="${number}">\n${disarmed(text)}\n</${name}>`;
}
