import type * as Api from './api-types.ts';

/** A body is read, never changed: constants may be sent as they are. */
type Unchanged<Body> = { readonly [Name in keyof Body]: Unchanged<Body[Name]> };

/** Body of Create inquiry: a `template_key` and what overrides it, or the whole configuration. */
export type CreateInquiry = Unchanged<Api.CreateInquiry>;

/** Body of Create template. */
export type CreateTemplate = Unchanged<Api.CreateTemplate>;

/** What changes in a draft. */
export type TemplateChanges = Unchanged<Api.TemplateChanges>;

/** Body of Create envelope: a `template_id`, or `name` and `query`. */
export type CreateEnvelope = Unchanged<Api.CreateEnvelope>;

/** Body of Simulate: where the result of a test inquiry is to go. */
export type Simulation = Unchanged<Api.Simulation>;

/** Body of Create endpoint. */
export type CreateWebhookEndpoint = Unchanged<Api.RegisterEndpoint>;

/** What changes in an endpoint. */
export type WebhookEndpointChanges = Unchanged<Api.UpdateEndpoint>;
