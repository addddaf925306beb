import type { Envelopes } from '../../../application/envelopes.ts';
import type { Simulations } from '../../../application/simulations.ts';
import { operationsOf } from '../operation.ts';
import { createdEnvelope, detailedEnvelope, envelopeResults } from '../schemas/answers/envelope.ts';
import { createEnvelope } from '../schemas/envelope.ts';
import { simulation } from '../schemas/simulation.ts';

const operation = operationsOf<{ envelopes: Envelopes; simulations: Simulations }>()({
  group: 'Envelopes',
  keyHeader: 'x-api-key',
});
const path = '/api/v1/envelope';

/** Envelopes, the guided capture. */
export const envelopeOperations = [
  operation({
    method: 'POST',
    path,
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
    path: `${path}/{envelope_id}`,
    id: 'getEnvelope',
    summary: 'Get an envelope',
    description:
      'The whole story but for the results: where it stands and how it came to that, every session, page visit and piece of evidence.',
    idParameter: { prefix: 'iq_', description: 'Id of the envelope.' },
    answer: { status: 200, description: 'The envelope.', schema: detailedEnvelope },
    handle: ({ caller, id }, { envelopes }) => envelopes.get(caller, id),
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
  operation({
    method: 'POST',
    path: `${path}/{envelope_id}/simulate`,
    id: 'simulateEnvelope',
    testKeysOnly: true,
    summary: 'Simulate an outcome of an envelope',
    description:
      'For envelopes that were made with a test key, and for test keys only: drives the envelope to a status through the same events as a real capture, and leaves the same results, so that every outcome can be tried. A live key finds no such route.',
    idParameter: { prefix: 'iq_', description: 'Id of the envelope.' },
    body: {
      schema: simulation,
      required: true,
      examples: {
        Approved: { status: 'approved', claims: [{ property: 'membership_status', value: 'Active' }] },
      },
    },
    answer: { status: 200, description: 'The envelope as it stands then.', schema: detailedEnvelope },
    handle: ({ caller, id, body }, { simulations }) => simulations.simulateEnvelope(caller, id, body),
  }),
];
