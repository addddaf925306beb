import { REVIEW_DECISIONS as DECISIONS, type ReviewDecision } from '../../../application/results.ts';
import type { Application } from '../../../infrastructure/composition/application.ts';
import { type Answer, type Command, type Input, required, UsageError, word } from '../command.ts';
import { emailIn } from '../email.ts';

const SUMMARIES: Record<ReviewDecision, string> = {
  approve: 'Approve a result that waits for review',
  reject: 'Reject a result that waits for review',
  reopen: 'Put a decided result back to review',
  'ask-again': 'Let the end user go through the capture again, however many tries they had',
};

/** Who reviews, and why. */
const OPERATOR = {
  usage: '--reason TEXT --operator-name NAME --operator-email EMAIL',
  options: {
    reason: { type: 'string' },
    'operator-name': { type: 'string' },
    'operator-email': { type: 'string' },
  },
  required: ['reason', 'operator-name', 'operator-email'],
} as const;

async function review(id: string, decision: ReviewDecision, input: Input, { results }: Application): Promise<Answer> {
  const email = emailIn(input, 'operator-email') ?? required(input, 'operator-email');
  const operator = { name: required(input, 'operator-name'), email };
  const reviewed = await results.review(id, decision, required(input, 'reason'), operator);
  const isHalf = decision === 'approve' && reviewed.status === 'manual_review';
  const text = isHalf
    ? `${reviewed.result_id} is approved by ${operator.name}: another operator has to confirm it.`
    : `${reviewed.result_id} is ${reviewed.status}.`;
  return { json: { id: reviewed.result_id, ...reviewed }, text };
}

/** What an operator does with the result of an inquiry: approve, reject or reopen it, always with a reason and a name. */
function resultReview(decision: ReviewDecision): Command {
  return {
    ...OPERATOR,
    name: `result ${decision}`,
    summary: SUMMARIES[decision],
    usage: `INQUIRY_OR_RESULT_ID ${OPERATOR.usage}`,
    words: [{ name: 'the id of the inquiry or result' }],
    run: (input, application) => review(word(input, 0, 'the id'), decision, input, application),
  };
}

export const resultReviews = DECISIONS.map(resultReview);

/** The same with the latest result of an envelope. */
export const envelopeReview: Command = {
  ...OPERATOR,
  name: 'envelope review',
  summary: 'Approve, reject or reopen the latest result of an envelope, or ask its end user again',
  usage: `${DECISIONS.join('|')} ENVELOPE_ID ${OPERATOR.usage}`,
  words: [{ name: DECISIONS.join(', ') }, { name: 'the id of the envelope' }],
  run(input, application) {
    const asked = word(input, 0, 'the decision');
    const decision = DECISIONS.find(each => each === asked);
    if (decision === undefined) throw new UsageError(`${asked} is no decision: say ${DECISIONS.join(', ')}`);
    return review(word(input, 1, 'the id'), decision, input, application);
  },
};
