import { html } from 'hono/html';
import type { JsonSchema } from '../http/openapi/json-schema.ts';
import type { OpenApiParameter } from '../http/openapi/openapi-types.ts';
import type { Markup } from './markup.ts';
import type { Route } from './route.ts';

/** What an operation is tried with: the header that takes its key, where it takes one. */
type Trying = Route & { keyHeader: string | undefined };

const valuesOf = ({ enum: values }: JsonSchema): string[] => (Array.isArray(values) ? values.map(String) : []);

function parameterField({ name, in: kind, required, schema }: OpenApiParameter): Markup {
  const values = valuesOf(schema);
  if (values.length > 0) {
    return html`<label>${name}<select name="${name}" data-in="${kind}"><option value=""></option>${values.map(value => html`<option>${value}</option>`)}</select></label>`;
  }
  const fits = kind === 'path' ? String(schema.pattern ?? '') : '';
  return html`<label>${name}${required ? html` <span class="required">required</span>` : ''}<input type="text" name="${name}" data-in="${kind}" data-fits="${fits}"${required ? html` required` : ''} autocomplete="off" autocapitalize="off" spellcheck="false"></label>`;
}

function bodyField(examples: [string, { value: object }][]): Markup {
  const texts = examples.map(([name, { value }]) => ({ name, text: JSON.stringify(value, null, 2) }));
  const [first] = texts;
  return html`${
    texts.length < 2
      ? ''
      : html`<label>Example<select data-examples>${texts.map(({ name, text }) => html`<option value="${text}">${name}</option>`)}</select></label>`
  }<label>Body<textarea data-body rows="${Math.min(16, (first?.text.split('\n').length ?? 2) + 1)}" autocomplete="off" autocapitalize="off" spellcheck="false">${first?.text ?? ''}</textarea></label>`;
}

/** The form that calls this operation of the service itself. It is shown where JavaScript runs. */
export function tryIt({ method, path, operation, keyHeader }: Trying): Markup {
  const { operationId, summary, parameters = [], requestBody } = operation;
  const examples = Object.entries(requestBody?.content['application/json'].examples ?? {});
  return html`<details class="try" hidden><summary>Try it</summary>
<form data-operation="${operationId}" data-method="${method.toUpperCase()}" data-path="${path}" data-key-header="${keyHeader ?? ''}" aria-label="Try ${summary}">
${
  keyHeader === undefined
    ? ''
    : html`<label>Your key <span class="required">required</span><input type="password" data-key required autocomplete="off" spellcheck="false" placeholder="secret_test_…"></label>
<p class="hint">A live key does all this in earnest; with a test key nobody is asked anything. It stays in this page, and goes when you close it.</p>`
}
${parameters.map(parameterField)}
${requestBody === undefined ? '' : bodyField(examples)}
<p><button type="submit">Send ${method.toUpperCase()}</button></p>
<p class="outcome" role="status"></p>
<div class="results"></div>
</form></details>`;
}
