/** A test that proves rows of the interface specification. */
export type Proof = {
  /** Its file, from the root of the repository. */
  path: string;
  /** `…` stands for what the test fills in. */
  title: string;
  /** The rows that it names in the comment directly above it. */
  ids: string[];
};

const NAMED = /(?:^[ \t]*\/\/ specification: .*\n)+/gm;
const TEST = /^\s*\w+\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async\s+)?(?:\([^)]*\)|\w+)\s*=>/;

/**
 * The tests of a source that name rows: lines `// specification: 4.3-limit, 8-limit` directly above a call that gets
 * a title and a function. Throws when they stand above anything else.
 */
export function proofsIn(path: string, source: string): Proof[] {
  return [...source.matchAll(NAMED)].map(({ 0: comment, index }) => {
    const [, quote, title] = TEST.exec(source.slice(index + comment.length)) ?? [];
    if (title === undefined) throw new Error(`${path}: what follows is no test:\n${comment}`);
    const ids = comment.trim().replaceAll(/\s*\/\/ specification: /g, ', ');
    return { path, title: titleOf(title, quote), ids: ids.split(', ').slice(1) };
  });
}

const titleOf = (written: string, quote: string | undefined) =>
  (quote === '`' ? written.replace(/\$\{[^}]*\}/g, '…') : written).replace(/\\(.)/g, '$1');
