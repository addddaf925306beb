import { APICallError, NoObjectGeneratedError } from 'ai';
import { ModelFailure } from './model-failure.ts';

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function failureOfCall({ statusCode, isRetryable, responseHeaders }: APICallError): ModelFailure {
  if (statusCode === undefined) return new ModelFailure('The model server could not be reached.', { passing: true });
  if (statusCode < 300)
    return new ModelFailure('The model server answered with no chat completion.', { passing: true });
  const wait = retryAfterMs(responseHeaders?.['retry-after']);
  const message = `The model server answered with status ${statusCode}.`;
  return new ModelFailure(message, { passing: isRetryable, retryAfterMs: wait });
}

/** What an error of the SDK means, in a sentence that holds nothing of the request or the answer. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) return failureOfCall(error);
  if (NoObjectGeneratedError.isInstance(error)) {
    const cut = error.finishReason === 'length';
    const message = cut
      ? 'The answer of the model was cut off.'
      : 'The answer of the model was not of the form asked for.';
    return new ModelFailure(message, { passing: !cut });
  }
  return new ModelFailure('The answer of the model could not be read.', { passing: true });
}
