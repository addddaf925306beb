import { startLocalSite } from './local-site.ts';

/** A webhook as it arrived. */
export type ReceivedWebhook = { headers: Record<string, string>; body: string; at: number };

export type WebhookReceiver = { url: string; received: ReceivedWebhook[]; close(): Promise<void> };

/** How a receiver answers: a status, or never. */
export type Mood = number | 'hang';

/** A customer's server that takes webhooks. `mood` says how it answers the one that came; 200 unless told. */
export async function startWebhookReceiver(
  mood: (webhook: ReceivedWebhook) => Mood = () => 200,
): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const { url, close } = await startLocalSite(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const webhook = { headers: request.headers as Record<string, string>, body, at: Date.now() };
    received.push(webhook);
    const answer = mood(webhook);
    if (answer !== 'hang') response.writeHead(answer).end();
  });
  return { url: `${url}/hooks`, received, close };
}
