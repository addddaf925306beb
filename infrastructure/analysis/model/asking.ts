import type { Log } from '../../../application/ports/log.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFailure } from './model-failure.ts';
import type { Prompt } from './prompt.ts';

/** What the model said; `failure` when it said nothing that can be used. */
export type Asked = { answer: ModelAnswer } | { failure: string };

/** Puts a prompt to a model, and logs what came of it and what it cost; never throws for what the model does. */
export async function ask(
  client: ModelClient,
  prompt: Prompt,
  log: Log,
  signal: AbortSignal,
  withinMs: number,
): Promise<Asked> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const { answer, ...cost } = await client.ask(prompt, signal, withinMs);
    log.info('model answered', { model: client.model, values: answer.values.length, ...cost, ms: ms() });
    return { answer };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn('model gave no usable answer, going on without it', {
      model: client.model,
      failure: error.message,
      ms: ms(),
    });
    return { failure: error.message };
  }
}
