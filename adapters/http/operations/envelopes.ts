import type { Envelopes } from '../../../application/envelopes.ts';
import { operationsOf } from '../operation.ts';
import { createdEnvelope, envelopeResults } from '../schemas/answers/envelope.ts';
import { createEnvelope } from '../schemas/envelope.ts';

const operation = operationsOf<{ envelopes: Envelopes }>()({ group: 'Envelopes', keyHeader: 'x-api-key' });

/** Envelopes, the guided capture. */
export const envelopeOperations = [
  operation({
    method: 'POST',
    path: '/api/v1/envelope',
    id: 'createEnvelope',
    summary: 'Create an envelope',
    description:
      "A guided capture of its own. Name a template, or send `name` and `query`. Then send the end user's browser to `envelope_url`.",
    body: {
      schema: createEnvelope,
      required: true,
      examples: {
        'With steps': {
          name: 'Active gym membership',
          query: 'Does this person hold an active gym membership?',
          return_url: 'https://customer.example.com/done',
          redirect_url: 'https://gym.example.com/login',
          steps: [
            {
              user_instruction: 'Sign in and open your membership.',
              capture_on: 'https://gym.example.com/members/:member_id',
            },
          ],
        },
      },
    },
    answer: { status: 200, description: 'The new envelope, and where the end user goes.', schema: createdEnvelope },
    handle: ({ caller, body }, { envelopes }) => envelopes.create(caller, body),
  }),
  operation({
    method: 'GET',
    path: '/api/v1/result/{envelope_id}',
    id: 'getEnvelopeResults',
    summary: 'Get the results of an envelope',
    description: 'One result for each finished session: several when the end user had to try again.',
    idParameter: { prefix: 'iq_', description: 'Id of the envelope.' },
    answer: { status: 200, description: 'The results.', schema: envelopeResults },
    handle: async ({ caller, id }, { envelopes }) => ({ data: await envelopes.results(caller, id) }),
  }),
];
