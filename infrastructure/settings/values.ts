import { z } from 'zod';
import { createNetworks } from '../network/networks.ts';

/** A setting that is a number without sign and fraction. */
export const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

/** A setting that is one of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `must be ${words.join(' or ')}` });

/** A setting with commas between its entries. */
export const list = z.string().transform(text =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== ''),
);

/** CIDRs, commas between. */
export const networks = list.superRefine((entries, context) => {
  try {
    createNetworks(entries);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

/** An address of the web, without a slash at its end. */
export const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform(url => url.replace(/\/+$/, ''));

/** Number of a port of this machine. */
export const port = wholeNumber.pipe(z.number().max(65_535, 'must be at most 65535'));

/** The level from which on lines are logged. */
export const logLevel = oneOf(['info', 'warn', 'error']);

/** Whether browsers run in their sandbox. */
export const sandbox = oneOf(['on', 'off']);

/** Whether processes are kept ready for whoever comes next. */
export const spares = oneOf(['on', 'off']);
