import type { Reading } from './taught-reading.ts';
import { formInWords } from './value-form.ts';

/**
 * Why a taught reading does not fit a page: its label is nowhere on it, or no value stands beside it any more, several
 * places fit, or what stands there is of another form.
 */
export const MISFITS = ['gone', 'moved', 'repeated', 'other_form'] as const;
export type Misfit = (typeof MISFITS)[number];

const WORDS: Record<Misfit, (reading: Reading) => string> = {
  gone: ({ label }) => `The label “${label}” no longer stands on the page.`,
  moved: ({ label }) => `The label “${label}” no longer stands where it was pointed at.`,
  repeated: ({ label }) => `The label “${label}” stands more than once where it was pointed at.`,
  other_form: ({ label, form }) => `What stands at the label “${label}” is no longer ${formInWords(form)}.`,
};

/** Why it does not fit, as a sentence for people. */
export const whyMisfit = (misfit: Misfit, reading: Reading): string => WORDS[misfit](reading);
