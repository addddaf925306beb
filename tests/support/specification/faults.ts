import type { Proof } from './proofs.ts';
import type { SpecificationRow } from './rows.ts';

/** What is wrong between the rows, the files that they name and the tests that prove them, a sentence each. */
export function faultsOf(rows: SpecificationRow[], proofs: Proof[], exists: (path: string) => boolean): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const proved = new Set(proofs.flatMap(({ ids }) => ids));
  return [
    ...rows.flatMap(row => faultsOfRow(row, proved, exists)),
    ...proofs.flatMap(({ path, title, ids }) => [
      ...ids.filter(id => !known.has(id)).map(id => `${path}: "${title}" names ${id}, which is no row`),
      ...repeated(ids).map(id => `${path}: "${title}" names ${id} twice`),
    ]),
    ...repeated(rows.map(({ id }) => id)).map(id => `${id} is the id of two rows`),
  ];
}

function faultsOfRow(
  { id, section, files }: SpecificationRow,
  proved: ReadonlySet<string>,
  exists: (path: string) => boolean,
): string[] {
  const faults = files.filter(file => !exists(file)).map(file => `${id}: there is no ${file}`);
  if (files.length > 0 && !proved.has(id)) faults.push(`${id}: no test names it`);
  if (!belongsTo(id, section)) faults.push(`${id} stands in section ${section}`);
  return faults;
}

/** Whether the number in the id is that of the section, or of a part of it. */
function belongsTo(id: string, section: string): boolean {
  const [number = ''] = section.split(' ');
  return ['-', '.'].some(next => id.startsWith(`${number.toLowerCase()}${next}`));
}

const repeated = (ids: string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
