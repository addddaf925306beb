import {
  webhookEndpoint,
  webhookEndpoints,
  webhookEndpointWithSecret,
} from '../../schemas/answers/webhook-endpoint.ts';
import { registerEndpoint, rotateSecret, updateEndpoint } from '../../schemas/webhook.ts';
import type { ApiOperation } from '../operation.ts';

const common = { group: 'Webhook endpoints', keyHeader: 'api-key' } as const;
const path = '/api/v1/webhook/endpoints';
const idParameter = { name: 'id', prefix: 'wh_end_', description: 'Id of the endpoint.' };

/** Webhook endpoints. */
export const webhookEndpointOperations: readonly ApiOperation[] = [
  {
    ...common,
    method: 'GET',
    path,
    id: 'listWebhookEndpoints',
    summary: 'List endpoints',
    description: 'Every endpoint of your organization, newest first.',
    answer: { status: 200, description: 'The endpoints.', schema: webhookEndpoints },
  },
  {
    ...common,
    method: 'POST',
    path,
    id: 'createWebhookEndpoint',
    summary: 'Create an endpoint',
    description:
      'Owners and admins only. Every event of the types named is sent to the address, signed with the `secret` that this answer shows once.',
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
  },
  {
    ...common,
    method: 'GET',
    path: `${path}/{id}`,
    id: 'getWebhookEndpoint',
    summary: 'Get an endpoint',
    description: 'One endpoint, without its secret.',
    idParameter,
    answer: { status: 200, description: 'The endpoint.', schema: webhookEndpoint },
  },
  {
    ...common,
    method: 'PATCH',
    path: `${path}/{id}`,
    id: 'updateWebhookEndpoint',
    summary: 'Update an endpoint',
    description: 'Owners and admins only. What is sent replaces what stands.',
    idParameter,
    body: { schema: updateEndpoint, required: true, examples: { 'Switch it off': { enabled: false } } },
    answer: { status: 200, description: 'The endpoint.', schema: webhookEndpoint },
    refusals: [409],
  },
  {
    ...common,
    method: 'DELETE',
    path: `${path}/{id}`,
    id: 'deleteWebhookEndpoint',
    summary: 'Delete an endpoint',
    description: 'Owners and admins only. Nothing more is sent to it.',
    idParameter,
    answer: { status: 204, description: 'It is deleted.' },
    refusals: [409],
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/{id}/rotate-secret`,
    id: 'rotateWebhookSecret',
    summary: 'Rotate the secret of an endpoint',
    description:
      'Owners and admins only. The old secret stops at once, or goes on signing beside the new one for `overlap_seconds`. The body may be left out.',
    idParameter,
    body: { schema: rotateSecret, required: false, examples: { 'With an hour of overlap': { overlap_seconds: 3600 } } },
    answer: { status: 200, description: 'The endpoint with its new secret.', schema: webhookEndpointWithSecret },
  },
];
