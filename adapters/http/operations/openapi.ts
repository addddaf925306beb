import { z } from 'zod';
import { Written } from '../answer.ts';
import { operationsOf } from '../operation.ts';

const operation = operationsOf<{ openApiJson: () => string }>()({ group: 'Service', keyHeader: null });

/** The API's description of itself. It holds no secret and needs no key. */
export const openApiOperations = [
  operation({
    method: 'GET',
    path: '/api/v1/openapi.json',
    id: 'openapi',
    summary: 'This description',
    description: 'OpenAPI 3.1, made from the schemas that validate requests.',
    answer: {
      status: 200,
      description: 'The document.',
      schema: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }).meta({ id: 'OpenApiDocument' }),
    },
    handle: (_, { openApiJson }) => new Written(openApiJson()),
  }),
];
