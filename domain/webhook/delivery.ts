import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type {
  AttemptOutcome,
  DeliveryCause,
  DeliveryEvent,
  DeliveryExhausted,
  DeliveryRequested,
  ResendCause,
} from './events.ts';

export type RequestedDelivery = Omit<DeliveryRequested['data'], 'cause'> & {
  /** What the attempts are made for now. */
  cause: DeliveryCause | ResendCause;
  /** All that were ever made. */
  attempts: number;
  outcome: 'open' | 'succeeded' | 'exhausted';
  /** The latest resend: when its schedule began, and how many attempts were made before. null: there was none. */
  resend: { since: string; after: number } | null;
  /** Its inquiry was deleted. */
  erased: boolean;
};

/** Whether an endpoint takes anything. */
export type EndpointStanding = 'enabled' | 'disabled' | 'deleted';

/** null: there is no such delivery. */
export type Delivery = RequestedDelivery | null;

export type DeliveryCommand =
  | { type: 'Request'; delivery: DeliveryRequested['data'] }
  /** `last`: no slot is left after this attempt. */
  | { type: 'RecordAttempt'; accepted: boolean; outcome: AttemptOutcome; last: boolean }
  | { type: 'GiveUp'; reason: DeliveryExhausted['data']['reason'] }
  | { type: 'Resend'; cause: ResendCause; endpoint: EndpointStanding; now: Date }
  | { type: 'Erase' };

function existing(state: Delivery): RequestedDelivery {
  if (state === null) throw new DomainError('NOT_FOUND', 'There is no such delivery.');
  return state;
}

/**
 * Where an attempt stands in the schedule that runs now: the schedule's beginning, and its place in it from 1.
 * @param createdAt when the delivery was requested.
 */
export function slotOf({ resend }: RequestedDelivery, attempt: number, createdAt: Date): { since: Date; slot: number } {
  if (resend === null) return { since: createdAt, slot: attempt };
  return { since: new Date(resend.since), slot: attempt - resend.after };
}

function refuseResend(message: string): never {
  throw new DomainError('CONFLICT', message);
}

function decide(command: DeliveryCommand, state: Delivery): DeliveryEvent[] {
  switch (command.type) {
    case 'Request':
      if (state !== null) throw new DomainError('CONFLICT', 'The delivery was requested already.');
      return [{ type: 'DeliveryRequested', data: command.delivery }];
    case 'RecordAttempt': {
      const { delivery_id, inquiry_id, attempts, outcome } = existing(state);
      // Another sender was faster with this attempt, or the delivery is over: what was recorded first stands.
      if (outcome !== 'open' || command.outcome.attempt !== attempts + 1) return [];
      const data = { delivery_id, inquiry_id, ...command.outcome };
      if (command.accepted) return [{ type: 'DeliverySucceeded', data }];
      const failed: DeliveryEvent = { type: 'AttemptFailed', data };
      if (!command.last) return [failed];
      return [failed, { type: 'DeliveryExhausted', data: { delivery_id, reason: 'attempts_used_up' } }];
    }
    case 'GiveUp': {
      const { delivery_id, outcome } = existing(state);
      return outcome === 'open' ? [{ type: 'DeliveryExhausted', data: { delivery_id, reason: command.reason } }] : [];
    }
    case 'Resend': {
      const { delivery_id, outcome, erased } = existing(state);
      if (outcome === 'open') refuseResend('The delivery is still being tried. Wait until it has succeeded or ended.');
      if (erased) refuseResend('The inquiry of this delivery was deleted: there is nothing left to send.');
      if (command.endpoint === 'deleted') refuseResend('The endpoint of this delivery was deleted.');
      if (command.endpoint === 'disabled') refuseResend('The endpoint is disabled. Enable it first.');
      const requested_at = command.now.toISOString();
      return [{ type: 'DeliveryResendRequested', data: { delivery_id, cause: command.cause, requested_at } }];
    }
    case 'Erase': {
      const { delivery_id, erased } = existing(state);
      return erased ? [] : [{ type: 'DeliveryErased', data: { delivery_id } }];
    }
  }
}

function evolve(state: Delivery, event: DeliveryEvent): Delivery {
  if (event.type === 'DeliveryRequested') {
    return { attempts: 0, outcome: 'open', resend: null, erased: false, ...event.data };
  }
  if (state === null) return state;
  switch (event.type) {
    case 'AttemptFailed':
      return { ...state, attempts: event.data.attempt };
    case 'DeliverySucceeded':
      return { ...state, attempts: event.data.attempt, outcome: 'succeeded' };
    case 'DeliveryExhausted':
      return { ...state, outcome: 'exhausted' };
    case 'DeliveryResendRequested': {
      const { cause, requested_at: since } = event.data;
      return { ...state, cause, outcome: 'open', resend: { since, after: state.attempts } };
    }
    case 'DeliveryErased':
      return { ...state, erased: true };
  }
}

export const delivery: Decider<Delivery, DeliveryCommand, DeliveryEvent> = {
  category: 'webhook_delivery',
  initialState: null,
  decide,
  evolve,
};
