import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import { type EnvelopeTemplateForm, everyField, MOST_STEPS, type StepForm } from '../../envelope-template-form.ts';
import type { ConsoleParts, Markup } from '../../route.ts';
import { line, lines, tick } from '../field.ts';
import { layout } from '../layout.ts';
import { fieldsTable } from './fields-table.ts';
import { guideSection } from './guide.ts';
import { REWRITTEN, rewriteButton, rewrittenSection, type ShownRewritten } from './rewritten.ts';

export type EnvelopeTemplateFormShown = {
  /** null: it is a new one. */
  id: string | null;
  form: EnvelopeTemplateForm;
  /** Whether the guide is told line by line. */
  isChecked?: boolean;
  refusal?: string;
  /** What a model made of the guide, which the form holds now. */
  rewritten?: ShownRewritten;
};

const NO_STEP: StepForm = {
  user_instruction: '',
  capture_on: '',
  ai_instruction: '',
  auto_redirect: false,
  full_screen: false,
  fields: [],
};

function stepPart(step: StepForm, index: number): Markup {
  const number = index + 1;
  const named = (name: string) => `step${number}_${name}`;
  return html`<fieldset class="step"><legend>Step ${number}</legend>
${lines(named('user_instruction'), 'What the person is told to do', step.user_instruction, { max: 4000 })}
${line(named('capture_on'), 'Captured at', step.capture_on, { max: 2048, hint: 'An address; what differs from page to page is a variable: https://shop.example.com/orders/:order_id' })}
${tick(named('auto_redirect'), 'Bring the person there', step.auto_redirect)}
${tick(named('full_screen'), 'Keep the whole page', step.full_screen)}
${lines(named('ai_instruction'), 'What the analyser is told', step.ai_instruction, { max: 4000 })}
${fieldsTable(step.fields, { of: ` of step ${number}`, prefix: named('') })}
</fieldset>`;
}

/** Where a template of envelopes is written, step by step, with how its guide is understood. */
export function envelopeTemplateFormPage(
  { assets, guideRewriting }: Pick<ConsoleParts, 'assets' | 'guideRewriting'>,
  by: SignedIn,
  { form, id, isChecked, refusal, rewritten }: EnvelopeTemplateFormShown,
): Markup {
  const { auto, fields, four_eyes, show_acceptance_guide, steps, texts } = form;
  const title = id === null ? 'New envelope template' : `Edit ${texts.name}`;
  const address = id === null ? '/console/new/envelope-template' : `/console/envelope-templates/${id}/edit`;
  const shown = steps.length < MOST_STEPS ? [...steps, NO_STEP] : steps;
  return layout(
    { assets, title, by, part: 'templates' },
    html`<div class="title"><p><a href="/console/templates">Templates</a>${id === null ? '' : html` · <a href="/console/envelope-templates/${id}">Versions</a>`}</p>
<h1>${title}</h1></div>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${rewritten === undefined ? '' : REWRITTEN}
<form class="panel" method="post" action="${address}">
${line('name', 'Name', texts.name, { max: 200 })}
${lines('query', 'Question', texts.query, { max: 4000, hint: 'What the capture must establish, in a sentence' })}
${lines('description', 'Description', texts.description, { max: 2000 })}
${line('redirect_url', 'Where the capture starts', texts.redirect_url, { type: 'url', hint: 'A search page unless told' })}
${line('return_url', 'Where the person goes afterwards', texts.return_url, { type: 'url', hint: 'Each envelope names its own; this is for your own people to know' })}
${fieldsTable(fields)}
${shown.map(stepPart)}
${lines('acceptance_guide', 'Acceptance guide', texts.acceptance_guide, { max: 20_000, hint: 'A line for each rule: High: …, Medium: …, Low: …, Reject if …' })}
${lines('ai_instruction', 'What the analyser is told', texts.ai_instruction, { max: 4000 })}
<fieldset><legend>Settings</legend>
${tick('auto', 'Pages of steps are captured by themselves too', auto)}
${tick('show_acceptance_guide', 'Show the guide to the person', show_acceptance_guide)}
${tick('four_eyes', 'Two people approve what a person approves', four_eyes)}
</fieldset>
<div class="actions"><button name="action" value="check">Check the guide, and add a step</button>${rewriteButton(guideRewriting)}<button class="primary" name="action" value="keep">Keep as a draft</button></div>
</form>
${rewritten === undefined ? '' : rewrittenSection(rewritten)}
${isChecked === true ? guideSection({ acceptance_guide: texts.acceptance_guide, fields: everyField(form), query: texts.query }) : ''}`,
  );
}
