import { type Completed, type Content, createCompletions, type ModelAddress } from './completions.ts';
import { type ModelAnswer, modelAnswer, parseModelAnswer } from './model-answer.ts';
import { ModelFailure } from './model-failure.ts';
import type { Prompt } from './prompt.ts';

export type ModelClientOptions = ModelAddress & {
  /** For an assessment: both readings, the attempts at each and the pauses between them. */
  timeoutMs: number;
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
  ask(prompt: Prompt, signal: AbortSignal, withinMs: number): Promise<Completed<ModelAnswer>>;
}

function contentOf({ evidence, pictures }: Prompt): Content[] {
  return [
    { type: 'text', text: evidence },
    ...pictures.flatMap(({ number, page, mediaType, bytes }): Content[] => [
      { type: 'text', text: `The picture of ${page === undefined ? '' : `page ${page} of `}evidence ${number}:` },
      { type: 'image', image: bytes, mediaType },
    ]),
  ];
}

/** Asks a model to read evidence. */
export function createModelClient({ timeoutMs, ...address }: ModelClientOptions): ModelClient {
  const completions = createCompletions(address);
  return {
    model: address.model,
    timeoutMs,
    ask(prompt, signal, withinMs) {
      const question = {
        system: prompt.system,
        content: contentOf(prompt),
        name: 'reading',
        schema: modelAnswer,
        parse: parseModelAnswer,
      };
      return completions.complete(question, signal, withinMs, () => tooLate(timeoutMs));
    },
  };
}

const tooLate = (timeoutMs: number) =>
  new ModelFailure(`The model did not answer within ${timeoutMs / 1000} s.`, { passing: false });
