/**
 * Why a page that was asked for is not shown. `SLOW`: nothing has come of it for a long time, and still may.
 * `TURNED_AWAY`: its site shows that it takes its visitor for a machine, or wants no more of it for now.
 */
export const LOAD_PROBLEMS = [
  'NO_NAME',
  'NOT_ALLOWED',
  'BUSY',
  'REFUSED',
  'TIMEOUT',
  'BROKEN',
  'EMPTY',
  'CERTIFICATE',
  'REDIRECTS',
  'SLOW',
  'TURNED_AWAY',
  'OTHER',
] as const;
export type LoadProblem = (typeof LOAD_PROBLEMS)[number];
