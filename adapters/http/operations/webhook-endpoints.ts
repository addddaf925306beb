import type { Webhooks } from '../../../application/webhooks.ts';
import { WEBHOOK_MANAGERS } from '../../../domain/organization/access.ts';
import { wholeListAnswer } from '../list-answer.ts';
import { operationsOf } from '../operation.ts';
import { webhookEndpoint, webhookEndpoints, webhookEndpointWithSecret } from '../schemas/answers/webhook-endpoint.ts';
import { registerEndpoint, rotateSecret, updateEndpoint } from '../schemas/webhook.ts';

const operation = operationsOf<{ webhooks: Webhooks }>()({ group: 'Webhook endpoints', keyHeader: 'api-key' });
const path = '/api/v1/webhook/endpoints';
const idParameter = { prefix: 'wh_end_', description: 'Id of the endpoint.' } as const;

/** Webhook endpoints. */
export const webhookEndpointOperations = [
  operation({
    method: 'GET',
    path,
    id: 'listWebhookEndpoints',
    summary: 'List endpoints',
    description: 'Every endpoint of your organization, newest first.',
    answer: { status: 200, description: 'The endpoints.', schema: webhookEndpoints },
    handle: async ({ caller }, { webhooks }) => wholeListAnswer(await webhooks.list(caller)),
  }),
  operation({
    method: 'POST',
    path,
    id: 'createWebhookEndpoint',
    roles: WEBHOOK_MANAGERS,
    summary: 'Create an endpoint',
    description:
      'Every event of the types named is sent to the address, signed with the `secret` that this answer shows once.',
    body: {
      schema: registerEndpoint,
      required: true,
      examples: {
        Verdicts: {
          url: 'https://hooks.example.com/affiant',
          event_types: ['web.result.approved', 'web.result.rejected'],
        },
      },
    },
    answer: { status: 200, description: 'The new endpoint with its secret.', schema: webhookEndpointWithSecret },
    handle: ({ caller, body }, { webhooks }) => webhooks.register(caller, body),
  }),
  operation({
    method: 'GET',
    path: `${path}/{id}`,
    id: 'getWebhookEndpoint',
    summary: 'Get an endpoint',
    description: 'One endpoint, without its secret.',
    idParameter,
    answer: { status: 200, description: 'The endpoint.', schema: webhookEndpoint },
    handle: ({ caller, id }, { webhooks }) => webhooks.get(caller, id),
  }),
  operation({
    method: 'PATCH',
    path: `${path}/{id}`,
    id: 'updateWebhookEndpoint',
    roles: WEBHOOK_MANAGERS,
    summary: 'Update an endpoint',
    description: 'What is sent replaces what stands.',
    idParameter,
    body: { schema: updateEndpoint, required: true, examples: { 'Switch it off': { enabled: false } } },
    answer: { status: 200, description: 'The endpoint.', schema: webhookEndpoint },
    refusals: [409],
    handle: ({ caller, id, body }, { webhooks }) => webhooks.update(caller, id, body),
  }),
  operation({
    method: 'DELETE',
    path: `${path}/{id}`,
    id: 'deleteWebhookEndpoint',
    roles: WEBHOOK_MANAGERS,
    summary: 'Delete an endpoint',
    description: 'Nothing more is sent to it.',
    idParameter,
    answer: { status: 204, description: 'It is deleted.' },
    refusals: [409],
    handle: ({ caller, id }, { webhooks }) => webhooks.delete(caller, id),
  }),
  operation({
    method: 'POST',
    path: `${path}/{id}/rotate-secret`,
    id: 'rotateWebhookSecret',
    roles: WEBHOOK_MANAGERS,
    summary: 'Rotate the secret of an endpoint',
    description:
      'The old secret stops at once, or goes on signing beside the new one for `overlap_seconds`. The body may be left out.',
    idParameter,
    body: { schema: rotateSecret, required: false, examples: { 'With an hour of overlap': { overlap_seconds: 3600 } } },
    answer: { status: 200, description: 'The endpoint with its new secret.', schema: webhookEndpointWithSecret },
    handle: ({ caller, id, body }, { webhooks }) => webhooks.rotateSecret(caller, id, body.overlap_seconds),
  }),
];
