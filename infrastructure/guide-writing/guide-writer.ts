import { z } from 'zod';
import { GuideNotWritten, type GuideWriter } from '../../application/ports/guide-writer.ts';
import type { Log } from '../../application/ports/log.ts';
import { createCompletions, type ModelAddress } from '../analysis/model/completions.ts';
import { ModelFailure } from '../analysis/model/model-failure.ts';
import { guidePrompt } from './prompt.ts';

export type GuideWriterOptions = {
  at: ModelAddress & {
    /** For one text, both attempts at it included. */
    timeoutMs: number;
  };
  log: Log;
};

/** As much as a guide may have. */
const LONGEST_GUIDE = 20_000;
/** More than a guide ever lacks. */
const MOST_FIELDS = 8;

/** As much as a template takes of a field. */
const field = z.object({
  name: z.string().trim().min(1).max(100),
  description: z.string().trim().max(500).describe('what stands there, in words that the evidence may have beside it'),
  required: z.boolean(),
});

const answer = z.object({
  guide: z.string().trim().min(1).max(LONGEST_GUIDE).describe('the rewritten guide, with a line for each condition'),
  new_fields: z.array(field).max(MOST_FIELDS).default([]).describe('fields that the lines name beside the given ones'),
});

/** Models without structured output like to answer with the text itself, in a Markdown fence perhaps. */
function parse(text: string): z.infer<typeof answer> | null {
  const bare = /^\s*```(?:\w+)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text;
  try {
    return answer.safeParse(JSON.parse(bare)).data ?? null;
  } catch {
    return /^\s*(?:[-*#]\s*)*(?:high|medium|low|reject)\b/im.test(bare)
      ? (answer.safeParse({ guide: bare }).data ?? null)
      : null;
  }
}

/** A writer of guides that asks a model, which is told the guide, the question and the fields, and nothing else. */
export function createGuideWriter({ at, log }: GuideWriterOptions): GuideWriter {
  const completions = createCompletions(at);
  const late = () => new ModelFailure(`The model did not answer within ${at.timeoutMs / 1000} s.`, { passing: false });
  return {
    name: at.model,
    async write(asked, tried, signal) {
      const { system, text } = guidePrompt(asked, tried);
      const question = { system, content: [{ type: 'text' as const, text }], name: 'guide', schema: answer, parse };
      const startedAt = performance.now();
      const ms = () => Math.round(performance.now() - startedAt);
      try {
        const { answer: written, ...cost } = await completions.complete(question, signal, at.timeoutMs, late);
        log.info('guide rewritten', { model: at.model, again: tried !== null, ...cost, ms: ms() });
        return { guide: written.guide, fields: written.new_fields };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        log.warn('guide not rewritten', { model: at.model, failure: error.message, ms: ms() });
        throw new GuideNotWritten(error.message);
      }
    },
  };
}
