import { Written } from '../answer.ts';
import type { HttpMetrics } from '../metrics.ts';
import { operationsOf } from '../operation.ts';

const operation = operationsOf<{ metrics: HttpMetrics }>()({ group: 'Service', keyHeader: null });

/** What a process counts. */
export const metricsOperations = [
  operation({
    method: 'GET',
    path: '/metrics',
    id: 'metrics',
    summary: 'What this process counts',
    description: 'For Prometheus, in its text format. Meant for operators: keep it from the outside at your proxy.',
    answer: { status: 200, description: 'The metrics as text.' },
    async handle(_, { metrics }) {
      const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
      return new Written(await metrics.exposition(), { headers });
    },
  }),
];
