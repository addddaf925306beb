import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Hebrew. */
export const hebrewRecords: Forms = {};
