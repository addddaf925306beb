import { randomUUID } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Clock } from '../application/ports/clock.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';

/** ULIDs behind a prefix, and random UUIDs for events. A clock that is set back does not break the ids' order. */
export function createIdentifiers(clock: Clock): Identifiers {
  const ulid = monotonicFactory();
  return {
    next: prefix => `${prefix}${ulid(clock.now().getTime())}`,
    event: () => randomUUID(),
  };
}
