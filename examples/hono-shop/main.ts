// Starts the shop: AFFIANT_KEY=secret_live_… npm run example:shop
import { serve } from '@hono/node-server';
import { createAffiantClient } from 'affiant-client';
import { endpointSecret } from './endpoint-secret.ts';
import { createShop } from './shop.ts';

const { AFFIANT_URL = 'http://localhost:8080', AFFIANT_KEY: key, WEBHOOK_SECRET, PORT = '3000' } = process.env;
if (key === undefined) {
  console.error('Set AFFIANT_KEY to the API key that the first start of the service printed.');
  process.exit(2);
}
const affiant = createAffiantClient({ url: AFFIANT_URL, key });
const address = process.env.SHOP_URL ?? `http://127.0.0.1:${PORT}`;
const webhookSecret = WEBHOOK_SECRET ?? (await endpointSecret(affiant, `${address}/webhook`));
const shop = createShop({ affiant, webhookSecret, address });
serve({ fetch: shop.fetch, port: Number(PORT), hostname: '127.0.0.1' }, () => console.log(`The shop is at ${address}`));
