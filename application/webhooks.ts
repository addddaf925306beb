import { DomainError } from '../domain/domain-error.ts';
import { type EndpointCommand, endpoint } from '../domain/webhook/endpoint.ts';
import type { WebhookEventType } from '../domain/webhook/event-types.ts';
import type { EndpointEvent, EndpointUpdated } from '../domain/webhook/events.ts';
import { type Caller, contextOf, idsOf, type Reader } from './caller.ts';
import type { CommandHandler, HandleOptions } from './handle.ts';
import { everyRow } from './page.ts';
import type { Clock } from './ports/clock.ts';
import type { Recorded } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Sealer } from './ports/sealer.ts';
import type { Secrets } from './ports/secrets.ts';
import type { TargetPolicy } from './ports/target-policy.ts';
import { documentAfter, untilReadable } from './read-your-writes.ts';
import type { WebhookEndpointDocument, WebhookEndpointView } from './views/webhook-endpoint-view.ts';

export type RequestedEndpoint = { url: string; name: string | null; enabled: boolean; event_types: WebhookEventType[] };
export type EndpointChanges = Omit<EndpointUpdated['data'], 'endpoint_id'>;

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  clock: Clock;
  sealer: Sealer;
  secrets: Secrets;
  targets: TargetPolicy;
  endpoints: ReadModel<WebhookEndpointDocument>;
};

/** Webhook endpoints of an organization. Who may manage them is the caller's to decide. */
export type Webhooks = {
  /** The endpoint with its secret, which is shown this once. */
  register(caller: Caller, requested: RequestedEndpoint): Promise<WebhookEndpointView & { secret: string }>;
  update(caller: Caller, id: string, changes: EndpointChanges): Promise<WebhookEndpointView>;
  /** The endpoint with its new secret. The old one stops at once, or after `overlapSeconds`. */
  rotateSecret(caller: Caller, id: string, overlapSeconds: number): Promise<WebhookEndpointView & { secret: string }>;
  delete(caller: Caller, id: string): Promise<void>;
  get(caller: Reader, id: string): Promise<WebhookEndpointView>;
  /** Every endpoint of the organization, newest first: JSON texts with a comma between two. */
  list(caller: Reader): Promise<string>;
};

export function createWebhooks({ clock, endpoints, handle, identifiers, sealer, secrets, targets }: Parts): Webhooks {
  async function register(
    caller: Caller,
    requested: RequestedEndpoint,
  ): Promise<WebhookEndpointView & { secret: string }> {
    refuseBadTarget(requested.url);
    const id = idsOf(caller, identifiers).next('wh_end_');
    const registered = { endpoint_id: id, ...requested, sealed_secret: sealer.seal(secrets.newWebhookSecret()) };
    return showingSecret(caller, id, { type: 'Register', endpoint: registered }, { isNew: true });
  }

  async function update(caller: Caller, id: string, changes: EndpointChanges): Promise<WebhookEndpointView> {
    if (changes.url !== undefined) refuseBadTarget(changes.url);
    return (await run(caller, id, { type: 'Update', changes })).view;
  }

  async function rotateSecret(
    caller: Caller,
    id: string,
    overlapSeconds: number,
  ): Promise<WebhookEndpointView & { secret: string }> {
    const overlapUntil = overlapSeconds === 0 ? null : new Date(clock.now().getTime() + overlapSeconds * 1000);
    const sealedSecret = sealer.seal(secrets.newWebhookSecret());
    return showingSecret(caller, id, { type: 'RotateSecret', sealedSecret, overlapUntil });
  }

  async function remove(caller: Caller, id: string): Promise<void> {
    await untilReadable(endpoints, await handle(endpoint, id, { type: 'Delete' }, contextOf(caller)));
  }

  async function get(caller: Reader, id: string): Promise<WebhookEndpointView> {
    const document = await endpoints.get(id);
    if (document === undefined || document.org_id !== caller.orgId) {
      throw new DomainError('NOT_FOUND', 'There is no such webhook endpoint.');
    }
    return document.endpoint;
  }

  function list(caller: Reader): Promise<string> {
    return everyRow(endpoints, { org_id: caller.orgId });
  }

  function refuseBadTarget(url: string): void {
    const refusal = targets.refuse(url);
    if (refusal !== null) throw new DomainError('VALIDATION', refusal, { field: 'url', reason: 'INVALID_TARGET' });
  }

  /** The secret is the one in the log: a command that ran before a crash is not run again, nor its secret made anew. */
  async function showingSecret(
    caller: Caller,
    id: string,
    command: EndpointCommand,
    options?: HandleOptions<EndpointEvent>,
  ): Promise<WebhookEndpointView & { secret: string }> {
    const { view, events } = await run(caller, id, command, options);
    const last = events.at(-1);
    if (last === undefined || !('sealed_secret' in last.data))
      throw new Error(`command ${command.type} made no secret`);
    return { ...view, secret: sealer.open(last.data.sealed_secret) };
  }

  async function run(
    caller: Caller,
    id: string,
    command: EndpointCommand,
    options?: HandleOptions<EndpointEvent>,
  ): Promise<{ view: WebhookEndpointView; events: Recorded<EndpointEvent>[] }> {
    const done = await handle(endpoint, id, command, contextOf(caller), options);
    const document = await documentAfter(endpoints, id, done);
    return { view: document.endpoint, events: done.events };
  }

  return { register, update, rotateSecret, delete: remove, get, list };
}
