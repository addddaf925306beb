import type { Field } from '../inquiry/configuration.ts';
import { normalise } from '../reading/text.ts';
import type { Clause } from './clause.ts';
import { parseClause } from './parse-clause.ts';

const LONGEST_CONDITION = 500;
const AND = /\s*(?:,\s*and\b|\band\b|;|,(?=[^,]*\b(?:is|are|must|shows|has)\b))\s*/i;
const OR = /\s*(?:,\s*or\b|\bor\b|;)\s*/i;

const parts = (text: string, separator: RegExp) => text.split(separator).filter(part => part !== '');

/** "status is Expired or missing": the second part borrows the subject of the first, but never to guess a value. */
function withSubject(part: string, first: string, fields: readonly Field[]): Clause | null {
  const subject = /^(.+?)\s+(?:is|are|has)\b/i.exec(first)?.[1];
  if (subject === undefined) return null;
  const clause = parseClause(`${subject} is ${part}`, fields);
  return clause && clause.kind !== 'equals' ? clause : null;
}

function parseParts(texts: readonly string[], fields: readonly Field[]): Clause[] {
  const first = texts[0] ?? '';
  return texts.map(
    text => parseClause(text, fields) ?? withSubject(text, first, fields) ?? { kind: 'not_understood', text },
  );
}

function parseSentence(sentence: string, fields: readonly Field[]): Clause[] {
  const whole = parseClause(sentence, fields);
  if (whole) return [whole];
  const hasAnd = /\band\b/i.test(sentence);
  const hasOr = /\bor\b/i.test(sentence);
  const isChoice = hasOr && !hasAnd;
  const texts = parts(sentence, isChoice ? OR : AND);
  // "High: and" asks for nothing that could hold.
  if (texts.length === 0) return [{ kind: 'not_understood', text: sentence }];
  // With both words in it, a part that still holds an "or" is left as not understood: its precedence is open.
  const clauses = parseParts(texts, fields);
  return isChoice ? [{ kind: 'any', of: clauses }] : clauses;
}

/** Reads a rule's text into conditions that must all hold. What is not understood stays in as such. */
export function parseConditions(text: string, fields: readonly Field[]): Clause[] {
  if (text.length > LONGEST_CONDITION) return [{ kind: 'not_understood', text }];
  const sentences = normalise(text)
    .replace(/[.;]$/, '')
    .split(/(?<=[\p{L}\p{N})"]\.)\s+(?=\p{Lu})/u);
  return sentences.flatMap(sentence => parseSentence(sentence.replace(/[.;]$/, ''), fields));
}
