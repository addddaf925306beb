import { DomainError } from '../domain/domain-error.ts';
import { wantedOf } from '../domain/guide/accept.ts';
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
import type { TeachingReader, TriedOnPage } from './ports/teaching-reader.ts';
import type { Reviewing } from './reviewing.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';
import type { Worklists } from './worklists.ts';

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  store: EventStore;
  evidence: EvidenceStore;
  inquiries: ReadModel<InquiryDocument>;
  worklists: Pick<Worklists, 'list'>;
  reviewing: Pick<Reviewing, 'show'>;
  reader: TeachingReader;
};

/** What a reading comes to on a page that is kept; `refused`: why that page could not be read. */
export type Trial = {
  inquiryId: string;
  evidenceId: string;
  sourceUrl: string;
  outcome: TriedOnPage | { refused: string };
};

/** Pages that a reading is tried on, the newest first: a person waits for it. */
const MOST_TRIALS = 5;

/** The readings that a template was taught. All of it is of the operator's own organization. */
export type Readings = {
  /** Those that stand, the oldest first. @throws DomainError NOT_FOUND when there is no such template */
  list(orgId: string, key: string): Promise<readonly KeptReading[]>;
  /** It is used no more. @throws DomainError NOT_FOUND; FORBIDDEN for an auditor */
  withdraw(by: SignedIn, key: string, readingId: string): Promise<void>;
  /**
   * What a reading comes to on the newest kept pages of its site, once the log holds that the operator was given these.
   * Nothing is changed by it.
   * @throws DomainError NOT_FOUND
   */
  try(by: SignedIn, key: string, readingId: string): Promise<{ reading: KeptReading; trials: Trial[] }>;
};

export function createReadings(parts: Parts): Readings {
  const { evidence, handle, identifiers, inquiries, reader, reviewing, store, worklists } = parts;

  async function list(orgId: string, key: string): Promise<readonly KeptReading[]> {
    const found = await load(store, template, key);
    if (found.orgId !== orgId) throw new DomainError('NOT_FOUND', 'There is no such template.');
    return found.state.readings;
  }

  async function withdraw(by: SignedIn, key: string, readingId: string): Promise<void> {
    const command = { type: 'WithdrawReading', readingId, withdrawnBy: by.operatorId } as const;
    await handle(template, key, command, contextOf(callerOf(by, identifiers)));
  }

  /** The captured pages of this site, or the documents, that an inquiry was decided on last. */
  async function pagesOf(inquiryId: string, site: string) {
    const session = (await inquiries.get(inquiryId))?.sessions.at(-1);
    const captured = session === undefined ? [] : await capturedBySession(store, session.id);
    return captured.filter(one => siteTaughtOn(one) === site);
  }

  async function tryOn(by: SignedIn, reading: KeptReading, inquiryId: string, most: number): Promise<Trial[]> {
    const pages = (await pagesOf(inquiryId, reading.site)).slice(0, most);
    const opened = pages.length === 0 ? null : (await load(store, inquiry, inquiryId)).state;
    if (opened === null || opened.deleted) return [];
    const asked = wantedOf(opened.configuration).fields.find(({ name }) => name === reading.field);
    const field = asked ?? { name: reading.field, description: '', required: false };
    return Promise.all(
      pages.map(async captured => {
        const page = await keptPage({ evidence, reviewing }, by, inquiryId, captured);
        const outcome = await reader.try(page, reading, field).catch((problem: unknown) => {
          if (problem instanceof DomainError) return { refused: problem.message };
          throw problem;
        });
        return { inquiryId, evidenceId: captured.evidence_id, sourceUrl: captured.source_url, outcome };
      }),
    );
  }

  return {
    list,
    withdraw,
    async try(by, key, readingId) {
      const reading = (await list(by.orgId, key)).find(one => one.reading_id === readingId);
      if (reading === undefined) throw new DomainError('NOT_FOUND', 'There is no such reading, or it is withdrawn.');
      const { rows } = await worklists.list(by.orgId, 'inquiry', { template: key });
      const trials: Trial[] = [];
      for (const { id } of rows) {
        if (trials.length >= MOST_TRIALS) break;
        trials.push(...(await tryOn(by, reading, id, MOST_TRIALS - trials.length)));
      }
      return { reading, trials };
    },
  };
}
