import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Ending, Idempotency } from '../../application/idempotency.ts';
import { answerText } from './answer.ts';
import { limitBody } from './body.ts';
import type { HttpEnvironment } from './environment.ts';
import { isRefusal, RequestError } from './errors.ts';

/** The header that names a request, so that it can be sent again. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** 1 to 255 visible ASCII characters. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;

function refuseKey(): never {
  const message = 'Idempotency-Key must have 1 to 255 visible ASCII characters.';
  throw new RequestError(400, 'VALIDATION_ERROR', message, [{ field: 'Idempotency-Key', code: 'INVALID', message }]);
}

function refuseReuse(): never {
  const message = 'This Idempotency-Key was sent with another request within the last 24 hours. Take a new one.';
  throw new RequestError(422, 'IDEMPOTENCY_KEY_REUSED', message, [
    { field: 'Idempotency-Key', code: 'REUSED', message },
  ]);
}

function refuseSecond(): never {
  const message = 'The first request with this Idempotency-Key still runs. Send it again in a moment.';
  throw new RequestError(409, 'CONFLICT', message, [{ field: 'Idempotency-Key', code: 'IN_PROGRESS', message }]);
}

async function fingerprintOf(context: Context<HttpEnvironment>): Promise<string> {
  const { method, url } = context.req;
  const { pathname, search } = new URL(url);
  const hash = createHash('sha256').update(`${method} ${pathname}${search}\n`);
  return hash.update(await context.req.text()).digest('hex');
}

async function endingOf(context: Context<HttpEnvironment>): Promise<Ending> {
  if (context.error !== undefined) return { kind: isRefusal(context.error) ? 'refused' : 'broken' };
  if (!context.res.ok) return { kind: 'refused' };
  return { kind: 'done', status: context.res.status, body: await context.res.clone().text() };
}

/**
 * A POST with an `Idempotency-Key` is done once, and a repeat gets the very same answer, marked by
 * `idempotency-replayed: true`. Requests without the header pay nothing.
 */
export function onceOnly(idempotency: Idempotency): MiddlewareHandler<HttpEnvironment> {
  const run: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
    const key = context.req.header(IDEMPOTENCY_KEY) ?? '';
    const caller = context.get('caller');
    const begun = await idempotency.begin(caller, { key, fingerprint: await fingerprintOf(context) });
    switch (begun.kind) {
      case 'other_request':
        return refuseReuse();
      case 'in_progress':
        return refuseSecond();
      case 'answered': {
        const { status, body } = begun.answer;
        return answerText(context, body, { status, headers: { 'idempotency-replayed': 'true' } });
      }
    }
    context.set('caller', { ...caller, operation: begun.operation });
    let ending: Ending = { kind: 'broken' };
    try {
      await next();
      ending = await endingOf(context);
    } finally {
      await begun.end(ending);
    }
  };

  const runLimited: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
    let answer: Response | undefined;
    await limitBody(context, async () => {
      answer = (await run(context, next)) ?? undefined;
    });
    return answer;
  };

  return (context, next) => {
    const key = context.req.method === 'POST' ? context.req.header(IDEMPOTENCY_KEY) : undefined;
    if (key === undefined) return next();
    if (!IDEMPOTENCY_KEY_PATTERN.test(key)) refuseKey();
    return runLimited(context, next);
  };
}
