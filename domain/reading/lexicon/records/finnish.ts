import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Finnish. */
export const finnishRecords: Forms = {};
