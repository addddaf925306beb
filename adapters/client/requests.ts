import type { JsonObject } from '../../domain/json.ts';
import type { CreateEnvelopeBody } from '../http/schemas/envelope.ts';
import type { CreateInquiryBody } from '../http/schemas/inquiry.ts';
import type { SimulationBody } from '../http/schemas/simulation.ts';
import type { CreateTemplateBody, TemplateChangesBody } from '../http/schemas/template.ts';

/** A body is read, never changed: constants may be sent as they are. */
type Unchanged<Body> = { readonly [Name in keyof Body]: Unchanged<Body[Name]> };

/** Objects of the customer's own, which the schemas look at themselves. */
type Free = { settings?: JsonObject; metadata?: Record<string, string> };

/** Body of Create inquiry: a `template_key` and what overrides it, or the whole configuration. */
export type CreateInquiry = Unchanged<Omit<CreateInquiryBody, keyof Free>> & {
  settings?: JsonObject;
  metadata?: Record<string, string> | null;
};

/** Body of Create template. */
export type CreateTemplate = Unchanged<Omit<CreateTemplateBody, keyof Free>> & Free;

/** What changes in a draft. */
export type TemplateChanges = Unchanged<Omit<TemplateChangesBody, keyof Free>> & Free;

/** Body of Create envelope: a `template_id`, or `name` and `query`. */
export type CreateEnvelope = Unchanged<CreateEnvelopeBody>;

/** Body of Simulate: where the result of a test inquiry is to go. */
export type Simulation = Unchanged<SimulationBody>;
