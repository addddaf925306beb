import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { envelopeTemplate } from '../../domain/envelope/template.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { evidenceAccess } from '../../domain/operator/evidence-access.ts';
import { operator } from '../../domain/operator/operator.ts';
import { operatorSession } from '../../domain/operator/session.ts';
import { organization } from '../../domain/organization/organization.ts';
import { template } from '../../domain/template/template.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import type { StreamName } from '../ports/event-store.ts';
import type { ListQuery, ReadModel } from '../ports/read-models.ts';
import { streamOf } from '../streams.ts';
import type { DeedDocument } from '../views/deed-view.ts';
import type { EnvelopeDocument, EnvelopeTemplateView } from '../views/envelope-view.ts';
import type { InquiryDocument } from '../views/inquiry-view.ts';
import type { OperatorDocument } from '../views/operator-view.ts';
import type { TemplateDocument } from '../views/template-view.ts';
import type { WebhookDeliveryDocument } from '../views/webhook-delivery-view.ts';
import type { WebhookEndpointDocument } from '../views/webhook-endpoint-view.ts';
import type { WorkDocument } from '../views/worklist-view.ts';

/** The read models by which streams are found. */
export type StreamSources = {
  worklist: ReadModel<WorkDocument>;
  inquiries: ReadModel<InquiryDocument>;
  envelopes: ReadModel<EnvelopeDocument>;
  templates: ReadModel<TemplateDocument>;
  envelopeTemplates: ReadModel<EnvelopeTemplateView>;
  webhookEndpoints: ReadModel<WebhookEndpointDocument>;
  webhookDeliveries: ReadModel<WebhookDeliveryDocument>;
  operators: ReadModel<OperatorDocument>;
  deeds: ReadModel<DeedDocument>;
};

/** Streams of a category, newest first; `next` is where the next page begins, null at the end. */
export type StreamPage = { streams: StreamName[]; next: string | null };

type Page = { limit: number; olderThan?: string };
/** Rows of a read model, newest first: where the next page goes on behind each, and the streams that it names. */
type Row = { id: string; streams: StreamName[] };
type Finder = (orgId: string, page: Page) => Promise<Row[]>;

const PAGE = 50;

const named = (decider: { category: string }, id: string): Row => ({ id, streams: [streamOf(decider, id)] });

/** Where the streams of each category of an organization are found. */
export function streamFinders(sources: StreamSources): Readonly<Record<string, Finder>> {
  const of =
    <Document>(readModel: ReadModel<Document>, rowOf: (document: Document) => Row | Promise<Row>, where = {}): Finder =>
    async (orgId, page) => {
      const query: ListQuery = { where: { org_id: orgId, ...where }, ...page };
      return Promise.all((await readModel.find(query)).map(rowOf));
    };

  async function captures({ row: { id } }: WorkDocument, readModel: StreamSources['inquiries' | 'envelopes']) {
    const sessions = (await readModel.get(id))?.sessions ?? [];
    return { id, streams: sessions.map(session => streamOf(captureSession, session.id)) };
  }

  const ofDeed = ({ deed: { id, stream } }: DeedDocument): Row => ({ id, streams: [stream as StreamName] });

  async function deliveries(orgId: string, page: Page): Promise<Row[]> {
    const endpoints = await sources.webhookEndpoints.find({ where: { org_id: orgId }, limit: PAGE });
    const found = await Promise.all(
      endpoints.map(({ endpoint: { id: endpoint_id } }) =>
        sources.webhookDeliveries.find({ where: { org_id: orgId, endpoint_id }, ...page }),
      ),
    );
    const rows = found.flat().map(each => named(delivery, each.delivery.id));
    return rows.sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, page.limit);
  }

  return {
    [inquiry.category]: of(sources.worklist, ({ row }) => named(inquiry, row.id), { kind: 'inquiry' }),
    [envelope.category]: of(sources.worklist, ({ row }) => named(envelope, row.id), { kind: 'envelope' }),
    [captureSession.category]: of(sources.worklist, document => captures(document, sources.inquiries), {
      kind: 'inquiry',
    }),
    [evidenceAccess.category]: of(sources.deeds, ofDeed, { type: 'EvidenceViewed' }),
    [delivery.category]: deliveries,
    [endpoint.category]: of(sources.webhookEndpoints, ({ endpoint: { id } }) => named(endpoint, id)),
    [template.category]: of(sources.templates, ({ key, template: { id } }) => ({ ...named(template, key), id })),
    [envelopeTemplate.category]: of(sources.envelopeTemplates, ({ id }) => named(envelopeTemplate, id)),
    [operator.category]: of(sources.operators, document => named(operator, document.operator.id)),
    [operatorSession.category]: of(sources.deeds, ofDeed, { type: 'OperatorSignedIn' }),
    [organization.category]: async (orgId, { olderThan }) =>
      olderThan === undefined ? [named(organization, orgId)] : [],
  };
}

/** A page of the streams of a category. */
export async function streamPage(find: Finder, orgId: string, after?: string): Promise<StreamPage> {
  const page = { limit: PAGE + 1 };
  const found = await find(orgId, after === undefined ? page : { ...page, olderThan: after });
  const rows = found.slice(0, PAGE);
  const streams = [...new Set(rows.flatMap(row => row.streams))];
  return { streams, next: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null };
}
