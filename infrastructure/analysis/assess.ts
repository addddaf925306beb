import type { AnalysisRequest } from '../../application/ports/analyser.ts';
import type { ToldCondition } from '../../domain/guide/facts.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { EvidenceFindings } from '../../domain/judging/findings.ts';
import { judge, type Origin } from '../../domain/judging/judge.ts';
import { siteRelation } from './same-site.ts';

/** Has the domain judge what was read, with the packages that know written dates and registrable domains. */
export function assess(
  request: AnalysisRequest,
  read: readonly EvidenceFindings[],
  origin: Origin,
  told?: ReadonlyMap<string, ToldCondition>,
): Assessment {
  return judge(request, read, origin, siteRelation, told);
}
