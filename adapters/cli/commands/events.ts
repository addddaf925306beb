import type { StreamName } from '../../../application/ports/event-store.ts';
import { DomainError } from '../../../domain/domain-error.ts';
import { type Command, UsageError, word } from '../command.ts';
import { readable } from '../readable.ts';
import { table } from '../table.ts';

function streamName(text: string): StreamName {
  if (!/^[a-z_]+-.+$/.test(text)) {
    throw new UsageError('a stream is named <category>-<id>, for example inquiry-web_iq_01ABC');
  }
  return text as StreamName;
}

export const events: Command = {
  name: 'events',
  summary: "Read a stream of the log: the auditor's view, a line an event; whole with --json",
  usage: 'STREAM',
  options: {},
  required: [],
  words: [{ name: 'the name of the stream' }],
  async run(input, { eventStore }) {
    const stream = streamName(word(input, 0, 'the name of the stream'));
    const recorded = await eventStore.read(stream);
    if (recorded.length === 0) throw new DomainError('NOT_FOUND', `There is no stream ${stream}.`);
    const entries = recorded.map(({ id, type, revision, position, created_at, data, metadata }) => ({
      id,
      type,
      revision,
      position: Number(position),
      created_at,
      data,
      metadata,
    }));
    const rows = entries.map(entry => [
      String(entry.revision),
      entry.created_at,
      entry.type,
      entry.metadata.actor,
      readable(entry.data),
    ]);
    return { json: { stream, events: entries }, text: table(['rev', 'created', 'type', 'actor', 'data'], rows) };
  },
};
