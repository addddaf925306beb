import { eventually } from '../support/eventually.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

/** One answer of the API, as a customer sees it. */
export type Answer = { asked: string; status: number; body: unknown };

/** Everything that a customer learned: by the API, and by webhooks in an order that means something. */
export type Conversation = { answers: Answer[]; webhooks: unknown[] };

type Service = { url: string; liveKey: string; testKey: string };
type Body = Record<string, unknown>;

const TEMPLATE = {
  name: 'Gym discount',
  query: 'Is the membership active?',
  fields: [{ name: 'membership_status', required: true, description: 'Whether the membership is active' }],
  acceptance_guide: '## High Acceptance\n- Membership status is Active',
  start_url: 'https://gym.example.com/',
  return_url: 'https://customer.example.com/back?order=42',
  settings: { show_cover_page: true, colour: { accent: ['#123456', 7, null] } },
};
const OUTCOMES = ['approved', 'rejected', 'manual_review', 'failed'] as const;

/**
 * Says the same things to a service, whatever engines stand behind it: templates with drafts and versions, inquiries with
 * every outcome, lists with cursors, endpoints with their secrets, envelopes, and mistakes of every kind.
 */
export async function converse({ url, liveKey, testKey }: Service): Promise<Conversation> {
  const answers: Answer[] = [];
  const receiver = await startWebhookReceiver();

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Body> {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        'api-key': testKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text === '' ? null : (JSON.parse(text) as Body);
    answers.push({ asked: `${method} ${path}`, status: response.status, body: answer });
    return answer ?? {};
  }
  const idOf = (body: Body) => String(body.id);

  try {
    const endpoint = idOf(await ask('POST', '/webhook/endpoints', { url: receiver.url, name: 'All of it' }));
    await ask('PATCH', `/webhook/endpoints/${endpoint}`, { name: 'Everything' });
    await ask('POST', `/webhook/endpoints/${endpoint}/rotate-secret`, { overlap_seconds: 60 });
    await ask('GET', `/webhook/endpoints/${endpoint}`);
    await ask('GET', '/webhook/endpoints');

    const key = String((await ask('POST', '/web/template', TEMPLATE)).key);
    await ask('POST', '/web/inquiry', { template_key: key, subject_id: 'user-0' });
    await ask('POST', `/web/template/${key}/publish`);
    await ask('POST', `/web/template/${key}/draft`, { settings: { show_cover_page: false } });
    await ask('POST', `/web/template/${key}/draft`, {});
    await ask('PATCH', `/web/template/${key}`, { name: 'Gym discount, second edition', metadata: { team: 'perks' } });
    await ask('POST', `/web/template/${key}/publish`);
    await ask('GET', `/web/template/${key}`);
    await ask('GET', '/web/template');

    for (const status of OUTCOMES) {
      const id = idOf(await ask('POST', '/web/inquiry', { template_key: key, subject_id: `user of ${status}` }));
      await ask('GET', `/web/inquiry/${id}`);
      const claims = [{ property: 'membership_status', value: 'Active' }];
      await ask('POST', `/web/inquiry/${id}/simulate`, { status, claims });
      await ask('GET', `/web/inquiry/${id}`);
    }
    const first = await ask('GET', '/web/inquiry?limit=2');
    await ask('GET', `/web/inquiry?limit=2&after_id=${first.last_id}`);

    const again = { 'idempotency-key': 'the-same-order' };
    await ask('POST', '/web/inquiry', { template_key: key, subject_id: 'once' }, again);
    await ask('POST', '/web/inquiry', { template_key: key, subject_id: 'once' }, again);
    await ask('POST', '/web/inquiry', { template_key: key, subject_id: 'another' }, again);

    const hub = { 'x-api-key': testKey, 'api-key': '' };
    const { name, query, return_url } = TEMPLATE;
    const envelope = idOf(await ask('POST', '/envelope', { name, query, return_url }, hub));
    await ask('GET', `/result/${envelope}`, undefined, hub);
    // A whole life: a try that failed, another one, an operator who looks at it, and a last word.
    for (const status of ['failed', 'pending', 'rejected', 'manual_review', 'approved', 'failed'] as const) {
      await ask('POST', `/envelope/${envelope}/simulate`, { status }, hub);
    }
    await ask('GET', `/envelope/${envelope}`, undefined, hub);
    await ask('GET', `/result/${envelope}`, undefined, hub);

    await ask('POST', '/web/inquiry', { template_key: 7, subject: 'misspelt' });
    await ask('GET', '/web/inquiry/web_iq_0000000000000000000000NONE');
    await ask('GET', '/web/inquiry?limit=0');
    await ask('GET', '/web/inquiry', undefined, { 'api-key': 'secret_live_nobody' });
    await ask('GET', '/web/inquiry', undefined, { 'api-key': liveKey });
    await ask('PUT', '/web/inquiry', {});
    await ask('GET', '/nowhere');

    // Each of the five that were made was opened, and the four that were simulated were told their outcome.
    const expected = OUTCOMES.length * 2 + 1;
    // A webhook may come again after a lost answer; its id says so.
    const distinct = () => new Map(receiver.received.map(({ headers, body }) => [headers['webhook-id'], body]));
    await eventually('every webhook', () => distinct().size >= expected, 20_000);
    const webhooks = [...distinct().values()].map(body => JSON.parse(body) as { type: string; data: Body });
    const told = (webhook: { type: string; data: Body }) => `${webhook.data.subject_id} ${webhook.type}`;
    webhooks.sort((one, other) => told(one).localeCompare(told(other)));
    await ask('DELETE', `/webhook/endpoints/${endpoint}`);
    await ask('GET', `/webhook/endpoints/${endpoint}`);
    return { answers, webhooks };
  } finally {
    await receiver.close();
  }
}
