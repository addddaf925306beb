import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { AttemptOutcome, DeliveryEvent, DeliveryExhausted, DeliveryRequested } from './events.ts';

export type RequestedDelivery = DeliveryRequested['data'] & {
  attempts: number;
  outcome: 'open' | 'succeeded' | 'exhausted';
};

/** null: there is no such delivery. */
export type Delivery = RequestedDelivery | null;

export type DeliveryCommand =
  | { type: 'Request'; delivery: DeliveryRequested['data'] }
  /** `last`: no slot is left after this attempt. */
  | { type: 'RecordAttempt'; accepted: boolean; outcome: AttemptOutcome; last: boolean }
  | { type: 'GiveUp'; reason: DeliveryExhausted['data']['reason'] };

function existing(state: Delivery): RequestedDelivery {
  if (state === null) throw new DomainError('NOT_FOUND', 'There is no such delivery.');
  return state;
}

function decide(command: DeliveryCommand, state: Delivery): DeliveryEvent[] {
  switch (command.type) {
    case 'Request':
      if (state !== null) throw new DomainError('CONFLICT', 'The delivery was requested already.');
      return [{ type: 'DeliveryRequested', data: command.delivery }];
    case 'RecordAttempt': {
      const { delivery_id, attempts, outcome } = existing(state);
      // Another sender was faster with this attempt, or the delivery is over: what was recorded first stands.
      if (outcome !== 'open' || command.outcome.attempt !== attempts + 1) return [];
      if (command.accepted) return [{ type: 'DeliverySucceeded', data: { delivery_id, ...command.outcome } }];
      const failed: DeliveryEvent = { type: 'AttemptFailed', data: { delivery_id, ...command.outcome } };
      if (!command.last) return [failed];
      return [failed, { type: 'DeliveryExhausted', data: { delivery_id, reason: 'attempts_used_up' } }];
    }
    case 'GiveUp': {
      const { delivery_id, outcome } = existing(state);
      return outcome === 'open' ? [{ type: 'DeliveryExhausted', data: { delivery_id, reason: command.reason } }] : [];
    }
  }
}

function evolve(state: Delivery, event: DeliveryEvent): Delivery {
  if (event.type === 'DeliveryRequested') return { ...event.data, attempts: 0, outcome: 'open' };
  if (state === null) return state;
  switch (event.type) {
    case 'AttemptFailed':
      return { ...state, attempts: event.data.attempt };
    case 'DeliverySucceeded':
      return { ...state, attempts: event.data.attempt, outcome: 'succeeded' };
    case 'DeliveryExhausted':
      return { ...state, outcome: 'exhausted' };
  }
}

export const delivery: Decider<Delivery, DeliveryCommand, DeliveryEvent> = { initialState: null, decide, evolve };
