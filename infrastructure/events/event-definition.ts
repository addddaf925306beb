import type { z } from 'zod';
import type { DomainEvent } from '../../domain/decider.ts';

/** A shape that events of a type had in the past, and the pure step to the shape that came after it. */
export type OlderVersion = {
  /** Personal fields of this shape, and what each reads as once erased. */
  personal: Readonly<Record<string, unknown>>;
  /** Makes data of this version into data of the next one. Must not change what it is given. */
  upcast(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

/** Personal fields, with what each reads as once the key that sealed them is destroyed. */
type Personal<Data, Owner> = { readonly [Field in Exclude<keyof Data, Owner>]?: Data[Field] };

/** A schema of one object that names every field of the data, or a choice between such schemas. */
type SchemaOf<Data> = z.ZodType<Data> &
  ({ shape: { [Field in keyof Data]-?: unknown } } | { options: readonly z.ZodObject[] });

/**
 * How the events of one type are stored. The schema names every field of the data: TypeScript checks it against the
 * domain's type. Personal fields are sealed with the data key of the inquiry, envelope or operator that the data
 * names, so only data that names one can have any.
 */
export type EventDefinition<Data> = {
  schema: SchemaOf<Data>;
  /** From version 1 on; the current version is one more than there are older ones. */
  older?: readonly OlderVersion[];
  personal: Data extends { inquiry_id: string }
    ? Personal<Data, 'inquiry_id'>
    : Data extends { envelope_id: string }
      ? Personal<Data, 'envelope_id'>
      : Data extends { operator_id: string }
        ? Personal<Data, 'operator_id'>
        : Readonly<Record<string, never>>;
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

/**
 * Whose data key seals the personal fields of an event with this data: the id of its inquiry, envelope or operator. The
 * data may be of any version, and as it is stored.
 */
export function ownerOf(data: Readonly<Record<string, unknown>>): string {
  return String(data.inquiry_id ?? data.envelope_id ?? data.operator_id);
}

/** The version that is written now. */
export function currentVersion(definition: AnyEventDefinition): number {
  return (definition.older?.length ?? 0) + 1;
}
