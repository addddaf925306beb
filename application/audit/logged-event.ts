import type { OperatorRole } from '../../domain/operator/roles.ts';
import { mayReadPersonal } from '../../domain/operator/roles.ts';
import type { EventMetadata, RecordedEvent } from '../ports/event-store.ts';
import type { PersonalFields } from '../ports/personal-fields.ts';

/** An event as it is shown to people. */
export type LoggedEvent = {
  id: string;
  type: string;
  stream: string;
  revision: number;
  position: number;
  created_at: string;
  data: unknown;
  metadata: EventMetadata;
};

/** Stands for what is sealed in the log and not opened for this reader. */
export const HIDDEN = 'hidden';

/** The event as an operator of this role may read it. */
export function loggedFor(role: OperatorRole, event: RecordedEvent, personalFields: PersonalFields): LoggedEvent {
  const { created_at, data, id, metadata, position, revision, stream, type } = event;
  const personal = mayReadPersonal(role) ? [] : personalFields(type);
  const hidden = Object.fromEntries(
    personal.filter(name => Object.hasOwn(Object(data), name)).map(name => [name, HIDDEN]),
  );
  return {
    id,
    type,
    stream,
    revision,
    position: Number(position),
    created_at,
    data: { ...Object(data), ...hidden },
    metadata,
  };
}
