import type { Acceptance, Assessment } from '../../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../../domain/inquiry/configuration.ts';

/** Whether an acceptance lets something through. */
export const grants = (acceptance: Acceptance) => acceptance === 'high' || acceptance === 'medium';

/**
 * What a model thinks of the acceptance can only take certainty from an approval, never give any, and never bears on a
 * rejection: who writes on a page may have written the model's mind.
 */
export function disputed(
  assessment: Assessment,
  { acceptance_guide }: Pick<InquiryConfiguration, 'acceptance_guide'>,
  proposed: Acceptance,
): Assessment {
  if (!grants(assessment.acceptance) || grants(proposed)) return assessment;
  const what = acceptance_guide.trim() === '' ? 'that the answer to the query is yes' : 'the guide satisfied';
  return {
    ...assessment,
    acceptance_certain: false,
    acceptance_reason: `${assessment.acceptance_reason} The model that read the evidence does not see ${what}.`,
  };
}

/** Two readings that say different things: a person decides. */
export function contested(assessment: Assessment): Assessment {
  return {
    ...assessment,
    acceptance_certain: false,
    acceptance_reason: `${assessment.acceptance_reason} Two readings of the evidence by the model do not say the same.`,
  };
}
