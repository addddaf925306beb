import type { z } from 'zod';
import type { DomainEvent } from '../../domain/decider.ts';

/** A shape that events of a type had in the past, and the pure step to the shape that came after it. */
export type OlderVersion = {
  /** Personal fields of this shape, and what each reads as once erased. */
  personal: Readonly<Record<string, unknown>>;
  /** Makes data of this version into data of the next one. Must not change what it is given. */
  upcast(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

/**
 * How the events of one type are stored. The schema names every field of the data: TypeScript checks it against the
 * domain's type. Personal fields are sealed with the data key of the inquiry that `inquiry_id` names, so only data that
 * has an `inquiry_id` can have any. They are listed with what each reads as once the key is destroyed.
 */
export type EventDefinition<Data> = {
  schema: z.ZodType<Data> & { shape: { [Field in keyof Data]-?: unknown } };
  personal: Data extends { inquiry_id: string }
    ? { readonly [Field in Exclude<keyof Data, 'inquiry_id'>]?: Data[Field] }
    : Readonly<Record<string, never>>;
  /** From version 1 on; the current version is one more than there are older ones. */
  older?: readonly OlderVersion[];
};

/** A definition for every event of a union. */
export type EventDefinitions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>['data']>;
};

/** What the codec needs to know of a type, whatever its data is. */
export type AnyEventDefinition = {
  schema: z.ZodType;
  personal: Readonly<Record<string, unknown>>;
  older?: readonly OlderVersion[];
};

/** The version that is written now. */
export function currentVersion(definition: AnyEventDefinition): number {
  return (definition.older?.length ?? 0) + 1;
}
