import type { AffiantClient } from 'affiant-client';

/** The secret of the endpoint with this address, a new one at each start. In production you keep it instead. */
export async function endpointSecret({ webhookEndpoints }: AffiantClient, url: string): Promise<string> {
  const made = (await webhookEndpoints.list()).find(endpoint => endpoint.url === url);
  if (made !== undefined) return (await webhookEndpoints.rotateSecret(made.id)).secret;
  const event_types = ['web.result.approved', 'web.result.rejected', 'web.result.failed'] as const;
  return (await webhookEndpoints.create({ url, event_types: [...event_types] })).secret;
}
