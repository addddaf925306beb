import { DomainError } from '../domain/domain-error.ts';
import { organizationOf } from '../domain/organization/partition.ts';
import type { DetailedInquiry, Inquiries } from './inquiries.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { QueuePlace, ReviewQueue } from './review-queue.ts';
import type { QueuedCase } from './views/case-view.ts';
import type { EnvelopeDocument, EnvelopeStateView, EnvelopeTemplateView, EnvelopeView } from './views/envelope-view.ts';
import type { InquiryDocument, InquiryView } from './views/inquiry-view.ts';
import type { OperatorDocument, OperatorView } from './views/operator-view.ts';
import type { ApiKeyDocument, ApiKeyView, OrganizationDocument } from './views/organization-view.ts';
import type { TemplateDocument, TemplateView } from './views/template-view.ts';
import type { ThemeDocument, ThemeView } from './views/theme-view.ts';
import type { WebhookEndpointDocument, WebhookEndpointView } from './views/webhook-endpoint-view.ts';

type Parts = {
  inquiries: ReadModel<InquiryDocument>;
  envelopes: ReadModel<EnvelopeDocument>;
  templates: ReadModel<TemplateDocument>;
  envelopeTemplates: ReadModel<EnvelopeTemplateView>;
  webhookEndpoints: ReadModel<WebhookEndpointDocument>;
  themes: ReadModel<ThemeDocument>;
  organizations: ReadModel<OrganizationDocument>;
  apiKeys: ReadModel<ApiKeyDocument>;
  operators: ReadModel<OperatorDocument>;
  /** Tells of an inquiry as the API does. */
  tell: Inquiries['tell'];
  /** What operators find at the console. */
  queue: Pick<ReviewQueue, 'page' | 'placeOf'>;
};

/** What part of a list is asked for: so many rows at most, older than the one with this id. */
export type ListingPage = { limit: number; olderThan?: string };

/** Rows, newest first, and whether there are older ones. */
export type Listing<Row> = { data: Row[]; has_more: boolean };

/** An organization as it is listed. */
export type OrganizationRow = { id: string; name: string; members: number; created_at: string };

/** An envelope as it is listed. */
export type EnvelopeRow = EnvelopeView & EnvelopeStateView;

/** An API key as it is listed. */
export type KeyRow = Omit<ApiKeyView, 'key_id'> & { id: string };

type ListOf<Row> = (partition: string, page: ListingPage) => Promise<Listing<Row>>;

/**
 * What there is, for those who run the service: they name the organization and hold no key of it. Everything of an
 * organization is listed by the name of its partition.
 */
export type Listings = {
  organizations(page: ListingPage): Promise<Listing<OrganizationRow>>;
  inquiries: ListOf<InquiryView>;
  envelopes: ListOf<EnvelopeRow>;
  /** Every version of every template. */
  templates: ListOf<TemplateView>;
  envelopeTemplates: ListOf<EnvelopeTemplateView>;
  endpoints: ListOf<WebhookEndpointView>;
  /** Those of the organization: they serve both of its partitions. */
  themes: ListOf<ThemeView>;
  /** Those of the organization, of live and test mode, revoked ones too. */
  keys: ListOf<KeyRow>;
  /** Everybody who is or was an operator of the organization. */
  operators: ListOf<OperatorView>;
  /** What waits for a person, the longest wait first; from the first on again behind a case that waits no more. */
  waiting: ListOf<QueuedCase>;
  /** The whole story of an inquiry, of any organization. @throws DomainError NOT_FOUND */
  inquiry(id: string): Promise<DetailedInquiry>;
};

async function listed<Document, Row>(
  readModel: ReadModel<Document>,
  where: { org_id?: string },
  { limit, olderThan }: ListingPage,
  rowOf: (document: Document) => Row,
): Promise<Listing<Row>> {
  const query = { where, limit: limit + 1 };
  const found = await readModel.find(olderThan === undefined ? query : { ...query, olderThan });
  return { data: found.slice(0, limit).map(rowOf), has_more: found.length > limit };
}

export function createListings(parts: Parts): Listings {
  /** @throws DomainError NOT_FOUND when there is no such organization */
  async function mustExist(partition: string): Promise<void> {
    if ((await parts.organizations.get(organizationOf(partition))) !== undefined) return;
    throw new DomainError('NOT_FOUND', 'There is no such organization. `affiant org list` shows those that there are.');
  }

  function of<Document, Row>(readModel: ReadModel<Document>, rowOf: (document: Document) => Row): ListOf<Row> {
    return async (partition, page) => {
      await mustExist(partition);
      return listed(readModel, { org_id: partition }, page, rowOf);
    };
  }

  const themes = of(parts.themes, ({ theme }) => theme);

  return {
    organizations: page =>
      listed(parts.organizations, {}, page, ({ org_id: id, name, members, created_at }) => {
        return { id, name, members: members.length, created_at };
      }),
    inquiries: of(parts.inquiries, ({ inquiry }) => inquiry),
    envelopes: of(parts.envelopes, ({ envelope, state }) => ({ ...envelope, ...state })),
    templates: of(parts.templates, ({ template }) => template),
    envelopeTemplates: of(parts.envelopeTemplates, template => template),
    endpoints: of(parts.webhookEndpoints, ({ endpoint }) => endpoint),
    themes: (partition, page) => themes(organizationOf(partition), page),
    keys: of(parts.apiKeys, ({ key: { key_id: id, ...key } }) => ({ id, ...key })),
    operators: of(parts.operators, ({ operator }) => operator),
    async waiting(partition, { limit, olderThan }) {
      await mustExist(partition);
      const cases: QueuedCase[] = [];
      let place: QueuePlace | null | undefined;
      if (olderThan !== undefined) place = await parts.queue.placeOf(partition, olderThan);
      while (place !== null && cases.length <= limit) {
        const page = await parts.queue.page(partition, place);
        cases.push(...page.cases);
        place = page.next;
      }
      return { data: cases.slice(0, limit), has_more: cases.length > limit };
    },
    async inquiry(id) {
      const document = await parts.inquiries.get(id);
      if (document === undefined) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
      return parts.tell(document);
    },
  };
}
