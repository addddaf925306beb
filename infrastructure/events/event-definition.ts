import type { z } from 'zod';
import type { DomainEvent } from '../../domain/decider.ts';

/** A shape that events of a type had in the past, and the pure step to the shape that came after it. */
export type OlderVersion = {
  /** Personal fields of this shape, and what each reads as once erased. */
  personal: Readonly<Record<string, unknown>>;
  /** Makes data of this version into data of the next one. Must not change what it is given. */
  upcast(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

/** Fields of the data that are texts: any of them may name whose data it is. */
type TextField<Data> = { [Field in keyof Data]-?: Data[Field] extends string ? Field : never }[keyof Data] & string;

/** Personal fields, with what each reads as once the key that sealed them is destroyed. */
type Personal<Data, Owner> = { readonly [Field in Exclude<keyof Data, Owner>]?: Data[Field] };

/**
 * How the events of one type are stored. The schema names every field of the data: TypeScript checks it against the
 * domain's type. Personal fields are sealed with the data key of the inquiry that `inquiry_id` names, or of what the
 * field `owner` names where it is given, so only data that has such a field can have any.
 */
export type EventDefinition<Data> = {
  schema: z.ZodType<Data> & { shape: { [Field in keyof Data]-?: unknown } };
  /** From version 1 on; the current version is one more than there are older ones. */
  older?: readonly OlderVersion[];
} & (
  | {
      owner?: never;
      personal: Data extends { inquiry_id: string } ? Personal<Data, 'inquiry_id'> : Readonly<Record<string, never>>;
    }
  | { [Owner in TextField<Data>]: { owner: Owner; personal: Personal<Data, Owner> } }[TextField<Data>]
);

/** A definition for every event of a union. */
export type EventDefinitions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventDefinition<Extract<Event, { type: Type }>['data']>;
};

/** What the codec needs to know of a type, whatever its data is. */
export type AnyEventDefinition = {
  schema: z.ZodType;
  /** `inquiry_id` unless told. */
  owner?: string;
  personal: Readonly<Record<string, unknown>>;
  older?: readonly OlderVersion[];
};

/** The field that names whose data key seals the personal fields of these events. */
export function ownerField({ owner }: AnyEventDefinition): string {
  return owner ?? 'inquiry_id';
}

/** The version that is written now. */
export function currentVersion(definition: AnyEventDefinition): number {
  return (definition.older?.length ?? 0) + 1;
}
