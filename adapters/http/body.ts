import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { RequestError } from './errors.ts';
import { notValid } from './issues.ts';

/** Largest body of an API request, in bytes. */
export const MAX_BODY = 1024 * 1024;

/** A refused body is still read up to this size, so that its sender gets to hear why. */
const MAX_DISCARDED = 16 * MAX_BODY;

/** Reads what nobody wants: a connection that is closed while somebody writes loses the answer. */
async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (body === null || body.locked) return;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_DISCARDED) return;
  }
}

async function refuseLarge(context: Context): Promise<never> {
  await discard(context.req.raw.body);
  throw new RequestError(413, 'PAYLOAD_TOO_LARGE', `A body has ${MAX_BODY} bytes at most.`);
}

const limitWhileReading = bodyLimit({ maxSize: MAX_BODY, onError: refuseLarge });

/** Refuses bodies over 1 MiB: by the length that they announce, else while they are read. */
export const limitBody: MiddlewareHandler = (context, next) => {
  // Whoever has read the body already has limited it.
  if (context.req.bodyCache.text !== undefined) return next();
  const length = context.req.header('content-length');
  // Looking at a body's stream makes one, which costs more than all the rest of a small request.
  const announced = length !== undefined && context.req.header('transfer-encoding') === undefined;
  if (!announced) return limitWhileReading(context, next);
  return Number(length) > MAX_BODY ? refuseLarge(context) : next();
};

function requireJson(context: Context): void {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be sent with Content-Type: application/json.');
}

const EMPTY_BODY = [{ field: 'body', code: 'REQUIRED', message: 'A JSON object is required as the body.' }];

/**
 * Reads a JSON body of this shape; what is wrong with it is answered field by field.
 * One that may be left out is read as an empty object when there is none.
 */
export function jsonBody({ schema, required }: { schema: z.ZodType; required: boolean }): MiddlewareHandler {
  const validate = zValidator(
    'json',
    schema,
    result => {
      if (!result.success) throw notValid(result.error, result.data, 'body');
    },
    // Zod compiles a schema for checks that need not wait for anything.
    { validationFunction: (_, value) => schema.safeParse(value) },
  );
  return async (context, next) => {
    if (required) requireJson(context);
    const isEmpty = (await context.req.text()).trim() === '';
    if (isEmpty && required) throw new RequestError(400, 'VALIDATION_ERROR', 'The body is empty.', EMPTY_BODY);
    if (isEmpty) {
      context.req.addValidatedData('json', schema.parse({}) as object);
      return next();
    }
    requireJson(context);
    return validate(context, next);
  };
}
