/** A row of the page that holds the specification against the code. */
export type SpecificationRow = {
  /** Title of the section that it stands in. */
  section: string;
  cells: string[];
};

const IN_WORK = '(in work)';

/** The rows of all tables of the page, without their heads. */
export function rowsOf(page: string): SpecificationRow[] {
  const rows: SpecificationRow[] = [];
  let section = '';
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('|') || /^\|\s*(?:Row\s*\||-+\s*\|)/.test(line)) continue;
    const cells = line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/);
    rows.push({ section, cells: cells.map(cell => cell.replaceAll('\\|', '|').trim()) });
  }
  return rows;
}

/** Titles of the tests in a source: a text that is handed over together with a function. `…` is what is filled in. */
export function titlesIn(source: string): string[] {
  const called = /(?<![.\w])\w+\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async\s+)?(?:\([^)]*\)|\w+)\s*=>/g;
  return [...source.matchAll(called)].map(([, quote, title = '']) => {
    const text = quote === '`' ? title.replace(/\$\{[^}]*\}/g, '…') : title;
    return text.replace(/\\(.)/g, '$1');
  });
}

/** What is wrong in the tables, a sentence each. `read` answers the text of a file of the repository, if it is there. */
export function faultsOf(page: string, read: (path: string) => string | undefined): string[] {
  return rowsOf(page).flatMap(({ section, cells }) => {
    const [what = '', implemented = '', proven = ''] = cells;
    if (cells.length !== 3 || cells.includes(''))
      return [`${section}: ${what}: it must have three cells with something in them`];
    const faults = [
      ...implemented.split('<br>').map(part => fileFault(part, read)),
      ...proven.split('<br>').map(part => testFault(part, read)),
    ];
    return faults.filter(fault => fault !== null).map(fault => `${section}: ${what}: ${fault}`);
  });
}

function fileFault(part: string, read: (path: string) => string | undefined): string | null {
  if (part === IN_WORK) return null;
  const path = /^`([^`]+)`$/.exec(part)?.[1];
  if (path === undefined) return `"${part}" is no file`;
  return read(path) === undefined ? `there is no ${path}` : null;
}

function testFault(part: string, read: (path: string) => string | undefined): string | null {
  if (part === IN_WORK) return null;
  const [, path, title] = /^`(tests\/[^`]+\.test\.ts)`: (.+)$/.exec(part) ?? [];
  if (path === undefined || title === undefined) return `"${part}" is no test`;
  const source = read(path);
  if (source === undefined) return `there is no ${path}`;
  return titlesIn(source).includes(title) ? null : `${path} has no test "${title}"`;
}
