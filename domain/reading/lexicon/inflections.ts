import type { Inflection } from './inflection.ts';
import { GERMANIC_AND_ROMANCE } from './inflections/germanic-and-romance.ts';
import { OTHER } from './inflections/other.ts';
import { SLAVIC_AND_BALTIC } from './inflections/slavic-and-baltic.ts';

/** The languages whose words change their ends. */
export const INFLECTIONS: readonly Inflection[] = [...GERMANIC_AND_ROMANCE, ...SLAVIC_AND_BALTIC, ...OTHER];
