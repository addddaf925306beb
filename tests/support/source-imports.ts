/** One import of a source file. */
export type SourceImport = {
  /** As it stands there; null when it is computed, so that nobody can tell. */
  specifier: string | null;
  /** `import type` and `export type … from`: nothing of it is left at run time. */
  typeOnly: boolean;
};

const NAMES = String.raw`(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\}|[\w$]+(?:\s*,\s*(?:\{[^}]*\}|\*\s+as\s+[\w$]+))?)`;
const QUOTED = String.raw`(?<quote>['"])(?<specifier>.*?)\k<quote>`;

const STATEMENT = RegExp(String.raw`^[ \t]*(?:import|export)\s+(?<type>type\s+)?${NAMES}\s*from\s*${QUOTED}`, 'gm');
const BARE = RegExp(String.raw`^[ \t]*import\s*${QUOTED}`, 'gm');
const CALL = /(?<![\w$.])(?:import|require)\s*\(\s*(?:(?<quote>['"])(?<specifier>.*?)\k<quote>\s*[,)])?/g;

/**
 * Every import of a source text: statements with and without names, re-exports, `import type`, and calls of `import()`
 * and `require()`, which also finds `import('…')` in types. Reads text, not syntax: an import that is written in a
 * comment or a text counts as one, so that none can hide.
 */
export function importsOf(text: string): SourceImport[] {
  const statements = [...text.matchAll(STATEMENT), ...text.matchAll(BARE), ...text.matchAll(CALL)];
  return statements.map(({ groups }) => ({
    specifier: groups?.specifier ?? null,
    typeOnly: groups?.type !== undefined,
  }));
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = RegExp(String.raw`^[ \t]*export\s+(?:type\s+)?${NAMES}\s*from\s*${QUOTED};?`, 'gm');
const EXPORT_LIST = /^[ \t]*export\s+(?:type\s+)?\{[^}]*\w[^}]*\};?/gm;

/** Whether a source text does nothing but hand on what others export. */
export function onlyReExports(text: string): boolean {
  const code = text.replace(COMMENTS, '');
  const withoutExports = code.replace(RE_EXPORT, '').replace(EXPORT_LIST, '');
  if (withoutExports === code) return false;
  return withoutExports.replace(RegExp(`${STATEMENT.source};?`, 'gm'), '').trim() === '';
}
