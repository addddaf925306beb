import type { Announcements } from '../../application/ports/announcements.ts';
import type { Documents } from '../../application/ports/documents.ts';
import type { EventStore } from '../../application/ports/event-store.ts';
import type { Log } from '../../application/ports/log.ts';
import type { ReadModel } from '../../application/ports/read-models.ts';
import type { Reservations } from '../../application/ports/reservations.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { SubjectDigest } from '../../application/ports/subject-digest.ts';
import type { DayDocument } from '../../application/views/day-view.ts';
import type { DeedDocument } from '../../application/views/deed-view.ts';
import type { EnvelopeDocument, EnvelopeTemplateView } from '../../application/views/envelope-view.ts';
import type { InquiryDocument } from '../../application/views/inquiry-view.ts';
import type { OperatorDocument } from '../../application/views/operator-view.ts';
import type { ApiKeyDocument, OrganizationDocument } from '../../application/views/organization-view.ts';
import type { ReviewDocument } from '../../application/views/review-view.ts';
import type { TemplateDocument } from '../../application/views/template-view.ts';
import type { ThemeDocument } from '../../application/views/theme-view.ts';
import type { WebhookDeliveryDocument } from '../../application/views/webhook-delivery-view.ts';
import type { WebhookEndpointDocument } from '../../application/views/webhook-endpoint-view.ts';
import type { WorkDocument } from '../../application/views/worklist-view.ts';
import { apiKeys } from '../../projections/api-keys.ts';
import { days } from '../../projections/days.ts';
import { deeds } from '../../projections/deeds.ts';
import { envelopeTemplates } from '../../projections/envelope-templates.ts';
import { envelopes } from '../../projections/envelopes.ts';
import { ProjectionFollower } from '../../projections/follower.ts';
import { inquiries } from '../../projections/inquiries.ts';
import { operators } from '../../projections/operators.ts';
import { organizations } from '../../projections/organizations.ts';
import type { Projection } from '../../projections/projection.ts';
import { ProjectedReadModel, type ReadSide } from '../../projections/read-model.ts';
import { type RebuildProgress, type Rebuilt, rebuild } from '../../projections/rebuild.ts';
import { reviews } from '../../projections/reviews.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { templates } from '../../projections/templates.ts';
import { themes } from '../../projections/themes.ts';
import { webhookDeliveries } from '../../projections/webhook-deliveries.ts';
import { webhookEndpoints } from '../../projections/webhook-endpoints.ts';
import { worklist } from '../../projections/worklist.ts';
import { type VerifiableReadModel, verifiableReadModels } from './verification.ts';

/** A read model as operators see it. */
export type RebuildableReadModel = {
  name: string;
  rebuild(onProgress: (progress: RebuildProgress) => void): Promise<Rebuilt>;
};

/** The read models, and those who keep them up to date. */
export type ReadModels = {
  inquiries: ReadModel<InquiryDocument>;
  templates: ReadModel<TemplateDocument>;
  envelopes: ReadModel<EnvelopeDocument>;
  envelopeTemplates: ReadModel<EnvelopeTemplateView>;
  webhookEndpoints: ReadModel<WebhookEndpointDocument>;
  webhookDeliveries: ReadModel<WebhookDeliveryDocument>;
  organizations: ReadModel<OrganizationDocument>;
  apiKeys: ReadModel<ApiKeyDocument>;
  themes: ReadModel<ThemeDocument>;
  operators: ReadModel<OperatorDocument>;
  reviews: ReadModel<ReviewDocument>;
  worklist: ReadModel<WorkDocument>;
  deeds: ReadModel<DeedDocument>;
  days: ReadModel<DayDocument>;
  rebuildable: RebuildableReadModel[];
  verifiable: VerifiableReadModel[];
  /** Follows the log, or those who fold it, from now on, until it is stopped. */
  start(): void;
  stop(): Promise<void>;
  /** Folds in what stands in the log now. For processes that come, read and go. */
  catchUp(): Promise<void>;
  /** Since when each read model has had events left to fold in; null when it has none. */
  lags(): Promise<{ name: string; behindSince: Date | null }[]>;
};

/** A read model as far as keeping it up to date goes. */
type KeptUp = Pick<ReadSide<unknown>, 'start' | 'stop' | 'catchUp' | 'firstLeft'> & { projection: { name: string } };

/** What read models are opened over. */
export type ReadModelParts = {
  eventStore: EventStore;
  documents: Documents;
  settings: Settings;
  reservations: Reservations;
  announcements: Announcements;
  log: Log;
  /** Whether this process folds events in, or reads what other processes fold. */
  folds: boolean;
  /** Seconds after which a delivery is tried. */
  webhookSchedule: readonly number[];
  /** What subjects are searched by. */
  subjectDigest: SubjectDigest;
};

/** Opens every read model over these engines. */
export function openReadModels(opening: ReadModelParts): ReadModels {
  const { eventStore: store, folds, subjectDigest, webhookSchedule, ...rest } = opening;
  const parts = { store, ...rest };
  const sides: KeptUp[] = [];
  const rebuildable: RebuildableReadModel[] = [];
  const projections: Projection<unknown>[] = [];

  // Each projection says which events it reads; its runner hands it no others.
  const open = <Document>(projection: unknown): ReadModel<Document> => {
    const opened = projection as Projection<Document>;
    const side: ReadSide<Document> = folds
      ? new ProjectionRunner(opened, parts)
      : new ProjectionFollower(opened, parts);
    sides.push(side);
    projections.push(projection as Projection<unknown>);
    rebuildable.push({
      name: opened.name,
      rebuild: onProgress => rebuild(parts, opened, { onProgress }),
    });
    return new ProjectedReadModel(side, parts.documents);
  };

  return {
    inquiries: open<InquiryDocument>(inquiries),
    templates: open<TemplateDocument>(templates),
    envelopes: open<EnvelopeDocument>(envelopes),
    envelopeTemplates: open<EnvelopeTemplateView>(envelopeTemplates),
    webhookEndpoints: open<WebhookEndpointDocument>(webhookEndpoints),
    webhookDeliveries: open<WebhookDeliveryDocument>(webhookDeliveries(webhookSchedule)),
    organizations: open<OrganizationDocument>(organizations),
    apiKeys: open<ApiKeyDocument>(apiKeys),
    themes: open<ThemeDocument>(themes),
    operators: open<OperatorDocument>(operators),
    reviews: open<ReviewDocument>(reviews),
    worklist: open<WorkDocument>(worklist(subjectDigest)),
    deeds: open<DeedDocument>(deeds),
    days: open<DayDocument>(days),
    rebuildable,
    verifiable: verifiableReadModels(parts, projections),
    start() {
      for (const side of sides) side.start();
    },
    async stop() {
      await Promise.all(sides.map(side => side.stop()));
    },
    async catchUp() {
      for (const side of sides) await side.catchUp();
    },
    lags() {
      return Promise.all(
        sides.map(async side => {
          const left = await side.firstLeft();
          return { name: side.projection.name, behindSince: left === undefined ? null : new Date(left.created_at) };
        }),
      );
    },
  };
}
