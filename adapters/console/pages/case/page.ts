import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Case } from '../../../../application/views/case-view.ts';
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
import { stepsSection } from './steps.ts';

function aboutSection(found: Case): Markup {
  const { created_at, description, expires_at, id, metadata, subject, template, tries } = found;
  const pairs: [string, Markup | string][] = [
    ...(subject === null ? [] : [['Subject', subject] as [string, string]]),
    ...(template === null ? [] : [['Template', template] as [string, string]]),
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

function historySection({ history }: Case): Markup {
  const rows = [...history].reverse().map(({ changed_by, created_at, reason, to_status }) => {
    const who =
      changed_by === null
        ? ''
        : html` by ${changed_by.name}${changed_by.name === changed_by.email ? '' : html` (${changed_by.email})`}`;
    return html`<li><p><strong>${statusName(to_status)}</strong>${who}, <span class="muted">${moment(created_at)}</span></p>${reason === null ? '' : html`<p>${reason}</p>`}</li>`;
  });
  return html`<section aria-labelledby="history">
<h2 id="history">History</h2>
<ol class="history">${rows}</ol>
</section>`;
}

/** A case on one screen: what was asked, what was shown, what was read from it, and where a person decides. */
export function casePage(
  { assets, publicUrl }: Pick<PageParts, 'assets'> & { publicUrl: string },
  by: SignedIn,
  { found, refused, done }: { found: Case; refused?: Refused | undefined; done?: boolean },
): Markup {
  const { assessment, kind, name, query, reason, status } = found;
  const part = kind === 'inquiry' ? 'inquiries' : 'envelopes';
  return layout(
    { assets, title: name, script: 'case.js', by, part },
    html`<div class="title"><p><a href="/console/review">Review</a> · <a href="/console/${part}">${part === 'inquiries' ? 'Inquiries' : 'Envelopes'}</a></p>
<h1>${name}</h1>
<p class="query">${query}</p>
<p class="facts">${statusTag(status)}${reason === null ? '' : html`<span>${reason}</span>`}</p></div>
${done === true ? html`<p class="notice good" role="status">Done: it is ${statusName(status).toLowerCase()}. <a href="/console/review">To the next case</a></p>` : ''}
<div class="sides">
${evidenceSection(found)}
<div class="told-side">
${decisionSection(found, by, refused)}
${linkSection(found, publicUrl)}
${stepsSection(found)}
${assessment === null ? html`<p class="notice">Nothing was assessed yet.</p>` : claimsSection(assessment)}
${guideSection(found)}
${aboutSection(found)}
${historySection(found)}
${deliveriesSection(found)}
</div>
</div>`,
  );
}
