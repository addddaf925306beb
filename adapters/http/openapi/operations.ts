import type { ApiOperation } from './operation.ts';
import { envelopeOperations } from './operations/envelopes.ts';
import { inquiryOperations } from './operations/inquiries.ts';
import { serviceOperations } from './operations/service.ts';
import { templateOperations } from './operations/templates.ts';
import { webhookDeliveryOperations } from './operations/webhook-deliveries.ts';
import { webhookEndpointOperations } from './operations/webhook-endpoints.ts';

/** Every route of the API, in the order of the reference. A route that is not told of here fails a test. */
export const OPERATIONS: readonly ApiOperation[] = [
  ...inquiryOperations,
  ...templateOperations,
  ...webhookEndpointOperations,
  ...webhookDeliveryOperations,
  ...envelopeOperations,
  ...serviceOperations,
];
