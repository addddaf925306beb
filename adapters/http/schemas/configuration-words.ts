import type { InquiryConfiguration } from '../../../domain/inquiry/configuration.ts';

/** What the reference says of a field, and a value such as answers hold, where one helps. */
type Words = { description: string; example?: unknown };

/** Words for each field of the configuration that templates and inquiries share. */
export const CONFIGURATION_WORDS: Readonly<Record<keyof InquiryConfiguration, Words>> = {
  name: {
    description: 'What the inquiry is called; from a template without one, the first sentence of its query.',
    example: 'Active gym membership',
  },
  description: { description: 'What it is about, for people.' },
  query: {
    description: 'What must be established.',
    example: 'Does this person hold an active gym membership?',
  },
  fields: {
    description: 'What is to be read from the evidence. When none is marked as required, all of them are.',
    example: [{ name: 'membership_status', required: true, description: 'Whether the membership is active' }],
  },
  user_instruction: { description: 'What the end user is told to do.' },
  acceptance_guide: {
    description: 'What earns which acceptance level: Markdown headings such as `## High` with rules below them.',
  },
  ai_instruction: { description: 'For a model that reads the evidence. Stored, never answered.' },
  start_url: { description: 'Where the capture starts.', example: 'https://gym.example.com/login' },
  return_url: {
    description: 'Where the browser is sent after the capture, with `status` and `inquiry_id` added.',
    example: 'https://customer.example.com/done',
  },
  capture_type: { description: 'What is captured.' },
  settings: {
    description:
      'Yours to fill; the keys named here mean something. `language` (BCP 47, such as `de` or `pt-BR`) is the language of the capture page; one that it does not speak is passed over. `allowed_domains` limits where the end user may go: registrable domains such as `example.com`, each with all hosts below it; `start_url` must lie in one. Domains of single sign-on that show a page belong into the list; frames, pictures and scripts of other domains load as ever. null or nothing: anywhere. `four_eyes` true: what a person approves stays `manual_review` until a second one approves it too.',
  },
  login_methods: {
    description: 'Ways to sign in, named to the end user. What is in `config` is sealed, and never answered.',
  },
  allowed_modes: {
    description:
      'How evidence comes about: `manual` by the end user with a button; `auto` by itself, once a page has settled that shows a field that is asked for. Unless told, by the button, and the page that is open at the end when it was never used.',
  },
};

/** The examples of a field's values, as a schema holds them. */
export function examplesOf(name: keyof InquiryConfiguration): { examples?: unknown[] } {
  const { example } = CONFIGURATION_WORDS[name];
  return example === undefined ? {} : { examples: [example] };
}
