import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Field } from './schema.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Prose in which `backticks` mark code. */
export function prose(text: string): Markup {
  const parts = text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
  return html`${parts}`;
}

/** Paragraphs of prose. */
export const paragraphs = (...texts: string[]): Markup => html`${texts.map(text => html`<p>${prose(text)}</p>`)}`;

/** A block of code with its name, which can be scrolled with the keyboard and copied. */
export function codeBlock(name: string, code: string): Markup {
  return html`<figure class="code">
<figcaption>${name}<button type="button" class="copy" hidden>Copy</button></figcaption>
<pre tabindex="0" role="group" aria-label="${name}"><code>${code}</code></pre>
</figure>`;
}

/** The fields of an object, each with its type and rules; what they hold is folded up below them. */
export function fieldList(fields: readonly Field[]): Markup {
  return html`<ul class="fields">${fields.map(fieldItem)}</ul>`;
}

function fieldItem({ name, type, required, description, rules, children }: Field): Markup {
  return html`<li>
<p class="field"><code class="name">${name}</code> <span class="type">${type}</span>${
    required ? html` <span class="required">required</span>` : ''
  }</p>
${description === '' ? '' : html`<p class="about">${prose(description)}</p>`}
${rules.length === 0 ? '' : html`<p class="rules">${rules.map((rule, index) => html`${index > 0 ? ' · ' : ''}${prose(rule)}`)}</p>`}
${
  children.length === 0
    ? ''
    : html`<details><summary>${children.length} ${children.length === 1 ? 'field' : 'fields'} of <code class="plain">${name}</code></summary>${fieldList(children)}</details>`
}
</li>`;
}
