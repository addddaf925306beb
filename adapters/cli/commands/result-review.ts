import { REVIEWS, type ReviewDecision } from '../../../application/results.ts';
import { type Command, required, word } from '../command.ts';

const SUMMARIES: Record<ReviewDecision, string> = {
  approve: 'Approve a result that waits for review',
  reject: 'Reject a result that waits for review',
  reopen: 'Put a decided result back to review',
};

/** What an operator does with a result: approve, reject or reopen it, always with a reason and a name. */
export function resultReview(decision: ReviewDecision): Command {
  return {
    name: `result ${decision}`,
    summary: SUMMARIES[decision],
    usage: 'INQUIRY_OR_RESULT_ID --reason TEXT --operator-name NAME --operator-email EMAIL',
    options: {
      reason: { type: 'string' },
      'operator-name': { type: 'string' },
      'operator-email': { type: 'string' },
    },
    required: ['reason', 'operator-name', 'operator-email'],
    words: [{ name: 'the id of the inquiry or result' }],
    async run(input, { results }) {
      const operator = { name: required(input, 'operator-name'), email: required(input, 'operator-email') };
      const id = word(input, 0, 'the id of the inquiry or result');
      const reviewed = await results.review(id, decision, required(input, 'reason'), operator);
      return { json: reviewed, text: `${reviewed.result_id} is ${reviewed.status}.` };
    },
  };
}

export const resultReviews = (Object.keys(REVIEWS) as ReviewDecision[]).map(resultReview);
