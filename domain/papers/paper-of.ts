import type { TextRun } from '../reading/page-snapshot.ts';
import { dayMade } from './day-made.ts';
import type { Paper } from './paper.ts';
import { namedInTitles } from './titles.ts';

/** What a document says of itself: what it is, by the titles of its first page, and when it was made. */
export function paperOf(pages: readonly (readonly TextRun[])[]): Paper {
  const [first = []] = pages;
  return { named: namedInTitles(first), dated: dayMade(pages) };
}
