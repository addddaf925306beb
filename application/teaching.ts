import { DomainError } from '../domain/domain-error.ts';
import { wantedOf } from '../domain/guide/accept.ts';
import type { Field } from '../domain/inquiry/configuration.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { KeptReading } from '../domain/template/events.ts';
import { template } from '../domain/template/template.ts';
import { contextOf } from './caller.ts';
import type { CommandHandler } from './handle.ts';
import { capturedBySession, keptPage, siteTaughtOn } from './kept-page.ts';
import { load } from './load.ts';
import { callerOf } from './operator-caller.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { OfferedReading, TeachablePage, TeachingReader } from './ports/teaching-reader.ts';
import type { Reviewing } from './reviewing.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  store: EventStore;
  evidence: EvidenceStore;
  inquiries: ReadModel<InquiryDocument>;
  reviewing: Pick<Reviewing, 'show'>;
  reader: TeachingReader;
};

/** A value that is pointed at: a text by its place in the list of the page's texts, and the field that it is the value of. */
export type PointedText = { text: number; field: string };

/** A captured page of a case, or a page of a document of it, as it is taught from. */
export type Lesson = {
  inquiry: { id: string; name: string };
  /** Key of the template that learns. */
  template: string;
  evidenceId: string;
  sourceUrl: string;
  contentType: string;
  /** Host of the site; `DOCUMENTS` for documents. */
  site: string;
  /** Which page of a document it is, from 1; null: it is a captured page. */
  number: number | null;
  fields: readonly Field[];
  page: TeachablePage;
  /** What was pointed at; null: nothing yet. */
  asked: PointedText | null;
};

/** Where somebody points: a piece of evidence, and which of its pages, from 1, where it is a document. */
export type LessonPlace = { evidenceId: string; page: number };

/** Stands for an offer in a form: what it is read beside, and how. */
export const offerKey = ({ reading }: Pick<OfferedReading, 'reading'>): string =>
  `${reading.relation} ${reading.label}`;

/** How operators teach a template to read the pages of a site, by pointing at a value once. */
export type Teaching = {
  /**
   * A captured page of an inquiry, or a page of a document, and what pointing at a text of it comes to, once the log
   * holds that the operator was given it.
   * @throws DomainError NOT_FOUND, also for an inquiry of another organization; FORBIDDEN for an auditor; VALIDATION for
   * a field that nobody asked for; CONFLICT when there is nothing to point at, or the inquiry has no template.
   */
  look(by: SignedIn, id: string, place: LessonPlace, asked: PointedText | null): Promise<Lesson>;
  /**
   * From now on the field is read so on pages of this site, or in documents.
   * @param offer key of one of those that pointing at the text comes to
   * @throws DomainError as `look` does, and CONFLICT when it is taught already or this is no offer any more.
   */
  teach(by: SignedIn, id: string, place: LessonPlace, asked: PointedText, offer: string): Promise<KeptReading>;
};

const conflict = (message: string) => new DomainError('CONFLICT', message);

export function createTeaching(parts: Parts): Teaching {
  const { evidence, handle, identifiers, inquiries, reader, reviewing, store } = parts;

  async function capturedIn(orgId: string, id: string, evidenceId: string) {
    const document = await inquiries.get(id);
    const session =
      document?.org_id === orgId
        ? document.sessions.find(each => each.evidence.some(one => one.id === evidenceId))
        : undefined;
    const { state } = await load(store, inquiry, id);
    if (session === undefined || state === null || state.deleted)
      throw new DomainError('NOT_FOUND', 'There is no such evidence.');
    const captured = (await capturedBySession(store, session.id)).find(one => one.evidence_id === evidenceId);
    if (captured === undefined) throw new DomainError('NOT_FOUND', 'There is no such evidence.');
    return { opened: state, captured };
  }

  async function look(by: SignedIn, id: string, place: LessonPlace, asked: PointedText | null): Promise<Lesson> {
    const { evidenceId } = place;
    callerOf(by, identifiers);
    const { captured, opened } = await capturedIn(by.orgId, id, evidenceId);
    const { configuration, template_key } = opened;
    if (template_key === null)
      throw conflict('This inquiry was made without a template: there is nothing that learns.');
    const { content_type: contentType, source_url: sourceUrl } = captured;
    const site = siteTaughtOn(captured);
    if (site === null)
      throw conflict('Nothing can be pointed at here: the text of this page was not kept when it was captured.');
    const { fields } = wantedOf(configuration);
    const field = asked === null ? undefined : fields.find(({ name }) => name === asked.field);
    if (asked !== null && field === undefined) throw new DomainError('VALIDATION', 'Choose one of the fields.');
    const pointing = asked === null || field === undefined ? null : { text: asked.text, field, site };
    const number = captured.evidence_type === 'document' ? place.page : null;
    const page = await reader.look(await keptPage({ evidence, reviewing }, by, id, captured, place.page), pointing);
    const about = { id, name: configuration.name };
    const shown = { evidenceId, sourceUrl, contentType, site, number };
    return { inquiry: about, template: template_key, ...shown, fields, page, asked };
  }

  async function teach(by: SignedIn, id: string, place: LessonPlace, asked: PointedText, offer: string) {
    const lesson = await look(by, id, place, asked);
    const chosen = lesson.page.pointed?.offers.find(each => offerKey(each) === offer);
    if (chosen === undefined) throw conflict('This can no longer be read so. Point at the value once more.');
    const readingId = identifiers.next('web_rd_');
    const from = { inquiry_id: id, evidence_id: place.evidenceId };
    const command = {
      type: 'TeachReading',
      readingId,
      reading: chosen.reading,
      taughtBy: by.operatorId,
      from,
    } as const;
    await handle(template, lesson.template, command, contextOf(callerOf(by, identifiers)));
    return { ...chosen.reading, reading_id: readingId, taught_by: by.operatorId, from };
  }

  return { look, teach };
}
