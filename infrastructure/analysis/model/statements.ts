import { randomInt } from 'node:crypto';
import type { ToldCondition } from '../../../domain/guide/facts.ts';
import type { Outcome } from '../../../domain/guide/outcome.ts';
import { not } from '../../../domain/guide/outcome.ts';
import type { ModelAnswer } from './model-answer.ts';
import { shuffled } from './shuffled.ts';

/**
 * What a second reading is asked to judge: a condition, its contrary, or a control whose truth is known. It is not told
 * which is which, nor what anybody hopes for, so that whoever says yes to everything is found out.
 */
export type Statement =
  | { text: string; condition: string; isContrary: boolean }
  | { text: string; condition: null; holds: boolean };

/** How a second reading is asked for the opposite of a condition, whatever its language. */
export const CONTRARY = 'It is not the case that: ';

const LEAST = 10;
const MOST = 1_000;

/** A statement about two numbers that is true or false, and another one in every prompt. */
function control(holds: boolean): Statement {
  const low = randomInt(LEAST, MOST);
  const high = low + randomInt(1, MOST);
  const [first, second] = holds ? [high, low] : [low, high];
  return { text: `The number ${first} is greater than the number ${second}.`, condition: null, holds };
}

/** The statements of a second reading; none when there is no condition to decide. */
export function statementsOn(conditions: readonly string[]): Statement[] {
  if (conditions.length === 0) return [];
  const asked = conditions.flatMap((condition): Statement[] => [
    { text: condition, condition, isContrary: false },
    { text: `${CONTRARY}${condition}`, condition, isContrary: true },
  ]);
  return shuffled([...asked, control(true), control(false), control(false)]);
}

/** What a second reading says of a statement; unknown when it says nothing, or two things. */
function saidOf(statement: Statement, statements: readonly Statement[], { conditions }: ModelAnswer): Outcome {
  const said = conditions.filter(({ number }) => statements[number - 1] === statement);
  const [only] = said;
  return only !== undefined && said.length === 1 ? only.outcome : 'unknown';
}

/** Whether a second reading looked at what it was asked: it knows what is true and what is false. */
function looked(statements: readonly Statement[], answer: ModelAnswer): boolean {
  return statements.every(
    one => one.condition !== null || saidOf(one, statements, answer) === (one.holds ? 'met' : 'not_met'),
  );
}

/** What a second reading leaves of what the first one told; null when the two say the opposite of each other. */
export function borneOut(
  told: ReadonlyMap<string, ToldCondition>,
  statements: readonly Statement[],
  answer: ModelAnswer,
): ReadonlyMap<string, ToldCondition> | null {
  if (told.size === 0) return told;
  if (!looked(statements, answer)) return new Map();
  const left = new Map<string, ToldCondition>();
  for (const [condition, one] of told) {
    const about = statements.filter(statement => statement.condition === condition);
    const outcomes = about.map(statement => {
      const outcome = saidOf(statement, statements, answer);
      return 'isContrary' in statement && statement.isContrary ? not(outcome) : outcome;
    });
    if (outcomes.every(outcome => outcome === not(one.outcome))) return null;
    if (outcomes.every(outcome => outcome === one.outcome)) left.set(condition, one);
  }
  return left;
}
