import { folded } from '../../domain/reading/text.ts';
import type { Prompt } from '../../infrastructure/analysis/model/prompt.ts';
import { rearmed } from '../../infrastructure/analysis/model/untrusted-block.ts';

/** Letters by which texts are compared, whatever dashes and quotes they are set with. */
export const lettersOf = folded;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words as they may be set, none of them a part of another: "B" stands in "Category B", and in no "Bank". */
const setAs = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.trim().split(/\s+/).map(escaped).join('\\s+')}(?![\\p{L}\\p{N}])`, flags);

/** The letters of some words as they are set in the lines, or undefined: those that stand by themselves or are set just so first. */
export function copied(words: string, lines: readonly string[]): string | undefined {
  const cells = lines.flatMap(line => line.split(' | '));
  const alone = cells.find(cell => lettersOf(cell) === lettersOf(words));
  const found = (flags: string) =>
    cells.map(cell => setAs(words, flags).exec(cell)?.[0]).find(one => one !== undefined);
  return alone ?? found('u') ?? found('iu');
}

/** What a prompt's evidence says, line by line, without its marks and the address that stands over it. */
export const linesIn = ({ evidence }: Prompt): string[] =>
  evidence
    .split('\n')
    .filter((line, at, all) => !/^<\/?evidence-/.test(line) && !all[at - 1]?.startsWith('<evidence-'))
    .map(rearmed);

/** Where a value stands: in a line or cell of its own, or else among other words. */
function lineOf(value: string, lines: readonly string[]): number {
  const isCell = (line: string) => line.split(' | ').some(cell => lettersOf(cell) === lettersOf(value));
  const alone = lines.findIndex(isCell);
  return alone >= 0 ? alone : lines.findIndex(line => setAs(value, 'iu').test(line));
}

/** What a reader takes for the label of a value: what stands before it in its line, else the line above. */
export function labelOf(value: string, lines: readonly string[]): string | null {
  const at = lineOf(value, lines);
  const line = lines[at];
  if (line === undefined) return null;
  const before = line.slice(0, Math.max(0, lettersOf(line).indexOf(lettersOf(value))));
  // Behind another value of the same label: "Period: 1 May – 30 June".
  const label = (before.split('|').at(-2) ?? before)
    .replace(/(?<=\p{L}\s*)[:：]\s.*$/u, '')
    .replace(/[:：|\s]+$/, '')
    .trim();
  return label === '' ? (lines[at - 1]?.replace(/[:：\s]+$/, '') ?? null) : label;
}
