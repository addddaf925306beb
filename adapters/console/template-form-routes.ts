import type { Context } from 'hono';
import { callerOf } from '../../application/operator-caller.ts';
import type { SignedIn } from '../../application/operator-sessions.ts';
import type { TemplateView } from '../../application/views/template-view.ts';
import { createTemplate, templateChanges } from '../http/schemas/template.ts';
import { checked } from './checked.ts';
import { type TemplateFormShown, templateFormPage } from './pages/templates/form.ts';
import { orAgain } from './refused-form.ts';
import { rewrittenIn } from './rewritten-guide.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';
import { requestOf, type TemplateForm, templateFormIn, templateFormOf } from './template-form.ts';

type Shown = Pick<TemplateFormShown, 'key' | 'form' | 'isChecked' | 'refusal' | 'rewritten'>;

async function showForm(context: Context, parts: ConsoleParts, by: SignedIn, shown: Shown) {
  const themes = (await parts.themes.list(by.orgId)).map(({ id, name }) => [id, name] as const);
  return context.html(templateFormPage(parts, by, { ...shown, themes }), shown.refusal === undefined ? 200 : 400);
}

const keyIn = (context: Context) => context.req.param('template') ?? '';

/** The newest version, which a draft begins with. @throws DomainError NOT_FOUND */
async function newestOf({ templates }: ConsoleParts, by: SignedIn, key: string): Promise<TemplateView | undefined> {
  const versions: TemplateView[] = JSON.parse(`[${await templates.versions(by, key)}]`);
  return versions[0];
}

/** Keeps what was written, as a draft. @returns the key of the template */
async function keep(parts: ConsoleParts, by: SignedIn, key: string | null, form: TemplateForm): Promise<string> {
  const caller = callerOf(by, parts.identifiers);
  if (key === null) return (await parts.templates.create(caller, checked(createTemplate, requestOf(form)))).key;
  const changes = checked(templateChanges, requestOf(form));
  const newest = await newestOf(parts, by, key);
  if (newest?.status === 'draft') await parts.templates.editDraft(caller, key, changes);
  else await parts.templates.draftFromPublished(caller, key, changes);
  return key;
}

/** Shows what was written again with its guide line by line, or keeps it. */
async function take(context: Context, parts: ConsoleParts, by: SignedIn, key: string | null): Promise<Response> {
  const sent = await context.req.parseBody({ all: true });
  const form = templateFormIn(sent);
  if (sent.action === 'check') return showForm(context, parts, by, { key, form, isChecked: true });
  if (sent.action === 'rewrite')
    return showForm(context, parts, by, {
      key,
      ...(await rewrittenIn(form, form.fields, context, parts)),
      isChecked: true,
    });
  return orAgain(
    async () => context.redirect(`/console/templates/${await keep(parts, by, key, form)}`, 303),
    refusal => showForm(context, parts, by, { key, form, isChecked: true, refusal }),
  );
}

/** Writing a template, and how its guide is understood before anybody is sent there. */
export const templateFormRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/new/template',
    who: 'reviewer',
    handle: (context, parts, by) => showForm(context, parts, by, { key: null, form: templateFormOf() }),
  },
  {
    method: 'POST',
    path: '/new/template',
    who: 'reviewer',
    handle: (context, parts, by) => take(context, parts, by, null),
  },
  {
    method: 'GET',
    path: '/templates/:template/edit',
    who: 'reviewer',
    async handle(context, parts, by) {
      const key = keyIn(context);
      const form = templateFormOf(await newestOf(parts, by, key));
      return showForm(context, parts, by, { key, form, isChecked: true });
    },
  },
  {
    method: 'POST',
    path: '/templates/:template/edit',
    who: 'reviewer',
    async handle(context, parts, by) {
      const key = keyIn(context);
      await newestOf(parts, by, key);
      return take(context, parts, by, key);
    },
  },
];
