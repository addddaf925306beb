import { html } from 'hono/html';
import type { Markup } from '../../route.ts';
import type { FormField } from '../../template-form.ts';

/** Empty rows behind the fields that there are; more come with every look at the guide. */
const MORE_FIELDS = 3;

/**
 * Where the fields to find are written.
 * @param of what they belong to, for whoever hears the page: nothing, or words such as ` of step 2`
 * @param prefix of the names under which they are sent
 */
export function fieldsTable(fields: readonly FormField[], { of = '', prefix = '' } = {}): Markup {
  const empty = Array.from({ length: MORE_FIELDS }, () => ({ name: '', required: true, description: '' }));
  const rows = [...fields, ...empty].map(({ description, name, required }, index) => {
    const field = `field ${index + 1}${of}`;
    return html`<tr><td data-of="Field to find"><input name="${prefix}field_name" value="${name}" maxlength="100" autocomplete="off" aria-label="Name of ${field}"></td>
<td data-of="Needed"><select name="${prefix}field_required" aria-label="Is ${field} required"><option value="yes"${required ? html` selected` : ''}>Required</option><option value="no"${required ? '' : html` selected`}>Optional</option></select></td>
<td data-of="What it means"><input name="${prefix}field_description" value="${description}" maxlength="1000" autocomplete="off" aria-label="Meaning of ${field}"></td></tr>`;
  });
  return html`<div class="scrolling" tabindex="0" role="region" aria-label="Fields to find${of}"><table class="fields stacking">
<thead><tr><th scope="col">Field to find</th><th scope="col">Needed</th><th scope="col">What it means</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}
