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

/** Refuses bodies that do not say that they are JSON. */
const requireJson: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be sent with Content-Type: application/json.');
  }
  await next();
};

const EMPTY_BODY = [{ field: 'body', code: 'REQUIRED', message: 'A JSON object is required as the body.' }];

const refuseEmpty: MiddlewareHandler = async (context, next) => {
  if ((await context.req.text()).trim() === '') {
    throw new RequestError(400, 'VALIDATION_ERROR', 'The body is empty.', EMPTY_BODY);
  }
  await next();
};

/** A JSON body of this shape; what is wrong with it is answered field by field. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  const validate = zValidator('json', schema, result => {
    if (!result.success) throw notValid(result.error, result.data, 'body');
  });
  return [limitBody, requireJson, refuseEmpty, validate] as const;
}

/** Parses a body that may be left out: nothing at all stands for an empty object. */
export async function optionalJson<Schema extends z.ZodType>(
  request: { text(): Promise<string>; header(name: string): string | undefined },
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = (await request.text()).trim();
  if (text !== '' && request.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be sent with Content-Type: application/json.');
  }
  const input = text === '' ? {} : parse(text);
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw notValid(result.error, input, 'body');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'VALIDATION_ERROR', 'The body must be valid JSON.', [
      { field: 'body', code: 'INVALID_JSON', message: 'The body must be valid JSON.' },
    ]);
  }
}
