import { Hono, type MiddlewareHandler } from 'hono';
import { maySimulate, type Simulations } from '../../../application/simulations.ts';
import { answer } from '../answer.ts';
import { jsonBody } from '../body.ts';
import type { HttpEnvironment } from '../environment.ts';
import { noSuchRoute } from '../errors.ts';
import { idParameter } from '../parameters.ts';
import { simulation } from '../schemas/simulation.ts';

/** For a live key the route is not there, whatever the request says. */
const testKeysOnly: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  if (!maySimulate(context.get('caller'))) throw noSuchRoute();
  await next();
};

/** Outcomes of inquiries that were made with a test key. */
export function simulationRoutes(simulations: Simulations): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.post('/:id/simulate', testKeysOnly, ...jsonBody(simulation), async context => {
    const id = idParameter(context.req.param('id'), 'web_iq_', 'id');
    const requested = context.req.valid('json');
    return answer(context, await simulations.simulate(context.get('caller'), id, requested));
  });

  return routes;
}
