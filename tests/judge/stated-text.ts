import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { documentType } from '../../application/capture/document-type.ts';
import { MENTIONS, type Mention, mentionsIn } from '../../domain/mentions/mentions-in.ts';
import { type Paper, UNNAMED } from '../../domain/papers/paper.ts';
import { paperOf } from '../../domain/papers/paper-of.ts';
import { partsOf } from '../../domain/provenance/instructing.ts';
import { tellsDoubtfulState } from '../../domain/reading/doubtful-states.ts';
import { type Habits, habitsOf, NO_HABITS } from '../../domain/reading/habits.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import type { Case } from './case.ts';

const documents = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));

const unescaped = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;/g, ' ')
    .replace(/&[a-z]+;/g, ' ');

/** Everything that a page's source may say, also what it hides and what its scripts hold: more than anybody sees, never less. */
function sourceTexts(source: string): string[] {
  const pieces = source
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/gi, ' ')
    .split(/<\/?(?:b|i|em|strong|span|mark|s|del|sup|sub|a|u|small|bdi|font)(?:\s[^>]*)?>/i)
    .join(' ')
    .split(/<[^>]*>|["'`]/);
  return pieces.map(unescaped);
}

/** What the document of a case says that it is; nothing of a picture, whose text nobody reads here. */
export async function paperIn({ kind, path }: Case): Promise<Paper> {
  if (kind === 'page') return UNNAMED;
  const bytes = readFileSync(path);
  const answer = await documents.read(bytes, documentType(bytes, basename(path)) ?? '');
  return 'refused' in answer ? UNNAMED : paperOf(answer.reading.pages.map(({ runs }) => runs));
}

/** Whether the evidence of a case says of something that it does not hold; that of a picture can't be told without reading it. */
export async function tellsDoubt({ kind, path }: Case): Promise<boolean> {
  const bytes = readFileSync(path);
  if (kind === 'page') return sourceTexts(bytes.toString('utf8')).some(tellsDoubtfulState);
  const answer = await documents.read(bytes, documentType(bytes, basename(path)) ?? '');
  if ('refused' in answer) return true;
  const { pages } = answer.reading;
  return pages.some(({ runs }) => runs.length === 0 || tellsDoubtfulState(partsOf(runs, true)));
}

/** Of what the evidence of a case speaks; of a picture nothing can be told. */
export async function mentionsOf({ kind, path }: Case): Promise<readonly Mention[]> {
  const bytes = readFileSync(path);
  if (kind === 'page') return mentionsIn(sourceTexts(bytes.toString('utf8')), []);
  const answer = await documents.read(bytes, documentType(bytes, basename(path)) ?? '');
  if ('refused' in answer || answer.reading.pages.some(({ runs }) => runs.length === 0)) return MENTIONS;
  return mentionsIn(
    answer.reading.pages.map(({ runs }) => partsOf(runs, true)),
    [],
  );
}

/** How the evidence of a case writes amounts and days; nothing of a picture. */
export async function habitsIn({ kind, path }: Case): Promise<Habits> {
  const bytes = readFileSync(path);
  if (kind === 'page') return habitsOf(sourceTexts(bytes.toString('utf8')).join('\n'));
  const answer = await documents.read(bytes, documentType(bytes, basename(path)) ?? '');
  return 'refused' in answer
    ? NO_HABITS
    : habitsOf(answer.reading.pages.map(({ runs }) => partsOf(runs, true)).join('\n'));
}
