import type { JsonObject } from '../../domain/json.ts';
import type { BodyOf } from './routes.ts';

/** A body is read, never changed: constants may be sent as they are. */
type Unchanged<Body> = { readonly [Name in keyof Body]: Unchanged<Body[Name]> };

/** Objects of the customer's own, which the schemas look at themselves. */
type Free = { settings?: JsonObject; metadata?: Record<string, string> };

/** Body of Create inquiry: a `template_key` and what overrides it, or the whole configuration. */
export type CreateInquiry = Unchanged<Omit<BodyOf<'createInquiry'>, keyof Free>> & {
  settings?: JsonObject;
  metadata?: Record<string, string> | null;
};

/** Body of Create template. */
export type CreateTemplate = Unchanged<Omit<BodyOf<'createTemplate'>, keyof Free>> & Free;

/** What changes in a draft. */
export type TemplateChanges = Unchanged<Omit<BodyOf<'updateTemplateDraft'>, keyof Free>> & Free;

/** Body of Create envelope: a `template_id`, or `name` and `query`. */
export type CreateEnvelope = Unchanged<BodyOf<'createEnvelope'>>;

/** Body of Simulate: where the result of a test inquiry is to go. */
export type Simulation = Unchanged<BodyOf<'simulateInquiry'>>;

/** Body of Create endpoint. */
export type CreateWebhookEndpoint = Unchanged<BodyOf<'createWebhookEndpoint'>>;

/** What changes in an endpoint. */
export type WebhookEndpointChanges = Unchanged<BodyOf<'updateWebhookEndpoint'>>;
