import type { ToldCondition } from '../../../domain/guide/facts.ts';
import type { Assessment, GroundedClaim } from '../../../domain/inquiry/assessment.ts';
import type { Cutting, EvidenceFindings } from '../../../domain/judging/findings.ts';
import { folded } from '../../../domain/reading/text.ts';
import type { ModelAnswer } from './model-answer.ts';
import { rearmed } from './untrusted-block.ts';

type Told = ReadonlyMap<string, ToldCondition>;

/** What a verdict would rest on that only a model says. */
export type OnItsWord = { claims: GroundedClaim[]; told: Told };

/** What of an assessment stands on the model's word alone. @param cuttings what is asked for by the number of its pair */
export function onItsWord(
  { claims }: Assessment,
  read: readonly EvidenceFindings[],
  told: Told,
  cuttings: readonly Cutting[],
): OnItsWord {
  const isCut = ({ property, value }: GroundedClaim) =>
    cuttings.some(cutting => cutting.field === property && cutting.value === value);
  const isProposed = ({ property, value, evidence_id }: GroundedClaim) =>
    read.some(
      ({ evidence, findings }) =>
        evidence.id === evidence_id &&
        findings.some(
          ({ extraction }) =>
            extraction.source === 'model' && extraction.name === property && extraction.value === value,
        ),
    );
  return { claims: claims.filter(one => isProposed(one) && !isCut(one)), told };
}

/** Whether a verdict would follow of it that nobody else has a look at. */
export const isDecisive = ({ acceptance_certain, confidence }: Assessment): boolean =>
  acceptance_certain && confidence !== 'low';

const plain = (text: string) => folded(rearmed(text));

/** Whether a second reading gives each value to the field that only the first one gives it to, and sees no order in it. */
export function confirms(second: ModelAnswer, { claims }: OnItsWord): boolean {
  if (second.instructions_in_evidence || second.acceptance === 'reject') return false;
  const isSeen = ({ property, value }: GroundedClaim) => {
    const [said, ...others] = second.values.filter(({ field }) => field === property);
    return said !== undefined && others.length === 0 && plain(said.value) === plain(value);
  };
  return claims.every(isSeen);
}
