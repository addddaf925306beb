import type { Acceptance, Assessment } from '../../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../../domain/inquiry/configuration.ts';

const grants = (acceptance: Acceptance) => acceptance === 'high' || acceptance === 'medium';

/**
 * What a model thinks of the acceptance can only take certainty from an approval, never give any, and never bears on a
 * rejection: who writes on a page may have written the model's mind.
 */
export function disputed(
  assessment: Assessment,
  { acceptance_guide }: Pick<InquiryConfiguration, 'acceptance_guide'>,
  proposed: Acceptance,
): Assessment {
  const isDisputed = acceptance_guide.trim() !== '' && grants(assessment.acceptance) && !grants(proposed);
  if (!isDisputed) return assessment;
  return {
    ...assessment,
    acceptance_certain: false,
    acceptance_reason: `${assessment.acceptance_reason} The model that read the evidence does not see the guide satisfied.`,
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
