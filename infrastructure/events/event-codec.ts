import { type DataKeys, OwnerErased } from '../../application/ports/data-keys.ts';
import type { EventMetadata, NewEvent, RecordedEvent } from '../../application/ports/event-store.ts';
import type { SealingKey } from '../cryptography/sealing-key.ts';
import { InvalidEvent, UnreadableEvent } from './codec-errors.ts';
import { type AnyEventDefinition, currentVersion, ownerOf } from './event-definition.ts';
import { eventDefinitions } from './event-definitions.ts';
import { openFields, sealFields } from './sealed-fields.ts';
import { unknownField } from './unknown-field.ts';

/** An event as it is stored: its schema version is known and its personal fields are sealed. */
export type EncodedEvent = NewEvent & { metadata: EventMetadata };

/** Between events as the application knows them and as they are stored. */
export type EventCodec = {
  /** @throws InvalidEvent when the data is not what the event's type says. */
  encode(event: NewEvent): Promise<EncodedEvent>;
  /** The data that an event was made of, as decoding it would answer: what was not sealed reads as erased at once. */
  readsAs(stored: EncodedEvent, data: unknown): unknown;
  /**
   * @param appended the data of an event that this process appended a moment ago: if nothing of it was erased since, it is
   *   not opened anew.
   * @throws UnreadableEvent when the type or version of one is unknown, or what is stored was damaged.
   */
  decode(events: readonly RecordedEvent[], appended?: (event: RecordedEvent) => unknown): Promise<RecordedEvent[]>;
};

type Fields = Record<string, unknown>;
/** Keys by owner. */
type Keys = ReadonlyMap<string, SealingKey>;

const NO_KEYS: Keys = new Map();

/**
 * The codec of the log.
 *
 * Stored data = the clear fields, and under `sealed` all personal fields in one ciphertext; `sealed: null` says that they
 * read as erased from the start: the inquiry or envelope was erased before this event was written, or they were as empty
 * as erased ones are. Reading is tolerant (unknown fields are ignored, older
 * versions are upcast, what is erased reads as erased), writing is strict.
 */
export function createEventCodec(options: {
  dataKeys: Pick<DataKeys<SealingKey>, 'obtain' | 'findAll'>;
  /** By event type; those of the domain unless told. */
  definitions?: Readonly<Record<string, AnyEventDefinition>>;
}): EventCodec {
  const { dataKeys } = options;
  const definitions = new Map(Object.entries<AnyEventDefinition>(options.definitions ?? eventDefinitions));

  async function seal(event: NewEvent, data: Fields, definition: AnyEventDefinition): Promise<Fields> {
    const { personal } = definition;
    const stored: Fields = {};
    const secret: Fields = {};
    for (const [field, value] of Object.entries(data)) {
      (Object.hasOwn(personal, field) ? secret : stored)[field] = value;
    }
    const key = saysNothing(secret, personal) ? undefined : await keyFor(ownerOf(data));
    stored.sealed = key === undefined ? null : sealFields(secret, key, event);
    return stored;
  }

  /** What happens late to an erased inquiry (a webhook of its last status) is logged without its personal fields. */
  async function keyFor(owner: string): Promise<SealingKey | undefined> {
    try {
      return await dataKeys.obtain(owner);
    } catch (error) {
      if (error instanceof OwnerErased) return undefined;
      throw error;
    }
  }

  /** The keys that what is sealed in these events needs. */
  async function keysOf(events: readonly RecordedEvent[]): Promise<Keys> {
    const owners = new Set<string>();
    for (const { data } of events) if (isSealed(data as Fields | null)) owners.add(ownerOf(data as Fields));
    return owners.size === 0 ? NO_KEYS : dataKeys.findAll([...owners]);
  }

  function decodeOne(event: RecordedEvent, keys: Keys, appended: unknown): RecordedEvent {
    const definition = definitions.get(event.type);
    if (definition === undefined) throw new UnreadableEvent(event, 'its type is unknown to this version of Affiant.');
    const current = currentVersion(definition);
    if (appended !== undefined && isWhole(event.data as Fields, definition, keys)) return { ...event, data: appended };
    const { schema_version: version } = event.metadata;
    if (!Number.isInteger(version) || version < 1 || version > current) {
      throw new UnreadableEvent(
        event,
        `its schema version is ${version}, and this version of Affiant knows 1 to ${current}.`,
      );
    }
    const later = definition.older?.slice(version - 1) ?? [];
    const personal = later[0]?.personal ?? definition.personal;
    let data = isEmpty(personal) ? (event.data as Fields) : unseal(event, personal, keys);
    for (const step of later) data = step.upcast(data);
    const parsed = definition.schema.safeParse(data);
    if (!parsed.success) throw new UnreadableEvent(event, firstIssue(parsed.error));
    return { ...event, data: parsed.data, metadata: { ...event.metadata, schema_version: current } };
  }

  return {
    async encode(event) {
      const definition = definitions.get(event.type);
      if (definition === undefined) {
        throw new InvalidEvent(`event type ${event.type} is unknown: add it to the event definitions.`);
      }
      const parsed = definition.schema.safeParse(event.data);
      if (!parsed.success) throw new InvalidEvent(`event ${event.type} can't be stored: ${firstIssue(parsed.error)}`);
      const unknown = unknownField(event.data, parsed.data);
      if (unknown !== undefined) {
        throw new InvalidEvent(`event ${event.type} can't be stored: its schema does not know the field ${unknown}.`);
      }
      const data = isEmpty(definition.personal) ? parsed.data : await seal(event, parsed.data as Fields, definition);
      return { ...event, data, metadata: withVersion(event.metadata, currentVersion(definition)) };
    },

    readsAs({ type, data: stored }, data) {
      const definition = definitions.get(type);
      if (definition === undefined || isEmpty(definition.personal) || (stored as Fields).sealed !== null) return data;
      return { ...(data as Fields), ...definition.personal };
    },

    async decode(events, appended) {
      const keys = await keysOf(events);
      return events.map(event => decodeOne(event, keys, appended?.(event)));
    },
  };
}

