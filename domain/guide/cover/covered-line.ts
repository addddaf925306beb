import { isDenied } from '../../reading/states.ts';
import { normalise } from '../../reading/text.ts';
import type { Clause } from '../clause.ts';
import { contextOf } from '../context-of.ts';
import { withLastDays } from '../date-bounds.ts';
import type { Facts } from '../facts.ts';
import { phrasebooksFor } from '../languages/phrasebook.ts';
import { saysNoMatter } from '../no-matter.ts';
import { saysOrLater } from '../or-later.ts';
import { parseConditions } from '../parse-conditions.ts';
import { namesPartOfMonth } from '../parts-of-months.ts';
import { equalsOwn } from '../values/own-words.ts';
import { readValue } from '../values/typed-value.ts';
import { coveredBy, LONGEST_LINE } from './cover.ts';
import { partings } from './parts-of-line.ts';

const LONGEST_CHOICE = 4;
/** A value that a line gives in brackets or quotes behind what it calls it: "no taxes are due ($0.00)". */
const GIVEN_BEHIND = /^(?<before>.*\p{L}.*?)\s*[(（]\s*["“„«]?(?<value>[^()（）"“”„«»]+)["”“»]?\s*[)）]\s*$/u;

type Holds = (clause: Clause) => boolean;

/** What a line says that ends in a choice, for each thing to choose, without the others. */
function choicesIn(line: string): string[] {
  return phrasebooksFor(line).flatMap(({ or }) => {
    const [first = '', ...others] = line.split(or);
    const areShort = others.every(
      one => one.split(' ').length <= LONGEST_CHOICE && !isDenied(one) && !/[,;:]/u.test(one),
    );
    if (others.length === 0 || saysOrLater(line) || !areShort || isDenied(first)) return [];
    const words = first.split(' ');
    const last = others.map(one => [...words.slice(0, -one.split(' ').length), one].join(' '));
    return [first, ...last];
  });
}

/**
 * Whether a line that grants something says no more than what the evidence shows, by itself or part for part: each part must
 * be understood and met, or be covered by certain values. Of a choice at its end one thing is enough. What it gives in
 * brackets for what it says before them must be the value of the very field that this is about.
 */
export function isLineCovered(text: string, facts: Facts, holds: Holds): boolean {
  const line = withLastDays(normalise(text))
    .replace(/[.;。।]+$/u, '')
    .trim();
  if (line.length > LONGEST_LINE || namesPartOfMonth(line)) return false;
  const isCovered = (words: string) => coveredBy(words, facts, holds) === 'met';
  if (isCovered(line) || choicesIn(line).some(isCovered)) return true;
  const context = contextOf(facts.fields, facts.query ?? '');
  const understood = (part: string) => parseConditions(part, context);
  const isMet = (clauses: readonly Clause[]) => clauses.length > 0 && clauses.every(holds);
  const { before = '', value = '' } = GIVEN_BEHIND.exec(line)?.groups ?? {};
  if (before !== '' && givesValue(understood(before), value, facts, holds)) return true;
  return partings(line).some(parts => {
    const asking = parts.filter(part => !saysNoMatter(part));
    return asking.length > 0 && asking.every(part => isCovered(part) || isMet(understood(part)));
  });
}

/** Whether clauses are all of one field, hold, and this is its value. */
function givesValue(
  clauses: readonly Clause[],
  value: string,
  { fields, values, query }: Facts,
  holds: Holds,
): boolean {
  const names = new Set(clauses.map(clause => ('field' in clause ? clause.field : '')));
  const [field] = fields.filter(({ name }) => names.has(name));
  const found = field && values.get(field.name);
  if (!found?.certain || names.size !== 1 || !clauses.every(holds)) return false;
  const literal = { text: value, kind: readValue(value, 'text').kind, whole: true };
  return equalsOwn(found.meant ?? found.value, [literal], field, query) === 'met';
}
