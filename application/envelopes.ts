import { DomainError } from '../domain/domain-error.ts';
import { ENVELOPE_DEFAULTS, type SharedConfiguration } from '../domain/envelope/configuration.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import { envelopeTemplate } from '../domain/envelope/template.ts';
import { type Caller, contextOf, idsOf } from './caller.ts';
import type { CommandHandler } from './handle.ts';
import { type LinkedSession, withLinks } from './linked-sessions.ts';
import { load } from './load.ts';
import { holdingAll } from './missing-fields.ts';
import type { Clock } from './ports/clock.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceLinks } from './ports/evidence-links.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { documentAfter } from './read-your-writes.ts';
import type {
  EnvelopeDocument,
  EnvelopeResultView,
  EnvelopeSessionView,
  EnvelopeStateView,
  EnvelopeView,
} from './views/envelope-view.ts';
import type { StatusHistoryEntry } from './views/inquiry-view.ts';

/** A request with a template, whose fields it may override, or with everything that there must be. */
export type RequestedEnvelope = Partial<SharedConfiguration> & { return_url: string; template_id?: string };

/** What a request must hold that names no template. */
export const REQUIRED_WITHOUT_TEMPLATE = ['name', 'query'] as const;

export type CreatedEnvelope = EnvelopeView & { envelope_id: string; envelope_url: string };

/** The whole story of an envelope, but for its results. */
export type DetailedEnvelope = CreatedEnvelope &
  EnvelopeStateView & { status_history: StatusHistoryEntry[]; sessions: LinkedSession[] };

/** A result with the session that it is of. */
export type DetailedEnvelopeResult = EnvelopeResultView & { inquiry_session: EnvelopeSessionView };

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  clock: Clock;
  envelopes: ReadModel<EnvelopeDocument>;
  evidenceLinks: EvidenceLinks;
  /** How long the end user has, in milliseconds. */
  ttlMs: number;
  /** Address of a page of this service, without a slash at its end. */
  publicUrl: string;
};

const RETRIES = 3;

/** Envelopes: guided captures, with one result for each session that was finished. */
export type Envelopes = {
  /** @throws DomainError TEMPLATE_NOT_FOUND or TEMPLATE_NOT_PUBLISHED on `template_id`. */
  create(caller: Caller, requested: RequestedEnvelope): Promise<CreatedEnvelope>;
  /** @throws DomainError NOT_FOUND, also for an envelope of another organization. */
  get(caller: Caller, envelopeId: string): Promise<DetailedEnvelope>;
  /** As `get`, for operators: of any organization. @throws DomainError NOT_FOUND. */
  show(envelopeId: string): Promise<DetailedEnvelope>;
  /** The whole story that a document holds, with addresses for its evidence. */
  tell(document: EnvelopeDocument): Promise<DetailedEnvelope>;
  /**
   * The results of an envelope, oldest first.
   * @throws DomainError NOT_FOUND, also for an envelope of another organization.
   */
  results(caller: Caller, envelopeId: string): Promise<DetailedEnvelopeResult[]>;
};

export function createEnvelopes({
  clock,
  envelopes,
  evidenceLinks,
  handle,
  identifiers,
  publicUrl,
  store,
  ttlMs,
}: Parts): Envelopes {
  const withAddress = ({ id, ...envelope }: EnvelopeView): CreatedEnvelope => {
    return { envelope_id: id, envelope_url: `${publicUrl}/capture/${id}`, id, ...envelope };
  };

  async function create(caller: Caller, requested: RequestedEnvelope): Promise<CreatedEnvelope> {
    const { template_id, return_url, ...fields } = requested;
    const whole: SharedConfiguration =
      template_id === undefined
        ? { ...ENVELOPE_DEFAULTS, ...holdingAll(fields, REQUIRED_WITHOUT_TEMPLATE) }
        : { ...(await templateFields(caller, template_id)), ...fields };
    const envelope_id = idsOf(caller, identifiers).next('iq_');
    const created = await handle(
      envelope,
      envelope_id,
      {
        type: 'CreateEnvelope',
        envelope: {
          ...whole,
          return_url,
          envelope_id,
          template_id: template_id ?? null,
          created_by: caller.userId,
          max_retries: RETRIES,
          expires_at: new Date(clock.now().getTime() + ttlMs).toISOString(),
        },
      },
      contextOf(caller),
      { isNew: true },
    );
    const document = await documentAfter(envelopes, envelope_id, created);
    return withAddress(document.envelope);
  }

  /** @param orgId whose it must be; of anybody unless told. */
  async function find(envelopeId: string, orgId?: string): Promise<EnvelopeDocument> {
    const document = await envelopes.get(envelopeId);
    if (document === undefined || (orgId !== undefined && document.org_id !== orgId)) {
      throw new DomainError('NOT_FOUND', 'There is no such envelope.');
    }
    return document;
  }

  async function tell({ envelope, state, status_history, sessions }: EnvelopeDocument): Promise<DetailedEnvelope> {
    const linked = await Promise.all(sessions.map(session => withLinks(session, evidenceLinks)));
    return { ...withAddress(envelope), ...state, status_history, sessions: linked };
  }

  async function results(caller: Caller, envelopeId: string): Promise<DetailedEnvelopeResult[]> {
    const document = await find(envelopeId, caller.orgId);
    const sessions = new Map(document.sessions.map(session => [session.id, session]));
    return document.results.map(result => {
      const session = sessions.get(result.inquiry_session_id);
      if (session === undefined) throw new Error(`result ${result.id} has no session`);
      const { page_visits: _visits, evidence: _evidence, ...inquiry_session } = session;
      return { ...result, inquiry_session };
    });
  }

  async function templateFields(caller: Caller, id: string): Promise<SharedConfiguration> {
    // From the log and not from a read model: an operator may have made it a moment ago.
    const { state, orgId } = await load(store, envelopeTemplate, id);
    if (state === null || orgId !== caller.orgId) {
      throw new DomainError('VALIDATION', 'template_id names no envelope template of your organization.', {
        field: 'template_id',
        reason: 'TEMPLATE_NOT_FOUND',
      });
    }
    if (state.published === null) {
      throw new DomainError(
        'VALIDATION',
        'template_id names an envelope template that is not published yet: publish it first.',
        { field: 'template_id', reason: 'TEMPLATE_NOT_PUBLISHED' },
      );
    }
    const {
      template_id: _id,
      created_by: _by,
      return_url: _url,
      version: _version,
      ...configuration
    } = state.published;
    return configuration;
  }

  return {
    create,
    get: async (caller, envelopeId) => tell(await find(envelopeId, caller.orgId)),
    show: async envelopeId => tell(await find(envelopeId)),
    tell,
    results,
  };
}
