import type { Restriction } from '../../../domain/organization/access.ts';
import { IDEMPOTENCY_KEY_PATTERN } from '../idempotency.ts';
import { type OperationFacts, parameterOf } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { errorAnswer } from '../schemas/answers/error.ts';
import { SchemaComponents } from './components.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiAnswer, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-types.ts';
import { REFUSALS, refusalsOf } from './refusals.ts';
import { webhooksOf } from './webhooks.ts';

const DESCRIPTION =
  'Web verification capture: ask a question about a person, send them to a hosted capture, and learn the verdict. ' +
  'The API is for servers; its key never belongs into a browser. ' +
  'Answers and webhooks may get new fields at any time: pass over what you do not know. ' +
  'A request with a field that is not told of here is refused.';

/** What belongs together, in the order of the reference. */
const GROUPS: Readonly<Record<string, string>> = {
  Inquiries: 'One question about one person, and its result.',
  Templates: 'What is asked, once for many people, in versions.',
  'Webhook endpoints': 'Where news is sent, and the secrets that sign it.',
  'Webhook deliveries': 'What was sent to an endpoint, and sending it again.',
  Webhooks: 'What is sent to endpoints.',
  Envelopes: 'Captures in steps, with a result for each session.',
  Service: 'How the service is, and files that it gives out.',
};

const HEADERS = {
  'X-Request-Id': { description: 'Names the request: yours when it was a sane token.', schema: { type: 'string' } },
  'RateLimit-Limit': { description: 'Requests that fit into a full bucket.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'Requests that may come at once.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until the bucket is full again.', schema: { type: 'integer' } },
  'Retry-After': { description: 'Seconds until the next request may come.', schema: { type: 'integer' } },
  'Idempotency-Replayed': {
    description: '`true` when the answer is that of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string' },
  },
};

function headersOf(...names: (keyof typeof HEADERS)[]): JsonSchema {
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));
}

const RATE = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
const KEY_SCHEMES = { 'api-key': 'apiKey', 'x-api-key': 'envelopeApiKey' } as const;

/** What answers an address that refuses nothing by itself. */
const NO_HTTP: OpenApiAnswer = {
  description: 'What came is no HTTP (400), came too slowly (408), or has headers of more than 16 KB (431). No body.',
};

function parametersOf({ method, path, keyHeader, idParameter, query }: OperationFacts, components: SchemaComponents) {
  const parameters: OpenApiParameter[] = [];
  if (idParameter !== undefined) {
    const { prefix, description } = idParameter;
    const schema = { type: 'string', pattern: `^${prefix}[0-9A-Za-z_]{1,64}$` };
    parameters.push({ name: parameterOf(path), in: 'path', required: true, description, schema });
  }
  const { properties = {}, required = [] } = (query === undefined ? {} : components.add(query, 'input')) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  for (const [name, property] of Object.entries(properties)) {
    const { description = '', ...schema } = property;
    parameters.push({ name, in: 'query', required: required.includes(name), description: String(description), schema });
  }
  if (method === 'POST' && keyHeader !== null) {
    const description = 'Names the request for 24 hours, so that it can be sent again and is still done once.';
    const schema = { type: 'string', pattern: IDEMPOTENCY_KEY_PATTERN.source };
    parameters.push({ name: 'Idempotency-Key', in: 'header', required: false, description, schema });
  }
  return parameters;
}

function answersOf(operation: OperationFacts, components: SchemaComponents): OpenApiOperation['responses'] {
  const { method, keyHeader, answer, alsoAnswers = {} } = operation;
  const json = (schema?: Parameters<SchemaComponents['add']>[0]) =>
    schema === undefined ? {} : { content: { 'application/json': { schema: components.add(schema, 'output') } } };
  const replayed = method === 'POST' ? (['Idempotency-Replayed'] as const) : [];
  const headers = headersOf('X-Request-Id', ...(keyHeader === null ? [] : [...RATE, ...replayed]));
  const responses: OpenApiOperation['responses'] = {
    [answer.status]: { description: answer.description, headers, ...json(answer.schema) },
  };
  for (const [status, { description, schema }] of Object.entries(alsoAnswers)) {
    responses[status] = { description, headers: headersOf('X-Request-Id'), ...json(schema) };
  }
  for (const status of refusalsOf(operation)) {
    responses[status] = { $ref: `#/components/responses/${REFUSALS[status]?.name}` };
  }
  if (!Object.keys(responses).some(status => status.startsWith('4'))) responses['4XX'] = NO_HTTP;
  return responses;
}

/** For example: Owners and admins only. */
function onlyFor({ roles }: Restriction): string {
  const all = roles.map(role => `${role}s`).join(' and ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} only.`;
}

function operationOf(operation: OperationFacts, components: SchemaComponents): OpenApiOperation {
  const { id, group, summary, roles, keyHeader, body } = operation;
  const description = `${roles === undefined ? '' : `${onlyFor(roles)} `}${operation.description}`;
  const parameters = parametersOf(operation, components);
  const examples = Object.entries(body?.examples ?? {}).map(([name, value]) => [name, { value }] as const);
  return {
    operationId: id,
    tags: [group],
    summary,
    description,
    security: keyHeader === null ? [] : [{ [KEY_SCHEMES[keyHeader]]: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: body.required,
            content: {
              'application/json': {
                schema: components.add(body.schema, 'input'),
                ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
              },
            },
          },
        }),
    responses: answersOf(operation, components),
  };
}

/** The OpenAPI document of the service at this address, without a slash at its end. */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const components = new SchemaComponents();
  const error = components.add(errorAnswer, 'output');
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of OPERATIONS) {
    const methods = paths[operation.path] ?? {};
    methods[operation.method.toLowerCase()] = operationOf(operation, components);
    paths[operation.path] = methods;
  }
  const responses = Object.entries(REFUSALS).map(([status, { name, code, description }]): [string, OpenApiAnswer] => {
    const headers = headersOf(
      'X-Request-Id',
      ...(status === '429' || status === '503' ? (['Retry-After'] as const) : []),
    );
    const example = {
      error: { code, message: description, details: [], requestId: '01980a6e-5b1c-7c3e-9f00-6a1b2c3d4e5f' },
    };
    return [name, { description, headers, content: { 'application/json': { schema: error, example } } }];
  });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Affiant',
      version: '1',
      description: DESCRIPTION,
      contact: { name: 'Whoever runs this service', url: `${publicUrl}/docs` },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: '{address}',
        description: 'Where the service runs.',
        variables: { address: { default: publicUrl, description: 'Public address, without a slash at its end.' } },
      },
    ],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooksOf(components),
    components: {
      schemas: components.schemas,
      responses: Object.fromEntries(responses),
      headers: HEADERS,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key', description: "Your organization's secret API key." },
        envelopeApiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: "Your organization's secret API key, for the envelope API.",
        },
      },
    },
  };
}
