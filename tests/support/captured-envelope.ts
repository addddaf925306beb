import type { CommandHandler } from '../../application/handle.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { envelopeResult, hashOf } from '../../domain/envelope/result.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';

type Parts = { handle: CommandHandler; identifiers: Identifiers; clock: { now(): Date } };

/** Goes through a capture of an envelope without a browser, until its result. @returns the id of the session. */
export async function captureEnvelope(
  parts: Parts,
  orgId: string,
  envelopeId: string,
  found: Assessment,
): Promise<string> {
  const { handle, identifiers, clock } = parts;
  const context = { orgId, actor: 'end_user', correlationId: identifiers.event() };
  const sessionId = identifiers.next('iq_sess_');
  const start = { type: 'StartSession', sessionId, consentVersion: '1', now: clock.now() } as const;
  await handle(envelope, envelopeId, start, context);
  const { state } = await handle(envelope, envelopeId, { type: 'SubmitCapture', sessionId }, context);
  if (state === null) throw new Error(`there is no envelope ${envelopeId}`);
  const hash = await hashOf(envelopeResult(state, sessionId, found));
  await handle(envelope, envelopeId, { type: 'RecordResult', sessionId, assessment: found, hash }, context);
  return sessionId;
}
