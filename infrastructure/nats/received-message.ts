import type { Msg } from 'nats';
import type { Message } from '../../application/ports/message-bus.ts';
import { type QueuePlace, textOf } from './subjects.ts';

/** Header with the time before which a message is not handed out, ms since 1970. */
export const DUE_HEADER = 'Affiant-Due';
const MESSAGE_ID_HEADER = 'Nats-Msg-Id';

/** A message as JetStream delivered it, and when it is due, ms since 1970. */
export type ReceivedMessage<Body> = {
  message: Omit<Message<Body>, 'lost'>;
  dueAt: number;
  /** What tells it from every other message, as a key. */
  key: string;
  /** How often the server handed it out, this time included. */
  handedOut: number;
};

/**
 * What a subject for acknowledgements says: `$JS.ACK.<stream>.<consumer>.<deliveries>.<stream sequence>.<consumer
 * sequence>.<stored at, ns>.<pending>`, with domain and account before the stream in newer servers (NATS ADR-15).
 */
function deliveryOf(ackSubject: string): { deliveries: number; sequence: string; storedAtNs: string } {
  const tokens = ackSubject.split('.');
  const [deliveries, sequence = '', , storedAtNs = ''] = tokens.slice(tokens.length === 9 ? 4 : 6);
  return { deliveries: Number(deliveries), sequence, storedAtNs };
}

/** Reads a delivered message. What an outside system sent may be no JSON: its text is the body then. */
export function receive<Body>(msg: Msg, place: QueuePlace): ReceivedMessage<Body> {
  const { deliveries, sequence, storedAtNs } = deliveryOf(msg.reply ?? '');
  const storedAt = Number(storedAtNs) / 1e6;
  const due = Number(msg.headers?.get(DUE_HEADER) || 0);
  const outsideId = () => msg.headers?.get(MESSAGE_ID_HEADER) || `${place.durable}-${storedAtNs}-${sequence}`;
  return {
    message: {
      id: place.inbound ? outsideId() : textOf(msg.subject.slice(msg.subject.lastIndexOf('.') + 1)),
      body: bodyOf(msg) as Body,
      // The first time, a message with a due time is taken only to be put back.
      deliveries: Math.max(1, deliveries - (due > storedAt ? 1 : 0)),
    },
    dueAt: due,
    key: `${place.durable}.${sequence}`,
    handedOut: deliveries,
  };
}

function bodyOf(msg: Msg): unknown {
  try {
    return msg.json();
  } catch {
    return msg.string();
  }
}
