import type { Context } from 'hono';
import { contextOf } from '../../application/caller.ts';
import { callerOf } from '../../application/operator-caller.ts';
import type { SignedIn } from '../../application/operator-sessions.ts';
import type { WebhookDeliveryView } from '../../application/views/webhook-delivery-view.ts';
import type { WebhookEndpointView } from '../../application/views/webhook-endpoint-view.ts';
import { registerEndpoint } from '../http/schemas/webhook.ts';
import { checked } from './checked.ts';
import { endpointPage } from './pages/webhooks/endpoint.ts';
import { endpointsPage } from './pages/webhooks/endpoints.ts';
import { orAgain } from './refused-form.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { textIn } from './text-in.ts';

const PAGE = 25;

type Form = { refusal?: string; url?: string; name?: string };

async function showEndpoints(context: Context, parts: ConsoleParts, by: SignedIn, form: Form) {
  const endpoints: WebhookEndpointView[] = JSON.parse(`[${await parts.webhooks.list(by)}]`);
  return context.html(endpointsPage(parts, by, endpoints, form), form.refusal === undefined ? 200 : 400);
}

async function showEndpoint(context: Context, parts: ConsoleParts, by: SignedIn, id: string, secret?: string) {
  const endpoint = await parts.webhooks.get(by, id);
  const { after } = context.req.query();
  const asked = after === undefined ? { limit: PAGE } : { limit: PAGE, afterId: after };
  const page = await parts.webhookDeliveries.list(by.orgId, id, asked);
  const deliveries: WebhookDeliveryView[] = JSON.parse(`[${page.rows}]`);
  const next = page.hasMore ? (page.ids.at(-1) ?? null) : null;
  const listing = { deliveries, next, isFirst: after === undefined };
  return context.html(endpointPage(parts, by, endpoint, secret === undefined ? listing : { ...listing, secret }));
}

const idIn = (context: Context) => context.req.param('endpoint') ?? '';

/** A button of an endpoint, and what it does; then its page is shown again. */
function action(
  name: string,
  run: (parts: ConsoleParts, by: SignedIn, id: string, context: Context) => Promise<unknown>,
): ConsoleRoute {
  return {
    method: 'POST',
    path: `/webhooks/:endpoint/${name}`,
    who: 'manager',
    async handle(context, parts, by) {
      const id = idIn(context);
      await run(parts, by, id, context);
      return context.redirect(name === 'delete' ? '/console/webhooks' : `/console/webhooks/${id}`, 303);
    },
  };
}

/** Webhook endpoints, and what was sent to them. */
export const webhookRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/webhooks',
    who: 'operator',
    handle: (context, parts, by) => showEndpoints(context, parts, by, {}),
  },
  {
    method: 'POST',
    path: '/webhooks',
    who: 'manager',
    async handle(context, parts, by) {
      const form = await context.req.parseBody({ all: true });
      const [url, name] = [textIn(form, 'url').trim(), textIn(form, 'name').trim()];
      return orAgain(
        async () => {
          const event_types = [form.event_types ?? []].flat();
          const requested = checked(registerEndpoint, { url, name: name === '' ? null : name, event_types });
          const { id, secret } = await parts.webhooks.register(callerOf(by, parts.identifiers), requested);
          return showEndpoint(context, parts, by, id, secret);
        },
        refusal => showEndpoints(context, parts, by, { refusal, url, name }),
      );
    },
  },
  {
    method: 'GET',
    path: '/webhooks/:endpoint',
    who: 'operator',
    handle: (context, parts, by) => showEndpoint(context, parts, by, idIn(context)),
  },
  action('test', ({ identifiers, webhookDeliveries }, by, id) =>
    webhookDeliveries.test(contextOf(callerOf(by, identifiers)), id),
  ),
  action('enable', ({ identifiers, webhooks }, by, id) =>
    webhooks.update(callerOf(by, identifiers), id, { enabled: true }),
  ),
  action('disable', ({ identifiers, webhooks }, by, id) =>
    webhooks.update(callerOf(by, identifiers), id, { enabled: false }),
  ),
  action('deliveries/:delivery/resend', ({ identifiers, webhookDeliveries }, by, _id, context) =>
    webhookDeliveries.resend(contextOf(callerOf(by, identifiers)), context.req.param('delivery') ?? ''),
  ),
  {
    method: 'POST',
    path: '/webhooks/:endpoint/rotate',
    who: 'manager',
    async handle(context, parts, by) {
      const { secret } = await parts.webhooks.rotateSecret(callerOf(by, parts.identifiers), idIn(context), 0);
      return showEndpoint(context, parts, by, idIn(context), secret);
    },
  },
  action('delete', ({ identifiers, webhooks }, by, id) => webhooks.delete(callerOf(by, identifiers), id)),
];
