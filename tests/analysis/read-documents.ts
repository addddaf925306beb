import { extract } from '../../domain/extraction/extract.ts';
import { type Page, pageOf } from '../../domain/extraction/page.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';

/** Reads documents of which no page is a picture. */
export const reader = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));

/** What is read of a file for these fields (`name` or `name: description`); what is not certain by itself ends in "?". */
async function read(file: string, contentType: string, ...asked: string[]): Promise<Record<string, string>> {
  const outcome = await reader.read(Buffer.from(file), contentType);
  if ('refused' in outcome) throw new Error(outcome.refused);
  const fields = asked.map(field => {
    const [name = '', description = ''] = field.split(': ');
    return { name, description, required: true };
  });
  const found = outcome.reading.pages.flatMap(page => extract(pageOf(page), fields));
  return Object.fromEntries(found.map(({ name, value, ambiguous }) => [name, `${value}${ambiguous ? '?' : ''}`]));
}

/** The same of the body of an HTML file, of a table of text, and of plain text. */
export const html = (body: string, ...asked: string[]) => read(`<!doctype html><body>${body}`, 'text/html', ...asked);
export const csv = (lines: string, ...asked: string[]) => read(lines, 'text/csv', ...asked);
export const text = (lines: string, ...asked: string[]) => read(lines, 'text/plain', ...asked);

/** The body of an HTML file as a page in which fields are looked for. */
export async function pageIn(body: string): Promise<Page> {
  const answer = await reader.read(Buffer.from(`<!doctype html><body>${body}`), 'text/html');
  if ('refused' in answer) throw new Error(answer.refused);
  const [page] = answer.reading.pages;
  if (!page) throw new Error('There is no page.');
  return pageOf({ runs: page.runs, pairs: [], regions: [] });
}
