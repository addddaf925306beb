import type { IdPrefix } from '../domain/identifiers.ts';
import type { Identifiers } from './ports/identifiers.ts';

/** Names the events of one command by their place in it, from 0. */
export type EventNames = (index: number) => string;

/** What an operation's names are made of, as it is stored. */
export type OperationNames = {
  /** What stands behind the prefix of new ids: a ULID. */
  unique: string;
  /** A UUID whose last four hex digits count commands and their events. */
  event: string;
};

/**
 * A request that may come again, also after a crash: whatever it makes gets the same names each time, so that a repeat
 * finds what is there already and makes nothing twice.
 */
export type Operation = {
  /** The id of the new thing of this kind. */
  next(prefix: IdPrefix): string;
  /** Names for the events of the request's next command. The request runs its commands in the same order each time. */
  command(): EventNames;
};

/** Names for a new operation. */
export function newOperation(identifiers: Identifiers): OperationNames {
  return { unique: identifiers.next('key_').slice('key_'.length), event: identifiers.event() };
}

/** The operation with these names, from its beginning. */
export function operationOf(names: OperationNames): Operation {
  let commands = 0;
  return {
    next: prefix => `${prefix}${names.unique}`,
    command() {
      const command = hexByte(commands++);
      return index => `${names.event.slice(0, -4)}${command}${hexByte(index)}`;
    },
  };
}

const hexByte = (value: number): string => (value & 0xff).toString(16).padStart(2, '0');
