import { z } from 'zod';
import { health, readinessReport } from '../../schemas/answers/service.ts';
import type { ApiOperation } from '../operation.ts';

const common = { group: 'Service', keyHeader: null, method: 'GET' } as const;

/** Query of a signed address. */
const signature = z.object({
  expires: z.string().meta({ description: 'When the address stops to work, Unix time in seconds.' }),
  signature: z.string(),
});

/** What needs no API key. */
export const serviceOperations: readonly ApiOperation[] = [
  {
    ...common,
    path: '/evidence/{id}',
    id: 'downloadEvidence',
    summary: 'Download a piece of evidence',
    description: 'Take the whole address from `evidence[].file.url` of Get inquiry: its signature is the permission.',
    idParameter: { name: 'id', prefix: 'web_ev_', description: 'Id of the evidence.' },
    query: signature,
    answer: { status: 200, description: 'The file, as a download.' },
    refusals: [403, 503],
  },
  {
    ...common,
    path: '/healthz',
    id: 'health',
    summary: 'Whether the process is alive',
    description: 'Answers as long as the process can answer anything.',
    answer: { status: 200, description: 'It is.', schema: health },
  },
  {
    ...common,
    path: '/readyz',
    id: 'readiness',
    summary: 'Whether the service can work',
    description: 'Its engines answer, and its read models have caught up with the log.',
    answer: { status: 200, description: 'It can.', schema: readinessReport },
    alsoAnswers: { 503: { description: 'It can not; `checks` says why.', schema: readinessReport } },
  },
  {
    ...common,
    path: '/metrics',
    id: 'metrics',
    summary: 'What this process counts',
    description: 'For Prometheus, in its text format. Meant for operators: keep it from the outside at your proxy.',
    answer: { status: 200, description: 'The metrics as text.' },
  },
  {
    ...common,
    path: '/api/v1/openapi.json',
    id: 'openapi',
    summary: 'This description',
    description: 'OpenAPI 3.1, made from the schemas that validate requests.',
    answer: {
      status: 200,
      description: 'The document.',
      schema: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }).meta({ id: 'OpenApiDocument' }),
    },
  },
];
