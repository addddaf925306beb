import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { ConsoleParts, Markup } from '../../route.ts';
import type { TemplateForm } from '../../template-form.ts';
import { choice, line, lines, tick } from '../field.ts';
import { layout } from '../layout.ts';
import { fieldsTable } from './fields-table.ts';
import { guideSection } from './guide.ts';
import { REWRITTEN, rewriteButton, rewrittenSection, type ShownRewritten } from './rewritten.ts';

export type TemplateFormShown = {
  /** null: it is a new one. */
  key: string | null;
  form: TemplateForm;
  themes: readonly (readonly [string, string])[];
  /** Whether the guide is told line by line. */
  isChecked?: boolean;
  refusal?: string;
  /** What a model made of the guide, which the form holds now. */
  rewritten?: ShownRewritten;
};

/** Where a template is written, with how its guide is understood. */
export function templateFormPage(
  { assets, guideRewriting }: Pick<ConsoleParts, 'assets' | 'guideRewriting'>,
  by: SignedIn,
  { form, isChecked, key, refusal, rewritten, themes }: TemplateFormShown,
): Markup {
  const { fields, switches, texts, theme_id } = form;
  const title = key === null ? 'New template' : `Edit ${texts.name}`;
  const address = key === null ? '/console/new/template' : `/console/templates/${key}/edit`;
  return layout(
    { assets, title, by, part: 'templates' },
    html`<div class="title"><p><a href="/console/templates">Templates</a>${key === null ? '' : html` · <a href="/console/templates/${key}">Versions</a>`}</p>
<h1>${title}</h1></div>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${rewritten === undefined ? '' : REWRITTEN}
<form class="panel" method="post" action="${address}">
${line('name', 'Name', texts.name, { max: 200, hint: 'The first sentence of the question unless told' })}
${lines('query', 'Question', texts.query, { max: 4000, hint: 'What the capture must establish, in a sentence' })}
${lines('description', 'Description', texts.description, { max: 2000 })}
${lines('user_instruction', 'What the person is told to do', texts.user_instruction, { max: 4000 })}
${line('start_url', 'Where the capture starts', texts.start_url, { type: 'url' })}
${line('return_url', 'Where the person goes afterwards', texts.return_url, { type: 'url' })}
${fieldsTable(fields)}
${lines('acceptance_guide', 'Acceptance guide', texts.acceptance_guide, { max: 20_000, hint: 'A line for each rule: High: …, Medium: …, Low: …, Reject if …' })}
${choice('theme_id', 'Theme', [['', 'As for everybody'], ...themes], theme_id)}
<fieldset><legend>Settings</legend>
${tick('show_cover_page', 'Show a cover page first', switches.show_cover_page)}
${tick('show_acceptance_guide', 'Show the guide to the person', switches.show_acceptance_guide)}
${tick('four_eyes', 'Two people approve what a person approves', switches.four_eyes)}
</fieldset>
<div class="actions"><button name="action" value="check">Check the guide</button>${rewriteButton(guideRewriting)}<button class="primary" name="action" value="keep">Keep as a draft</button></div>
</form>
${rewritten === undefined ? '' : rewrittenSection(rewritten)}
${isChecked === true ? guideSection({ acceptance_guide: texts.acceptance_guide, fields, query: texts.query }) : ''}`,
  );
}
