import { type Decider, type DomainEvent, fold } from '../domain/decider.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { EventNames, Operation } from './operation.ts';
import type { Clock } from './ports/clock.ts';
import {
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  RevisionConflict,
  type StreamName,
} from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';

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
export type Handled<State> = {
  state: State;
  events: RecordedEvent[];
  /** The whole stream, with what was appended. */
  history: RecordedEvent[];
};

export type HandleOptions = {
  /** The stream's id was made a moment ago: it is not read before the append. */
  isNew?: boolean;
  /** The stream as it was read a moment ago: it is read again only when somebody else has written to it since. */
  past?: RecordedEvent[];
};

/** Runs a command against the stream that it concerns. */
export type CommandHandler = <State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  stream: StreamName,
  command: Command,
  context: CommandContext,
  options?: HandleOptions,
) => Promise<Handled<State>>;

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

  return async (decider, stream, command, context, options = {}) => {
    const names = context.operation?.command();
    for (let attempt = 1; ; attempt++) {
      const isNew = options.isNew === true && attempt === 1 && names === undefined;
      const known = isNew ? [] : attempt === 1 ? options.past : undefined;
      const past = known ?? (await store.read(stream));
      if (isForeign(past, context.orgId)) refuseStranger(decider, command);
      const done = names === undefined ? undefined : doneBefore(past, names);
      if (done !== undefined) return { state: foldRecorded(decider, done.history), ...done };
      const state = foldRecorded(decider, past);
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
        const recorded = await store.append(stream, events, past.at(-1)?.revision ?? 'no_stream');
        return { state: decided.reduce(decider.evolve, state), events: recorded, history: [...past, ...recorded] };
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt >= MAX_TRIES) throw error;
      }
    }
  };
}

/** A stream belongs to one organization. */
function isForeign(past: readonly RecordedEvent[], orgId: string): boolean {
  const [first] = past;
  return first !== undefined && first.metadata.org_id !== orgId;
}

/** For every other organization it is not there: refused in the words that a stream without events is refused with. */
function refuseStranger<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
): never {
  decider.decide(command, foldRecorded(decider, []));
  throw new DomainError('NOT_FOUND', 'There is no such thing.');
}

/** What a command with these names did at an earlier run: its events, and the stream up to them. */
function doneBefore(
  past: readonly RecordedEvent[],
  names: EventNames,
): { events: RecordedEvent[]; history: RecordedEvent[] } | undefined {
  const start = past.findIndex(event => names.isOf(event.id, 0));
  if (start === -1) return undefined;
  let end = start + 1;
  for (let next = past[end]; next !== undefined && names.isOf(next.id, end - start); next = past[end]) end += 1;
  return { events: past.slice(start, end), history: past.slice(0, end) };
}

/** Streams hold the events of their decider only: the log's codec has checked each of them. */
function foldRecorded<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  events: readonly RecordedEvent[],
): State {
  return fold(decider, events as unknown as Iterable<Event>);
}

/** What is known of a stream: its state, whose it is and when it began (null: there is no such stream). */
export type Loaded<State> = { state: State; orgId: string | null; startedAt: Date | null; history: RecordedEvent[] };

/**
 * The states of one kind of stream, kept between looks: only what was appended since the last look is read. For streams
 * that are short and looked at again and again.
 */
export function createStateKeeper<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  kept = 1000,
): (stream: StreamName) => Promise<State> {
  const states = new Map<StreamName, { state: State; next: number }>();
  return async stream => {
    const known = states.get(stream) ?? { state: decider.initialState, next: 0 };
    const news = await store.read(stream, known.next);
    const state = (news as unknown as Event[]).reduce(decider.evolve, known.state);
    const next = known.next + news.length;
    // Others may have looked meanwhile: the newest stays. What was looked at last is thrown away last.
    if (next >= (states.get(stream)?.next ?? 0)) {
      states.delete(stream);
      if (next > 0) states.set(stream, { state, next });
    }
    const [oldest] = states.keys();
    if (states.size > kept && oldest !== undefined) states.delete(oldest);
    return state;
  };
}

/** The state of a stream as it stands now. */
export async function load<State, Command, Event extends DomainEvent>(
  store: EventStore,
  decider: Decider<State, Command, Event>,
  stream: StreamName,
): Promise<Loaded<State>> {
  const events = await store.read(stream);
  const first = events[0]?.metadata;
  return {
    state: foldRecorded(decider, events),
    orgId: first?.org_id ?? null,
    startedAt: first === undefined ? null : new Date(first.occurred_at),
    history: events,
  };
}
