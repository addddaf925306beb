import { verifyWebhook, WebhookVerificationError } from 'affiant-client';
import { setting } from '../../affiant.ts';

/** Takes the webhooks of the service: the address of your endpoint is /api/affiant. */
export async function POST(request: Request): Promise<Response> {
  const secret = setting('AFFIANT_WEBHOOK_SECRET');
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
