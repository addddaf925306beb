import type { CreatedEnvelope, EnvelopeResult } from '../http/schemas/answers/envelope.ts';
import type { CreatedInquiry, DetailedInquiry, Inquiry } from '../http/schemas/answers/inquiry.ts';
import type { Template } from '../http/schemas/answers/template.ts';
import type { Recovered, WebhookDelivery } from '../http/schemas/answers/webhook-delivery.ts';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '../http/schemas/answers/webhook-endpoint.ts';
import type {
  RecoverDeliveriesBody,
  RegisterEndpointBody,
  RotateSecretBody,
  UpdateEndpointBody,
} from '../http/schemas/webhook.ts';
import { type DeliveryQuery, everyRow, type Page, type PageQuery } from './pages.ts';
import type { CreateEnvelope, CreateInquiry, CreateTemplate, Simulation, TemplateChanges } from './requests.ts';
import { type Call, type CallOptions, createTransport, type TransportOptions } from './transport.ts';

export { AffiantConnectionError, AffiantError, WebhookVerificationError } from './errors.ts';
export type { WebhookEvent, WebhookHeaders } from './webhook.ts';
export { verifyWebhook } from './webhook.ts';
export type {
  CallOptions,
  CreatedEnvelope,
  CreatedInquiry,
  CreateEnvelope,
  CreateInquiry,
  CreateTemplate,
  DeliveryQuery,
  DetailedInquiry,
  EnvelopeResult,
  Inquiry,
  Page,
  PageQuery,
  Simulation,
  Template,
  TemplateChanges,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
};

export type AffiantClientOptions = TransportOptions & {
  /** Secret API key of your organization. Keep it on your server. */
  key: string;
  /** Key for the envelope API; `key` unless told. */
  hubKey?: string;
};

/** The API of Affiant. Calls throw AffiantError when they are refused. */
export type AffiantClient = ReturnType<typeof createAffiantClient>;

type Without<Kind extends Call, Field extends keyof Call> = Omit<Kind, Field>;

