import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { ReviewDecision } from '../../../../application/results.ts';
import type { Case } from '../../../../application/views/case-view.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import { type QueueAsked, withAsked } from '../../queue-search.ts';
import type { Markup } from '../../route.ts';
import { moment } from '../moment.ts';
import { caseAddress } from '../queue.ts';

/** What was refused of a decision, and the reason that was written for it: nobody writes it twice. */
export type Refused = { message: string; reason: string };

/** What a person may decide, as things stand. */
function decisionsFor({ first_approval, status }: Case, by: SignedIn): readonly ReviewDecision[] {
  if (status === 'manual_review') {
    const isOwn = first_approval?.by.email === by.email;
    return isOwn ? ['reject', 'ask-again'] : ['approve', 'reject', 'ask-again'];
  }
  if (status === 'approved') return ['reopen'];
  return status === 'pending' ? [] : ['reopen', 'ask-again'];
}

const BUTTONS: Record<ReviewDecision, Markup> = {
  approve: html`<button class="primary" name="decision" value="approve">Approve</button>`,
  reject: html`<button class="danger" name="decision" value="reject">Reject</button>`,
  reopen: html`<button name="decision" value="reopen">Reopen</button>`,
  'ask-again': html`<button name="decision" value="ask-again">Ask again</button>`,
};

/** What the first of two operators said. */
function firstApproval({ first_approval }: Case, by: SignedIn): Markup | '' {
  if (first_approval === null) return '';
  const { at, by: other, reason } = first_approval;
  const who = other.email === by.email ? 'You' : other.name;
  const next = other.email === by.email ? 'Another operator has to confirm it.' : 'Your approval confirms it.';
  return html`<div class="notice"><p><strong>${who} approved this</strong>, ${moment(at)}. ${next}</p><p>${reason}</p></div>`;
}

/** Where a person decides, in the words that the customer gets. */
export function decisionSection(found: Case, by: SignedIn, asked: QueueAsked, refused?: Refused): Markup {
  const decisions = decisionsFor(found, by);
  const told = refused === undefined ? '' : html`<p class="notice bad" role="alert">${refused.message}</p>`;
  if (decisions.length === 0) {
    return html`${told}<p class="notice">The end user has not finished yet: there is nothing to decide.</p>`;
  }
  if (!mayReview(by.role))
    return html`${told}${firstApproval(found, by)}<p class="notice">Auditors read everything and decide nothing.</p>`;
  return html`<section aria-labelledby="decision">
<h2 id="decision">Decision</h2>
${told}
${firstApproval(found, by)}
<form class="decide" method="post" action="${withAsked(`${caseAddress(found.id)}/decision`, asked)}">
<input type="hidden" name="revision" value="${found.revision}">
<label for="reason">Reason</label>
<textarea id="reason" name="reason" rows="3" maxlength="2000" required aria-describedby="reason-told">${refused?.reason ?? ''}</textarea>
<p id="reason-told" class="muted">The customer reads it; after Reject and Ask again the end user does too.</p>
<div class="actions">${decisions.map(decision => BUTTONS[decision])}</div>
</form>
</section>`;
}
