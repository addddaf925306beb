/**
 * The bare limit, in a process of its own: signs and posts the same bytes over keep-alive connections, so many at once,
 * and writes nothing down. Each message is an order, answered with the `{ seconds }` that it took.
 */
import { Agent, request } from 'node:http';
import { signWebhook } from '../../domain/webhook/signature.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';

/** What is sent, where to and how often. */
export type BareSending = { url: string; body: string; secret: string; amount: number; atOnce: number };

async function send({ url, body, secret, amount, atOnce }: BareSending): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = amount;
  const post = async (): Promise<void> => {
    const id = `wh_evt_${left}`;
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = signWebhook({ id, timestamp, body, secrets: [secret] }, digests.hmacSha256);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    };
    await new Promise<void>((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers }, response => {
        response.resume();
        response.on('end', resolve);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await post();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return (performance.now() - startedAt) / 1000;
}

process.on('message', async (order: BareSending) => {
  process.send?.({ seconds: await send(order) });
});
process.once('disconnect', () => process.exit(0));
