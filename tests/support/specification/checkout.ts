import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Proof, proofsIn } from './proofs.ts';
import { rowsIn, type SpecificationRow } from './rows.ts';

/** Every row of the specification and every test that names one, from the sources below the root of the repository. */
export function readSpecification(root: string): { rows: SpecificationRow[]; proofs: Proof[] } {
  const filesBelow = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith(ending))
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort();
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    rows: filesBelow('docs/specification', '.md').flatMap(path => rowsIn(text(path))),
    proofs: filesBelow('tests', '.ts').flatMap(path => proofsIn(path, text(path))),
  };
}
