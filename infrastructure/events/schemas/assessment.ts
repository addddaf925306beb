import { z } from 'zod';
import { ACCEPTANCES, CONFIDENCES } from '../../../domain/inquiry/assessment.ts';

const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const place = z.union([z.object({ rect }), z.object({ page: z.int() })]);

const reading = { name: z.string(), value: z.string(), score: z.number(), label: z.string().nullable() };
const extractedField = z.union([z.object({ ...reading, rect }), z.object({ ...reading, page: z.int() })]);

/** What an analyser found. */
export const assessment = z.object({
  claims: z.array(
    z.object({
      property: z.string(),
      value: z.string(),
      source_url: z.string(),
      evidence_id: z.string(),
      score: z.number(),
      label: z.string().nullable(),
      place,
      pixels: z.enum(['agree', 'disagree', 'unreadable', 'not_checked']),
    }),
  ),
  acceptance: z.enum(ACCEPTANCES),
  acceptance_reason: z.string(),
  acceptance_by_guide: z.boolean(),
  acceptance_certain: z.boolean(),
  confidence: z.enum(CONFIDENCES),
  confidence_reason: z.string(),
  rules: z.array(
    z.object({ level: z.enum(ACCEPTANCES), text: z.string(), outcome: z.enum(['met', 'not_met', 'unknown']) }),
  ),
  required_fields: z.array(z.string()),
  found_fields: z.array(z.string()),
  extracted_fields: z.array(z.object({ evidence_id: z.string(), fields: z.array(extractedField) })),
  evidence: z.array(z.object({ id: z.string(), sha256: z.string() })),
  analyser: z.string(),
  analyser_version: z.string(),
  error: z.string().nullable(),
});
