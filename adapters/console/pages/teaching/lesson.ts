import { html } from 'hono/html';
import type { SignedIn } from '../../../../application/operator-sessions.ts';
import type { OfferedReading, PageText, TeachablePage } from '../../../../application/ports/teaching-reader.ts';
import { type Lesson, offerKey } from '../../../../application/teaching.ts';
import { toldName } from '../../../../domain/inquiry/told-name.ts';
import { whyDoubted } from '../../../../domain/judging/doubt-words.ts';
import type { Misfit } from '../../../../domain/teaching/misfit.ts';
import type { Markup } from '../../route.ts';
import { documentAddress } from '../case/document.ts';
import { isPicture } from '../case/evidence.ts';
import { layout, type PageParts } from '../layout.ts';
import { caseAddress } from '../queue.ts';
import { pixelTag } from '../words.ts';
import { laterTold, placeTold } from './reading-words.ts';
import { readingsAddress } from './readings.ts';

/** The address of evidence of a case where a value is pointed at. */
export const lessonAddress = (id: string, evidenceId: string): string =>
  `${caseAddress(id)}/evidence/${evidenceId}/teach`;

/** What there is to say above a lesson: what was taught a moment ago, or why it was refused. */
export type LessonNotice = { taught?: string | undefined; refusal?: string | undefined };

const WHY: Record<Misfit, string> = {
  gone: 'No label was found beside it.',
  moved: 'What stands beside it looks like a value itself, or is set as a value is.',
  repeated: 'What stands beside it stands there more than once, so that it leads to several values.',
  other_form: 'What stands beside it leads to a value of another kind.',
};

const placeOf = ({ rect: { x, y, width, height } }: Pick<PageText, 'rect'>, scale: number) =>
  [x, y, width, height].map(length => length * scale).join(' ');

/** Which page of a document is meant; nothing for a captured page. */
const pageField = ({ number }: Lesson) =>
  number === null ? '' : html`<input type="hidden" name="page" value="${number}">`;

function pointingForm(lesson: Lesson, chosen: string): Markup {
  const { asked, fields, page } = lesson;
  const names = fields.map(
    ({ name }) => html`<option value="${name}"${name === chosen ? html` selected` : ''}>${toldName(name)}</option>`,
  );
  const texts = page.texts.map(
    (each, at) =>
      html`<option value="${at}" data-place="${placeOf(each, page.scale)}"${at === asked?.text ? html` selected` : ''}>${each.text}</option>`,
  );
  return html`<section aria-labelledby="pointing">
<h2 id="pointing">Point at a value</h2>
<form class="decide" method="get" data-pointing>${pageField(lesson)}
<label for="field">Field</label>
<select id="field" name="field" required>${names}</select>
<label for="text">Its value on the page</label>
<select id="text" name="text" required aria-describedby="text-told"><option value="">Nothing chosen</option>${texts}</select>
<p id="text-told" class="muted">Point at it in ${page.size === null && lesson.number !== null ? 'the text' : 'the picture'}, or choose it here from what was read, in the order of the page.</p>
<div class="actions"><button>Show what would be read</button></div>
</form>
</section>`;
}

function offerRow(offer: OfferedReading, isFirst: boolean, scale: number, field: string): Markup {
  const { read } = offer;
  const doubts = [
    ...(read.doubt === null ? [] : [whyDoubted(read.doubt, toldName(field))]),
    ...(read.isCovered ? ['Something else lies on top of it.'] : []),
  ];
  return html`<label class="offer" data-place="${placeOf(read, scale)}"><input type="radio" name="offer" value="${offerKey(offer)}" required${isFirst ? html` checked` : ''}>
<span><strong class="value">${read.value}</strong> ${placeTold(offer.reading)}
<span class="facts">${pixelTag(read.pixels)}</span>${doubts.map(doubt => html`<span class="muted">${doubt}</span>`)}</span></label>`;
}

function pointedSection(lesson: Lesson, pointed: TeachablePage['pointed'], told: Told): Markup {
  const { evidenceId, inquiry, number, site } = lesson;
  const { asked, scale } = told;
  const name = toldName(asked.field);
  if (pointed === null)
    return html`<p class="notice bad" role="status">That text is not on the page any more. Choose another.</p>`;
  const { misfit, offers, value } = pointed;
  if (offers.length === 0) {
    return html`<p class="notice doubt" role="status">“${value}” can’t be read again by what stands around it. ${WHY[misfit ?? 'gone']}</p>`;
  }
  return html`<section aria-labelledby="read">
<h2 id="read">What would be read</h2>
<p role="status">${name} is <strong>${offers[0]?.read.value ?? value}</strong>.</p>
<form class="decide" method="post" action="${lessonAddress(inquiry.id, evidenceId)}${number === null ? '' : `?page=${number}`}">
<input type="hidden" name="field" value="${asked.field}"><input type="hidden" name="text" value="${asked.text}">
<fieldset class="offers"><legend>Where it stands in ${laterTold(site)}</legend>${offers.map((offer, at) => offerRow(offer, at === 0, scale, asked.field))}</fieldset>
<p class="muted">The label’s words are kept with the template, also when this case is erased. The value is not.</p>
<div class="actions"><button class="primary">Save this reading</button></div>
</form>
</section>`;
}

