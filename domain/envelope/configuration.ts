import { defaultsOf, type ListedField, versionOf } from '../field-list.ts';
import {
  type CaptureMode,
  CONFIGURATION_DEFAULTS,
  type Field,
  type InquiryConfiguration,
} from '../inquiry/configuration.ts';
import { fieldsOnce } from './evidence-scope.ts';
import type { Step } from './step.ts';

/** Where a capture begins when the envelope does not say it: a search page from which every site can be reached. */
const DEFAULT_REDIRECT_URL = 'https://duckduckgo.com';

/** The types of an envelope's values, by the kind of their field. */
type Values = {
  text: string;
  /** Where a browser is sent: an http or https URL. */
  address: string;
  switch: boolean;
  fields: Field[];
  steps: Step[];
  capture_modes: CaptureMode[];
};

/** What a customer writes may name a person anywhere. */
type Personal<Kind extends keyof Values> = ListedField<Kind, Values[Kind]> & { erased: Values[Kind] };

/** A text of at most `max` characters. */
export type EnvelopeText = Personal<'text'> & { max: number };

type EnvelopeField =
  | EnvelopeText
  | Personal<'address'>
  | Personal<'fields'>
  | Personal<'steps'>
  | ListedField<'switch', boolean>
  | ListedField<'capture_modes', CaptureMode[]>;

/** What an envelope is about, field by field, in the order of answers. All that deals with one is made of this list. */
export const ENVELOPE_FIELDS = {
  name: { kind: 'text', max: 200, erased: 'erased' },
  description: { kind: 'text', max: 2000, default: '', erased: 'erased' },
  /** What the capture must establish. */
  query: { kind: 'text', max: 4000, erased: 'erased' },
  acceptance_guide: { kind: 'text', max: 20_000, default: '', erased: 'erased' },
  show_acceptance_guide: { kind: 'switch', default: false },
  /** Where the capture begins. */
  redirect_url: { kind: 'address', default: DEFAULT_REDIRECT_URL, erased: 'erased' },
  /** Where the end user goes back to. */
  return_url: { kind: 'address', erased: 'erased' },
  ai_instruction: { kind: 'text', max: 4000, default: '', erased: 'erased' },
  fields: { kind: 'fields', default: [], erased: [] },
  steps: { kind: 'steps', default: [], erased: [] },
  /** How evidence comes about; by hand unless told. */
  allowed_modes: { kind: 'capture_modes', default: ['manual'], since: 2 },
  /** Whether two operators have to approve what a person approves. */
  four_eyes: { kind: 'switch', default: false, since: 3 },
} satisfies Record<string, EnvelopeField>;

type Fields = typeof ENVELOPE_FIELDS;

/** What an envelope is about. */
export type EnvelopeConfiguration = { [Name in keyof Fields]: Values[Fields[Name]['kind']] };

/** What an envelope and a template of envelopes have in common. */
export type SharedConfiguration = Omit<EnvelopeConfiguration, 'return_url'>;

/** What stands where neither a request nor a template says anything. */
export const ENVELOPE_DEFAULTS = defaultsOf(ENVELOPE_FIELDS);

/** Raised by every new field: what stores or shows an envelope has changed its shape then. */
export const ENVELOPE_VERSION = versionOf(ENVELOPE_FIELDS);

/** How the envelope is captured: screenshots, with the instruction of the first step. */
export function captureConfiguration(envelope: EnvelopeConfiguration): InquiryConfiguration {
  return {
    ...CONFIGURATION_DEFAULTS,
    name: envelope.name,
    description: envelope.description,
    query: envelope.query,
    fields: fieldsOnce(envelope.fields, ...envelope.steps.map(step => step.fields)),
    user_instruction: envelope.steps[0]?.user_instruction ?? '',
    acceptance_guide: envelope.acceptance_guide,
    start_url: envelope.redirect_url,
    return_url: envelope.return_url,
    capture_type: 'screenshot',
    settings: { show_acceptance_guide: envelope.show_acceptance_guide },
    ai_instruction: envelope.ai_instruction,
    allowed_modes: envelope.allowed_modes,
  };
}

/**
 * What the evidence is held against. With steps, the first one names the site that is trusted; without, it is the site
 * on which the capture begins, so that evidence found by way of a search page is never trusted by itself.
 */
export function assessmentConfiguration(envelope: EnvelopeConfiguration): InquiryConfiguration {
  const [first] = envelope.steps;
  const configuration = captureConfiguration(envelope);
  return first === undefined ? configuration : { ...configuration, start_url: first.capture_on };
}
