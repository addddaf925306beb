import { Hono } from 'hono';
import type { WebhookDeliveries } from '../../../application/webhook-deliveries.ts';
import { managerContext } from '../../../application/webhooks.ts';
import { answer, answerText } from '../answer.ts';
import { jsonBody, limitBody, optionalJson } from '../body.ts';
import type { HttpEnvironment } from '../environment.ts';
import { listAnswer } from '../list-answer.ts';
import { idParameter, queryParameters } from '../parameters.ts';
import { nothing } from '../schemas/template.ts';
import { deliveryPage, recoverDeliveries } from '../schemas/webhook.ts';

const endpointId = (value: string | undefined): string => idParameter(value, 'wh_end_', 'id');

/** What was sent to an endpoint, and sending it what it missed or a test. */
export function endpointDeliveryRoutes(deliveries: WebhookDeliveries): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.get('/:id/deliveries', async context => {
    const id = endpointId(context.req.param('id'));
    const { limit, after_id, status } = queryParameters(deliveryPage, context.req.query());
    const page = {
      limit,
      ...(after_id === undefined ? {} : { afterId: after_id }),
      ...(status === undefined ? {} : { status }),
    };
    return answerText(context, listAnswer(await deliveries.list(context.get('caller').orgId, id, page)));
  });

  routes.post('/:id/recover', ...jsonBody(recoverDeliveries), async context => {
    const id = endpointId(context.req.param('id'));
    const since = new Date(context.req.valid('json').since);
    return answer(context, await deliveries.recover(managerContext(context.get('caller')), id, since));
  });

  routes.post('/:id/test', limitBody, async context => {
    const id = endpointId(context.req.param('id'));
    await optionalJson(context.req, nothing);
    return answer(context, await deliveries.test(managerContext(context.get('caller')), id));
  });

  return routes;
}

/** Single deliveries. */
export function webhookDeliveryRoutes(deliveries: WebhookDeliveries): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.post('/:id/resend', limitBody, async context => {
    const id = idParameter(context.req.param('id'), 'wh_del_', 'id');
    await optionalJson(context.req, nothing);
    return answer(context, await deliveries.resend(managerContext(context.get('caller')), id));
  });

  return routes;
}
