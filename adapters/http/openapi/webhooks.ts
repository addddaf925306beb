import { z } from 'zod';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../../domain/webhook/event-types.ts';
import type { SchemaComponents } from './components.ts';
import type { OpenApiAnswer, OpenApiOperation, OpenApiParameter } from './openapi-types.ts';

const ULID = '01K5ZQ3V8M6W4T2R9N7X1C0B5A';

const webhookEvent = z
  .object({
    type: z.enum(WEBHOOK_EVENT_TYPES).meta({ description: 'What happened.' }),
    timestamp: z
      .string()
      .meta({ format: 'date-time', description: 'When it happened.', examples: ['2026-05-01T10:00:00.000Z'] }),
    data: z
      .object({
        inquiry_id: z.string().meta({
          description: 'The inquiry, to be read with Get inquiry; of a KYC result, whatever it was recorded under.',
          examples: [`web_iq_${ULID}`],
        }),
        subject_id: z.string().meta({ description: 'Your own name for the person.', examples: ['customer-user-8841'] }),
      })
      .meta({ description: 'Whom it is about. Everything else is read from the API.' }),
  })
  .meta({ id: 'WebhookEvent', description: 'What a webhook says.' });

const header = (name: string, description: string, example: string): OpenApiParameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});

const HEADERS = [
  header('webhook-id', 'The same for every attempt and resend: drop what you have seen.', `wh_evt_${ULID}`),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970.', '1777629600'),
  header(
    'webhook-signature',
    '`v1,` and the Base64 of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`; several with a space between, while a secret is changed.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const ANSWERS: Record<string, OpenApiAnswer> = {
  '2XX': { description: 'It arrived. Answer within 8 seconds, and do the work afterwards.' },
  '4XX': { description: 'Like no answer and every other status: it is sent again after 30, 90, 270 and 720 seconds.' },
};

function told(type: WebhookEventType): string {
  const [source = '', , status = ''] = type.split('.');
  const what = source === 'kyc' ? 'A KYC result was recorded as' : 'The result of an inquiry became';
  return `${what} \`${status}\`. Sent to every endpoint that subscribed to \`${type}\`.`;
}

/** What is sent to webhook endpoints, by the type of the event. */
export function webhooksOf(components: SchemaComponents): Record<string, { post: OpenApiOperation }> {
  const schema = components.add(webhookEvent, 'output');
  return Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map(type => {
      const value = {
        type,
        timestamp: '2026-05-01T10:00:00.000Z',
        data: { inquiry_id: `web_iq_${ULID}`, subject_id: 'customer-user-8841' },
      };
      const post: OpenApiOperation = {
        operationId: type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        tags: ['Webhooks'],
        summary: type,
        description: told(type),
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema, examples: { [type]: { value } } } } },
        responses: ANSWERS,
      };
      return [type, { post }];
    }),
  );
}
