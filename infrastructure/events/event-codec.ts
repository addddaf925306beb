import type { DataKeys } from '../../application/ports/data-keys.ts';
import type { NewEvent, RecordedEvent } from '../../application/ports/event-store.ts';
import type { EventSchema } from './event-schema.ts';
import { captureSchemas } from './schemas/capture.ts';
import { inquirySchemas } from './schemas/inquiry.ts';
import { organizationSchemas } from './schemas/organization.ts';
import { templateSchemas } from './schemas/template.ts';
import { deliverySchemas, endpointSchemas } from './schemas/webhook.ts';
import { openFields, sealFields } from './sealed-fields.ts';

type AnySchema = Omit<EventSchema, 'personal'> & { personal?: Record<string, unknown> };
type Data = Record<string, unknown>;

/** Every type of event that there is. */
export const EVENT_SCHEMAS = {
  ...templateSchemas,
  ...inquirySchemas,
  ...captureSchemas,
  ...endpointSchemas,
  ...deliverySchemas,
  ...organizationSchemas,
} as Record<string, AnySchema>;

/** Between the events that the application speaks and those that the log holds. */
export type EventCodec = {
  /** Checks the data, seals its personal fields and puts in the version. @throws when it is not of its type's shape. */
  encode(event: NewEvent): Promise<NewEvent>;
  /** Opens what is sealed and brings older versions up to date. Personal fields of an erased inquiry read as erased. */
  decode(event: RecordedEvent): Promise<RecordedEvent>;
};

const boundTo = (event: { id: string; type: string }): string => `${event.id}.${event.type}`;

/** @param schemas the known types of events; all that there are unless told. */
export function createEventCodec(parts: { dataKeys: DataKeys; schemas?: Record<string, AnySchema> }): EventCodec {
  const { dataKeys, schemas = EVENT_SCHEMAS } = parts;

  return {
    async encode(event) {
      const schema = schemas[event.type];
      if (schema === undefined) throw new Error(`there is no event type ${event.type}`);
      const data = schema.data.parse(event.data) as Data;
      const metadata = { ...event.metadata, schema_version: schema.version };
      if (schema.personal === undefined) return { ...event, data, metadata };
      const { personal, clear } = divided(data, schema.personal);
      const key = await dataKeys.obtain(ownerOf(data));
      return { ...event, metadata, data: { ...clear, sealed: sealFields(key, personal, boundTo(event)) } };
    },
    async decode(event) {
      const schema = schemas[event.type];
      if (schema === undefined) {
        throw new Error(`${event.stream} revision ${event.revision} has the unknown event type ${event.type}`);
      }
      const opened = await open(event, schema, dataKeys);
      const version = event.metadata.schema_version;
      if (version === schema.version) return { ...event, data: opened };
      return { ...event, data: upcast(event, schema, opened) };
    },
  };
}

/** Personal data belongs to an inquiry: its id is the name of the key. */
function ownerOf(data: Data): string {
  return String(data.inquiry_id);
}

function divided(data: Data, personalFields: Data): { personal: Data; clear: Data } {
  const personal: Data = {};
  const clear: Data = {};
  for (const [name, value] of Object.entries(data)) (name in personalFields ? personal : clear)[name] = value;
  return { personal, clear };
}

async function open(event: RecordedEvent, schema: AnySchema, dataKeys: DataKeys): Promise<Data> {
  const { sealed, ...clear } = event.data as Data;
  if (typeof sealed !== 'string') return event.data as Data;
  const key = await dataKeys.find(ownerOf(clear));
  if (key === undefined) return { ...clear, ...schema.personal };
  return { ...clear, ...openFields(key, sealed, boundTo(event)) };
}

function upcast(event: RecordedEvent, schema: AnySchema, data: Data): Data {
  const version = event.metadata.schema_version;
  const steps = schema.upcasters?.slice(version - 1) ?? [];
  if (version > schema.version || steps.length !== schema.version - version) {
    throw new Error(`${event.stream} revision ${event.revision}: ${event.type} version ${version} can't be read`);
  }
  return schema.data.parse(steps.reduce((older, step) => step(older), data)) as Data;
}
