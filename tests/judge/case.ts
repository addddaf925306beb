import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const field = z.object({ name: z.string(), description: z.string().default(''), required: z.boolean().default(true) });

/** What a careful person would make of it; `open`: they could not decide from this evidence. */
const truth = z.union([z.boolean(), z.literal('open')]);
export type Truth = z.infer<typeof truth>;

const written = z.object({
  kind: z.enum(['page', 'document']),
  file: z.string(),
  url: z.url(),
  language: z.string(),
  trait: z.string(),
  viewport: z.object({ width: z.int(), height: z.int() }).optional(),
  name: z.string().default(''),
  query: z.string(),
  fields: z.array(field).min(1),
  /** Of each field every spelling that is right; null: the evidence does not state it, or leaves open what is meant. */
  expected: z.record(z.string(), z.array(z.string()).nullable()),
  captured_on: z.iso.date(),
  guides: z.array(z.object({ style: z.enum(['plain', 'elaborate']), truth, text: z.string() })),
  without_guide: truth,
});

/** A case as it is written down. */
export type WrittenCase = z.infer<typeof written>;

/** Evidence that somebody wrote who has not seen the code, what is asked of it, and what is right. */
export type Case = WrittenCase & { id: string; path: string };

/** A guide of a case, or that it has none, and whether it should be approved by it. */
export type Question = { style: 'plain' | 'elaborate' | 'none'; truth: Truth; text: string };

/** What a case is asked: with each of its guides, and without one. */
export function questionsOf({ guides, without_guide }: Case): Question[] {
  return [...guides, { style: 'none', truth: without_guide, text: '' }];
}

function caseIn(folder: string): Case {
  const id = basename(folder);
  const text = readFileSync(join(folder, 'case.json'), 'utf8');
  const read = z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(written)
    .safeParse(text);
  if (!read.success) throw new Error(`${id}/case.json is no case: ${z.prettifyError(read.error)}`);
  return { ...read.data, id, path: join(folder, read.data.file) };
}

/**
 * The cases of a folder, one in each of its folders, by name; those that are not there yet are left out.
 * @throws an error that names the case and what is wrong with it
 */
export function casesIn(folder: string): Case[] {
  const names = readdirSync(folder).sort();
  return names
    .map(name => join(folder, name))
    .filter(path => existsSync(join(path, 'case.json')))
    .map(caseIn);
}