type Told = { asked: NonNullable<Lesson['asked']>; scale: number };

/** Texts of a page that is no picture, as they stand in lines. */
function readTexts(texts: readonly PageText[]): Markup {
  const lines: { y: number; pieces: Markup[] }[] = [];
  for (const [at, { rect, text }] of texts.entries()) {
    const piece = html`<span class="piece" data-text="${at}">${text}</span> `;
    const last = lines.at(-1);
    if (last !== undefined && Math.abs(last.y - rect.y) < rect.height / 2) last.pieces.push(piece);
    else lines.push({ y: rect.y, pieces: [piece] });
  }
  return html`<div class="picture pointing read-text" tabindex="0" role="group" aria-label="What was read" data-texts>${lines.map(({ pieces }) => html`<p>${pieces}</p>`)}</div>`;
}

/** The page of a document, or the captured one, as its picture is shown: places are told in its unit. */
function pictureOf({ contentType, evidenceId, inquiry, number, page, sourceUrl }: Lesson): Markup {
  if (number !== null && page.size === null) return readTexts(page.texts);
  const marks = html`<span class="place" data-chosen hidden></span><span class="place linked" data-under hidden></span>`;
  if (number === null || page.size === null) {
    return html`<div class="picture pointing" tabindex="0" role="group" aria-label="What was captured" data-pointed><div class="sheet"><img src="${caseAddress(inquiry.id)}/evidence/${evidenceId}" alt="Captured at ${sourceUrl}">${marks}</div></div>`;
  }
  const { height, width } = page.size;
  const address = isPicture({ content_type: contentType })
    ? `${caseAddress(inquiry.id)}/evidence/${evidenceId}`
    : `${documentAddress(inquiry.id, evidenceId)}/${number}`;
  return html`<div class="picture pointing" tabindex="0" role="group" aria-label="What was captured" data-pointed data-unit="${width} ${height}"><div class="sheet paper"><img class="drawn" src="${address}" alt="Page ${number}" width="${Math.ceil(width)}" height="${Math.ceil(height)}">${marks}</div></div>`;
}

/** The other pages of a document. */
function pageLinks({ evidenceId, inquiry, number, page }: Lesson): Markup | '' {
  if (number === null || page.pages < 2) return '';
  const links = Array.from({ length: page.pages }, (_, at) => {
    const current = at + 1 === number ? html` aria-current="page"` : '';
    return html`<li><a class="leaf-link" href="${lessonAddress(inquiry.id, evidenceId)}?page=${at + 1}"${current}><span class="visually-hidden">Page </span>${at + 1}</a></li>`;
  });
  return html`<nav aria-label="Pages of the document"><ol class="leaf-list">${links}</ol></nav>`;
}

/** A captured page, or a page of a document, on which somebody points at a value, and what would be read by that from now on. */
export function lessonPage(
  { assets }: Pick<PageParts, 'assets'>,
  by: SignedIn,
  lesson: Lesson,
  { field, refusal, taught }: LessonNotice & { field?: string | undefined },
): Markup {
  const { asked, inquiry, page, site, sourceUrl } = lesson;
  const preview =
    asked === null
      ? html`<p class="notice">What would be read is shown here, before anything is saved.</p>`
      : pointedSection(lesson, page.pointed, { asked, scale: page.scale });
  return layout(
    { assets, title: 'Teach a value', script: 'teach.js', by, part: 'inquiries' },
    html`<div class="title"><p><a href="/console/review">Review</a> · <a href="${caseAddress(inquiry.id)}">${inquiry.name}</a></p>
<h1>Teach a value</h1>
<p class="query">Point at the value of a field once. Later ${laterTold(site)} are read the same way for this template.</p></div>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${taught === undefined ? '' : html`<p class="notice good" role="status">Saved: from now on ${toldName(taught)} is read so. Teach another value, look at <a href="${readingsAddress(lesson.template)}">what this template was taught</a>, or go <a href="${caseAddress(inquiry.id)}">back to the case</a>.</p>`}
<div class="sides">
<section class="proof" aria-labelledby="page"><h2 id="page">The page</h2>
<p class="source">${sourceUrl}</p>
${pageLinks(lesson)}
${pictureOf(lesson)}</section>
<div class="told-side">
${pointingForm(lesson, asked?.field ?? field ?? '')}
<div id="preview" data-preview>${preview}</div>
</div>
</div>`,
  );
}
