import { CONFIGURATION_DEFAULTS, type Field, type InquiryConfiguration } from '../inquiry/configuration.ts';

/** Where a capture begins when the envelope does not say it: a search page from which every site can be reached. */
export const DEFAULT_REDIRECT_URL = 'https://duckduckgo.com';

/** One step of a guided flow. */
export type Step = {
  /** What the end user reads at this step. */
  user_instruction: string;
  /** Pattern of the addresses at which is captured; may hold variables, see `capture-pattern.ts`. */
  capture_on: string;
  /** Bring the end user to the address of `capture_on`. */
  auto_redirect: boolean;
  ai_instruction: string | null;
  /** The whole page is captured instead of the visible part. */
  full_screen: boolean;
  /** Fields to capture at this step. */
  fields: Field[];
};

/** What an envelope and a template of envelopes have in common. */
export type SharedConfiguration = {
  name: string;
  description: string;
  /** What the capture must establish. */
  query: string;
  acceptance_guide: string;
  show_acceptance_guide: boolean;
  /** Where the capture begins. */
  redirect_url: string;
  ai_instruction: string;
  fields: Field[];
  steps: Step[];
};

/** What an envelope is about. `return_url` is where the end user goes back to. */
export type EnvelopeConfiguration = SharedConfiguration & { return_url: string };

/** The envelope's own fields and those of its steps, each name once. */
function fieldsOf({ fields, steps }: EnvelopeConfiguration): Field[] {
  const byName = new Map<string, Field>();
  for (const field of [...fields, ...steps.flatMap(step => step.fields)]) {
    if (!byName.has(field.name)) byName.set(field.name, field);
  }
  return [...byName.values()];
}

/** The envelope's own instruction and, by their addresses, those of its steps. */
function instructionOf({ ai_instruction, steps }: EnvelopeConfiguration): string {
  const ofSteps = steps.flatMap(step => (step.ai_instruction ? [`At ${step.capture_on}: ${step.ai_instruction}`] : []));
  return [ai_instruction, ...ofSteps].filter(text => text !== '').join('\n');
}

/** How the envelope is captured: screenshots that the end user takes, with the instruction of the first step. */
export function captureConfiguration(envelope: EnvelopeConfiguration): InquiryConfiguration {
  return {
    ...CONFIGURATION_DEFAULTS,
    name: envelope.name,
    description: envelope.description,
    query: envelope.query,
    fields: fieldsOf(envelope),
    user_instruction: envelope.steps[0]?.user_instruction ?? '',
    acceptance_guide: envelope.acceptance_guide,
    start_url: envelope.redirect_url,
    return_url: envelope.return_url,
    capture_type: 'screenshot',
    settings: { show_acceptance_guide: envelope.show_acceptance_guide },
    ai_instruction: instructionOf(envelope),
    allowed_modes: ['manual'],
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
