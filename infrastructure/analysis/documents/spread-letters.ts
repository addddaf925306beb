import type { TextRun } from '../../../domain/reading/page-snapshot.ts';

/** Forms spread the letters of a label over its whole column: "生　年　月　日", "성　명". */
const LETTERS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]{1,4}$/u;
const isOne = ({ text }: TextRun) => [...text].length === 1;
/** In heights: so far apart stand the two letters of a short label, so much the distances differ, and edges of one column. */
const FARTHEST = 8;
const SAME = 0.3;
/** So many letters at one distance are a word by themselves. */
const LEAST_ALONE = 3;

type Spread = { from: number; to: number; left: number; right: number; height: number; isAlone: boolean };

const rightOf = ({ rect }: TextRun) => rect.x + rect.width;

function follows(before: TextRun, after: TextRun): boolean {
  const { height } = before.rect;
  const gap = after.rect.x - rightOf(before);
  const isBeside = Math.abs(after.rect.y - before.rect.y) < SAME * height;
  return isBeside && gap > 0 && gap < FARTHEST * height && isOne(after) && LETTERS.test(after.text);
}

/** Letters beside each other, each a run of its own. */
function spreadsIn(runs: readonly TextRun[]): Spread[] {
  const spreads: Spread[] = [];
  for (let from = 0; from < runs.length; from++) {
    const first = runs[from] as TextRun;
    if (!LETTERS.test(first.text)) continue;
    let to = from;
    for (let next = runs[to + 1]; next && follows(runs[to] as TextRun, next); next = runs[to + 1]) to++;
    if (to === from) continue;
    const own = runs.slice(from, to + 1);
    const steps = own.slice(1).map(({ rect }, at) => rect.x - (own[at]?.rect.x ?? 0));
    const isEven = Math.max(...steps) - Math.min(...steps) < SAME * first.rect.height;
    const isAlone = own.length >= LEAST_ALONE && isEven && own.every(isOne);
    const { x, height } = first.rect;
    spreads.push({ from, to, left: x, right: rightOf(own.at(-1) ?? first), height, isAlone });
    from = to;
  }
  return spreads;
}

/** Puts the letters together that a form has spread over a column: several at one distance, and two between the edges of others. */
export function withoutSpreadLetters(runs: readonly TextRun[]): TextRun[] {
  const spreads = spreadsIn(runs);
  const isWord = (one: Spread) =>
    one.isAlone ||
    spreads.some(
      other =>
        other !== one &&
        Math.abs(other.left - one.left) < SAME * one.height &&
        Math.abs(other.right - one.right) < SAME * one.height,
    );
  const words = spreads.filter(isWord);
  if (words.length === 0) return [...runs];
  const joined: TextRun[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at] as TextRun;
    const word = words.find(({ from }) => from === at);
    if (word === undefined) {
      joined.push(run);
      continue;
    }
    const text = runs
      .slice(word.from, word.to + 1)
      .map(one => one.text)
      .join('');
    joined.push({ ...run, text, rect: { ...run.rect, width: word.right - word.left } });
    at = word.to;
  }
  return joined;
}
