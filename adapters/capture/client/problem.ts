import type { CaptureTexts, Key, Problem } from './protocol.ts';
import { Refused } from './requests.ts';
import { language, say, size } from './say.ts';

/** What did not work, in the language of the person. */
export function problem(code: Problem, { maxDocumentBytes }: CaptureTexts): string {
  if (code === 'TOO_LARGE') return say('problem.TOO_LARGE', { limit: size(maxDocumentBytes) });
  return say(`problem.${code}`);
}

type Saying = Exclude<Extract<Key, `problem.${string}`>, 'problem.TOO_LARGE'>;
const isSaying = (key: string): key is Saying => key.startsWith('problem.') && key in language.words;

/** The same for what a request came to. What the page has no sentence for can only be tried again. */
export function problemOf(error: unknown, texts: CaptureTexts): string {
  const code = error instanceof Refused ? error.code : 'UNKNOWN';
  if (code === 'TOO_LARGE') return problem(code, texts);
  const key = `problem.${code}`;
  return say(isSaying(key) ? key : 'problem.UNKNOWN');
}
