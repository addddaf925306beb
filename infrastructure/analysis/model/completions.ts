import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import { failureOf } from './failure-of.ts';
import type { ModelFailure } from './model-failure.ts';

/** A model behind an OpenAI-compatible API. */
export type ModelAddress = {
  /** Base address of the API, such as `http://127.0.0.1:8000/v1`. */
  url: string;
  model: string;
  key: string | undefined;
};

export type Content = { type: 'text'; text: string } | { type: 'image'; image: Uint8Array; mediaType: string };

/** A question, and the form of its answer. */
export type Question<Answer> = {
  system: string;
  content: readonly Content[];
  /** What the form is called, for the model. */
  name: string;
  schema: z.ZodType<Answer>;
  /** Reads an answer that came as plain text; null when it is not of the form. */
  parse(text: string): Answer | null;
};

/** An answer, and what it took. */
export type Completed<Answer> = {
  answer: Answer;
  attempts: number;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
};

export type Completions = {
  /**
   * Asks twice at most: once more after 408, 409, 429, 5xx, a broken connection, or an answer of another form.
   * @param withinMs for both attempts and the pause between them
   * @param late what is said when no answer came in that time
   * @throws ModelFailure when there was no usable answer in time; the signal's reason when that aborts.
   */
  complete<Answer>(
    question: Question<Answer>,
    signal: AbortSignal,
    withinMs: number,
    late: () => ModelFailure,
  ): Promise<Completed<Answer>>;
};

/** Some eighty values, or a guide of twenty thousand characters. */
const MOST_OUTPUT_TOKENS = 4000;
const ATTEMPTS = 2;
const PAUSE_MS = 500;
/** A server that asks for a longer pause is away for this question. */
const LONGEST_PAUSE_MS = 5000;

export function createCompletions({ url, model, key }: ModelAddress): Completions {
  const provider = createOpenAICompatible({
    name: 'analyser',
    baseURL: url,
    ...(key === undefined ? {} : { apiKey: key }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  });

  async function attempt<Answer>(
    { system, content, name, schema, parse }: Question<Answer>,
    abortSignal: AbortSignal,
  ): Promise<Omit<Completed<Answer>, 'attempts'>> {
    try {
      const { output, usage } = await generateText({
        model: provider(model),
        system,
        messages: [{ role: 'user', content: [...content] }],
        output: Output.object({ schema, name }),
        temperature: 0,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal,
      });
      return { answer: output, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
    } catch (error) {
      const answer = NoObjectGeneratedError.isInstance(error) ? parse(error.text ?? '') : null;
      if (answer === null || !NoObjectGeneratedError.isInstance(error)) throw error;
      return { answer, inputTokens: error.usage?.inputTokens, outputTokens: error.usage?.outputTokens };
    }
  }

  return {
    async complete(question, signal, withinMs, late) {
      const deadline = AbortSignal.timeout(Math.max(0, Math.floor(withinMs)));
      const either = AbortSignal.any([signal, deadline]);
      for (let attempts = 1; ; attempts++) {
        try {
          return { ...(await attempt(question, either)), attempts };
        } catch (error) {
          signal.throwIfAborted();
          if (deadline.aborted) throw late();
          const failure = failureOf(error);
          const pauseMs = failure.retryAfterMs ?? PAUSE_MS;
          if (attempts === ATTEMPTS || !failure.passing || pauseMs > LONGEST_PAUSE_MS) throw failure;
          await pause(pauseMs, undefined, { signal: either }).catch(() => undefined);
          signal.throwIfAborted();
          if (deadline.aborted) throw late();
        }
      }
    },
  };
}
