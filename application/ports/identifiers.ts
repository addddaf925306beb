import type { IdPrefix } from '../../domain/identifiers.ts';

/** The source of new names. Ids with a prefix sort by the time of their making, also within one millisecond. */
export interface Identifiers {
  /** A new time-sortable id, for example `web_iq_01K…`. */
  next(prefix: IdPrefix): string;
  /** A new UUID for an event: made once per decision and reused when an append is sent again. */
  event(): string;
}
