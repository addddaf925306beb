import type { z } from 'zod';
import type { DomainEvent } from '../../domain/decider.ts';

/** Turns the data of one version into that of the next. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** What the codec knows of a type of event. */
export type EventSchema<Event extends DomainEvent = DomainEvent> = {
  /** Version that is written today, from 1. */
  version: number;
  /** Shape of the data in that version. Unknown fields of stored data are left out. */
  data: z.ZodType<Event['data']>;
  /** Fields that hold personal data, and what each reads as once it is erased. Sealed with the key of `inquiry_id`. */
  personal?: { [Field in keyof Event['data']]?: Event['data'][Field] };
  /** Makes version 2 of version 1, 3 of 2 and so on. */
  upcasters?: readonly Upcaster[];
};

/** One schema for each type of a union of events: none can be forgotten. */
export type EventSchemas<Events extends DomainEvent> = {
  [Type in Events['type']]: EventSchema<Extract<Events, { type: Type }>>;
};

/** What an erased text reads as. */
export const ERASED = 'erased';
