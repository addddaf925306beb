import { z } from 'zod';
import {
  ACCEPTANCES,
  type Assessment,
  CONFIDENCES,
  INSTRUCTION_USES,
  MENDABLE,
  type PixelCheck,
  type RuleTrace,
} from '../../../domain/inquiry/assessment.ts';
import { MISFITS } from '../../../domain/teaching/misfit.ts';

const PIXEL_CHECKS = ['agree', 'disagree', 'unreadable', 'not_checked'] as const satisfies readonly PixelCheck[];
const RULE_OUTCOMES = ['met', 'not_met', 'unknown'] as const satisfies readonly RuleTrace['outcome'][];

const onScreen = z.object({
  rect: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});
const onPage = z.object({ page: z.number() });

const extracted = { name: z.string(), value: z.string(), score: z.number(), label: z.string().nullable() };

const claim = z.object({
  property: z.string(),
  value: z.string(),
  source_url: z.string(),
  evidence_id: z.string(),
  score: z.number(),
  label: z.string().nullable(),
  place: z.union([onScreen, onPage]),
  pixels: z.enum(PIXEL_CHECKS),
});

/** Lifts an assessment from before it said what became of the `ai_instruction`, and before models were asked. */
export const beforeInstructionUse = (data: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...data,
  ai_instruction_use: 'unrecorded',
  model: null,
});

/** The names of fields in an assessment, and what they read as once erased. */
export const personalNames = { required_fields: [], found_fields: [] };

/** Lifts an assessment from before these were sealed, and before it said what another try can mend. */
export const beforeMendable = (data: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...data,
  mendable: [],
});

/** Lifts an assessment from before people taught how evidence is read. */
export const beforeReadings = (data: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...data,
  readings: [],
});

/** What an analyser found. */
export const assessment = z.object({
  claims: z.array(claim),
  acceptance: z.enum(ACCEPTANCES),
  acceptance_reason: z.string(),
  acceptance_by_guide: z.boolean(),
  acceptance_certain: z.boolean(),
  confidence: z.enum(CONFIDENCES),
  confidence_reason: z.string(),
  rules: z.array(z.object({ level: z.enum(ACCEPTANCES), text: z.string(), outcome: z.enum(RULE_OUTCOMES) })),
  required_fields: z.array(z.string()),
  found_fields: z.array(z.string()),
  mendable: z.array(z.enum(MENDABLE)),
  readings: z.array(
    z.object({
      reading_id: z.string(),
      field: z.string(),
      outcome: z.enum(['read', ...MISFITS]),
      reason: z.string().nullable(),
    }),
  ),
  extracted_fields: z.array(
    z.object({
      evidence_id: z.string(),
      fields: z.array(z.union([onScreen.extend(extracted), onPage.extend(extracted)])),
    }),
  ),
  evidence: z.array(z.object({ id: z.string(), sha256: z.string() })),
  ai_instruction_use: z.enum(INSTRUCTION_USES),
  analyser: z.string(),
  analyser_version: z.string(),
  model: z.object({ name: z.string(), failure: z.string().nullable() }).nullable(),
  error: z.string().nullable(),
}) satisfies z.ZodType<Assessment>;
