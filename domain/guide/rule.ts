import type { Acceptance } from '../inquiry/assessment.ts';
import type { Clause } from './clause.ts';

/** A rule of the guide: when all clauses hold, the evidence earns the level. */
export type Rule = { level: Acceptance; text: string; clauses: Clause[] };
