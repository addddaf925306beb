import type { RecordedEvent } from '../../application/ports/event-store.ts';

/** An event can't be stored: it is not what its type says. Nothing of it was written. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** An event of the log can't be read. The log is whole; this version of Affiant or its keys don't fit it. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  constructor(event: Pick<RecordedEvent, 'type' | 'stream' | 'revision'>, why: string, options?: ErrorOptions) {
    super(`event ${event.type} at revision ${event.revision} of stream ${event.stream} can't be read: ${why}`, options);
  }
}
