import type { Context } from 'hono';
import type { RequestedEnvelopeTemplate } from '../../application/envelope-templates.ts';
import { callerOf } from '../../application/operator-caller.ts';
import type { SignedIn } from '../../application/operator-sessions.ts';
import { createEnvelopeTemplate } from '../http/schemas/envelope.ts';
import { checked } from './checked.ts';
import {
  type EnvelopeTemplateForm,
  envelopeTemplateFormIn,
  envelopeTemplateFormOf,
  envelopeTemplateOf,
  everyField,
} from './envelope-template-form.ts';
import { envelopeTemplatePage } from './pages/templates/envelope-template.ts';
import { envelopeTemplateFormPage } from './pages/templates/envelope-template-form.ts';
import { orAgain } from './refused-form.ts';
import { rewrittenIn } from './rewritten-guide.ts';
import type { ConsoleParts, ConsoleRoute } from './route.ts';

const idIn = (context: Context) => context.req.param('envelope_template') ?? '';

/** What the form holds, as a template takes it. @throws DomainError VALIDATION */
function requestedIn(form: EnvelopeTemplateForm): RequestedEnvelopeTemplate {
  const { return_url, ...template } = checked(createEnvelopeTemplate, envelopeTemplateOf(form));
  return return_url === undefined ? template : { ...template, return_url };
}

/** A field of a step as its form calls it. */
const asWritten = (refusal: string) =>
  refusal.replaceAll(/steps\[(\d+)\]\.?/g, (_, index: string) => `Step ${Number(index) + 1}: `);

/** Shows what was written again with its guide line by line and room for another step, or keeps it as a draft. */
async function take(context: Context, parts: ConsoleParts, by: SignedIn, id: string | null): Promise<Response> {
  const sent = await context.req.parseBody({ all: true });
  const form = envelopeTemplateFormIn(sent);
  if (sent.action === 'check') return context.html(envelopeTemplateFormPage(parts, by, { id, form, isChecked: true }));
  if (sent.action === 'rewrite') {
    const shown = await rewrittenIn(form, everyField(form), context, parts);
    return context.html(
      envelopeTemplateFormPage(parts, by, { id, ...shown, isChecked: true }),
      shown.refusal ? 400 : 200,
    );
  }
  return orAgain(
    async () => {
      const kept = await parts.envelopeTemplates.draft(callerOf(by, parts.identifiers), id, requestedIn(form));
      return context.redirect(`/console/envelope-templates/${kept.id}`, 303);
    },
    refusal => {
      const shown = { id, form, isChecked: true, refusal: asWritten(refusal) };
      return context.html(envelopeTemplateFormPage(parts, by, shown), 400);
    },
  );
}

/** Templates of envelopes: written as a draft, looked at beside what is published, and published. */
export const envelopeTemplateRoutes: readonly ConsoleRoute[] = [
  {
    method: 'GET',
    path: '/new/envelope-template',
    who: 'reviewer',
    handle: (context, parts, by) =>
      context.html(envelopeTemplateFormPage(parts, by, { id: null, form: envelopeTemplateFormOf() })),
  },
  {
    method: 'POST',
    path: '/new/envelope-template',
    who: 'reviewer',
    handle: (context, parts, by) => take(context, parts, by, null),
  },
  {
    method: 'GET',
    path: '/envelope-templates/:envelope_template',
    who: 'operator',
    async handle(context, parts, by) {
      const template = await parts.envelopeTemplates.get(by.orgId, idIn(context));
      const versions = await parts.envelopeTemplates.versions(by.orgId, template.id);
      const named = (text: string | undefined) => versions.find(({ version }) => String(version) === text);
      const [newest = template, before = newest] = versions;
      const left = named(context.req.query('left')) ?? before;
      const right = named(context.req.query('right')) ?? newest;
      return context.html(envelopeTemplatePage(parts, by, { template, versions, left, right }));
    },
  },
  {
    method: 'GET',
    path: '/envelope-templates/:envelope_template/edit',
    who: 'reviewer',
    async handle(context, parts, by) {
      const found = await parts.envelopeTemplates.get(by.orgId, idIn(context));
      const form = envelopeTemplateFormOf(found.draft ?? found);
      return context.html(envelopeTemplateFormPage(parts, by, { id: found.id, form, isChecked: true }));
    },
  },
  {
    method: 'POST',
    path: '/envelope-templates/:envelope_template/edit',
    who: 'reviewer',
    async handle(context, parts, by) {
      const { id } = await parts.envelopeTemplates.get(by.orgId, idIn(context));
      return take(context, parts, by, id);
    },
  },
  {
    method: 'POST',
    path: '/envelope-templates/:envelope_template/publish',
    who: 'reviewer',
    async handle(context, { envelopeTemplates, identifiers }, by) {
      const { id } = await envelopeTemplates.publish(callerOf(by, identifiers), idIn(context));
      return context.redirect(`/console/envelope-templates/${id}`, 303);
    },
  },
];
