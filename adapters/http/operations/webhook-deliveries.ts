import { contextOf } from '../../../application/caller.ts';
import type { WebhookDeliveries } from '../../../application/webhook-deliveries.ts';
import { WEBHOOK_MANAGERS } from '../../../domain/organization/access.ts';
import { listAnswer } from '../list-answer.ts';
import { operationsOf } from '../operation.ts';
import { pageRequest } from '../parameters.ts';
import { recovered, webhookDelivery, webhookDeliveryPage } from '../schemas/answers/webhook-delivery.ts';
import { nothing } from '../schemas/template.ts';
import { deliveryPage, recoverDeliveries } from '../schemas/webhook.ts';

const operation = operationsOf<{ webhookDeliveries: WebhookDeliveries }>()({
  group: 'Webhook deliveries',
  keyHeader: 'api-key',
});
const endpoint = '/api/v1/webhook/endpoints/{id}';
const idParameter = { prefix: 'wh_end_', description: 'Id of the endpoint.' } as const;

/** What was sent to webhook endpoints, and sending again. */
export const webhookDeliveryOperations = [
  operation({
    method: 'GET',
    path: `${endpoint}/deliveries`,
    id: 'listWebhookDeliveries',
    summary: 'List deliveries',
    description: 'What was sent to an endpoint, with every attempt and what it was answered, newest first.',
    idParameter,
    query: deliveryPage,
    answer: { status: 200, description: 'A page of deliveries.', schema: webhookDeliveryPage },
    handle: async ({ caller, id, query }, { webhookDeliveries }) => {
      const { status } = query;
      const asked = status === undefined ? pageRequest(query) : { ...pageRequest(query), status };
      return listAnswer(await webhookDeliveries.list(caller.orgId, id, asked));
    },
  }),
  operation({
    method: 'POST',
    path: '/api/v1/webhook/deliveries/{id}/resend',
    id: 'resendWebhookDelivery',
    roles: WEBHOOK_MANAGERS,
    summary: 'Send a delivery again',
    description:
      'The same event with the same `webhook-id`, signed anew, at once and then on the usual schedule. A delivery that is still being tried answers 409, and so does one whose endpoint is disabled or deleted or whose inquiry was deleted.',
    idParameter: { prefix: 'wh_del_', description: 'Id of the delivery.' },
    body: { schema: nothing, required: false, examples: {} },
    answer: { status: 200, description: 'The delivery, which is pending again.', schema: webhookDelivery },
    handle: ({ caller, id }, { webhookDeliveries }) => webhookDeliveries.resend(contextOf(caller), id),
  }),
  operation({
    method: 'POST',
    path: `${endpoint}/recover`,
    id: 'recoverWebhookDeliveries',
    roles: WEBHOOK_MANAGERS,
    summary: 'Send again what an endpoint missed',
    description:
      'Sends every exhausted delivery of an event since then again, as Resend does, 2000 at most in one request. A disabled endpoint answers 409.',
    idParameter,
    body: {
      schema: recoverDeliveries,
      required: true,
      examples: { 'Since the outage began': { since: '2026-05-01T10:00:00Z' } },
    },
    answer: { status: 200, description: 'How many are sent again.', schema: recovered },
    handle: ({ caller, id, body }, { webhookDeliveries }) =>
      webhookDeliveries.recover(contextOf(caller), id, new Date(body.since)),
  }),
  operation({
    method: 'POST',
    path: `${endpoint}/test`,
    id: 'testWebhookEndpoint',
    roles: WEBHOOK_MANAGERS,
    summary: 'Send a test event',
    description:
      'Sends this endpoint a signed event of the first type that it wants, about the made-up inquiry `web_iq_test_event`. A disabled endpoint answers 409.',
    idParameter,
    body: { schema: nothing, required: false, examples: {} },
    answer: { status: 200, description: 'The delivery, which is pending.', schema: webhookDelivery },
    handle: ({ caller, id }, { webhookDeliveries }) => webhookDeliveries.test(contextOf(caller), id),
  }),
];
