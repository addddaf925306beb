/** What stands in quotes is kept apart while a clause is read, so that nothing in it is taken for the guide's own words. */
const QUOTED =
  /"([^"\n]{1,200})"|“([^“”\n]{1,200})”|„([^“”„\n]{1,200})[“”]|«\s?([^«»\n]{1,200}?)\s?»|「([^」\n]{1,200})」|『([^』\n]{1,200})』|(?<![\p{L}\p{N}])'([^'\n]{1,200})'(?![\p{L}\p{N}])/gu;
const MARK = '\uE000';
const MARKED = /\uE000(\d+)\uE000/gu;

/** A text without its quotations, and how to put them back. */
export type Unquoted = { text: string; quotations: readonly string[] };

export function withoutQuotations(text: string): Unquoted {
  const quotations: string[] = [];
  const marked = text.replaceAll(MARK, ' ').replace(QUOTED, (_, ...groups: unknown[]) => {
    const quoted = groups.slice(0, 7).find(group => typeof group === 'string');
    quotations.push(String(quoted).trim());
    return `${MARK}${quotations.length - 1}${MARK}`;
  });
  return { text: marked, quotations };
}

/** The text with its quotations, without their quotes. */
export function withQuotations(text: string, quotations: readonly string[]): string {
  return text.replace(MARKED, (_, index: string) => quotations[Number(index)] ?? '');
}

/** Whether the text is one quotation and nothing else. */
export const isQuotation = (text: string) => /^\uE000\d+\uE000$/u.test(text.trim());
export const holdsQuotation = (text: string) => text.includes(MARK);
