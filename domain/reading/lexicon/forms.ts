import type { Concept } from './concepts.ts';

/**
 * The words and phrases by which the labels of one language name concepts, in lower case, with commas between. One that
 * ends in `-` stands for its inflected forms too. `nothing`: words of grammar, which name nothing.
 */
export type Forms = Readonly<Partial<Record<Concept | 'nothing', string>>>;

/** The forms of a table: a line for each concept, with its name, a colon and its forms. */
export const formsOf = (table: string): Forms =>
  Object.fromEntries(
    table
      .trim()
      .split('\n')
      .map(line => {
        const end = line.indexOf(': ');
        return [line.slice(0, end), line.slice(end + 2)];
      }),
  );
