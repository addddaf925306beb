import { type Decider, type DomainEvent, fold } from '../domain/decider.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { EventNames, Operation } from './operation.ts';
import type { Clock } from './ports/clock.ts';
import { type EventStore, type NewEvent, type Recorded, RevisionConflict } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import { appendToStream, readStream } from './streams.ts';

/** On whose behalf a command runs, as it stands in the metadata of its events. */
export type CommandContext = {
  /** Organization, or its partition for what a test key makes. */
  orgId: string;
  /** `key:<id>`, `operator:<email>`, `end_user` or `system`. */
  actor: string;
  /** Ties together everything that one request led to. */
  correlationId: string;
  /** The event that led to this command; absent when a person or customer did. */
  causationId?: string;
  /** The command belongs to a request that may come again: what it did already is answered, not done twice. */
  operation?: Operation;
};

/** What a command did. `events` is empty when it changed nothing. */
export type Handled<State, Event extends DomainEvent> = {
  state: State;
  events: Recorded<Event>[];
  /** The whole stream, with what was appended. */
  history: Recorded<Event>[];
};

export type HandleOptions<Event extends DomainEvent> = {
  /** The stream's id was made a moment ago: it is not read before the append. */
  isNew?: boolean;
  /** The stream as it was read a moment ago: it is read again only when somebody else has written to it since. */
  past?: Recorded<Event>[];
  /** The revision that whoever decided has seen: a stream that has gone on since is refused, not decided anew. */
  seen?: number;
};

/** Runs a command of this decider against the stream with this id. */
export type CommandHandler = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  id: string,
  command: Command,
  context: CommandContext,
  options?: HandleOptions<Event>,
) => Promise<Handled<State, Event>>;

/** How often a command is decided anew when others write to the same stream meanwhile. */
const MAX_TRIES = 8;

/**
 * Load, fold, decide, append. A revision conflict means that somebody else was faster: the command is decided again
 * on what stands then, so that exactly one of two commands that exclude each other wins.
 * @throws DomainError when the command is refused; RevisionConflict when the stream never held still.
 */
export function createCommandHandler(parts: {
  store: EventStore;
  identifiers: Identifiers;
  clock: Clock;
}): CommandHandler {
  const { store, identifiers, clock } = parts;

  return async (decider, id, command, context, options = {}) => {
    const names = context.operation?.command();
    for (let attempt = 1; ; attempt++) {
      const isNew = options.isNew === true && attempt === 1 && names === undefined;
      const known = isNew ? [] : attempt === 1 ? options.past : undefined;
      const past = known ?? (await readStream(store, decider, id));
      if (isForeign(past, context.orgId)) refuseStranger(decider, command);
      const done = names === undefined ? undefined : doneBefore(past, names);
      if (done !== undefined) return { state: fold(decider, done.history), ...done };
      if (options.seen !== undefined && past.at(-1)?.revision !== options.seen) throw goneOn();
      const state = fold(decider, past);
      const decided = decider.decide(command, state);
      if (decided.length === 0) return { state, events: [], history: past };

      const occurred_at = clock.now().toISOString();
      const events: NewEvent[] = decided.map((event, index) => ({
        id: names?.name(index) ?? identifiers.event(),
        type: event.type,
        data: event.data,
        metadata: {
          org_id: context.orgId,
          actor: context.actor,
          correlation_id: context.correlationId,
          causation_id: context.causationId ?? null,
          occurred_at,
        },
      }));
      try {
        const recorded = await appendToStream(store, decider, id, events, past.at(-1)?.revision ?? 'no_stream');
        return { state: decided.reduce(decider.evolve, state), events: recorded, history: [...past, ...recorded] };
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt >= MAX_TRIES) throw error;
      }
    }
  };
}

/** A stream belongs to one organization. */
function isForeign(past: readonly Recorded<DomainEvent>[], orgId: string): boolean {
  const [first] = past;
  return first !== undefined && first.metadata.org_id !== orgId;
}

/** For every other organization it is not there: refused in the words that a stream without events is refused with. */
function refuseStranger<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
): never {
  decider.decide(command, fold(decider, []));
  throw new DomainError('NOT_FOUND', 'There is no such thing.');
}

/** What was decided rests on what stands no more. */
const goneOn = () =>
  new DomainError('CONFLICT', 'This has changed since you opened it. Look at what happened, and decide again.', {
    reason: 'CHANGED_MEANWHILE',
  });

/** What a command with these names did at an earlier run: its events, and the stream up to them. */
function doneBefore<Event extends DomainEvent>(
  past: readonly Recorded<Event>[],
  names: EventNames,
): { events: Recorded<Event>[]; history: Recorded<Event>[] } | undefined {
  const start = past.findIndex(event => names.isOf(event.id, 0));
  if (start === -1) return undefined;
  let end = start + 1;
  for (let next = past[end]; next !== undefined && names.isOf(next.id, end - start); next = past[end]) end += 1;
  return { events: past.slice(start, end), history: past.slice(0, end) };
}
