import { Hono } from 'hono';
import type { Templates } from '../../../application/templates.ts';
import { answer, answerText } from '../answer.ts';
import { jsonBody, limitBody, optionalJson } from '../body.ts';
import type { HttpEnvironment } from '../environment.ts';
import { listAnswer, wholeListAnswer } from '../list-answer.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { createTemplate, nothing, templateChanges } from '../schemas/template.ts';

const keyParameter = (value: string | undefined): string => idParameter(value, 'web_tpl_key_', 'key');

/** Web templates: drafts, publishing, versions. */
export function templateRoutes(templates: Templates): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();

  routes.post('/', ...jsonBody(createTemplate), async context => {
    const requested = context.req.valid('json');
    return answer(context, await templates.create(context.get('caller'), requested));
  });

  routes.get('/', async context => {
    const page = await templates.list(context.get('caller'), pageParameters(context.req.query()));
    return answerText(context, listAnswer(page));
  });

  routes.get('/:key', async context => {
    const versions = await templates.versions(context.get('caller'), keyParameter(context.req.param('key')));
    return answerText(context, wholeListAnswer(versions));
  });

  routes.patch('/:key', ...jsonBody(templateChanges), async context => {
    const key = keyParameter(context.req.param('key'));
    const changes = context.req.valid('json');
    return answer(context, await templates.editDraft(context.get('caller'), key, changes));
  });

  routes.post('/:key/draft', limitBody, async context => {
    const key = keyParameter(context.req.param('key'));
    const overrides = await optionalJson(context.req, templateChanges);
    return answer(context, await templates.draftFromPublished(context.get('caller'), key, overrides));
  });

  routes.post('/:key/publish', limitBody, async context => {
    const key = keyParameter(context.req.param('key'));
    await optionalJson(context.req, nothing);
    return answer(context, await templates.publish(context.get('caller'), key));
  });

  return routes;
}
