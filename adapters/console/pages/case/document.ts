import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type {
  MarkedText,
  TextBlock,
  ViewedDocument,
  ViewedKind,
  ViewedPage,
} from '../../../../application/ports/document-viewer.ts';
import type { LookedAt } from '../../../../application/viewing.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { caseAddress } from '../queue.ts';
import { claimId, claimRow } from './claims.ts';
import { zoomButtons } from './zoom.ts';

/** The address of a document, page by page. */
export const documentAddress = (id: string, evidenceId: string): string =>
  `${caseAddress(id)}/evidence/${evidenceId}/pages`;

/** What people call a page of it. */
const PAGE_NAMES: Record<ViewedKind, string> = {
  pdf: 'Page',
  image: 'Picture',
  text: 'Page',
  html: 'Page',
  csv: 'Sheet',
  word: 'Page',
  excel: 'Sheet',
  mail: 'Message',
};

/** What has a sheet is shown as a picture of it: of Word and Excel the pictures in them. */
const isPictured = ({ size }: ViewedPage) => size !== null;

function nameIn({ kind, pages }: ViewedDocument, { page, size }: ViewedPage): string {
  const name = (kind === 'word' || kind === 'excel') && size !== null ? 'Picture' : PAGE_NAMES[kind];
  return `${name} ${page} of ${pages.length}`;
}

const leafId = ({ evidence }: LookedAt, page: number) => `${evidence.evidence_id}-${page}`;

function piece({ text, value }: MarkedText, { claims }: LookedAt): Markup | string {
  const claim = value === null ? undefined : claims[value];
  return claim === undefined
    ? text
    : html`<mark data-claim="${claim}"><a class="marked" href="#${claimId(claim)}">${text}</a></mark>`;
}

/** Pieces of a line keep the gap that was between them. */
const line = (pieces: readonly MarkedText[], looked: LookedAt) => pieces.map(each => html`${piece(each, looked)} `);

function block(each: TextBlock, looked: LookedAt): Markup {
  if ('line' in each) return html`<p>${line(each.line, looked)}</p>`;
  const rows = each.rows.map(
    cells => html`<tr>${cells.map(cell => html`<td class="read-cell">${line(cell, looked)}</td>`)}</tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}

const textOf = ({ blocks }: ViewedPage, looked: LookedAt) =>
  blocks.length === 0
    ? html`<p class="muted">Nothing was read on it.</p>`
    : html`<div class="read-text">${blocks.map(each => block(each, looked))}</div>`;

/** A page as a picture, with the values that were read from it where they stand. */
function sheet({ page, marks, size }: ViewedPage, name: string, looked: LookedAt): Markup {
  const { claims, document, evidence, found } = looked;
  const address =
    document.kind === 'image'
      ? `${caseAddress(found.id)}/evidence/${evidence.evidence_id}`
      : `${documentAddress(found.id, evidence.evidence_id)}/${page}`;
  const places = marks.map(({ height, value, width, x, y }) => {
    const claim = claims[value] ?? 0;
    const read = found.assessment?.claims[claim];
    return html`<a class="place" href="#${claimId(claim)}" data-part="${[x, y, width, height].join(' ')}" data-claim="${claim}" hidden><span class="visually-hidden">${read === undefined ? '' : html`${toldName(read.property)}: ${read.value}`}</span></a>`;
  });
  const room = size === null ? '' : html` width="${Math.ceil(size.width)}" height="${Math.ceil(size.height)}"`;
  return html`<div class="sheet paper" data-drawn><p class="drawing" data-drawing>${name} is being drawn…</p><img class="drawn" src="${address}" loading="lazy" alt="${name}"${room}>${places}</div>`;
}

/** A document with its pages; what was read as text stands below those that are pictures. */
function documentMarkup(looked: LookedAt): Markup {
  const { document, evidence } = looked;
  const { isCut, kind, pages } = document;
  const nameOf = (page: ViewedPage) => nameIn(document, page);
  const countOn = ({ page }: ViewedPage) =>
    looked.found.assessment?.claims.filter(
      ({ evidence_id, place }) => evidence_id === evidence.evidence_id && 'page' in place && place.page === page,
    ).length ?? 0;
  const list = pages.map(page => {
    const count = countOn(page);
    const values =
      count === 0 ? '' : html` <span class="tag good">${count}<span class="visually-hidden"> read values</span></span>`;
    return html`<li><a class="leaf-link" href="#${leafId(looked, page.page)}"><span class="visually-hidden">${PAGE_NAMES[kind]} </span>${page.page}${values}</a></li>`;
  });
  const leaves = pages.map(page => {
    const content = isPictured(page) ? sheet(page, nameOf(page), looked) : textOf(page, looked);
    const name = pages.length === 1 ? '' : html`<p class="muted leaf-name">${nameOf(page)}</p>`;
    return html`<section class="leaf" id="${leafId(looked, page.page)}" aria-label="${nameOf(page)}">${name}${content}</section>`;
  });
  const read = pages.map(
    page => html`${pages.length === 1 ? '' : html`<h3>${nameOf(page)}</h3>`}${textOf(page, looked)}`,
  );
  return html`<div class="document" data-document-shown>
${isCut ? html`<p class="notice">This is not all of it: download the file to see the rest.</p>` : ''}
${pages.length < 2 ? '' : html`<nav aria-label="Pages of the document"><ol class="leaf-list">${list}</ol></nav>`}
<div class="picture leaves" data-picture tabindex="0" role="region" aria-label="The document">${leaves}</div>
${pages.some(isPictured) ? html`<details><summary>What was read as text</summary>${read}</details>` : ''}
</div>`;
}

/** A document by itself, with the values that were read from it beside it. */
export function documentPage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, looked: LookedAt): Markup {
  const { claims, evidence, found } = looked;
  const rows = claims.flatMap(at => {
    const claim = found.assessment?.claims[at];
    return claim === undefined ? [] : [claimRow(claim, at)];
  });
  return layout(
    {
      assets,
      title: `Document of ${found.name}`,
      script: 'case.js',
      by,
      part: found.kind === 'inquiry' ? 'inquiries' : 'envelopes',
    },
    html`<div class="title"><p><a href="${caseAddress(found.id)}">${found.name}</a></p>
<h1>Document, page by page</h1>
<p class="source">${evidence.source_url}</p></div>
<div class="sides">
<section class="proof" aria-labelledby="pages"><h2 id="pages">Pages</h2><figure class="evidence">${documentMarkup(looked)}
<div class="actions">${zoomButtons}<a class="button" href="${caseAddress(found.id)}/evidence/${evidence.evidence_id}/download">Download</a></div></figure></section>
<div class="told-side"><section aria-labelledby="claims"><h2 id="claims">What was read from it</h2>
${rows.length === 0 ? html`<p class="notice">Nothing was read from it.</p>` : html`<ol class="claims">${rows}</ol>`}</section></div>
</div>`,
  );
}

/** A document that can't be shown, and why. */
export function documentRefused({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, id: string, why: string): Markup {
  return layout(
    { assets, title: 'A document', by, part: 'inquiries' },
    html`<div class="title"><p><a href="${caseAddress(id)}">Back to the case</a></p><h1>Document, page by page</h1></div>
<div data-document-shown><p class="notice bad">${why}</p></div>`,
  );
}
