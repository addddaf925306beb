import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import type { Call } from '../support/http-house.ts';
import { present } from '../support/present.ts';
import { pageAt } from './pages.ts';

export const ENDPOINTS = '/webhook/endpoints';

/** What an integrator asks of webhook endpoints and their deliveries, as this caller unless another one is given. */
export function webhookCalls(owner: Call) {
  const logOf = async (endpoint: string, query = '', call = owner): Promise<WebhookDeliveryView[]> =>
    (await pageAt(call, `${ENDPOINTS}/${endpoint}/deliveries`, query)).data as WebhookDeliveryView[];
  return {
    /** @returns the id of a new endpoint. */
    register: async (body: object = {}, call = owner): Promise<string> =>
      (await call<{ id: string }>('POST', ENDPOINTS, { url: 'https://example.com/hooks', ...body })).body.id,
    logOf,
    /** The newest delivery of an endpoint. */
    newest: async (endpoint: string): Promise<WebhookDeliveryView> => present((await logOf(endpoint))[0]),
    resend: (id: string, call = owner) => call<WebhookDeliveryView>('POST', `/webhook/deliveries/${id}/resend`),
    recover: (endpoint: string, since: Date, call = owner) =>
      call<{ recovered: number; has_more: boolean }>('POST', `${ENDPOINTS}/${endpoint}/recover`, { since }),
  };
}

/** Seconds between two times of an answer. */
export const seconds = (from: string | null, to: string | null): number =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / 1000;
