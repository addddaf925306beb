import { recovered, webhookDelivery, webhookDeliveryPage } from '../../schemas/answers/webhook-delivery.ts';
import { nothing } from '../../schemas/template.ts';
import { deliveryPage, recoverDeliveries } from '../../schemas/webhook.ts';
import type { ApiOperation } from '../operation.ts';

const common = { group: 'Webhook deliveries', keyHeader: 'api-key' } as const;
const endpoint = '/api/v1/webhook/endpoints/{id}';
const idParameter = { name: 'id', prefix: 'wh_end_', description: 'Id of the endpoint.' };

/** What was sent to webhook endpoints, and sending again. */
export const webhookDeliveryOperations: readonly ApiOperation[] = [
  {
    ...common,
    method: 'GET',
    path: `${endpoint}/deliveries`,
    id: 'listWebhookDeliveries',
    summary: 'List deliveries',
    description: 'What was sent to an endpoint, with every attempt and what it was answered, newest first.',
    idParameter,
    query: deliveryPage,
    answer: { status: 200, description: 'A page of deliveries.', schema: webhookDeliveryPage },
  },
  {
    ...common,
    method: 'POST',
    path: '/api/v1/webhook/deliveries/{id}/resend',
    id: 'resendWebhookDelivery',
    summary: 'Send a delivery again',
    description:
      'Owners and admins only. The same event with the same `webhook-id`, signed anew, at once and then on the usual schedule. A delivery that is still being tried answers 409, and so does one whose endpoint is disabled or deleted or whose inquiry was deleted.',
    idParameter: { name: 'id', prefix: 'wh_del_', description: 'Id of the delivery.' },
    body: { schema: nothing, required: false, examples: {} },
    answer: { status: 200, description: 'The delivery, which is pending again.', schema: webhookDelivery },
  },
  {
    ...common,
    method: 'POST',
    path: `${endpoint}/recover`,
    id: 'recoverWebhookDeliveries',
    summary: 'Send again what an endpoint missed',
    description:
      'Owners and admins only. Sends every exhausted delivery of an event since then again, as Resend does, 2000 at most in one request. A disabled endpoint answers 409.',
    idParameter,
    body: {
      schema: recoverDeliveries,
      required: true,
      examples: { 'Since the outage began': { since: '2026-05-01T10:00:00Z' } },
    },
    answer: { status: 200, description: 'How many are sent again.', schema: recovered },
  },
  {
    ...common,
    method: 'POST',
    path: `${endpoint}/test`,
    id: 'testWebhookEndpoint',
    summary: 'Send a test event',
    description:
      'Owners and admins only. Sends this endpoint a signed event of the first type that it wants, about the made-up inquiry `web_iq_test_event`. A disabled endpoint answers 409.',
    idParameter,
    body: { schema: nothing, required: false, examples: {} },
    answer: { status: 200, description: 'The delivery, which is pending.', schema: webhookDelivery },
  },
];
