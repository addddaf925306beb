import { DomainError } from '../domain/domain-error.ts';
import { type Delivery, delivery, type EndpointStanding } from '../domain/webhook/delivery.ts';
import { endpoint, type RegisteredEndpoint, standingOf } from '../domain/webhook/endpoint.ts';
import type { DeliveryEvent, ResendCause } from '../domain/webhook/events.ts';
import { testEvent } from '../domain/webhook/test-event.ts';
import { deliveryPages } from './delivery-pages.ts';
import type { CommandContext, CommandHandler, Handled } from './handle.ts';
import { load } from './load.ts';
import { type PageRequest, pageOf } from './page.ts';
import type { Clock } from './ports/clock.ts';
import type { ListedPage } from './ports/documents.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { documentAfter } from './read-your-writes.ts';
import type { DeliveryStatus, WebhookDeliveryDocument, WebhookDeliveryView } from './views/webhook-delivery-view.ts';

/** `has_more`: there are more than one request sends again; the next one goes on. */
export type Recovered = { recovered: number; has_more: boolean };

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  clock: Clock;
  deliveries: ReadModel<WebhookDeliveryDocument>;
};

/** Deliveries that one recovery sends again: a second's work or two. */
const MOST_RECOVERED = 2000;

const noEndpoint = () => new DomainError('NOT_FOUND', 'There is no such webhook endpoint.');
const noDelivery = () => new DomainError('NOT_FOUND', 'There is no such delivery.');

/** The delivery log of webhooks, and sending again. Who may do so is the caller's to decide. */
export type WebhookDeliveries = {
  /** Deliveries to an endpoint with their attempts, newest first. */
  list(orgId: string, endpointId: string, page: PageRequest & { status?: DeliveryStatus }): Promise<ListedPage>;
  /**
   * Opens a delivery again that was over: the same event with the same `webhook-id`, on a fresh schedule.
   * @throws DomainError NOT_FOUND; CONFLICT while it is still being tried, or when its endpoint takes nothing.
   */
  resend(context: CommandContext, id: string): Promise<WebhookDeliveryView>;
  /**
   * Sends again what an endpoint missed: every exhausted delivery of an event that happened at this time or later,
   * test events left out. At most 2000 at once; doing it again goes on with the rest.
   * @throws DomainError NOT_FOUND; CONFLICT when the endpoint is disabled.
   */
  recover(context: CommandContext, endpointId: string, since: Date): Promise<Recovered>;
  /**
   * Sends an event to this endpoint that never happened, on the usual schedule.
   * @throws DomainError NOT_FOUND; CONFLICT when the endpoint is disabled.
   */
  test(context: CommandContext, endpointId: string): Promise<WebhookDeliveryView>;
  /** What the commands of an operator run with, who works for whichever organization the thing belongs to. */
  operatorContext(of: { endpoint: string } | { delivery: string }, actor: string): Promise<CommandContext>;
};

export function createWebhookDeliveries({ clock, deliveries, handle, identifiers, store }: Parts): WebhookDeliveries {
  async function list(
    orgId: string,
    endpointId: string,
    page: PageRequest & { status?: DeliveryStatus },
  ): Promise<ListedPage> {
    await endpointOf(orgId, endpointId);
    const within = { endpoint_id: endpointId };
    const having = page.status === undefined ? {} : { status: page.status };
    return pageOf(deliveries, orgId, page, { within, having });
  }

  async function resend(context: CommandContext, id: string): Promise<WebhookDeliveryView> {
    const { state, orgId } = await load(store, delivery, id);
    if (state === null || orgId !== context.orgId) throw noDelivery();
    const target = await load(store, endpoint, state.endpoint_id);
    const reopened = await reopen(context, id, 'resend', standingOf(target.state));
    return (await documentAfter(deliveries, id, reopened)).delivery;
  }

  async function recover(context: CommandContext, endpointId: string, since: Date): Promise<Recovered> {
    await takingEndpoint(context.orgId, endpointId);
    // A repeat of the request finds those open again that it sent the first time: it needs no names for its events.
    const { operation: _, ...each } = context;
    const where = { org_id: context.orgId, endpoint_id: endpointId, status: 'exhausted' };
    const positions: bigint[] = [];
    let has_more = false;
    for await (const page of deliveryPages(deliveries, where)) {
      const missed = page.filter(document => Date.parse(document.delivery.event_timestamp) >= since.getTime());
      if (positions.length >= MOST_RECOVERED) {
        has_more = missed.length > 0;
        break;
      }
      const wanted = missed.filter(({ erased, delivery: { cause } }) => cause === 'event' && !erased);
      const reopened = await Promise.all(wanted.map(({ delivery: { id } }) => recoverOne(each, id)));
      positions.push(...reopened.filter(position => position !== null));
      // Ids sort by the time of the event: what follows an older one is older still.
      if (missed.length < page.length) break;
    }
    await deliveries.reached(positions.reduce((latest, next) => (next > latest ? next : latest), 0n));
    return { recovered: positions.length, has_more };
  }

  async function test(context: CommandContext, endpointId: string): Promise<WebhookDeliveryView> {
    const { event_types } = await takingEndpoint(context.orgId, endpointId);
    const ids = context.operation ?? identifiers;
    const delivery_id = ids.next('wh_del_');
    const { type: event_type, timestamp: event_timestamp, inquiryId, subjectId } = testEvent(event_types, clock.now());
    const event = {
      delivery_id,
      endpoint_id: endpointId,
      webhook_id: ids.next('wh_evt_'),
      event_type,
      event_timestamp,
      inquiry_id: inquiryId,
      subject_id: subjectId,
      cause: 'test',
    } as const;
    const command = { type: 'Request', delivery: event } as const;
    const requested = await handle(delivery, delivery_id, command, context, { isNew: true });
    return (await documentAfter(deliveries, delivery_id, requested)).delivery;
  }

  async function operatorContext(
    of: { endpoint: string } | { delivery: string },
    actor: string,
  ): Promise<CommandContext> {
    const found = 'endpoint' in of ? load(store, endpoint, of.endpoint) : load(store, delivery, of.delivery);
    const { orgId } = await found;
    if (orgId === null) throw 'endpoint' in of ? noEndpoint() : noDelivery();
    return { orgId, actor, correlationId: identifiers.event() };
  }

  /** Answers null when somebody else sent it again, or erased it, a moment ago. */
  async function recoverOne(context: CommandContext, id: string): Promise<bigint | null> {
    try {
      const { history } = await reopen(context, id, 'recovery', 'enabled');
      return history.at(-1)?.position ?? null;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'CONFLICT') return null;
      throw error;
    }
  }

  function reopen(
    context: CommandContext,
    id: string,
    cause: ResendCause,
    target: EndpointStanding,
  ): Promise<Handled<Delivery, DeliveryEvent>> {
    const command = { type: 'Resend', cause, endpoint: target, now: clock.now() } as const;
    return handle(delivery, id, command, context);
  }

  async function endpointOf(orgId: string, id: string): Promise<RegisteredEndpoint> {
    const found = await load(store, endpoint, id);
    if (found.state === null || found.state.deleted || found.orgId !== orgId) throw noEndpoint();
    return found.state;
  }

  async function takingEndpoint(orgId: string, id: string): Promise<RegisteredEndpoint> {
    const found = await endpointOf(orgId, id);
    if (!found.enabled) throw new DomainError('CONFLICT', 'The endpoint is disabled. Enable it first.');
    return found;
  }

  return { list, resend, recover, test, operatorContext };
}
