import type { Reassessment } from '../../../application/reassessments.ts';
import { idOf } from '../../../domain/capture/captured.ts';
import { type Command, required, UsageError, word } from '../command.ts';
import { emailIn } from '../email.ts';
import { table } from '../table.ts';

function told(found: Reassessment, isRecorded: boolean): string {
  const { differences, reason, status, to_status } = found;
  if (differences.length === 0) return `${idOf(found)}: nothing ${isRecorded ? 'changed' : 'would change'}.`;
  const rows = differences.map(({ after, before, of }) => [of, before ?? '', after ?? '']);
  const becomes = isRecorded ? 'is now' : 'would become';
  const follows =
    status === to_status ? `The result stays ${status}.` : `The result, which was ${status}, ${becomes} ${to_status}.`;
  const next = isRecorded ? '' : '\n\nNothing is recorded. Say --record, and who says so, to record it.';
  return `${table(['of', 'as it stands', 'assessed again'], rows)}\n\n${follows} ${reason}${next}`;
}

/** Has the evidence of an inquiry or envelope assessed once more, by the present analyser and readings. */
export const reassess: Command = {
  name: 'reassess',
  summary: 'Assess the evidence of an inquiry or envelope once more, and show what would change; --record records it',
  usage: 'INQUIRY_RESULT_OR_ENVELOPE_ID [--record --operator-name NAME --operator-email EMAIL]',
  options: {
    record: { type: 'boolean' },
    'operator-name': { type: 'string' },
    'operator-email': { type: 'string' },
  },
  required: [],
  words: [{ name: 'the id of the inquiry, result or envelope' }],
  async run(input, { reassessments }) {
    const id = word(input, 0, 'the id');
    const isRecorded = input.flags.has('record');
    if (!isRecorded && (input.options['operator-name'] ?? input.options['operator-email']) !== undefined) {
      throw new UsageError('without --record nothing is recorded in anybody’s name');
    }
    const found = isRecorded
      ? await reassessments.record(id, {
          name: required(input, 'operator-name'),
          email: emailIn(input, 'operator-email') ?? required(input, 'operator-email'),
        })
      : await reassessments.preview(id);
    const { shown: _, revision: __, ...json } = found;
    return { json: { ...json, recorded: isRecorded }, text: told(found, isRecorded) };
  },
};
