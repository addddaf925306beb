import type { Field } from '../inquiry/configuration.ts';
import { headedAs } from './apart.ts';
import type { Extraction } from './extract.ts';
import type { Page } from './page.ts';
import { extractUnasked } from './unasked.ts';

/** What anything that holds for a time may tell, whether or not somebody asks for it. */
const BEGINNING: Field = { name: 'begins_on', description: 'Day on which it begins', required: false };

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
  const certain = found.filter(({ doubt }) => doubt === null);
  return extractUnasked(page, [BEGINNING], fields, query)
    .filter(one => one.doubt === null && headedAs(one, certain).length > 0)
    .map(({ value }) => value);
}
