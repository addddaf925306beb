import type {
  CreatedEnvelope,
  CreatedInquiry,
  DetailedEnvelope,
  DetailedInquiry,
  EnvelopeResult,
  Inquiry,
  RecoverDeliveries,
  Recovered,
  RotateSecret,
  Template,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from './api-types.ts';
import { type DeliveryQuery, everyRow, type Page, type PageQuery } from './pages.ts';
import type {
  CreateEnvelope,
  CreateInquiry,
  CreateTemplate,
  CreateWebhookEndpoint,
  Simulation,
  TemplateChanges,
  WebhookEndpointChanges,
} from './requests.ts';
import { type OperationId, ROUTES } from './routes.ts';
import { type CallOptions, createTransport, type Query, type TransportOptions } from './transport.ts';
import { type WaitOptions, whenSettled } from './waiting.ts';

export { AffiantConnectionError, AffiantError, AffiantTimeoutError, WebhookVerificationError } from './errors.ts';
export type { WebhookEvent, WebhookHeaders } from './webhook.ts';
export { verifyWebhook } from './webhook.ts';
export type {
  CallOptions,
  CreatedEnvelope,
  CreatedInquiry,
  CreateEnvelope,
  CreateInquiry,
  CreateTemplate,
  CreateWebhookEndpoint,
  DeliveryQuery,
  DetailedEnvelope,
  DetailedInquiry,
  EnvelopeResult,
  Inquiry,
  Page,
  PageQuery,
  Simulation,
  Template,
  TemplateChanges,
  WaitOptions,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChanges,
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

/** A client for your server. It sends again what failed in passing, and nothing is done twice for it. */
export function createAffiantClient(options: AffiantClientOptions) {
  const transport = createTransport(options);
  const keys = { 'api-key': options.key, 'x-api-key': options.hubKey ?? options.key };

  /** Calls an operation with the id in its path, if it has one. */
  function call<Answer>(
    operation: OperationId,
    id: string | undefined,
    { query, body }: { query?: Query; body?: object } = {},
    how?: CallOptions,
  ): Promise<Answer> {
    const [method, pattern, header] = ROUTES[operation];
    const path = pattern.replace(/\{\w+\}/, () => encodeURIComponent(id ?? ''));
    return transport<Answer>({ method, path, query, body, key: [header, keys[header]] }, how);
  }

  const listInquiries = (query: PageQuery = {}, how?: CallOptions): Promise<Page<Inquiry>> =>
    call('listInquiries', undefined, { query }, how);
  const listTemplates = (query: PageQuery = {}, how?: CallOptions): Promise<Page<Template>> =>
    call('listTemplates', undefined, { query }, how);
  const listDeliveries = (
    endpointId: string,
    query: DeliveryQuery = {},
    how?: CallOptions,
  ): Promise<Page<WebhookDelivery>> => call('listWebhookDeliveries', endpointId, { query }, how);

  return {
    inquiries: {
      create: (body: CreateInquiry, how?: CallOptions): Promise<CreatedInquiry> =>
        call('createInquiry', undefined, { body }, how),
      get: (id: string, how?: CallOptions): Promise<DetailedInquiry> => call('getInquiry', id, {}, how),
      /**
       * Waits until its result is no longer `pending`. A webhook tells of it at once and without asking; this is for
       * scripts and tests, and for a page that somebody waits at.
       * @throws AffiantTimeoutError with the inquiry as it stood last
       */
      waitForResult: (id: string, options?: WaitOptions): Promise<DetailedInquiry> =>
        whenSettled(how => call('getInquiry', id, {}, how), options),
      /** Drives an inquiry that was made with a test key to an outcome. */
      simulate: (id: string, body: Simulation, how?: CallOptions): Promise<DetailedInquiry> =>
        call('simulateInquiry', id, { body }, how),
      /** One page, newest first. */
      list: listInquiries,
      /** Every inquiry, newest first. */
      all: (query?: PageQuery, how?: CallOptions) => everyRow(page => listInquiries(page, how), query),
    },

    templates: {
      create: (body: CreateTemplate, how?: CallOptions): Promise<Template> =>
        call('createTemplate', undefined, { body }, how),
      /** Every version of one template, newest first. */
      versions: async (key: string, how?: CallOptions): Promise<Template[]> =>
        (await call<{ data: Template[] }>('getTemplateVersions', key, {}, how)).data,
      list: listTemplates,
      /** Every version of every template, newest first. */
      all: (query?: PageQuery, how?: CallOptions) => everyRow(page => listTemplates(page, how), query),
      editDraft: (key: string, body: TemplateChanges, how?: CallOptions): Promise<Template> =>
        call('updateTemplateDraft', key, { body }, how),
      /** The next version as a draft, from the published one. */
      createDraft: (key: string, body: TemplateChanges = {}, how?: CallOptions): Promise<Template> =>
        call('createTemplateDraft', key, { body }, how),
      publish: (key: string, how?: CallOptions): Promise<Template> => call('publishTemplate', key, {}, how),
    },

    webhookEndpoints: {
      /** The endpoint with its secret, which is shown this once. */
      create: (body: CreateWebhookEndpoint, how?: CallOptions): Promise<WebhookEndpointWithSecret> =>
        call('createWebhookEndpoint', undefined, { body }, how),
      get: (id: string, how?: CallOptions): Promise<WebhookEndpoint> => call('getWebhookEndpoint', id, {}, how),
      list: async (how?: CallOptions): Promise<WebhookEndpoint[]> =>
        (await call<{ data: WebhookEndpoint[] }>('listWebhookEndpoints', undefined, {}, how)).data,
      update: (id: string, body: WebhookEndpointChanges, how?: CallOptions): Promise<WebhookEndpoint> =>
        call('updateWebhookEndpoint', id, { body }, how),
      delete: (id: string, how?: CallOptions): Promise<void> => call('deleteWebhookEndpoint', id, {}, how),
      /** The endpoint with its new secret. The old one goes on signing for `overlap_seconds`. */
      rotateSecret: (id: string, body: RotateSecret = {}, how?: CallOptions): Promise<WebhookEndpointWithSecret> =>
        call('rotateWebhookSecret', id, { body }, how),
    },

    webhookDeliveries: {
      /** One page of what was sent to an endpoint, newest first. */
      list: listDeliveries,
      /** All that was sent to an endpoint, newest first. */
      all: (endpointId: string, query?: DeliveryQuery, how?: CallOptions) =>
        everyRow(page => listDeliveries(endpointId, page, how), query),
      /** The same event again, with the same `webhook-id`. */
      resend: (id: string, how?: CallOptions): Promise<WebhookDelivery> => call('resendWebhookDelivery', id, {}, how),
      /** Sends again what an endpoint missed since a time; once more while `has_more`. */
      recover: (endpointId: string, body: RecoverDeliveries, how?: CallOptions): Promise<Recovered> =>
        call('recoverWebhookDeliveries', endpointId, { body }, how),
      /** Sends a signed event that never happened. */
      test: (endpointId: string, how?: CallOptions): Promise<WebhookDelivery> =>
        call('testWebhookEndpoint', endpointId, {}, how),
    },

    envelopes: {
      create: (body: CreateEnvelope, how?: CallOptions): Promise<CreatedEnvelope> =>
        call('createEnvelope', undefined, { body }, how),
      /** Where it stands and all that happened, with addresses of its evidence. */
      get: (envelopeId: string, how?: CallOptions): Promise<DetailedEnvelope> =>
        call('getEnvelope', envelopeId, {}, how),
      /** Drives an envelope that was made with a test key to an outcome. */
      simulate: (envelopeId: string, body: Simulation, how?: CallOptions): Promise<DetailedEnvelope> =>
        call('simulateEnvelope', envelopeId, { body }, how),
      /** One result for each finished session, oldest first. */
      results: async (envelopeId: string, how?: CallOptions): Promise<EnvelopeResult[]> =>
        (await call<{ data: EnvelopeResult[] }>('getEnvelopeResults', envelopeId, {}, how)).data,
    },
  };
}
