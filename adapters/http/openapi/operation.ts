import type { z } from 'zod';

/** A path parameter, which is an id. */
export type IdParameter = { name: string; prefix: string; description: string };

/** What is told of a route. The schemas are those that validate its requests and that its answers are held against. */
export type ApiOperation = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its parameters in braces, for example `/api/v1/web/inquiry/{id}`. */
  path: string;
  /** Name of the operation, for generated clients. */
  id: string;
  /** Routes of one group are shown together. */
  group: string;
  summary: string;
  description: string;
  /** Header that takes the API key; null: none is asked for. */
  keyHeader: 'api-key' | 'x-api-key' | null;
  idParameter?: IdParameter;
  /** Query parameters, each a property. */
  query?: z.ZodObject;
  body?: { schema: z.ZodType; required: boolean; examples: Record<string, object> };
  answer: { status: 200 | 204; description: string; schema?: z.ZodType };
  /** Another answer than 200 that is no error, and statuses of refusals that do not follow from the rest. */
  alsoAnswers?: Record<number, { description: string; schema: z.ZodType }>;
  refusals?: readonly number[];
};

/** Statuses of every refusal that a route may answer with. */
export function refusalsOf(operation: ApiOperation): number[] {
  const statuses = new Set<number>(operation.refusals ?? []);
  const add = (...more: number[]) => {
    for (const status of more) statuses.add(status);
  };
  if (operation.idParameter !== undefined || operation.query !== undefined) add(400);
  if (operation.idParameter !== undefined) add(404);
  if (operation.keyHeader !== null) add(401, 429, 500, 503);
  if (operation.body !== undefined) add(400, 413, 415);
  // Every POST takes an idempotency key; a repeat finds nothing when what was made is deleted by now.
  if (operation.method === 'POST') add(400, 404, 409, 413, 422);
  return [...statuses].sort((a, b) => a - b);
}
