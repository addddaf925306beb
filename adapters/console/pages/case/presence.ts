import { html } from 'hono/html';
import type { Case } from '../../../../application/views/case-view.ts';
import type { Markup } from '../../route.ts';
import { caseAddress } from '../queue.ts';

/** Who else has the case before them, and whether it has gone on since: script keeps both up to date. */
export function presenceNotice({ id, revision }: Pick<Case, 'id' | 'revision'>, others: readonly string[]): Markup {
  const told = others.length === 0 ? '' : `Also here: ${others.join(', ')}.`;
  return html`<div role="status" data-presence="${caseAddress(id)}/presence" data-revision="${revision}">
<p class="notice" data-others${others.length === 0 ? html` hidden` : ''}>${told}</p>
<p class="notice bad" data-changed hidden>This case has gone on since you opened it. <a href="">Load it again</a></p>
</div>`;
}
