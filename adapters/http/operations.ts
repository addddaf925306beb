import { envelopeOperations } from './operations/envelopes.ts';
import { evidenceOperations } from './operations/evidence.ts';
import { healthOperations } from './operations/health.ts';
import { inquiryOperations } from './operations/inquiries.ts';
import { metricsOperations } from './operations/metrics.ts';
import { openApiOperations } from './operations/openapi.ts';
import { templateOperations } from './operations/templates.ts';
import { webhookDeliveryOperations } from './operations/webhook-deliveries.ts';
import { webhookEndpointOperations } from './operations/webhook-endpoints.ts';

/** Every route of the API, in the order of the reference. From it come the routes, the OpenAPI document and the tests. */
export const OPERATIONS = [
  ...inquiryOperations,
  ...templateOperations,
  ...webhookEndpointOperations,
  ...webhookDeliveryOperations,
  ...envelopeOperations,
  ...evidenceOperations,
  ...healthOperations,
  ...metricsOperations,
  ...openApiOperations,
];
