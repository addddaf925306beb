import type { DetailedInquiry } from '../../../application/inquiries.ts';
import { type Command, word } from '../command.ts';
import { list, table } from '../table.ts';

function textOf({ id, name, subject_id, template_key, expires_at, result, sessions }: DetailedInquiry): string {
  const state = [
    ['id', id],
    ['name', name],
    ['subject', subject_id],
    ['template', template_key ?? ''],
    ['status', result?.status ?? ''],
    ['acceptance', result?.acceptance ?? ''],
    ['confidence', result?.confidence ?? ''],
    ['expires', expires_at],
  ] as const;
  const history = (result?.status_history ?? []).map(({ created_at, to_status, reason, changed_by }) => {
    return [created_at, to_status, changed_by?.name ?? '', reason ?? ''];
  });
  const claims = (result?.claims ?? []).map(claim => [claim.property, claim.value, claim.source_url]);
  const evidence = sessions.flatMap(session =>
    session.evidence.map(({ evidence_type, source_url, file }) => [session.id, evidence_type, source_url, file.url]),
  );
  return [
    list(state),
    table(['changed', 'status', 'by', 'reason'], history),
    table(['field', 'value', 'source'], claims),
    table(['session', 'evidence', 'source', 'address'], evidence),
  ].join('\n\n');
}

export const inquiryShow: Command = {
  name: 'inquiry show',
  summary: 'Show where an inquiry stands, with addresses of its evidence that work for 15 minutes',
  usage: 'ID',
  options: {},
  required: [],
  words: [{ name: 'the id of the inquiry' }],
  async run(input, { listings }) {
    const inquiry = await listings.inquiry(word(input, 0, 'the id of the inquiry'));
    return { json: inquiry, text: textOf(inquiry) };
  },
};
