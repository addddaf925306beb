import { defaultsOf, type ListedField, pick, versionOf } from '../field-list.ts';
import type { JsonObject } from '../json.ts';

export const CAPTURE_TYPES = ['screenshot', 'document'] as const;
export type CaptureType = (typeof CAPTURE_TYPES)[number];

export const CAPTURE_MODES = ['manual', 'auto'] as const;
export type CaptureMode = (typeof CAPTURE_MODES)[number];

/** A field to extract from the evidence. */
export type Field = { name: string; required: boolean; description: string };

/** A way to sign in that is named to the end user. Its configuration may hold secrets and stands here sealed. */
export type LoginMethod = { provider: string; sealed_config: string };

/** The types of a configuration's values, by the kind of their field. */
type Values = {
  text: string;
  /** Where a browser is sent: an http or https URL. */
  address: string;
  fields: Field[];
  capture_type: CaptureType;
  /** Free, as templates and inquiries fill it. */
  settings: JsonObject;
  login_methods: LoginMethod[];
  capture_modes: CaptureMode[];
};

type FieldOf<Kind extends keyof Values> = ListedField<Kind, Values[Kind]> & {
  /** Answered, or stored for processing only. */
  answered: boolean;
};

/** What a customer writes may name a person anywhere. */
type Personal = { erased: string };

/** A text of at most `max` characters. */
export type TextField = FieldOf<'text'> & Personal & { max: number };

type ConfigurationField =
  | TextField
  | (FieldOf<'address'> & Personal)
  | FieldOf<'fields'>
  | FieldOf<'capture_type'>
  | FieldOf<'settings'>
  | FieldOf<'login_methods'>
  | FieldOf<'capture_modes'>;

/**
 * What a capture is about and how it is done, field by field, in the order of requests and answers. Everything that
 * stores, checks or answers a configuration is made of this list.
 */
export const CONFIGURATION_FIELDS = {
  name: { kind: 'text', max: 200, answered: true, erased: 'erased' },
  description: { kind: 'text', max: 2000, default: '', answered: true, erased: 'erased' },
  query: { kind: 'text', max: 4000, answered: true, erased: 'erased' },
  fields: { kind: 'fields', default: [], answered: true, erased: [] },
  user_instruction: { kind: 'text', max: 4000, default: '', answered: true, erased: 'erased' },
  acceptance_guide: { kind: 'text', max: 20_000, default: '', answered: true, erased: 'erased' },
  ai_instruction: { kind: 'text', max: 4000, default: '', answered: false, erased: 'erased' },
  start_url: { kind: 'address', answered: true, erased: 'erased' },
  return_url: { kind: 'address', answered: true, erased: 'erased' },
  capture_type: { kind: 'capture_type', default: 'screenshot', answered: true },
  settings: { kind: 'settings', default: {}, answered: true, erased: {} },
  login_methods: { kind: 'login_methods', default: [], answered: false },
  /** Both when empty. */
  allowed_modes: { kind: 'capture_modes', default: [], answered: false },
} satisfies Record<string, ConfigurationField>;

type Fields = typeof CONFIGURATION_FIELDS;

/** A configuration, shared by templates and inquiries. */
export type InquiryConfiguration = { [Name in keyof Fields]: Values[Fields[Name]['kind']] };

/** The part of a configuration that is answered. */
export type AnsweredConfiguration = {
  [Name in keyof Fields as Fields[Name]['answered'] extends true ? Name : never]: InquiryConfiguration[Name];
};

/** Raised by every new field: what stores or shows a configuration has changed its shape then. */
export const CONFIGURATION_VERSION = versionOf(CONFIGURATION_FIELDS);

/** What stands where nothing was sent. */
export const CONFIGURATION_DEFAULTS = defaultsOf(CONFIGURATION_FIELDS);

const isAnswered = (name: keyof Fields): name is keyof AnsweredConfiguration => CONFIGURATION_FIELDS[name].answered;

/** Names of the fields that are answered, in the order of answers. */
export const ANSWERED_FIELDS = (Object.keys(CONFIGURATION_FIELDS) as (keyof Fields)[]).filter(isAnswered);

/** The part of a configuration that is answered, in the order of answers. */
export const answeredConfiguration = (configuration: InquiryConfiguration): AnsweredConfiguration =>
  pick(configuration, ANSWERED_FIELDS);

/** A name from a query: its first sentence, at most 80 characters. */
export function nameFromQuery(query: string): string {
  const sentence = (/^[\s\S]*?[.!?](?=\s|$)/.exec(query.trim())?.[0] ?? query.trim()).replace(/\s+/g, ' ');
  if (sentence.length <= 80) return sentence;
  // A character of two code units is not cut in half.
  return `${sentence
    .slice(0, 79)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
