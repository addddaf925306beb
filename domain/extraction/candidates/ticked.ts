/** Signs of a choice that is taken, and of one that is not: boxes, circles and what is typed in their place. */
const TAKEN = '[☒☑🗹🗷✅⊠⊗◉●⬤🔘]|\\[[xX✓✔✗]\\]|\\([xX•]\\)';
const OPEN = '[☐▢□❏❑⬜○◯]|\\[\\s?\\]|\\(\\s\\)';
const SIGN = new RegExp(`(${TAKEN})|(${OPEN})`, 'gu');
/** They are set before texts that offer no choice as well. */
const ADORNS = /^[●⬤✅□○◯⬜]/u;

type Choice = { isTaken: boolean; text: string };

/** What stands between the signs, with the sign before it, or behind it where the first sign is not at the beginning. */
function choicesIn(text: string): Choice[] {
  const signs = [...text.matchAll(SIGN)];
  const isBehind = text.slice(0, signs[0]?.index ?? 0).trim() !== '';
  return signs.map(({ 0: sign, 1: taken, index }, at) => {
    const before = signs[at - 1];
    const start = isBehind ? (before ? before.index + before[0].length : 0) : index + sign.length;
    const end = isBehind ? index : signs[at + 1]?.index;
    return { isTaken: taken !== undefined, text: text.slice(start, end).trim() };
  });
}

/**
 * What is taken of the choices that a form offers: "vegetarisch" of "☐ Vollkost ☒ vegetarisch". The text itself where it offers
 * none; null where none is taken, or several are.
 */
export function takenOf(text: string): string | null {
  const choices = choicesIn(text);
  const [only, second] = choices;
  if (only === undefined || (second === undefined && ADORNS.test(text))) return text;
  const taken = choices.filter(({ isTaken }) => isTaken);
  return taken.length === 1 ? (taken[0]?.text ?? null) : null;
}
