import { Hono } from 'hono';
import type { Webhooks } from '../../../application/webhooks.ts';
import { answer, answerNothing, answerText } from '../answer.ts';
import { jsonBody, limitBody, optionalJson } from '../body.ts';
import type { HttpEnvironment } from '../environment.ts';
import { wholeListAnswer } from '../list-answer.ts';
import { idParameter } from '../parameters.ts';
import { registerEndpoint, rotateSecret, updateEndpoint } from '../schemas/webhook.ts';

const idOf = (value: string | undefined): string => idParameter(value, 'wh_end_', 'id');

/** Webhook endpoints. A secret is answered once, where it is made. */
export function webhookEndpointRoutes(webhooks: Webhooks): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.get('/', async context => answerText(context, wholeListAnswer(await webhooks.list(context.get('caller')))));

  routes.post('/', ...jsonBody(registerEndpoint), async context =>
    answer(context, await webhooks.register(context.get('caller'), context.req.valid('json'))),
  );

  routes.get('/:id', async context =>
    answer(context, await webhooks.get(context.get('caller'), idOf(context.req.param('id')))),
  );

  routes.patch('/:id', ...jsonBody(updateEndpoint), async context => {
    const changes = context.req.valid('json');
    return answer(context, await webhooks.update(context.get('caller'), idOf(context.req.param('id')), changes));
  });

  routes.delete('/:id', async context => {
    await webhooks.delete(context.get('caller'), idOf(context.req.param('id')));
    return answerNothing(context);
  });

  routes.post('/:id/rotate-secret', limitBody, async context => {
    const id = idOf(context.req.param('id'));
    const { overlap_seconds } = await optionalJson(context.req, rotateSecret);
    return answer(context, await webhooks.rotateSecret(context.get('caller'), id, overlap_seconds));
  });

  return routes;
}
