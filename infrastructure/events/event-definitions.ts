import type { CaptureEvent } from '../../domain/capture/events.ts';
import type { EnvelopeEvent, EnvelopeTemplateEvent } from '../../domain/envelope/events.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import type { KycResultRecorded } from '../../domain/kyc/events.ts';
import type { OperatorEvent, OperatorSessionEvent } from '../../domain/operator/events.ts';
import type { EvidenceViewed } from '../../domain/operator/evidence-access.ts';
import type { OrganizationEvent } from '../../domain/organization/events.ts';
import type { TemplateEvent } from '../../domain/template/events.ts';
import type { DeliveryEvent, EndpointEvent } from '../../domain/webhook/events.ts';
import type { EventDefinitions } from './event-definition.ts';
import { captureEvents } from './event-schemas/capture.ts';
import { envelopeEvents } from './event-schemas/envelope.ts';
import { inquiryEvents } from './event-schemas/inquiry.ts';
import { kycEvents } from './event-schemas/kyc.ts';
import { operatorEvents } from './event-schemas/operator.ts';
import { organizationEvents } from './event-schemas/organization.ts';
import { templateEvents } from './event-schemas/template.ts';
import { webhookEvents } from './event-schemas/webhook.ts';

/** Every event that the log can hold. */
export type LoggedEvent =
  | TemplateEvent
  | InquiryEvent
  | CaptureEvent
  | EndpointEvent
  | DeliveryEvent
  | EnvelopeEvent
  | EnvelopeTemplateEvent
  | KycResultRecorded
  | OrganizationEvent
  | OperatorEvent
  | OperatorSessionEvent
  | EvidenceViewed;

/** How each of them is stored. */
export const eventDefinitions = {
  ...templateEvents,
  ...inquiryEvents,
  ...captureEvents,
  ...envelopeEvents,
  ...webhookEvents,
  ...kycEvents,
  ...organizationEvents,
  ...operatorEvents,
} satisfies EventDefinitions<LoggedEvent>;
