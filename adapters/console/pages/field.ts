import { html } from 'hono/html';
import type { Markup } from '../route.ts';

type Choice = readonly [value: string, name: string];

/** A choice with its label; the first of the choices stands for any. */
export function choice(name: string, label: string, choices: readonly Choice[], chosen = ''): Markup {
  const options = choices.map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  );
  return html`<label class="field"><span>${label}</span><select name="${name}">${options}</select></label>`;
}

/** A field for one line with its label. */
export function line(
  name: string,
  label: string,
  value = '',
  { type = 'text', required = false, hint = '', max }: LineOptions = {},
): Markup {
  const described = hint === '' ? '' : html` aria-describedby="${name}-told"`;
  return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off"${required ? html` required` : ''}${max === undefined ? '' : html` maxlength="${max}"`}${described}>
${hint === '' ? '' : html`<p id="${name}-told" class="muted">${hint}</p>`}</div>`;
}

const FEWEST_ROWS = 4;
const MOST_ROWS = 20;

/** Room for all of a text that has a line for each thing, so that it is read at a glance. */
const rowsFor = (value: string) => Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, value.split('\n').length + 1));

/** A field for several lines with its label. */
export function lines(name: string, label: string, value: string, { hint = '', max }: LineOptions = {}): Markup {
  const described = hint === '' ? '' : html` aria-describedby="${name}-told"`;
  return html`<div class="field"><label for="${name}">${label}</label><textarea id="${name}" name="${name}" rows="${rowsFor(value)}"${max === undefined ? '' : html` maxlength="${max}"`}${described}>
${value}</textarea>${hint === '' ? '' : html`<p id="${name}-told" class="muted">${hint}</p>`}</div>`;
}

/** A box to tick with its label. */
export function tick(name: string, label: string, ticked: boolean): Markup {
  return html`<label class="check"><input type="checkbox" name="${name}" value="yes"${ticked ? html` checked` : ''}> <span>${label}</span></label>`;
}

export type LineOptions = {
  type?: 'text' | 'color' | 'date' | 'email' | 'url';
  required?: boolean;
  hint?: string;
  max?: number;
};
