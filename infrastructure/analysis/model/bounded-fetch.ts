import { ModelFailure } from './model-failure.ts';

/** Far more than any answer of the form asked for. */
const MOST_ANSWER_BYTES = 1_000_000;

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the body and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_ANSWER_BYTES) throw new ModelFailure('The model answered with more than 1 MB.', { passing: false });
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * A `fetch` that takes the key and the evidence nowhere but where it was told to: redirects are refused. The answer's
 * size is bounded.
 * @throws ModelFailure
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    const message =
      'The model server answered with a redirect, which is not followed: ANALYSER_URL must be its final address.';
    throw new ModelFailure(message, { passing: false });
  }
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // The body stands decoded now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await readBounded(response), { status, statusText, headers });
};
