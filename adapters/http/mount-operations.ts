import type { Handler, Hono, MiddlewareHandler } from 'hono';
import { requireRole } from '../../application/caller.ts';
import { isTestPartition } from '../../domain/organization/partition.ts';
import { answer } from './answer.ts';
import { jsonBody, limitBody } from './body.ts';
import type { HttpEnvironment } from './environment.ts';
import { noSuchRoute } from './errors.ts';
import { type Operation, type OperationFacts, parameterOf } from './operation.ts';
import { idParameter, queryParameters } from './parameters.ts';

/** A body that was read stands where the check of it has put it. */
type Read = { in: { json: unknown }; out: { json: unknown } };

const refuseLiveKeys: MiddlewareHandler<HttpEnvironment> = (context, next) => {
  if (!isTestPartition(context.get('caller').orgId)) throw noSuchRoute();
  return next();
};

/** What a request passes before it is looked at more closely. */
function stepsBefore({ testKeysOnly, body }: OperationFacts): MiddlewareHandler<HttpEnvironment>[] {
  return [...(testKeysOnly ? [refuseLiveKeys] : []), ...(body === undefined ? [] : [limitBody, jsonBody(body)])];
}

function handlerOf<UseCases>(
  operation: Operation<UseCases>,
  useCases: UseCases,
): Handler<HttpEnvironment, string, Read> {
  const { path, idParameter: parameter, query: schema, roles, handle } = operation;
  const name = parameterOf(path);
  return async context => {
    const id = parameter === undefined ? undefined : idParameter(context.req.param(name), parameter.prefix, name);
    const query = schema === undefined ? undefined : queryParameters(schema, context.req.query());
    const caller = context.get('caller');
    if (roles !== undefined) requireRole(caller, roles);
    return answer(context, await handle({ caller, id, query, body: context.req.valid('json') }, useCases));
  };
}

/** The patterns that a path is served by. Where it ends in an id, nothing in its place is a wrong id too. */
function patternsOf(path: string): string[] {
  const pattern = path.replace(/\{(\w+)\}/, ':$1');
  return path.endsWith('}') ? [pattern, path.replace(/\{\w+\}$/, '')] : [pattern];
}

/** Serves operations, which work with these use cases. What a request needs again and again is made once, here. */
export function mountOperations<UseCases>(
  app: Hono<HttpEnvironment>,
  operations: readonly Operation<UseCases>[],
  useCases: UseCases,
): void {
  for (const operation of operations) {
    const [steps, handler] = [stepsBefore(operation), handlerOf(operation, useCases)];
    app.on([operation.method], patternsOf(operation.path), ...steps, handler);
  }
}
