import { Hono } from 'hono';
import type { Envelopes } from '../../../application/envelopes.ts';
import { answer } from '../answer.ts';
import { jsonBody } from '../body.ts';
import type { HttpEnvironment } from '../environment.ts';
import { idParameter } from '../parameters.ts';
import { createEnvelope } from '../schemas/envelope.ts';

/** Envelopes: create. */
export function envelopeRoutes(envelopes: Envelopes): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.post('/', ...jsonBody(createEnvelope), async context => {
    const requested = context.req.valid('json');
    return answer(context, await envelopes.create(context.get('caller'), requested));
  });
  return routes;
}

/** Results of envelopes. */
export function envelopeResultRoutes(envelopes: Envelopes): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/:envelope_id{.*}', async context => {
    const id = idParameter(context.req.param('envelope_id'), 'iq_', 'envelope_id');
    return answer(context, { data: await envelopes.results(context.get('caller'), id) });
  });
  return routes;
}
