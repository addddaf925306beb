import type { Field } from '../inquiry/configuration.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { headedAs, setsApart } from './apart.ts';
import type { Extraction } from './extract.ts';
import type { Page } from './page.ts';
import { extractUnasked } from './unasked.ts';

/** What anything that holds for a time may tell, whether or not somebody asks for it. */
const BEGINNING: Field = { name: 'begins_on', description: 'Day on which it begins', required: false };

const isStart = ({ concepts }: Word) => concepts.includes('start');

/** Whether a label says that what was asked for begins, and not another thing or the next time: "Valid from", "Next term begins". */
function saysBeginning(label: string | null, asked: readonly Word[]): boolean {
  const words = meaningOf(label ?? '');
  return words.some(isStart) && words.every(word => isStart(word) || !setsApart(word, asked));
}

/**
 * The days on which what was asked for begins, as a page tells them beside labels that no field asks for: what holds from
 * 1 January does not hold in December, whatever its status says.
 * @param found what was read of the fields of the same page
 */
export function beginningsIn(
  page: Page,
  found: readonly Extraction[],
  { fields, query }: { fields: readonly Field[]; query: string },
): string[] {
  const asked = [...fields.flatMap(meaningOfField), ...meaningOf(query)];
  // Most pages have no such label, and looking for values is half of what reading a page takes.
  if (!page.candidates.some(({ label }) => saysBeginning(label, asked))) return [];
  const certain = found.filter(({ doubt }) => doubt === null);
  return extractUnasked(page, [BEGINNING], fields, query)
    .filter(({ value }) => !found.some(one => one.value === value))
    .filter(one => one.doubt === null && saysBeginning(one.label, asked) && headedAs(one, certain).length > 0)
    .map(({ value }) => value);
}
