import type { IdPrefix } from '../domain/identifiers.ts';
import type { Identifiers } from './ports/identifiers.ts';

/** Names of the events of one command, by their place in it, from 0. */
export type EventNames = {
  /** A UUID for the event at this place. Every attempt of the operation has its own. */
  name(index: number): string;
  /** Whether an event of this id is the one at this place, whichever attempt appended it. */
  isOf(eventId: string, index: number): boolean;
};

/** What an operation's names are made of, as it is stored. */
export type OperationNames = {
  /** What stands behind the prefix of new ids: a ULID. */
  unique: string;
  /** A UUID. Its beginning is that of every event; the rest tells attempts, commands and events apart. */
  event: string;
};

/**
 * A request that may come again, also after a crash or at two servers at once: whatever it makes gets the same id each
 * time, and its events can be told, so that a repeat finds what is there already and makes nothing twice.
 */
export type Operation = {
  /** The id of the new thing of this kind. */
  next(prefix: IdPrefix): string;
  /** Names for the events of the request's next command. The request runs its commands in the same order each time. */
  command(): EventNames;
};

/** Length of what all events of an operation begin with: 34 random bits behind the time. */
const SHARED = 26;
/** Length of what counts commands and events, at the end. */
const COUNTED = 4;

/** Names for a new operation. */
export function newOperation(identifiers: Identifiers): OperationNames {
  return { unique: identifiers.next('key_').slice('key_'.length), event: identifiers.event() };
}

/**
 * The operation with these names, from its beginning, for one attempt.
 *
 * Two attempts never share the id of an event: a log takes an event that it has already for an append that was sent
 * again, and would let the second of two attempts believe that what it decided is what stands there.
 */
export function operationOf(names: OperationNames, identifiers: Identifiers): Operation {
  const shared = names.event.slice(0, SHARED);
  const attempt = identifiers.event().slice(SHARED, -COUNTED);
  let commands = 0;
  return {
    next: prefix => `${prefix}${names.unique}`,
    command() {
      const command = hexByte(commands++);
      return {
        name: index => `${shared}${attempt}${command}${hexByte(index)}`,
        isOf: (eventId, index) => eventId.startsWith(shared) && eventId.endsWith(`${command}${hexByte(index)}`),
      };
    },
  };
}

const hexByte = (value: number): string => (value & 0xff).toString(16).padStart(2, '0');
