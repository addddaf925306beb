import { type Command, required } from '../command.ts';
import { listingAnswer, PAGE_OPTIONS, PAGE_USAGE, pageIn } from '../listing.ts';

const COLUMNS = ['id', 'role', 'name', 'key', 'created', 'revoked'];

export const keyList: Command = {
  name: 'key list',
  summary: 'List the API keys of an organization, newest first',
  usage: `--org ORG ${PAGE_USAGE}`,
  options: { org: { type: 'string' }, ...PAGE_OPTIONS },
  required: ['org'],
  words: [],
  async run(input, { listings }) {
    const keys = await listings.keys(required(input, 'org'), pageIn(input));
    return listingAnswer(keys, COLUMNS, ({ created_at, id, key_ending, mode, name, revoked_at, role }) => {
      return [id, role, name, `secret_${mode}_…${key_ending}`, created_at, revoked_at ?? ''];
    });
  },
};
