import type { WebhookDeliveryView } from '../../../application/views/webhook-delivery-view.ts';
import { cliActor } from '../actor.ts';
import { type Command, required, UsageError, word } from '../command.ts';
import { limitOf, PAGE_OPTIONS } from '../listing.ts';
import { table } from '../table.ts';

const ENDPOINT = 'the id of the endpoint';
const DELIVERY = 'the id of the delivery';

/** @throws UsageError when it is no time with its zone: a local time would mean another moment on another machine. */
function timeOf(text: string): Date {
  const at = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(at.getTime())) return at;
  throw new UsageError('--since must be an ISO 8601 time with its zone, for example 2026-05-01T10:00:00Z');
}

function row(delivery: WebhookDeliveryView): string[] {
  const { id, event_type, cause, resend, status, exhausted_reason, attempt_count, attempts, created_at } = delivery;
  const last = attempts.at(-1);
  const answer = last === undefined ? '' : (last.error ?? String(last.status));
  const ending = exhausted_reason === null ? status : `${status} (${exhausted_reason})`;
  return [id, event_type, resend?.cause ?? cause, ending, String(attempt_count), answer, created_at];
}

const list: Command = {
  name: 'webhook deliveries',
  summary: 'List what was sent to a webhook endpoint, newest first',
  usage: 'ENDPOINT_ID [--limit N] [--after DELIVERY_ID]',
  options: PAGE_OPTIONS,
  required: [],
  words: [{ name: ENDPOINT }],
  async run(input, { webhookDeliveries }) {
    const endpoint = word(input, 0, ENDPOINT);
    const { after } = input.options;
    const page = { limit: limitOf(input), ...(after === undefined ? {} : { afterId: after }) };
    const { orgId } = await webhookDeliveries.operatorContext({ endpoint }, cliActor());
    const { rows, hasMore: has_more } = await webhookDeliveries.list(orgId, endpoint, page);
    const data: WebhookDeliveryView[] = JSON.parse(`[${rows}]`);
    const columns = ['id', 'event', 'cause', 'status', 'attempts', 'last answer', 'created'];
    return { json: { data, has_more }, text: table(columns, data.map(row)) };
  },
};

const resend: Command = {
  name: 'webhook resend',
  summary: 'Send a webhook delivery again',
  usage: 'DELIVERY_ID',
  options: {},
  required: [],
  words: [{ name: DELIVERY }],
  async run(input, { webhookDeliveries }) {
    const id = word(input, 0, DELIVERY);
    const context = await webhookDeliveries.operatorContext({ delivery: id }, cliActor());
    return { json: await webhookDeliveries.resend(context, id), text: `${id} is sent again.` };
  },
};

const recover: Command = {
  name: 'webhook recover',
  summary: 'Send a webhook endpoint again what it missed since a time',
  usage: 'ENDPOINT_ID --since TIME',
  options: { since: { type: 'string' } },
  required: ['since'],
  words: [{ name: ENDPOINT }],
  async run(input, { webhookDeliveries }) {
    const endpoint = word(input, 0, ENDPOINT);
    const since = timeOf(required(input, 'since'));
    const context = await webhookDeliveries.operatorContext({ endpoint }, cliActor());
    let recovered = 0;
    for (let more = true; more; ) {
      const done = await webhookDeliveries.recover(context, endpoint, since);
      recovered += done.recovered;
      more = done.has_more;
    }
    return {
      json: { endpoint_id: endpoint, recovered },
      text: `${recovered} ${recovered === 1 ? 'delivery is' : 'deliveries are'} sent again.`,
    };
  },
};

const test: Command = {
  name: 'webhook test',
  summary: 'Send a webhook endpoint a test event',
  usage: 'ENDPOINT_ID',
  options: {},
  required: [],
  words: [{ name: ENDPOINT }],
  async run(input, { webhookDeliveries }) {
    const endpoint = word(input, 0, ENDPOINT);
    const context = await webhookDeliveries.operatorContext({ endpoint }, cliActor());
    const sent = await webhookDeliveries.test(context, endpoint);
    return { json: sent, text: `${sent.id} is on its way: a ${sent.event_type} about ${sent.inquiry_id}.` };
  },
};

/** What was sent to webhook endpoints, and sending again. */
export const webhookDeliveries: readonly Command[] = [list, resend, recover, test];
