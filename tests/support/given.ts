import * as assert from 'uvu/assert';
import { type Decider, type DomainEvent, fold } from '../../domain/decider.ts';
import { DomainError, type DomainErrorCode } from '../../domain/domain-error.ts';

/** What is expected of a refusal. Without `field` or `reason` the error must have none. */
export type Refusal = { code: DomainErrorCode; message: RegExp; field?: string; reason?: string };

/** What is expected of a command. */
export type Outcome<Event> = {
  /** Exactly these events. */
  thenEvents(...events: Event[]): void;
  /** The command changes nothing. */
  thenNothing(): void;
  thenRefused(refusal: Refusal): void;
};

/** Specifies a decider by example: `given(events).when(command).thenEvents(...)`. */
export function specify<State, Command, Event extends DomainEvent>(decider: Decider<State, Command, Event>) {
  return {
    given(...events: Event[]) {
      return {
        when(command: Command): Outcome<Event> {
          const decide = () => decider.decide(command, fold(decider, events));
          return {
            thenEvents: (...expected) => assert.equal(decide(), expected),
            thenNothing: () => assert.equal(decide(), []),
            thenRefused: refusal => assertRefused(decide, refusal),
          };
        },
      };
    },
  };
}

function assertRefused(decide: () => unknown, { code, message, field, reason }: Refusal): void {
  let refusal: unknown;
  try {
    const decided = decide();
    assert.unreachable(`expected a refusal, got ${JSON.stringify(decided)}`);
  } catch (error) {
    if (error instanceof assert.Assertion) throw error;
    refusal = error;
  }
  if (!(refusal instanceof DomainError)) throw refusal;
  assert.match(refusal.message, message);
  assert.equal([refusal.code, refusal.field, refusal.reason], [code, field, reason]);
}
