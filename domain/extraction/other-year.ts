import type { Field } from '../inquiry/configuration.ts';
import type { TextRun } from '../reading/page-snapshot.ts';

const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
const yearsIn = (text: string): string[] => text.match(YEAR) ?? [];

/**
 * Says of a field that asks for what was so in one year ("Personal income in 2025") whether the page tells of other years and
 * never of that one: a statement for 2022 has the same labels.
 */
export function tellsOfOtherYear(runs: readonly TextRun[]): (field: Field) => boolean {
  let told: ReadonlySet<string> | undefined;
  return ({ name, description }) => {
    const [year, ...others] = new Set(yearsIn(`${name.replace(/_/g, ' ')} ${description}`));
    if (year === undefined || others.length > 0) return false;
    told ??= new Set(runs.flatMap(({ text }) => yearsIn(text)));
    return told.size > 0 && !told.has(year);
  };
}
