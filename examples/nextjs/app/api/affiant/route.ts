import { verifyWebhook, WebhookVerificationError } from 'affiant-client';

/** Takes the webhooks of the service: the address of your endpoint is /api/affiant. */
export async function POST(request: Request): Promise<Response> {
  const secret = process.env.AFFIANT_WEBHOOK_SECRET;
  if (secret === undefined) throw new Error('Set AFFIANT_WEBHOOK_SECRET in .env.local.');
  try {
    // The raw body: what was parsed and written again has another signature.
    const event = await verifyWebhook(secret, request.headers, await request.text());
    console.log(`${event.data.subject_id}: ${event.type} (${event.id})`); // Keep it; the same id may come again.
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 401 });
    throw error; // Answered with 500: the service sends it again.
  }
}
