import type { EnvelopeTemplateVersionView } from '../../application/views/envelope-view.ts';
import { byName, type FormField, fieldsIn } from './template-form.ts';
import { textIn } from './text-in.ts';

/** A step as its form has it. */
export type StepForm = {
  user_instruction: string;
  capture_on: string;
  ai_instruction: string;
  auto_redirect: boolean;
  full_screen: boolean;
  fields: FormField[];
};

/** What a form of an envelope template holds, as it was written. */
export type EnvelopeTemplateForm = {
  texts: Record<TextName, string>;
  fields: FormField[];
  steps: StepForm[];
  show_acceptance_guide: boolean;
  /** Two people approve what a person approves. */
  four_eyes: boolean;
  /** Pages of steps are captured by themselves. */
  auto: boolean;
};

const TEXTS = [
  'name',
  'query',
  'description',
  'acceptance_guide',
  'ai_instruction',
  'redirect_url',
  'return_url',
] as const;
type TextName = (typeof TEXTS)[number];

/** As many as an envelope may have. */
export const MOST_STEPS = 20;

type Sent = Readonly<Record<string, unknown>>;

function stepIn(form: Sent, number: number): StepForm {
  const of = (name: string) => textIn(form, `step${number}_${name}`);
  return {
    user_instruction: of('user_instruction'),
    capture_on: of('capture_on').trim(),
    ai_instruction: of('ai_instruction'),
    auto_redirect: of('auto_redirect') === 'yes',
    full_screen: of('full_screen') === 'yes',
    fields: fieldsIn(form, `step${number}_`),
  };
}

const isWritten = ({ capture_on, fields, user_instruction }: StepForm) =>
  `${capture_on}${user_instruction}`.trim() !== '' || fields.length > 0;

/** What was written in a form. A step of which nothing was written is none. */
export function envelopeTemplateFormIn(form: Sent): EnvelopeTemplateForm {
  const steps = Array.from({ length: MOST_STEPS }, (_, index) => stepIn(form, index + 1));
  return {
    texts: byName(TEXTS, name => textIn(form, name)),
    fields: fieldsIn(form),
    steps: steps.filter(isWritten),
    show_acceptance_guide: form.show_acceptance_guide === 'yes',
    four_eyes: form.four_eyes === 'yes',
    auto: form.auto === 'yes',
  };
}

/** A version as its form begins; an empty one for a new template. */
export function envelopeTemplateFormOf(version?: EnvelopeTemplateVersionView): EnvelopeTemplateForm {
  return {
    texts: byName(TEXTS, name => version?.[name] ?? ''),
    fields: [...(version?.fields ?? [])],
    steps: (version?.steps ?? []).map(step => ({ ...step, ai_instruction: step.ai_instruction ?? '' })),
    show_acceptance_guide: version?.show_acceptance_guide ?? false,
    four_eyes: version?.four_eyes ?? false,
    auto: version?.allowed_modes.includes('auto') ?? false,
  };
}

/** The form as a template's file has it. */
export function envelopeTemplateOf(form: EnvelopeTemplateForm): Record<string, unknown> {
  const { auto, fields, four_eyes, show_acceptance_guide, steps, texts } = form;
  const { redirect_url, return_url, ...others } = texts;
  const addresses = Object.entries({ redirect_url, return_url }).filter(([, address]) => address.trim() !== '');
  const whole = steps.map(({ ai_instruction, ...step }) => {
    return { ...step, ai_instruction: ai_instruction.trim() === '' ? null : ai_instruction };
  });
  const modes = { allowed_modes: auto ? ['manual', 'auto'] : ['manual'] };
  const switches = { show_acceptance_guide, four_eyes };
  return { ...others, ...Object.fromEntries(addresses), fields, steps: whole, ...switches, ...modes };
}

/** The fields of a template and of all its steps. */
export const everyField = ({ fields, steps }: EnvelopeTemplateForm): FormField[] => [
  ...fields,
  ...steps.flatMap(step => step.fields),
];
