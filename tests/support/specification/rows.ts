/** One thing that the interface specification asks for. */
export type SpecificationRow = {
  /** Number of its section and a word: `4.3-limit`. Tests name it, so it stays when the text changes. */
  id: string;
  /** Heading of the section that it stands in. */
  section: string;
  text: string;
  /** Where it is implemented; none while it is in work. */
  files: string[];
};

/**
 * The rows of a source, in their order. Under a heading of a section (`## 4.3 List web inquiries`) stand rows
 * (`- 4.3-limit: what is asked`), and above them where they are implemented (`in a.ts, b.ts`, or `in work`), which
 * holds until the next such line. Throws for anything else.
 */
export function rowsIn(source: string): SpecificationRow[] {
  const rows: SpecificationRow[] = [];
  let section = '';
  let files: string[] | null = null;
  for (const line of source.split('\n').filter(line => line !== '')) {
    const [, heading] = /^## (\S.*)$/.exec(line) ?? [];
    const [, places] = /^in (\S.*)$/.exec(line) ?? [];
    const [, id, text] = /^- ([\w.-]+): (\S.*)$/.exec(line) ?? [];
    if (heading !== undefined) {
      section = heading;
      files = null;
    } else if (places !== undefined) files = places === 'work' ? [] : places.split(', ');
    else if (id !== undefined && text !== undefined && files !== null) rows.push({ id, section, text, files });
    else throw new Error(`"${line}" is no heading, no place ("in …") and no row below a place ("- id: text").`);
  }
  return rows;
}
