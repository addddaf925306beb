import type { RecordedEvent } from '../application/ports/event-store.ts';
import type { DeedDocument } from '../application/views/deed-view.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import { envelopeTemplate } from '../domain/envelope/template.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { OperatorSignedIn, SignInMethod } from '../domain/operator/events.ts';
import { type EvidenceViewed, evidenceAccess } from '../domain/operator/evidence-access.ts';
import { operator } from '../domain/operator/operator.ts';
import { operatorSession } from '../domain/operator/session.ts';
import { organization } from '../domain/organization/organization.ts';
import { template } from '../domain/template/template.ts';
import { delivery } from '../domain/webhook/delivery.ts';
import { endpoint } from '../domain/webhook/endpoint.ts';
import type { Projection } from './projection.ts';

/** Where operators leave events. */
const DECIDERS = [
  inquiry,
  envelope,
  envelopeTemplate,
  evidenceAccess,
  operator,
  operatorSession,
  organization,
  template,
  delivery,
  endpoint,
];

/** People look at it, and hardly ever in the second in which it happened. */
const GATHER_MS = 500;

/** What an event is about: events name the inquiry or envelope that they belong to. */
function aboutOf({ data }: RecordedEvent): string | null {
  const { inquiry_id, envelope_id } = data as { inquiry_id?: unknown; envelope_id?: unknown };
  const about = inquiry_id ?? envelope_id;
  return typeof about === 'string' ? about : null;
}

/** Events of before there were issuers are read as sign-ins with a passkey. */
const signedInBy = ({ data, type }: RecordedEvent): SignInMethod | null =>
  type === 'OperatorSignedIn' ? (data as OperatorSignedIn['data']).method : null;

const pageOf = ({ data, type }: RecordedEvent): number | null =>
  type === 'EvidenceViewed' ? (data as EvidenceViewed['data']).page : null;

/** What operators did and looked at, a document each. Erasure leaves it: it names nobody else. */
export const deeds: Projection<DeedDocument> = {
  name: 'deeds',
  version: 3,
  categories: DECIDERS.map(({ category }) => category),
  gatherMs: GATHER_MS,
  indexes: [['org_id'], ['org_id', 'actor'], ['org_id', 'type'], ['org_id', 'actor', 'type']],
  // The ids of events begin with their time.
  idsOf: ({ id, metadata }) => (metadata.actor.startsWith('operator:') ? [id] : []),
  evolve(_document, event) {
    const { id, metadata, stream, type } = event;
    const { actor, occurred_at: at, org_id } = metadata;
    const told = { about: aboutOf(event), signed_in_by: signedInBy(event), page: pageOf(event) };
    return { org_id, deed: { id, at, actor, type, stream, ...told } };
  },
  keysOf: ({ org_id, deed: { actor, type } }) => ({ org_id, actor, type }),
  listed: 'deed',
};
