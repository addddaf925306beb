import type { EventStore } from '../../application/ports/event-store.ts';
import type { Reservations } from '../../application/ports/reservations.ts';
import { organization } from '../../domain/organization/organization.ts';
import { ConfigError } from '../settings/config-error.ts';

const RESERVATION = 'log of these read models';

/**
 * Read models of another log would be taken for up to date: their checkpoints count in that log. A log is known by its
 * first event, and the read models remember whose they are from their second start on.
 * @throws ConfigError
 */
export async function refuseOtherLog(eventStore: EventStore, reservations: Reservations): Promise<void> {
  // A log begins with an organization: nothing else can be made without one.
  const { events } = await eventStore.readAll({ categories: [organization.category], from: null, limit: 1 });
  const first = events[0]?.id ?? null;
  const known =
    first === null ? await reservations.reserved(RESERVATION) : (await reservations.reserve(RESERVATION, first)).value;
  if (known === null || known === first) return;
  throw new ConfigError(
    `the read models (READ_MODEL_URL, else read-models.db in AFFIANT_DATA) belong to another log: theirs begins with ` +
      `event ${known}, this one ${first === null ? 'is empty' : `with ${first}`}. Name the log's own, or an empty database`,
  );
}
