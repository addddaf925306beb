/** Sends a webhook to each URL of the command line, one after the other, and prints the outcomes as JSON. */
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { createWebhookSender } from '../../infrastructure/webhook-sender/http-sender.ts';

const sender = createWebhookSender({
  addressPolicy: createAddressPolicy({ allow: ['127.0.0.0/8'] }),
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
});
const outcomes = [];
for (const url of process.argv.slice(2)) outcomes.push(await sender.send({ url, headers: {}, body: '{}' }));
await sender.close();
process.stdout.write(JSON.stringify(outcomes));
