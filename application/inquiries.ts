import { DomainError } from '../domain/domain-error.ts';
import type { InquiryConfiguration } from '../domain/inquiry/configuration.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import { type Caller, contextOf, idsOf, type Reader } from './caller.ts';
import {
  newConfiguration,
  REQUIRED_WITHOUT_TEMPLATE,
  type RequestedConfiguration,
  requestedChanges,
} from './configuration.ts';
import type { CommandHandler } from './handle.ts';
import { type LinkedSession, withLinks } from './linked-sessions.ts';
import { holdingAll } from './missing-fields.ts';
import { type PageRequest, pageOf } from './page.ts';
import type { Clock } from './ports/clock.ts';
import type { ListedPage } from './ports/documents.ts';
import type { EvidenceLinks } from './ports/evidence-links.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Sealer } from './ports/sealer.ts';
import { documentAfter } from './read-your-writes.ts';
import type { Templates } from './templates.ts';
import type { InquiryDocument, InquiryView, StatusHistoryEntry } from './views/inquiry-view.ts';

type Metadata = Readonly<Record<string, string>>;

/** What no configuration holds. */
type InquiryFields = { subject_id: string; metadata?: Metadata | null; max_retries?: number };

/** A request with a template, whose fields it may override, or with a whole configuration inline. */
export type RequestedInquiry = InquiryFields & RequestedConfiguration & { template_key?: string };

export type CreatedInquiry = InquiryView & { capture_url: string };

/** The whole story of an inquiry. */
export type DetailedInquiry = Omit<InquiryView, 'result'> & {
  result: (NonNullable<InquiryView['result']> & { status_history: StatusHistoryEntry[] }) | null;
  sessions: LinkedSession[];
};

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  clock: Clock;
  sealer: Sealer;
  inquiries: ReadModel<InquiryDocument>;
  templates: Templates;
  evidenceLinks: EvidenceLinks;
  /** How long the end user has, in milliseconds. */
  ttlMs: number;
  /** Address of a page of this service, without a slash at its end. */
  publicUrl: string;
};

const DEFAULT_RETRIES = 3;

/** Inquiries: one question about one person. */
export type Inquiries = {
  create(caller: Caller, requested: RequestedInquiry): Promise<CreatedInquiry>;
  /**
   * The whole story of an inquiry as JSON text.
   * @throws DomainError NOT_FOUND, also for an inquiry of another organization.
   */
  get(caller: Reader, id: string): Promise<string>;
  /** The whole story that a document holds, with addresses for its evidence. */
  tell(document: InquiryDocument): Promise<DetailedInquiry>;
  list(caller: Reader, page: PageRequest): Promise<ListedPage>;
};

export function createInquiries({
  clock,
  evidenceLinks,
  handle,
  identifiers,
  inquiries,
  publicUrl,
  sealer,
  templates,
  ttlMs,
}: Parts): Inquiries {
  async function create(caller: Caller, requested: RequestedInquiry): Promise<CreatedInquiry> {
    const { subject_id, metadata, max_retries, ...rest } = requested;
    const { configuration, inherited, ...origin } = await configure(caller, rest);
    const inquiry_id = idsOf(caller, identifiers).next('web_iq_');
    const created = await handle(
      inquiry,
      inquiry_id,
      {
        type: 'CreateInquiry',
        // An inquiry has one result: the same name under another prefix finds the one from the other.
        resultId: resultIdOf(inquiry_id),
        inquiry: {
          inquiry_id,
          ...origin,
          ...configuration,
          max_retries: max_retries ?? DEFAULT_RETRIES,
          metadata: mergedMetadata(inherited, metadata),
          subject_id,
          expires_at: new Date(clock.now().getTime() + ttlMs).toISOString(),
        },
      },
      contextOf(caller),
      { isNew: true },
    );
    const document = await documentAfter(inquiries, inquiry_id, created);
    return { ...document.inquiry, capture_url: `${publicUrl}/capture/${inquiry_id}` };
  }

  async function get(caller: Reader, id: string): Promise<string> {
    const told = await inquiries.told(id, caller.orgId, async document => {
      if (document.org_id !== caller.orgId) return undefined;
      // Addresses of evidence are valid for a while only.
      const lasts = document.sessions.every(({ evidence }) => evidence.length === 0);
      return { text: JSON.stringify(await tell(document)), lasts };
    });
    if (told === undefined) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
    return told;
  }

  async function tell(document: InquiryDocument): Promise<DetailedInquiry> {
    const { inquiry, status_history } = document;
    const sessions = await Promise.all(document.sessions.map(session => withLinks(session, evidenceLinks)));
    const result = inquiry.result === null ? null : { ...inquiry.result, status_history };
    return { ...inquiry, result, sessions };
  }

  function list(caller: Reader, page: PageRequest): Promise<ListedPage> {
    return pageOf(inquiries, caller.orgId, page);
  }

  async function configure(
    caller: Caller,
    requested: Omit<RequestedInquiry, keyof InquiryFields>,
  ): Promise<{
    configuration: InquiryConfiguration;
    template_id: string | null;
    template_key: string | null;
    template_version: number;
    theme_id: string | null;
    /** Metadata of the template. */
    inherited: Metadata;
  }> {
    const { template_key, ...overrides } = requested;
    if (template_key === undefined) {
      const configuration = newConfiguration(holdingAll(overrides, REQUIRED_WITHOUT_TEMPLATE), sealer);
      return {
        configuration,
        template_id: null,
        template_key: null,
        template_version: 0,
        theme_id: null,
        inherited: {},
      };
    }
    const { template_id, version, configuration } = await templates.published(caller, template_key);
    const { metadata: inherited, theme_id, ...shared } = configuration;
    const settings = { ...shared.settings, ...overrides.settings };
    return {
      configuration: { ...shared, ...requestedChanges(overrides, sealer), settings },
      template_id,
      template_key,
      template_version: version,
      theme_id,
      inherited,
    };
  }

  return { create, get, tell, list };
}

/** The template's metadata, key by key with the inquiry's own, which win; null from the inquiry takes none of it. */
function mergedMetadata(inherited: Metadata, own: Metadata | null | undefined): Record<string, string> | null {
  if (own === null) return null;
  const merged = { ...inherited, ...own };
  return own === undefined && Object.keys(merged).length === 0 ? null : merged;
}

/** Id of the result of this inquiry. */
export function resultIdOf(inquiryId: string): string {
  return `web_res_${inquiryId.slice('web_iq_'.length)}`;
}

/** Id of the inquiry that this result, or this inquiry id, belongs to. */
export function inquiryIdOf(id: string): string {
  return id.startsWith('web_res_') ? `web_iq_${id.slice('web_res_'.length)}` : id;
}
