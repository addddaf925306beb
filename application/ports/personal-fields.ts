/** Names of the fields of an event's data that tell of a person, by the type of the event. */
export type PersonalFields = (type: string) => readonly string[];
