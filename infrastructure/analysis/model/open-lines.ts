import type { Page } from '../../../domain/extraction/page.ts';
import type { Segment } from '../../../domain/extraction/segments.ts';
import { mentionsIn } from '../../../domain/mentions/mentions-in.ts';
import { isControl, partsOf } from '../../../domain/provenance/instructing.ts';
import { tellsUndone } from '../../../domain/provenance/undone.ts';
import { isDoubtfulState, tellsDoubtfulState } from '../../../domain/reading/doubtful-states.ts';
import { surroundings } from './surroundings.ts';

/** More of them can't be weighed at a glance. */
const MOST_LINES = 12;
/** In characters. */
const LONGEST_LINE = 400;

const isOpen = (text: string) => tellsDoubtfulState(text) || mentionsIn([text], []).includes('cancelled');

function tells({ text, parts }: Segment, isDocument: boolean): boolean {
  if (parts.every(isControl)) return isDoubtfulState(text) || mentionsIn([], [text]).includes('cancelled');
  return isOpen(text) || (isDocument && parts.some(tellsUndone));
}

/** The lines of a page that tell of something that does not hold or is open, and those that do so together with the next. */
function openLinesOf({ lines }: Page, isDocument: boolean): Segment[] {
  const open = new Set(lines.filter(line => tells(line, isDocument)));
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next && !open.has(line) && !open.has(next) && isOpen(`${line.text} ${next.text}`)) open.add(line).add(next);
  }
  return lines.filter(line => open.has(line));
}

/**
 * Everything in which a piece of evidence tells of something that does not hold or is open, each with what stands around it;
 * none where that is too much to be looked at, or where it can't be told which lines tell it.
 * @param isDocument its lines go on in the next
 */
export function openLines(pages: readonly Page[], isDocument: boolean): string[] {
  const found = pages.map(page => ({ page, lines: openLinesOf(page, isDocument) }));
  const all = found.flatMap(({ lines }) => lines);
  if (all.length > MOST_LINES || all.some(({ text }) => text.length > LONGEST_LINE)) return [];
  const isLeft = ({ page, lines }: (typeof found)[number]) => {
    const told = new Set(lines.flatMap(({ parts }) => parts));
    return isOpen(
      partsOf(
        page.runs.filter(run => !told.has(run)),
        isDocument,
      ),
    );
  };
  if (found.some(isLeft)) return [];
  return found.flatMap(({ page, lines }) =>
    lines.map(({ text, parts }) => {
      const { under, around } = surroundings(parts, page, null);
      return [under, around, text].filter(part => part !== '').join(' | ');
    }),
  );
}
