import type { Assessment } from '../inquiry/assessment.ts';
import type { Step } from './step.ts';

const LONGEST_INSTRUCTION = 80;

/** What the end user was asked to do, cut short. */
function shortly({ user_instruction }: Step): string {
  const text = user_instruction.replace(/\s+/g, ' ').trim();
  return text.length <= LONGEST_INSTRUCTION ? text : `${text.slice(0, LONGEST_INSTRUCTION - 1)}…`;
}

function sentence(steps: readonly Step[], undone: readonly number[]): string {
  const named = undone.map(number => {
    const step = steps[number - 1];
    return `step ${number} of ${steps.length}${step === undefined ? '' : ` (“${shortly(step)}”)`}`;
  });
  return `Not done: ${named.join(', ')}.`;
}

/**
 * An assessment of evidence that lacks steps: neither acceptance nor confidence is `high`, and both reasons name what
 * was not done. One that failed for a reason of ours stays as it is.
 * @param undone numbers of steps, from 1
 */
export function withUndoneSteps(assessment: Assessment, steps: readonly Step[], undone: readonly number[]): Assessment {
  if (undone.length === 0 || assessment.error !== null) return assessment;
  const { acceptance, acceptance_reason, confidence, confidence_reason } = assessment;
  const lacking = sentence(steps, undone);
  return {
    ...assessment,
    mendable: [...assessment.mendable, 'step_not_done'],
    acceptance: acceptance === 'high' ? 'medium' : acceptance,
    acceptance_reason: `${acceptance_reason} ${lacking}`,
    confidence: confidence === 'high' ? 'medium' : confidence,
    confidence_reason: `${confidence_reason} ${lacking}`,
  };
}
