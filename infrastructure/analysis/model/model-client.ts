import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import { failureOf } from './failure-of.ts';
import { type ModelAnswer, modelAnswer, parseModelAnswer } from './model-answer.ts';
import { ModelFailure } from './model-failure.ts';
import type { Prompt } from './prompt.ts';

export type ModelClientOptions = {
  /** Base address of an OpenAI-compatible API, such as `http://127.0.0.1:8000/v1`. */
  url: string;
  model: string;
  key: string | undefined;
  /** For an assessment: both readings, the attempts at each and the pauses between them. */
  timeoutMs: number;
};

/** An answer, and what it took. */
export type Answered = {
  answer: ModelAnswer;
  attempts: number;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
};

/** A vision model behind an OpenAI-compatible API. */
export interface ModelClient {
  readonly model: string;
  /** How long an assessment may wait for it. */
  readonly timeoutMs: number;
  /**
   * @param withinMs for both attempts and the pause between them
   * @throws ModelFailure when it gave no usable answer in time; the signal's reason when that aborts.
   */
  ask(prompt: Prompt, signal: AbortSignal, withinMs: number): Promise<Answered>;
}

/** Some eighty values. */
const MOST_OUTPUT_TOKENS = 4000;
const ATTEMPTS = 2;
const PAUSE_MS = 500;
/** A server that asks for a longer pause is away for this assessment. */
const LONGEST_PAUSE_MS = 5000;

function userContent({ evidence, pictures }: Prompt) {
  return [
    { type: 'text' as const, text: evidence },
    ...pictures.flatMap(({ number, mediaType, bytes }) => [
      { type: 'text' as const, text: `The picture of evidence ${number}:` },
      { type: 'image' as const, image: bytes, mediaType },
    ]),
  ];
}

/** Asks twice at most: once more after 408, 409, 429, 5xx, a broken connection, or an answer of another form. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const { url, model, key, timeoutMs } = options;
  const provider = createOpenAICompatible({
    name: 'analyser',
    baseURL: url,
    ...(key === undefined ? {} : { apiKey: key }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  });

  async function attempt(prompt: Prompt, abortSignal: AbortSignal): Promise<Omit<Answered, 'attempts'>> {
    try {
      const { output, usage } = await generateText({
        model: provider(model),
        system: prompt.system,
        messages: [{ role: 'user', content: userContent(prompt) }],
        output: Output.object({ schema: modelAnswer, name: 'reading' }),
        temperature: 0,
        maxOutputTokens: MOST_OUTPUT_TOKENS,
        maxRetries: 0,
        abortSignal,
      });
      return { answer: output, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
    } catch (error) {
      const answer = NoObjectGeneratedError.isInstance(error) ? parseModelAnswer(error.text ?? '') : null;
      if (answer === null || !NoObjectGeneratedError.isInstance(error)) throw error;
      return { answer, inputTokens: error.usage?.inputTokens, outputTokens: error.usage?.outputTokens };
    }
  }

  return {
    model,
    timeoutMs,
    async ask(prompt, signal, withinMs) {
      const deadline = AbortSignal.timeout(Math.max(0, Math.floor(withinMs)));
      const either = AbortSignal.any([signal, deadline]);
      for (let attempts = 1; ; attempts++) {
        try {
          return { ...(await attempt(prompt, either)), attempts };
        } catch (error) {
          signal.throwIfAborted();
          if (deadline.aborted) throw tooLate(timeoutMs);
          const failure = failureOf(error);
          const pauseMs = failure.retryAfterMs ?? PAUSE_MS;
          if (attempts === ATTEMPTS || !failure.passing || pauseMs > LONGEST_PAUSE_MS) throw failure;
          await pause(pauseMs, undefined, { signal: either }).catch(() => undefined);
          signal.throwIfAborted();
          if (deadline.aborted) throw tooLate(timeoutMs);
        }
      }
    },
  };
}

function tooLate(timeoutMs: number): ModelFailure {
  return new ModelFailure(`The model did not answer within ${timeoutMs / 1000} s.`, { passing: false });
}
