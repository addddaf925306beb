import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { EndpointStanding } from './delivery.ts';
import type { WebhookEventType } from './event-types.ts';
import type { EndpointEvent, EndpointRegistered, EndpointUpdated } from './events.ts';

/** A secret that signs; the latest has no end. */
export type SigningSecret = { sealed: string; until: string | null };

/** An endpoint that exists. */
export type RegisteredEndpoint = {
  endpoint_id: string;
  url: string;
  name: string | null;
  enabled: boolean;
  event_types: WebhookEventType[];
  /** The latest first. */
  secrets: SigningSecret[];
  deleted: boolean;
};

/** null: there is no such endpoint. */
export type Endpoint = RegisteredEndpoint | null;

export type EndpointCommand =
  | { type: 'Register'; endpoint: EndpointRegistered['data'] }
  | { type: 'Update'; changes: Omit<EndpointUpdated['data'], 'endpoint_id'> }
  | { type: 'RotateSecret'; sealedSecret: string; overlapUntil: Date | null }
  | { type: 'Delete' };

function existing(state: Endpoint): RegisteredEndpoint {
  if (state === null || state.deleted) throw new DomainError('NOT_FOUND', 'There is no such webhook endpoint.');
  return state;
}

/** Sealed secrets that sign at this moment, the latest first. */
export function secretsAt(endpoint: RegisteredEndpoint, now: Date): string[] {
  return endpoint.secrets
    .filter(secret => secret.until === null || now.getTime() < Date.parse(secret.until))
    .map(secret => secret.sealed);
}

/** Whether something can be sent to it. */
export function standingOf(state: Endpoint): EndpointStanding {
  if (state === null || state.deleted) return 'deleted';
  return state.enabled ? 'enabled' : 'disabled';
}

function decide(command: EndpointCommand, state: Endpoint): EndpointEvent[] {
  switch (command.type) {
    case 'Register':
      if (state !== null) throw new DomainError('CONFLICT', 'The webhook endpoint exists already.');
      return [{ type: 'EndpointRegistered', data: command.endpoint }];
    case 'Update': {
      const { endpoint_id } = existing(state);
      if (Object.keys(command.changes).length === 0) return [];
      return [{ type: 'EndpointUpdated', data: { endpoint_id, ...command.changes } }];
    }
    case 'RotateSecret': {
      const { endpoint_id } = existing(state);
      const overlap_until = command.overlapUntil?.toISOString() ?? null;
      return [{ type: 'SecretRotated', data: { endpoint_id, sealed_secret: command.sealedSecret, overlap_until } }];
    }
    case 'Delete':
      return [{ type: 'EndpointDeleted', data: { endpoint_id: existing(state).endpoint_id } }];
  }
}

function evolve(state: Endpoint, event: EndpointEvent): Endpoint {
  if (event.type === 'EndpointRegistered') {
    const { sealed_secret, ...endpoint } = event.data;
    return { ...endpoint, secrets: [{ sealed: sealed_secret, until: null }], deleted: false };
  }
  if (state === null) return state;
  switch (event.type) {
    case 'EndpointUpdated':
      return { ...state, ...event.data };
    case 'SecretRotated': {
      const { sealed_secret, overlap_until } = event.data;
      // Without an overlap every older secret stops at once; with one, only the latest goes on until then.
      const [latest] = state.secrets;
      const older = overlap_until === null || latest === undefined ? [] : [{ ...latest, until: overlap_until }];
      return { ...state, secrets: [{ sealed: sealed_secret, until: null }, ...older] };
    }
    case 'EndpointDeleted':
      return { ...state, deleted: true };
  }
}

export const endpoint: Decider<Endpoint, EndpointCommand, EndpointEvent> = {
  category: 'webhook_endpoint',
  initialState: null,
  decide,
  evolve,
};
