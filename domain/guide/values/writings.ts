import { isDenied, namesDoubtfulState } from '../../reading/states.ts';

const IN_BRACKETS = /^(?<outside>[^()（）]+?)\s*[(（](?<inside>[^()（）]+)[)）]$/u;
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text) && /^[\P{L}\p{Script=Latin}]+$/u.test(text);
const isOther = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);

/**
 * The ways in which a text writes one and the same thing: in its own script, and in brackets in another: "永瀬 悠人 (Yuto
 * Nagase)", "정회원 (regular member)". A text that writes it once is itself.
 */
export function writingsOf(text: string): readonly string[] {
  const { outside = '', inside = '' } = IN_BRACKETS.exec(text.trim())?.groups ?? {};
  const isWrittenTwice = (isLatin(outside) && isOther(inside)) || (isOther(outside) && isLatin(inside));
  return isWrittenTwice && !isDenied(inside) && !namesDoubtfulState(inside) ? [outside, inside.trim()] : [text];
}
