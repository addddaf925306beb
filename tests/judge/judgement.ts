import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { Verdict } from '../../domain/inquiry/verdict.ts';
import { folded } from '../../domain/reading/text.ts';
import type { Case, Question } from './case.ts';
import type { Hindrance } from './hindrances.ts';

/**
 * What became of a field. `right`: one of the accepted spellings; `wrong`: another value; `missed`: none where one is
 * stated; `none`: none where none is stated; `invented`: one where none is stated, or where it is open which is meant.
 */
export type FieldJudgement = 'right' | 'wrong' | 'missed' | 'none' | 'invented';

export type JudgedField = {
  name: string;
  judgement: FieldJudgement;
  certain: boolean;
  value: string | null;
  label: string | null;
  score: number;
  pixels: string;
  expected: readonly string[] | null;
};

export type JudgedQuestion = {
  question: Question;
  outcome: Verdict['outcome'];
  reason: string;
  /** What stood in the way of an approval. */
  hindrances: Hindrance[];
};

/** What was made of a case; `problem` when it could not be captured or analysed. */
export type Judged = {
  one: Case;
  fields: JudgedField[];
  questions: JudgedQuestion[];
  /** The document was refused, at the door or by its reader. */
  refused: string | null;
  problem: string | null;
  /** From the evidence to the first verdict. */
  ms: number;
};

const plain = (text: string) => folded(text).replace(/\s/g, '');

function judgementOf(expected: readonly string[] | null, value: string | null): FieldJudgement {
  if (expected === null) return value === null ? 'none' : 'invented';
  if (value === null) return 'missed';
  return expected.some(spelling => plain(spelling) === plain(value)) ? 'right' : 'wrong';
}

/** Holds the claims of an assessment against what is right. @param certain names of the fields that are beyond doubt */
export function judgeFields(one: Case, claims: Assessment['claims'], certain: ReadonlySet<string>): JudgedField[] {
  return one.fields.map(({ name }) => {
    const claim = claims.find(({ property }) => property === name);
    const expected = one.expected[name] ?? null;
    const value = claim?.value ?? null;
    return {
      name,
      judgement: judgementOf(expected, value),
      certain: certain.has(name),
      value,
      label: claim?.label ?? null,
      score: claim?.score ?? 0,
      pixels: claim?.pixels ?? '',
      expected,
    };
  });
}

/** Whether it was approved although a careful person would not have. */
export const isWrongApproval = ({ question, outcome }: JudgedQuestion): boolean =>
  outcome === 'approved' && question.truth !== true;
