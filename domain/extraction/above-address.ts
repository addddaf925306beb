import { normalise } from '../reading/text.ts';
import type { Candidate } from './candidates/candidate.ts';
import { isCompany } from './candidates/organisation.ts';
import { isPersonsName } from './candidates/persons-name.ts';

/**
 * Who is named in the first line of a value of several, where the lines below say where they are found or by which number they go:
 * "Zdzisława Pęksa / ul. Wiślna 3". Null where the first line is nobody's name, or nothing below it has a figure.
 * @param isAnybody whether it may be a person's name
 */
export function nameAboveAddress(
  { runs, value }: Pick<Candidate, 'runs' | 'value'>,
  isAnybody: boolean,
): string | null {
  const [first, ...below] = runs;
  if (first === undefined || below.length === 0) return null;
  const name = normalise(first.text);
  if (
    !normalise(value).startsWith(`${name} `) ||
    below.some(({ rect }) => rect.y < first.rect.y + first.rect.height / 2)
  )
    return null;
  if (!isCompany(name) && !(isAnybody && isPersonsName(name))) return null;
  return below.some(({ text }) => /\p{N}/u.test(text)) ? name : null;
}
