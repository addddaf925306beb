/** Where an operation is: its method, its path, and the header that takes its key. */
export type Route = readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', string, 'api-key' | 'x-api-key'];

/** The name of an operation that the client calls. */
export type OperationId = keyof typeof ROUTES;

/** Where each operation is. A test holds it against the service's own table, which is not there where the client runs. */
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
} as const satisfies Record<string, Route>;
