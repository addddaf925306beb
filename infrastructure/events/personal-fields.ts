import type { PersonalFields } from '../../application/ports/personal-fields.ts';
import type { AnyEventDefinition } from './event-definition.ts';
import { eventDefinitions } from './event-definitions.ts';

const definitions = new Map(Object.entries<AnyEventDefinition>(eventDefinitions));

/** The fields that are sealed in the log; none for a type that is unknown. */
export const personalFields: PersonalFields = type => Object.keys(definitions.get(type)?.personal ?? {});
