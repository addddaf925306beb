import { DomainError } from '../../domain/domain-error.ts';

type Answered = Response | Promise<Response>;

/** What a form leads to. Refused, the form is shown `again` with the reason, so that nobody writes it twice. */
export async function orAgain(run: () => Answered, again: (refusal: string) => Answered): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return again(error.message);
  }
}
