import type { TextRun } from '../reading/page-snapshot.ts';
import { heldPhrases } from './leading-phrases.ts';
import { PHRASES } from './phrases.ts';

/** A line that heads a part of a document is no longer. */
const LONGEST_LEAD = 60;
/** In heights of a line: what stands farther below it begins something else. */
const FARTHEST = 3;
/** The same below a line that looks like what it heads. */
const NEAR = 1.2;
const SET_LARGER = 1.1;

const namesExample = heldPhrases(PHRASES.example);
/** Value beside its label, as "Sample size: 40". */
const HOLDS_VALUE = /[:：]\s*\S|\p{Nd}{2}/u;

/** Letters and hosts have names. */
export const IS_ADDRESS = /@|\p{L}\.\p{L}/u;

/** Whether a text is set apart from another, larger or bolder. */
export const isHeavier = (one: TextRun, other: TextRun) =>
  one.fontSize > SET_LARGER * other.fontSize || one.fontWeight > other.fontWeight;

/** A heading is set apart from what it heads, or ends in a colon. */
const mayHead = ({ tag, cell, text }: TextRun) =>
  tag === '' &&
  !cell &&
  text.length <= LONGEST_LEAD &&
  !HOLDS_VALUE.test(text) &&
  !IS_ADDRESS.test(text) &&
  namesExample(text);

/** Whether a line of a document begins something else than what a heading above it heads. */
function beginsAnother(run: TextRun, lead: TextRun, above: TextRun, isSetApart: boolean): boolean {
  const gap = run.rect.y - (above.rect.y + above.rect.height);
  const size = Math.max(run.fontSize, above.fontSize);
  if (gap > (isSetApart ? FARTHEST : NEAR) * size || gap < -FARTHEST * run.rect.height) return true;
  return isSetApart && run.cell === null && !isHeavier(lead, run);
}

/**
 * What stands in a document below a heading that calls it an example, up to the next heading or a gap: "How it works – example". A
 * page of a site has regions for this.
 */
export function belowExample(runs: readonly TextRun[]): ReadonlySet<TextRun> {
  const found = new Set<TextRun>();
  for (const [at, lead] of runs.entries()) {
    const next = runs[at + 1];
    if (next === undefined || !mayHead(lead)) continue;
    const isSetApart = isHeavier(lead, next);
    if (!isSetApart && !/[:：]\s*$/.test(lead.text)) continue;
    let above = lead;
    for (const run of runs.slice(at + 1)) {
      if (beginsAnother(run, lead, above, isSetApart)) break;
      found.add(run);
      above = run;
    }
  }
  return found;
}
