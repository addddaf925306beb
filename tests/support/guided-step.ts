import type { Step } from '../../domain/envelope/step.ts';

/** A step at this address; everything else is left to the end user, unless told. */
export function guidedStep(capture_on: string, changes: Partial<Step> = {}): Step {
  return {
    user_instruction: `Open ${capture_on}.`,
    capture_on,
    auto_redirect: false,
    ai_instruction: null,
    full_screen: false,
    fields: [],
    ...changes,
  };
}
