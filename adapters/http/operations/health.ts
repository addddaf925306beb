import { Written } from '../answer.ts';
import { operationsOf } from '../operation.ts';
import { health, type Readiness, readinessReport } from '../schemas/answers/service.ts';

const operation = operationsOf<{ readiness: () => Promise<Readiness> }>()({ group: 'Service', keyHeader: null });

/** Whether the process is alive, and whether its engines answer and its read models have caught up. */
export const healthOperations = [
  operation({
    method: 'GET',
    path: '/healthz',
    id: 'health',
    summary: 'Whether the process is alive',
    description: 'Answers as long as the process can answer anything.',
    answer: { status: 200, description: 'It is.', schema: health },
    handle: () => ({ status: 'ok' as const }),
  }),
  operation({
    method: 'GET',
    path: '/readyz',
    id: 'readiness',
    summary: 'Whether the service can work',
    description: 'Its engines answer, and its read models have caught up with the log.',
    answer: { status: 200, description: 'It can.', schema: readinessReport },
    alsoAnswers: { 503: { description: 'It can not; `checks` says why.', schema: readinessReport } },
    async handle(_, { readiness }) {
      const report = await readiness();
      return report.ready ? report : new Written(JSON.stringify(report), { status: 503 });
    },
  }),
];
