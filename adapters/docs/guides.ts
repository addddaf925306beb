import { html } from 'hono/html';
import { DETAIL_CODES, REFUSALS } from '../http/openapi/refusals.ts';
import type { Guide } from './guide.ts';
import { codeBlock, paragraphs, prose } from './markup.ts';

const ERROR = JSON.stringify(
  {
    error: {
      code: 'VALIDATION_ERROR',
      message: 'The body is not valid.',
      details: [
        { field: 'start_url', code: 'REQUIRED', message: 'start_url is required when no template_key is given.' },
      ],
      requestId: '01980a6e-5b1c-7c3e-9f00-6a1b2c3d4e5f',
    },
  },
  null,
  2,
);

/** What the caller does about each status of a refusal. */
const REMEDIES: Readonly<Record<number, string>> = {
  400: 'Mend what `details` names. The same request is refused again.',
  401: 'Look at the key and the name of its header; make a new one with `affiant key create`.',
  403: 'Read the inquiry again: it answers a new address.',
  404: 'Compare the id, and whether live and test keys are mixed up.',
  409: 'Read what stands now, and decide again; while the first request runs, wait a second.',
  413: 'Send less.',
  415: 'Send the header.',
  422: 'Make a new key for each thing that is to be done.',
  429: 'Wait as long as `Retry-After` says, then send it again.',
  500: 'Send it again with the same `Idempotency-Key`; if it stays, tell whoever runs the service the `requestId`.',
  503: 'Wait as long as `Retry-After` says, then send it again with the same `Idempotency-Key`.',
};

const VERIFY = `import { verifyWebhook } from 'affiant-client';

const event = await verifyWebhook(secret, request.headers, rawBody);
if (event.type === 'web.result.approved') {
  await grant(event.data.subject_id);
}`;

const PAGES = `import { createAffiantClient } from 'affiant-client';

const affiant = createAffiantClient({ url, key });
for await (const inquiry of affiant.inquiries.all()) {
  console.log(inquiry.id, inquiry.result?.status);
}`;

const TYPES = `npm install openapi-fetch
npx openapi-typescript "$AFFIANT_URL/api/v1/openapi.json" -o affiant.d.ts`;

const TYPED = `import createClient from 'openapi-fetch';
import type { paths } from './affiant.d.ts';

const api = createClient<paths>({
  baseUrl: process.env.AFFIANT_URL,
  headers: { 'api-key': process.env.AFFIANT_KEY },
});
const { data, error } = await api.POST('/api/v1/web/inquiry', {
  body: { template_key, subject_id },
});`;

/** What holds for many routes. */
export const GUIDES: readonly Guide[] = [
  {
    id: 'authentication',
    title: 'Authentication',
    told: paragraphs(
      "Send your organization's secret key in the header `api-key`, from a server only. Routes of the envelope API take it in `x-api-key` instead.",
      'A missing, unknown or revoked key is answered with `401`. What belongs to another organization is not found.',
    ),
    shown: codeBlock('Request', 'curl "$AFFIANT_URL/api/v1/web/inquiry" \\\n  -H "api-key: $AFFIANT_KEY"'),
  },
  {
    id: 'clients',
    title: 'Clients',
    told: paragraphs(
      '`affiant-client` is for Node, Deno, Bun and edge runtimes: it sends again what failed in passing, waits for results and verifies webhooks. `npm run client` packs it in a checkout of the service; its README leads from an empty folder to a verified result.',
      'For everything else there is the OpenAPI document of this page. Clients that are made of it go on working when answers get new fields: pass over what you do not know.',
    ),
    shown: html`${codeBlock('Types of your own', TYPES)}${codeBlock('A client made of the document', TYPED)}`,
  },
  {
    id: 'errors',
    title: 'Errors',
    told: html`${paragraphs(
      'Every refusal has the same body: a `code` for programs, a `message` for people, and `details` that name each field with what would be right. Quote `requestId` when you ask for help.',
    )}<ul class="fields answers">${Object.entries(REFUSALS).map(
      ([status, { code, description }]) =>
        html`<li><p class="field"><code class="status s${status.slice(0, 1)}">${status}</code> <code class="name">${code}</code></p><p class="about">${prose(description)}</p><p class="rules">${prose(REMEDIES[Number(status)] ?? '')}</p></li>`,
    )}<li><p class="field"><code class="status s4">405</code> <code class="name">METHOD_NOT_ALLOWED</code></p><p class="about">There is the address, but not with this method.</p><p class="rules">${prose('`Allow` names those that there are.')}</p></li></ul>
<details><summary>${Object.keys(DETAIL_CODES).length} codes in <code class="plain">details</code></summary><ul class="fields">${Object.entries(
      DETAIL_CODES,
    ).map(
      ([code, meaning]) =>
        html`<li><p class="field"><code class="name">${code}</code></p><p class="about">${prose(meaning)}</p></li>`,
    )}</ul></details>`,
    shown: codeBlock('Answer: 400', ERROR),
  },
  {
    id: 'pages',
    title: 'Pages of lists',
    told: paragraphs(
      'Lists come newest first, 25 rows at a time unless `limit` says 1 to 100. While `has_more` is true, send `last_id` as `after_id` to get the next page. New rows never shift the pages that follow.',
    ),
    shown: codeBlock('Every row, with the client', PAGES),
  },
  {
    id: 'idempotency',
    title: 'Sending again',
    told: paragraphs(
      'Put an `Idempotency-Key` of your own on a POST, and it can be sent again for 24 hours: it is done once, and a repeat gets the very same answer with `Idempotency-Replayed: true`. That holds across crashes of either side.',
      'Another body or route under the same key is refused with `422`. While the first request still runs, a second is answered with `409`. A request that was refused leaves its key free.',
    ),
    shown: codeBlock(
      'Request',
      'curl -X POST "$AFFIANT_URL/api/v1/web/inquiry" \\\n  -H "api-key: $AFFIANT_KEY" \\\n  -H "idempotency-key: order-42" \\\n  -H "content-type: application/json" \\\n  -d @inquiry.json',
    ),
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    told: paragraphs(
      'Each key has a bucket of requests that fills evenly. `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` say how large it is, what is left in it, and after how many seconds it is full again. An empty bucket is answered with `429` and `Retry-After`.',
    ),
    shown: codeBlock('Headers', 'RateLimit-Limit: 200\nRateLimit-Remaining: 199\nRateLimit-Reset: 1'),
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    told: paragraphs(
      'When a result changes its status, every endpoint that subscribed to the event type gets a POST with `type`, `timestamp` and `data` (`inquiry_id`, `subject_id`). Load the rest with Get inquiry.',
      'Check the signature over the raw body before you read it: `webhook-signature` holds `v1,` and the Base64 of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` (Standard Webhooks). Answer 2xx within 8 seconds; otherwise it is sent again after 30, 90, 270 and 720 seconds. Use `webhook-id` to drop duplicates.',
      'Events may overtake each other: a webhook says that there is news, and Get inquiry what holds now.',
    ),
    shown: codeBlock('Verify, with the client', VERIFY),
  },
];
