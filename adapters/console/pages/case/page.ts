import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Case } from '../../../../application/views/case-view.ts';
import { type QueueAsked, withAsked } from '../../queue-search.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { moment } from '../moment.ts';
import { statusName, statusTag } from '../words.ts';
import { claimsSection } from './claims.ts';
import { decisionSection, type Refused } from './decision.ts';
import { deliveriesSection } from './deliveries.ts';
import { evidenceSection } from './evidence.ts';
import { guideSection } from './guide.ts';
import { linkSection } from './link.ts';
import { presenceNotice } from './presence.ts';
import { reassessmentSection } from './reassessment.ts';
import { stepsSection } from './steps.ts';
import { taughtSection } from './taught.ts';

/** What it was made from, by its key or id, and its version where it has one. */
function templateLink({ kind, template_key }: Case, template: string): Markup {
  const address = kind === 'inquiry' ? `/console/templates/${template_key}` : `/console/envelope-templates/${template}`;
  return html`<a href="${address}">${template}</a>`;
}

function aboutSection(found: Case): Markup {
  const { created_at, description, expires_at, id, metadata, subject, template, tries } = found;
  const pairs: [string, Markup | string][] = [
    ...(subject === null ? [] : [['Subject', subject] as [string, string]]),
    ...(template === null ? [] : [['Template', templateLink(found, template)] as [string, Markup]]),
    ['Created', moment(created_at)],
    ['Expires', moment(expires_at)],
    ['Tries', `${tries.used} of ${tries.of} used`],
    ['Id', html`<code>${id}</code>`],
    ...Object.entries(metadata),
  ];
  return html`<section aria-labelledby="about">
<h2 id="about">About this ${found.kind}</h2>
${description === '' ? '' : html`<p>${description}</p>`}
<dl class="pairs">${pairs.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</section>`;
}

function historySection({ approvals, history }: Case): Markup {
  const changes = history.map(({ changed_by, created_at, reason, to_status }) => {
    return { told: statusName(to_status), changed_by, created_at, reason };
  });
  const firsts = approvals.map(({ at: created_at, by: changed_by, reason }) => {
    return { told: 'First of two approvals', changed_by, created_at, reason };
  });
  const oldest = [...firsts, ...changes].sort((one, other) => one.created_at.localeCompare(other.created_at));
  const rows = oldest.reverse().map(({ changed_by, created_at, reason, told }) => {
    const who =
      changed_by === null
        ? ''
        : html` by ${changed_by.name}${changed_by.name === changed_by.email ? '' : html` (${changed_by.email})`}`;
    return html`<li><p><strong>${told}</strong>${who}, <span class="muted">${moment(created_at)}</span></p>${reason === null ? '' : html`<p>${reason}</p>`}</li>`;
  });
  return html`<section aria-labelledby="history">
<h2 id="history">History</h2>
<ol class="history">${rows}</ol>
</section>`;
}

export type CaseShown = {
  found: Case;
  /** Names of the others who have the case before them. */
  others: readonly string[];
  /** What of the queue its person goes through. */
  asked: QueueAsked;
  refused?: Refused | undefined;
  done?: boolean;
};

/** A case on one screen: what was asked, what was shown, what was read from it, and where a person decides. */
export function casePage(
  { assets, publicUrl }: Pick<PageParts, 'assets'> & { publicUrl: string },
  by: SignedIn,
  { asked, done, found, others, refused }: CaseShown,
): Markup {
  const { assessment, kind, name, query, reason, status } = found;
  const part = kind === 'inquiry' ? 'inquiries' : 'envelopes';
  const next = withAsked(`/console/next/${found.id}`, asked);
  return layout(
    { assets, title: name, script: 'case.js', by, part },
    html`<div class="title"><p><a href="${withAsked('/console/review', asked)}">Review</a> · <a href="/console/${part}">${part === 'inquiries' ? 'Inquiries' : 'Envelopes'}</a> · <a href="${next}" data-next aria-keyshortcuts="Alt+N">Next case</a> <kbd aria-hidden="true">Alt+N</kbd></p>
<h1>${name}</h1>
<p class="query">${query}</p>
<p class="facts">${statusTag(status)}${reason === null ? '' : html`<span>${reason}</span>`}</p></div>
${done === true ? html`<p class="notice good" role="status">Done: ${found.first_approval === null ? html`it is ${statusName(status).toLowerCase()}` : 'a second operator has to confirm it'}. <a href="${next}">To the next case</a></p>` : ''}
<div class="sides">
${evidenceSection(found)}
<div class="told-side">
${presenceNotice(found, others)}
${decisionSection(found, by, asked, refused)}
${linkSection(found, publicUrl)}
${stepsSection(found)}
${assessment === null ? html`<p class="notice">Nothing was assessed yet.</p>` : claimsSection(assessment)}
${taughtSection(found, by)}
${guideSection(found)}
${reassessmentSection(found, by)}
${aboutSection(found)}
${historySection(found)}
${deliveriesSection(found)}
</div>
</div>`,
  );
}
