import { Hono } from 'hono';
import type { Inquiries } from '../../../application/inquiries.ts';
import { answer, answerText } from '../answer.ts';
import { jsonBody } from '../body.ts';
import type { HttpEnvironment } from '../environment.ts';
import { listAnswer } from '../list-answer.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { createInquiry } from '../schemas/inquiry.ts';

/** Web inquiries: create, get, list. */
export function inquiryRoutes(inquiries: Inquiries): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.post('/', ...jsonBody(createInquiry), async context => {
    const { show_acceptance_guide, ...body } = context.req.valid('json');
    const settings = show_acceptance_guide === undefined ? body.settings : { ...body.settings, show_acceptance_guide };
    const requested = settings === undefined ? body : { ...body, settings };
    return answer(context, await inquiries.create(context.get('caller'), requested));
  });

  routes.get('/', async context => {
    const page = await inquiries.list(context.get('caller'), pageParameters(context.req.query()));
    return answerText(context, listAnswer(page));
  });

  routes.get('/:id{[^/]*}', async context => {
    const id = idParameter(context.req.param('id'), 'web_iq_', 'id');
    return answer(context, await inquiries.get(context.get('caller'), id));
  });

  return routes;
}