function unseal(event: RecordedEvent, erased: Fields, keys: Keys): Fields {
  const stored = event.data as Fields;
  const { sealed } = stored;
  if (sealed === null) return withClear({ ...erased }, stored);
  if (typeof sealed !== 'string') throw new UnreadableEvent(event, 'its sealed fields are missing.');
  const key = keys.get(ownerOf(stored));
  if (key === undefined) return withClear({ ...erased }, stored);
  try {
    return withClear(openFields(sealed, key, event), stored);
  } catch (cause) {
    throw new UnreadableEvent(event, 'its sealed fields were damaged, or sealed for another event or key.', { cause });
  }
}

/** Whether nothing that belongs to the event has been erased. */
function isWhole(stored: Fields, { personal }: AnyEventDefinition, keys: Keys): boolean {
  return isEmpty(personal) || (isSealed(stored) && keys.has(ownerOf(stored)));
}

const isSealed = (stored: Fields | null): boolean => typeof stored?.sealed === 'string';

function withVersion(metadata: NewEvent['metadata'], schema_version: number): EventMetadata {
  const { org_id, actor, correlation_id, causation_id, occurred_at } = metadata;
  return { org_id, actor, correlation_id, causation_id, occurred_at, schema_version };
}

/** Adds the clear fields in place: spreading two objects of this size into a third takes longer than the cipher. */
function withClear(personal: Fields, stored: Fields): Fields {
  for (const field of Object.keys(stored)) {
    if (field !== 'sealed' && !Object.hasOwn(personal, field)) personal[field] = stored[field];
  }
  return personal;
}

/** Whether these fields are what they would read as once erased. */
function saysNothing(secret: Fields, erased: Fields): boolean {
  for (const field of Object.keys(secret)) if (secret[field] !== erased[field]) return false;
  return true;
}

function isEmpty(personal: Fields): boolean {
  for (const _ in personal) return false;
  return true;
}

/** What a schema finds; `errors` when it is a choice of shapes: what each of them finds. */
type Issue = { path: PropertyKey[]; message: string; errors?: Issue[][] };

/** The first thing that is wrong; of several shapes, with the one that the data comes closest to. */
function firstIssue(error: { issues: readonly Issue[] }): string {
  let [issue] = error.issues;
  while (issue?.errors !== undefined) {
    issue = issue.errors.reduce((closest, found) => (found.length < closest.length ? found : closest))[0];
  }
  return `${issue?.path.join('.') || 'its data'}: ${issue?.message ?? 'is not valid'}.`;
}
