import type { DetailedEnvelope } from '../../../application/envelopes.ts';
import { type Command, word } from '../command.ts';
import { list, table } from '../table.ts';

function textOf({ id, status, status_reason, expires_at, sessions, status_history }: DetailedEnvelope): string {
  const state = [
    ['id', id],
    ['status', status],
    ['reason', status_reason ?? ''],
    ['expires', expires_at],
  ] as const;
  const history = status_history.map(({ created_at, to_status, reason, changed_by }) => {
    return [created_at, to_status, changed_by?.name ?? '', reason ?? ''];
  });
  const evidence = sessions.flatMap(session =>
    session.evidence.map(({ evidence_type, source_url, file }) => [session.id, evidence_type, source_url, file.url]),
  );
  return [
    list(state),
    table(['changed', 'status', 'by', 'reason'], history),
    table(['session', 'evidence', 'source', 'address'], evidence),
  ].join('\n\n');
}

export const envelopeShow: Command = {
  name: 'envelope show',
  summary: 'Show where an envelope stands, with addresses of its evidence that work for 15 minutes',
  usage: 'ID',
  options: {},
  required: [],
  words: [{ name: 'the id of the envelope' }],
  async run(input, { envelopes }) {
    const envelope = await envelopes.show(word(input, 0, 'the id of the envelope'));
    return { json: envelope, text: textOf(envelope) };
  },
};
