import { PROVENANCES } from '../provenance/provenance-of.ts';

/**
 * Why a value that stands on the page may not be what is asked for, whatever its label says: it is no statement of the
 * site, it speaks of another time, it stands in one of several records and nothing tells which is meant,
 * it is one of several that are as likely, the part of the page is about something else, something beside it was not read, the picture is grainy, or all of the document does not count or is shown in part.
 */
export const DOUBTS = [
  ...PROVENANCES,
  'other_time',
  'other_record',
  'other_matter',
  'one_of_many',
  'void',
  'part_hidden',
  'written_across',
  'grainy',
  'unread_beside',
] as const;
export type Doubt = (typeof DOUBTS)[number];
