import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Input, UsageError, word } from './command.ts';
import { type GuideRequest, guideRequest } from './guide-request.ts';

/** How commands that read a guide are called. */
export const GUIDE_INPUT = {
  usage: 'FILE|- [--fields "NAME[: DESCRIPTION], …"] [--query QUESTION]',
  options: { fields: { type: 'string' }, query: { type: 'string' } },
  required: [],
  words: [{ name: 'the file with the guide' }],
} as const;

async function contents(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The guide that a command was given. @throws UsageError */
export const guideIn = async (input: Input): Promise<GuideRequest> =>
  guideRequest(await contents(word(input, 0, GUIDE_INPUT.words[0].name)), input.options);
