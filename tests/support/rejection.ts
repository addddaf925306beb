/** The error that a promise is rejected with. @throws when it is not rejected, or with something that is no error. */
export async function rejectionOf(promise: Promise<unknown>): Promise<Error> {
  const outcome = await promise.then(
    value => ({ value }),
    error => ({ error }),
  );
  if (!('error' in outcome)) throw new Error(`expected a rejection, got ${JSON.stringify(outcome.value)}`);
  if (!(outcome.error instanceof Error)) throw new Error(`rejected with ${outcome.error}, which is no error`);
  return outcome.error;
}
