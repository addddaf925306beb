import { clauseOfAge } from './age-clause.ts';
import { clauseOfAny } from './any-clause.ts';
import { clauseOfBegun } from './begun-clause.ts';
import type { Clause } from './clause.ts';
import { clauseOfExcept } from './except-clause.ts';
import { clauseOfHolder } from './holder-clause.ts';
import { clauseOfLacking } from './lacking-clause.ts';
import { clauseOfBound } from './loose-clause.ts';
import { clauseOfNamedValue } from './named-value-clause.ts';
import { clauseOfNothing } from './nothing-clause.ts';
import { clauseOfOther } from './other-clause.ts';
import { clauseOfPaper } from './paper-clause.ts';
import { parseClause } from './parse-clause.ts';
import { clauseOfPresence } from './presence-clause.ts';
import { type ClauseContext, once } from './reading-context.ts';
import { saidPlainly } from './said-plainly.ts';
import { clauseOfSpan } from './span-clause.ts';
import { clauseOfStanding } from './standing-clause.ts';
import { clauseOfValidDay } from './valid-day-clause.ts';
import { clauseOfValidity } from './validity-clause.ts';

/** What words leave open, in the guide's words. */
export const openIn = (clause: Clause): string | undefined => {
  if (clause.kind === 'not_understood') return clause.text;
  return clause.kind === 'equals' ? clause.open : undefined;
};

/** What a line may say of which nothing else is known. */
export const lastReading = (line: string, context: ClauseContext): Clause | null =>
  once(context.readLast, line, () => firstOfLast(line, context));

const firstOfLast = (line: string, context: ClauseContext): Clause | null =>
  clauseOfAny(line, context) ??
  clauseOfExcept(line, context) ??
  clauseOfAge(line, context) ??
  clauseOfBound(line, context) ??
  clauseOfSpan(line, context) ??
  clauseOfHolder(line, context) ??
  clauseOfPresence(line, context) ??
  clauseOfValidity(line, context) ??
  clauseOfBegun(line, context) ??
  clauseOfNothing(line, context) ??
  clauseOfPaper(line, context) ??
  clauseOfOther(line, context) ??
  clauseOfStanding(line, context) ??
  clauseOfLacking(line, context);

/** Whether anything of a condition is left to somebody else. */
export const isOpen = (clause: Clause): boolean =>
  clause.kind === 'all' || clause.kind === 'any' ? clause.of.some(isOpen) : openIn(clause) !== undefined;

/** One condition for all that it says; null where anything of it is open but whether other words mean the same. */
export function readAlone(part: string, context: ClauseContext): Clause | null {
  return once(context.readAlone, part, () => aloneIn(part, context));
}

function aloneIn(part: string, context: ClauseContext): Clause | null {
  const ofDay = clauseOfValidDay(part, context);
  if (ofDay) return ofDay;
  const clause = parseClause(part, context);
  if (clause && !isOpen(clause) && !endsInVerb(clause)) return clause;
  const read = lastReading(part, context) ?? clauseOfNamedValue(part, context) ?? readPlainly(part, context);
  return read ?? (clause?.kind === 'equals' && !endsInVerb(clause) ? clause : null);
}

/** Whether a value has swallowed the verb that German sets last: "Name muss Ada Palmer lauten". */
export const endsInVerb = (clause: Clause) =>
  clause.kind === 'equals' &&
  clause.values.some(({ text }) => /(?<!\p{L})(?:sein|betragen|lauten|heißen)$/u.test(text));

/** The same of a condition in the fewest words that say what it says. */
function readPlainly(part: string, context: ClauseContext): Clause | null {
  for (const words of saidPlainly(part)) {
    const clause = parseClause(words, context);
    if (clause && !isOpen(clause)) return clause;
    const read = lastReading(words, context);
    if (read) return read;
  }
  return null;
}

/** Whether a value may have swallowed what stands behind its comma: "name must be Ada Palmer, status active". */
export const mayBeSeveral = (clause: Clause) =>
  clause.kind === 'equals' && clause.values.some(({ text }) => /, /u.test(text));
