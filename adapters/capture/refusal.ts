import type { Refusal } from './client/protocol.ts';

/** The body of an answer that refuses. @param code what the page goes by; `message` is for whoever reads the wire. */
export function refusal(code: string, message: string): Refusal {
  return { error: { code, message } };
}
