import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { Trial } from '../../../../application/readings.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import { mayReview } from '../../../../domain/operator/roles.ts';
import { formInWords } from '../../../../domain/teaching/value-form.ts';
import type { KeptReading } from '../../../../domain/template/events.ts';
import type { Markup } from '../../route.ts';
import { layout, type PageParts } from '../layout.ts';
import { caseAddress } from '../queue.ts';
import { pixelTag, readingTag } from '../words.ts';
import { placeTold, whereTold } from './reading-words.ts';

/** The address of the readings that a template was taught. */
export const readingsAddress = (key: string): string => `/console/templates/${key}/readings`;

export type ReadingsListing = {
  key: string;
  readings: readonly KeptReading[];
  /** The names of operators by their ids. */
  names: ReadonlyMap<string, string>;
  /** What trying one of them came to; undefined: none was tried. */
  tried?: { reading: KeptReading; trials: readonly Trial[] };
};

const told = ({ field, form, site, ...reading }: KeptReading): Markup =>
  html`<strong>${toldName(field)}</strong> <span>${placeTold(reading)} ${whereTold(site)}: ${formInWords(form)}</span>`;

function readingRow(reading: KeptReading, { key, names }: ReadingsListing, by: SignedIn): Markup {
  const { field, from, reading_id, taught_by } = reading;
  const address = `${readingsAddress(key)}/${reading_id}`;
  const which = html`<span class="visually-hidden"> ${toldName(field)}, ${placeTold(reading)}</span>`;
  const withdraw = html`<form method="post" action="${address}/withdraw"><button class="danger">Withdraw${which}</button></form>`;
  return html`<li><div><p class="facts">${told(reading)}</p>
<p class="muted">Taught by ${names.get(taught_by) ?? taught_by} on <a href="${caseAddress(from.inquiry_id)}">an inquiry</a></p></div>
<span class="actions"><form method="get" action="${address}" data-busy="Reading kept pages…"><button>Try${which}</button></form>${mayReview(by.role) ? withdraw : ''}</span></li>`;
}

function trialRow({ inquiryId, outcome, sourceUrl }: Trial): Markup {
  const found =
    'read' in outcome
      ? html`<p class="facts"><strong class="value">${outcome.read.value}</strong>${readingTag('read')}${pixelTag(outcome.read.pixels)}</p>`
      : 'misfit' in outcome
        ? html`<p class="facts">${readingTag(outcome.misfit)}</p>`
        : html`<p>${outcome.refused}</p>`;
  return html`<li>${found}<p><a href="${caseAddress(inquiryId)}">${inquiryId}</a></p><p class="source">${sourceUrl}</p></li>`;
}

function triedSection({ reading, trials }: NonNullable<ReadingsListing['tried']>): Markup {
  const rows = html`<ol class="rules">${trials.map(trialRow)}</ol>`;
  return html`<section class="panel" aria-labelledby="tried"><h2 id="tried">Tried on what is kept</h2>
<p class="facts">${told(reading)}</p>
${trials.length === 0 ? html`<p class="notice">Nothing of the kind is kept for this template.</p>` : rows}</section>`;
}

/** What people taught a template: how its fields are read on which sites. */
export function readingsPage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, listing: ReadingsListing): Markup {
  const { key, readings, tried } = listing;
  const none = html`<p class="notice">Nothing was taught yet. Whoever decides an inquiry of this template points at a value on its page or document.</p>`;
  return layout(
    { assets, title: 'Taught readings', by, part: 'templates', script: 'busy.js' },
    html`<div class="title"><p><a href="/console/templates">Templates</a> · <a href="/console/templates/${key}">${key}</a></p>
<h1>Taught readings</h1>
<p class="query">Pages of these sites, and documents, are read so first. One that no longer fits sends the inquiry to a person.</p>
<p role="status" class="told" data-busy-told></p></div>
${tried === undefined ? '' : triedSection(tried)}
${readings.length === 0 ? none : html`<ul class="rows on-surface">${readings.map(one => readingRow(one, listing, by))}</ul>`}`,
  );
}
