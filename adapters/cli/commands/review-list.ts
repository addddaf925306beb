import type { Command } from '../command.ts';
import { listingAnswer, PAGE_OPTIONS, PAGE_USAGE, pageIn, partitionIn } from '../listing.ts';

const COLUMNS = ['id', 'waits since', 'name', 'subject', 'reason'];

/** What the review page of the console shows. */
export const reviewList: Command = {
  name: 'review list',
  summary: 'List what waits for a person, the longest wait first; with --test that of test keys',
  usage: `--org ORG [--test] ${PAGE_USAGE}`,
  options: { org: { type: 'string' }, test: { type: 'boolean' }, ...PAGE_OPTIONS },
  required: ['org'],
  words: [],
  async run(input, { listings }) {
    const waiting = await listings.waiting(partitionIn(input), pageIn(input));
    if (waiting.data.length === 0) return { json: waiting, text: 'Nothing waits.' };
    return listingAnswer(waiting, COLUMNS, ({ id, name, subject, reason, waiting_since }) => {
      return [id, waiting_since, name, subject ?? '', reason ?? ''];
    });
  },
};
