import type { JsonObject } from '../json.ts';

export const CAPTURE_TYPES = ['screenshot', 'document'] as const;
export type CaptureType = (typeof CAPTURE_TYPES)[number];

export const CAPTURE_MODES = ['manual', 'auto'] as const;
export type CaptureMode = (typeof CAPTURE_MODES)[number];

/** A field to extract from the evidence. */
export type Field = { name: string; required: boolean; description: string };

/** A way to sign in that is named to the end user. Its configuration may hold secrets and stands here sealed. */
export type LoginMethod = { provider: string; sealed_config: string };

/** What a capture is about and how it is done: shared by templates and inquiries. */
export type InquiryConfiguration = {
  name: string;
  description: string;
  query: string;
  fields: Field[];
  user_instruction: string;
  acceptance_guide: string;
  start_url: string;
  return_url: string;
  capture_type: CaptureType;
  settings: JsonObject;
  /** Stored for processing, never answered. */
  ai_instruction: string;
  login_methods: LoginMethod[];
  /** Both when empty. */
  allowed_modes: CaptureMode[];
};

/** Fields that must be found: those marked as required, or all of them when none is marked. */
export function requiredFields(fields: readonly Field[]): string[] {
  const marked = fields.filter(field => field.required);
  return (marked.length > 0 ? marked : fields).map(field => field.name);
}

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
