import { PROVENANCES } from '../provenance/provenance-of.ts';

/**
 * Why a value that stands on the page may not be what is asked for, whatever its label says: it is no statement of the
 * site, it speaks of another time, or it stands in one of several records and nothing tells which is meant.
 */
export const DOUBTS = [...PROVENANCES, 'other_time', 'other_record'] as const;
export type Doubt = (typeof DOUBTS)[number];
