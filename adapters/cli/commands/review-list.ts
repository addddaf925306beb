import type { Command } from '../command.ts';
import { partitionIn } from '../listing.ts';
import { table } from '../table.ts';

/** What the review page of the console shows. */
export const reviewList: Command = {
  name: 'review list',
  summary: 'List what waits for a person, the longest wait first; with --test that of test keys',
  usage: '--org ORG [--test]',
  options: { org: { type: 'string' }, test: { type: 'boolean' } },
  required: ['org'],
  words: [],
  async run(input, { listings }) {
    const data = await listings.waiting(partitionIn(input));
    if (data.length === 0) return { json: { data }, text: 'Nothing waits.' };
    const rows = data.map(({ id, name, subject, reason, waiting_since }) => {
      return [id, waiting_since, name, subject ?? '', reason ?? ''];
    });
    return { json: { data }, text: table(['id', 'waits since', 'name', 'subject', 'reason'], rows) };
  },
};
