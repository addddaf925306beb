import { z } from 'zod';
import { CAPTURE_MODES, CAPTURE_TYPES, type InquiryConfiguration } from '../../../domain/inquiry/configuration.ts';
import { jsonObject } from './json.ts';

/** The configuration that templates and inquiries share. */
export const configuration = z.object({
  name: z.string(),
  description: z.string(),
  query: z.string(),
  fields: z.array(z.object({ name: z.string(), required: z.boolean(), description: z.string() })),
  user_instruction: z.string(),
  acceptance_guide: z.string(),
  start_url: z.string(),
  return_url: z.string(),
  capture_type: z.enum(CAPTURE_TYPES),
  settings: jsonObject,
  ai_instruction: z.string(),
  login_methods: z.array(z.object({ provider: z.string(), sealed_config: z.string() })),
  allowed_modes: z.array(z.enum(CAPTURE_MODES)),
}) satisfies z.ZodType<InquiryConfiguration>;
