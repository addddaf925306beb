import type { Field } from '../inquiry/configuration.ts';

/** One step of a guided flow. */
export type Step = {
  /** What the end user reads at this step. */
  user_instruction: string;
  /** Pattern of the addresses at which is captured; may hold variables, see `capture-pattern.ts`. */
  capture_on: string;
  /** Bring the end user to the address of `capture_on`. */
  auto_redirect: boolean;
  ai_instruction: string | null;
  /** The whole page is captured instead of the visible part. */
  full_screen: boolean;
  /** Fields to capture at this step. */
  fields: Field[];
};
