import { html } from 'hono/html';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import type { Markup } from '../../route.ts';
import { outline } from './outline.ts';

/** Versions of a template side by side, with what differs marked; one of them alone has nothing to differ from. */
export function versionsTable<Name extends string, Version extends { version: number } & Record<Name, unknown>>(
  names: readonly Name[],
  versions: readonly Version[],
): Markup {
  const rows = names.map(name => {
    const texts = versions.map(version => [`Version ${version.version}`, outline(version[name])] as const);
    const differ = new Set(texts.map(([, text]) => text)).size > 1;
    const mark = differ ? html` <span class="tag doubt">Changed</span>` : '';
    return html`<tr><th scope="row">${toldName(name)}${mark}</th>${texts.map(([of, text]) => html`<td class="written"${versions.length > 1 ? html` data-of="${of}"` : ''}>${text}</td>`)}</tr>`;
  });
  return html`<div class="scrolling" tabindex="0" role="group" aria-labelledby="versions"><table class="compared stacking">
<thead><tr><th scope="col">Field</th>${versions.map(({ version }) => html`<th scope="col">Version ${version}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}
