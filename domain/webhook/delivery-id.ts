/** Bytes of the hash that are kept: enough that two deliveries never share an id. */
const KEPT_BYTES = 16;

/** Id of the delivery of this event to this endpoint: the same whenever it is asked for, so that none is made twice. */
export async function deliveryIdOf(eventId: string, endpointId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${eventId}.${endpointId}`));
  const bytes = new Uint8Array(digest).subarray(0, KEPT_BYTES);
  return `wh_del_${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** `webhook-id` of an event: the same for every endpoint, attempt and replay. */
export function webhookIdOf(eventId: string): string {
  return `wh_evt_${eventId.replaceAll('-', '')}`;
}
