import type { Rect } from '../reading/page-snapshot.ts';
import type { Page } from './page.ts';
import { bottom, right } from './segments.ts';

/** A year and a month with their signs: "2019년 5월", "令和6年10月". */
const MONTH = /^\S{2,6}\s?[年년]\s?\p{Nd}{1,2}\s?[月월]$/u;
const DAY = /^\p{Nd}{1,2}\s?[日일]$/u;
/** In heights of the text above. */
const FARTHEST = 1.5;

/**
 * Tells whether a month is the first line of a day: in a narrow cell of a form the day of the month stands below it. The month
 * alone is not what is said there.
 */
export function goesOnWithDay(page: Page): (value: string, rect: Rect) => boolean {
  const days = page.runs.filter(({ text }) => DAY.test(text.trim())).map(({ rect }) => rect);
  return (value, rect) =>
    MONTH.test(value.trim()) &&
    days.some(
      day =>
        day.y > rect.y + rect.height / 2 &&
        day.y < bottom(rect) + FARTHEST * rect.height &&
        day.x < right(rect) &&
        rect.x < right(day),
    );
}
