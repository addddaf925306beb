import { type Assessment, instructionUse } from './assessment.ts';
import type { InquiryConfiguration } from './configuration.ts';
import { requiredFields } from './required-fields.ts';

/**
 * What stands where an assessment would, when nobody has read the evidence.
 * @param by who should have, with its version.
 * @param reason why not, for both scores.
 * @param error set when it is a failure of ours that decides the result.
 */
export function notAssessed(
  { fields, ai_instruction }: Pick<InquiryConfiguration, 'fields' | 'ai_instruction'>,
  by: Pick<Assessment, 'analyser' | 'analyser_version'>,
  reason: string,
  error: string | null,
): Assessment {
  return {
    claims: [],
    acceptance: 'low',
    acceptance_reason: reason,
    acceptance_by_guide: false,
    acceptance_certain: false,
    confidence: 'low',
    confidence_reason: reason,
    rules: [],
    required_fields: requiredFields(fields),
    found_fields: [],
    mendable: [],
    readings: [],
    extracted_fields: [],
    evidence: [],
    ai_instruction_use: instructionUse(ai_instruction, false),
    ...by,
    model: null,
    error,
  };
}
