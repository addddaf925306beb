import { liveCaptures } from './capture/session-leases.ts';
import type { Clock } from './ports/clock.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Reservations } from './ports/reservations.ts';
import { type DayDocument, type DayView, emptyDay } from './views/day-view.ts';
import type { ReviewDocument } from './views/review-view.ts';
import type { WorkDocument } from './views/worklist-view.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many days are told of. */
const DAYS = 30;

/** Bounds between the classes of how long something has waited for a person, in ms; the last has no end. */
export const AGE_CLASSES = [HOUR_MS, 4 * HOUR_MS, DAY_MS, 3 * DAY_MS] as const;

/** More than these are not counted one by one. */
export const MOST_COUNTED = 1000;

/** How an organization's work stands. */
export type Glance = {
  /** The latest days of UTC, oldest first, today last. */
  days: DayView[];
  /** What waits for a person by its age, one more class than there are bounds; of the longest waits when `isMore`. */
  waiting: { ages: number[]; longestSince: string | null; isMore: boolean };
  /** Captures that are live. */
  captures: number;
};

type Parts = {
  clock: Clock;
  reservations: Reservations;
  days: ReadModel<DayDocument>;
  reviews: ReadModel<ReviewDocument>;
  worklist: ReadModel<WorkDocument>;
};

export type Glances = { of(orgId: string): Promise<Glance> };

export function createGlances({ clock, days, reservations, reviews, worklist }: Parts): Glances {
  async function daysOf(org_id: string, now: number): Promise<DayView[]> {
    const found = await days.find({ where: { org_id }, limit: DAYS });
    const known = new Map(found.map(({ day }) => [day.day, day]));
    return Array.from({ length: DAYS }, (_, index) => {
      const day = new Date(now - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
      return known.get(day) ?? emptyDay(day);
    });
  }

  async function waitingOf(orgId: string, now: number): Promise<Glance['waiting']> {
    const begins = `${orgId} `;
    const after = { value: begins, id: '' };
    const found = await reviews.due({ key: 'waiting', until: `${begins}~`, after, limit: MOST_COUNTED + 1 });
    const since = found.slice(0, MOST_COUNTED).map(({ waiting_since }) => waiting_since ?? '');
    const ages = [...AGE_CLASSES, null].map(() => 0);
    for (const each of since) {
      const age = now - Date.parse(each);
      const place = AGE_CLASSES.findIndex(bound => age < bound);
      const index = place === -1 ? AGE_CLASSES.length : place;
      ages[index] = (ages[index] ?? 0) + 1;
    }
    return { ages, longestSince: since[0] ?? null, isMore: found.length > MOST_COUNTED };
  }

  async function capturesOf(orgId: string, now: Date): Promise<number> {
    const live = await liveCaptures(reservations, now);
    const rows = await Promise.all(live.map(id => worklist.get(id)));
    return rows.filter(row => row?.org_id === orgId).length;
  }

  return {
    async of(orgId) {
      const now = clock.now();
      const [told, waiting, captures] = await Promise.all([
        daysOf(orgId, now.getTime()),
        waitingOf(orgId, now.getTime()),
        capturesOf(orgId, now),
      ]);
      return { days: told, waiting, captures };
    },
  };
}
