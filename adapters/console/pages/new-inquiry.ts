import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { TemplateView } from '../../../application/views/template-view.ts';
import type { Markup } from '../route.ts';
import { choice, line } from './field.ts';
import { layout, type PageParts } from './layout.ts';

export type NewInquiryForm = { template: string; subject: string; refusal?: string };

/** Where an operator asks somebody, by a template. */
export function newInquiryPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  templates: readonly TemplateView[],
  { template, subject, refusal }: NewInquiryForm,
): Markup {
  const choices = templates.map(({ key, name, version }) => [key, `${name} (version ${version})`] as const);
  const form =
    choices.length === 0
      ? html`<p class="notice">No template is published yet. Inquiries are made here from a published template.</p>`
      : html`<form class="stacked" method="post" action="/console/new/inquiry">
${choice('template', 'Template', choices, template)}
${line('subject', 'Subject', subject, { required: true, max: 255, hint: 'Your own stable key of the person who is asked, for example an account number.' })}
<div class="actions"><button class="primary">Make the inquiry</button></div>
</form>`;
  return layout(
    { assets, title: 'New inquiry', by, part: 'inquiries', width: 'card' },
    html`<p><a href="/console/inquiries">Inquiries</a></p>
<h1>New inquiry</h1>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${form}`,
  );
}