/** A client for your server. It sends again what failed in passing, and nothing is done twice for it. */
export function createAffiantClient(options: AffiantClientOptions) {
  const transport = createTransport(options);
  const web = <Answer>(call: Without<Call, 'key'>, how?: CallOptions) =>
    transport<Answer>({ ...call, key: ['api-key', options.key] }, how);
  const hub = <Answer>(call: Without<Call, 'key'>, how?: CallOptions) =>
    transport<Answer>({ ...call, key: ['x-api-key', options.hubKey ?? options.key] }, how);
  const at = (path: string, id: string, action = '') => `${path}/${encodeURIComponent(id)}${action}`;

  const inquiries = '/web/inquiry';
  const templates = '/web/template';
  const endpoints = '/webhook/endpoints';

  const listInquiries = (query: PageQuery = {}, how?: CallOptions) =>
    web<Page<Inquiry>>({ method: 'GET', path: inquiries, query }, how);
  const listTemplates = (query: PageQuery = {}, how?: CallOptions) =>
    web<Page<Template>>({ method: 'GET', path: templates, query }, how);
  const listDeliveries = (endpointId: string, query: DeliveryQuery = {}, how?: CallOptions) =>
    web<Page<WebhookDelivery>>({ method: 'GET', path: at(endpoints, endpointId, '/deliveries'), query }, how);

  return {
    inquiries: {
      create: (body: CreateInquiry, how?: CallOptions) =>
        web<CreatedInquiry>({ method: 'POST', path: inquiries, body }, how),
      get: (id: string, how?: CallOptions) => web<DetailedInquiry>({ method: 'GET', path: at(inquiries, id) }, how),
      /** Drives an inquiry that was made with a test key to an outcome. */
      simulate: (id: string, body: Simulation, how?: CallOptions) =>
        web<DetailedInquiry>({ method: 'POST', path: at(inquiries, id, '/simulate'), body }, how),
      /** One page, newest first. */
      list: listInquiries,
      /** Every inquiry, newest first. */
      all: (query?: PageQuery, how?: CallOptions) => everyRow(page => listInquiries(page, how), query),
    },

    templates: {
      create: (body: CreateTemplate, how?: CallOptions) =>
        web<Template>({ method: 'POST', path: templates, body }, how),
      /** Every version of one template, newest first. */
      versions: async (key: string, how?: CallOptions) =>
        (await web<{ data: Template[] }>({ method: 'GET', path: at(templates, key) }, how)).data,
      list: listTemplates,
      /** Every version of every template, newest first. */
      all: (query?: PageQuery, how?: CallOptions) => everyRow(page => listTemplates(page, how), query),
      editDraft: (key: string, body: TemplateChanges, how?: CallOptions) =>
        web<Template>({ method: 'PATCH', path: at(templates, key), body }, how),
      /** The next version as a draft, from the published one. */
      createDraft: (key: string, body: TemplateChanges = {}, how?: CallOptions) =>
        web<Template>({ method: 'POST', path: at(templates, key, '/draft'), body }, how),
      publish: (key: string, how?: CallOptions) =>
        web<Template>({ method: 'POST', path: at(templates, key, '/publish') }, how),
    },

    webhookEndpoints: {
      /** The endpoint with its secret, which is shown this once. */
      create: (body: RegisterEndpointBody, how?: CallOptions) =>
        web<WebhookEndpointWithSecret>({ method: 'POST', path: endpoints, body }, how),
      get: (id: string, how?: CallOptions) => web<WebhookEndpoint>({ method: 'GET', path: at(endpoints, id) }, how),
      list: async (how?: CallOptions) =>
        (await web<{ data: WebhookEndpoint[] }>({ method: 'GET', path: endpoints }, how)).data,
      update: (id: string, body: UpdateEndpointBody, how?: CallOptions) =>
        web<WebhookEndpoint>({ method: 'PATCH', path: at(endpoints, id), body }, how),
      delete: (id: string, how?: CallOptions) => web<void>({ method: 'DELETE', path: at(endpoints, id) }, how),
      /** The endpoint with its new secret. The old one goes on signing for `overlap_seconds`. */
      rotateSecret: (id: string, body: RotateSecretBody = {}, how?: CallOptions) =>
        web<WebhookEndpointWithSecret>({ method: 'POST', path: at(endpoints, id, '/rotate-secret'), body }, how),
    },

    webhookDeliveries: {
      /** One page of what was sent to an endpoint, newest first. */
      list: listDeliveries,
      /** All that was sent to an endpoint, newest first. */
      all: (endpointId: string, query?: DeliveryQuery, how?: CallOptions) =>
        everyRow(page => listDeliveries(endpointId, page, how), query),
      /** The same event again, with the same `webhook-id`. */
      resend: (id: string, how?: CallOptions) =>
        web<WebhookDelivery>({ method: 'POST', path: at('/webhook/deliveries', id, '/resend') }, how),
      /** Sends again what an endpoint missed since a time; once more while `has_more`. */
      recover: (endpointId: string, body: RecoverDeliveriesBody, how?: CallOptions) =>
        web<Recovered>({ method: 'POST', path: at(endpoints, endpointId, '/recover'), body }, how),
      /** Sends a signed event that never happened. */
      test: (endpointId: string, how?: CallOptions) =>
        web<WebhookDelivery>({ method: 'POST', path: at(endpoints, endpointId, '/test') }, how),
    },

    envelopes: {
      create: (body: CreateEnvelope, how?: CallOptions) =>
        hub<CreatedEnvelope>({ method: 'POST', path: '/envelope', body }, how),
      /** One result for each finished session, oldest first. */
      results: async (envelopeId: string, how?: CallOptions) =>
        (await hub<{ data: EnvelopeResult[] }>({ method: 'GET', path: at('/result', envelopeId) }, how)).data,
    },
  };
}
