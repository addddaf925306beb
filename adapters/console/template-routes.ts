import { callerOf } from '../../application/operator-caller.ts';
import type { TemplateView } from '../../application/views/template-view.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { cataloguePage } from './pages/templates/catalogue.ts';
import { templatePage } from './pages/templates/template.ts';
import type { ConsoleRoute } from './route.ts';

/** Templates, what their versions differ in, and publishing a draft. */
export const templateRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/templates',
    who: 'operator',
    async handle(context, parts, by) {
      const templates = await parts.templates.catalogue(by);
      const envelopeTemplates = await parts.envelopeTemplates.list(by.orgId);
      return context.html(cataloguePage(parts, by, { envelopeTemplates, templates }));
    },
  },
  {
    method: 'GET',
    path: '/templates/:template',
    who: 'operator',
    async handle(context, parts, by) {
      const key = context.req.param('template') ?? '';
      const versions: TemplateView[] = JSON.parse(`[${await parts.templates.versions(by, key)}]`);
      const [newest, before = newest] = versions;
      const named = (text: string | undefined) => versions.find(({ version }) => String(version) === text);
      const left = named(context.req.query('left')) ?? before;
      const right = named(context.req.query('right')) ?? newest;
      if (left === undefined || right === undefined) throw new DomainError('NOT_FOUND', 'There is no such template.');
      return context.html(templatePage(parts, by, { versions, left, right }));
    },
  },
  {
    method: 'POST',
    path: '/templates/:template/publish',
    who: 'reviewer',
    async handle(context, { identifiers, templates }, by) {
      const key = context.req.param('template') ?? '';
      await templates.publish(callerOf(by, identifiers), key);
      return context.redirect(`/console/templates/${key}`, 303);
    },
  },
];
