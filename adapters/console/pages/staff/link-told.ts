import { html } from 'hono/html';
import type { OperatorView } from '../../../../application/views/operator-view.ts';
import type { Markup } from '../../route.ts';
import { moment } from '../moment.ts';

/** Who made a link, by name where it was one of the people. */
function maker(made_by: string, people: readonly OperatorView[]): string {
  const found = people.find(({ id }) => made_by === `operator:${id}`);
  return (
    found?.name ??
    (made_by.startsWith('operator:cli/')
      ? `${made_by.slice('operator:cli/'.length)} at the command line`
      : 'the service')
  );
}

/** By whom somebody was given the latest sign-in link, and what its use ended: whoever has a link is let in by it. */
export function linkTold({ link }: OperatorView, people: readonly OperatorView[]): Markup {
  const { ended_passkeys, made_at, made_by, used_at } = link;
  const used =
    used_at === null
      ? ', not used'
      : html`, used ${moment(used_at)}${ended_passkeys ? html`; <strong>the passkeys before it ended</strong>` : ''}`;
  return html`<p class="muted">Sign-in link made by ${maker(made_by, people)}, ${moment(made_at)}${used}</p>`;
}
