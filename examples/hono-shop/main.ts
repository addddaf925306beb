// Starts the shop: AFFIANT_KEY=secret_live_… npm run example:shop
import { serve } from '@hono/node-server';
import { type AffiantClient, createAffiantClient } from 'affiant-client';
import { createShop } from './shop.ts';

const { AFFIANT_URL = 'http://localhost:8080', AFFIANT_KEY: key, WEBHOOK_SECRET, PORT = '3000' } = process.env;
if (key === undefined) {
  console.error('Set AFFIANT_KEY to the API key that the first start of the service printed.');
  process.exit(2);
}
const affiant = createAffiantClient({ url: AFFIANT_URL, key });
const address = process.env.SHOP_URL ?? `http://127.0.0.1:${PORT}`;
const webhookSecret = WEBHOOK_SECRET ?? (await secretOf(affiant, `${address}/webhook`));
const shop = createShop({ affiant, webhookSecret, address });
serve({ fetch: shop.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => console.log(`The shop is at ${address}`));

/** The secret of the endpoint with this address, a new one at each start. In production you keep it instead. */
async function secretOf({ webhookEndpoints }: AffiantClient, url: string): Promise<string> {
  const made = (await webhookEndpoints.list()).find(endpoint => endpoint.url === url);
  if (made !== undefined) return (await webhookEndpoints.rotateSecret(made.id)).secret;
  const event_types = ['web.result.approved', 'web.result.rejected', 'web.result.failed'] as const;
  return (await webhookEndpoints.create({ url, event_types: [...event_types] })).secret;
}
