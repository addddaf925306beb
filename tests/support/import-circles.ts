import { posix } from 'node:path';
import type { SourceFile } from './house-rules.ts';
import { importsOf } from './source-imports.ts';

/** The files that each file imports, types included: a type of a file says as much about what must be known as its code. */
function importedBy(files: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(files.map(file => file.path));
  return new Map(
    files.map(({ path, text }) => {
      const targets = importsOf(text).flatMap(({ specifier }) =>
        specifier?.startsWith('.') ? posix.join(posix.dirname(path), specifier) : [],
      );
      return [path, targets.filter(target => paths.has(target))];
    }),
  );
}

/** The shortest way from a file back to itself, without its end; null when there is none. */
function wayBack(from: string, imported: ReadonlyMap<string, readonly string[]>): string[] | null {
  const seen = new Set<string>();
  let ways = [[from]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const next of imported.get(way.at(-1) ?? from) ?? []) {
        if (next === from) return way;
        if (!seen.has(next)) longer.push([...way, next]);
        seen.add(next);
      }
    }
    ways = longer;
  }
  return null;
}

/** Files that import each other in a circle, a sentence for each circle; it begins with its first file by name. */
export function importCircles(files: readonly SourceFile[]): string[] {
  const imported = importedBy(files);
  const found = new Set<string>();
  for (const { path } of files) {
    const way = wayBack(path, imported);
    if (!way) continue;
    const first = way.indexOf([...way].sort()[0] ?? path);
    const circle = [...way.slice(first), ...way.slice(0, first + 1)];
    found.add(`${circle.join(' imports ')}: put what they share into a file of its own`);
  }
  return [...found].sort();
}
