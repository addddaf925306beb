import type { KeyHeader } from '../http/operation.ts';
import type { OPERATIONS } from '../http/operations.ts';

/** The service's operations that need a key. */
type KeyedOperation = Extract<(typeof OPERATIONS)[number], { keyHeader: KeyHeader }>;
type OperationOf<Id extends OperationId> = Extract<KeyedOperation, { id: Id }>;
type TypesOf<Id extends OperationId> = NonNullable<OperationOf<Id>['types']>;

/** The name of an operation that the client calls. */
export type OperationId = keyof typeof ROUTES;

/** What an operation reads as its body. */
export type BodyOf<Id extends OperationId> = TypesOf<Id>['body'];

/** What an operation answers. */
export type AnswerOf<Id extends OperationId> = TypesOf<Id>['answer'];

/** Whether the path of an operation has an id in it. */
export type IdOf<Id extends OperationId> = OperationOf<Id>['path'] extends `${string}{${string}` ? string : undefined;

type Routes = {
  readonly [Each in KeyedOperation as Each['id']]?: readonly [Each['method'], Each['path'], Each['keyHeader']];
};

/**
 * Where each operation is, and the header that takes its key. The service runs elsewhere, so this stands here again,
 * and the compiler holds it against the service's own table.
 */
export const ROUTES = {
  createInquiry: ['POST', '/api/v1/web/inquiry', 'api-key'],
  listInquiries: ['GET', '/api/v1/web/inquiry', 'api-key'],
  getInquiry: ['GET', '/api/v1/web/inquiry/{id}', 'api-key'],
  simulateInquiry: ['POST', '/api/v1/web/inquiry/{id}/simulate', 'api-key'],
  createTemplate: ['POST', '/api/v1/web/template', 'api-key'],
  listTemplates: ['GET', '/api/v1/web/template', 'api-key'],
  getTemplateVersions: ['GET', '/api/v1/web/template/{key}', 'api-key'],
  updateTemplateDraft: ['PATCH', '/api/v1/web/template/{key}', 'api-key'],
  createTemplateDraft: ['POST', '/api/v1/web/template/{key}/draft', 'api-key'],
  publishTemplate: ['POST', '/api/v1/web/template/{key}/publish', 'api-key'],
  listWebhookEndpoints: ['GET', '/api/v1/webhook/endpoints', 'api-key'],
  createWebhookEndpoint: ['POST', '/api/v1/webhook/endpoints', 'api-key'],
  getWebhookEndpoint: ['GET', '/api/v1/webhook/endpoints/{id}', 'api-key'],
  updateWebhookEndpoint: ['PATCH', '/api/v1/webhook/endpoints/{id}', 'api-key'],
  deleteWebhookEndpoint: ['DELETE', '/api/v1/webhook/endpoints/{id}', 'api-key'],
  rotateWebhookSecret: ['POST', '/api/v1/webhook/endpoints/{id}/rotate-secret', 'api-key'],
  listWebhookDeliveries: ['GET', '/api/v1/webhook/endpoints/{id}/deliveries', 'api-key'],
  resendWebhookDelivery: ['POST', '/api/v1/webhook/deliveries/{id}/resend', 'api-key'],
  recoverWebhookDeliveries: ['POST', '/api/v1/webhook/endpoints/{id}/recover', 'api-key'],
  testWebhookEndpoint: ['POST', '/api/v1/webhook/endpoints/{id}/test', 'api-key'],
  createEnvelope: ['POST', '/api/v1/envelope', 'x-api-key'],
  getEnvelope: ['GET', '/api/v1/envelope/{envelope_id}', 'x-api-key'],
  simulateEnvelope: ['POST', '/api/v1/envelope/{envelope_id}/simulate', 'x-api-key'],
  getEnvelopeResults: ['GET', '/api/v1/result/{envelope_id}', 'x-api-key'],
} satisfies Routes;
