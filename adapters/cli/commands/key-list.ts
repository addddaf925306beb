import { type Command, required } from '../command.ts';
import { table } from '../table.ts';

export const keyList: Command = {
  name: 'key list',
  summary: 'List the API keys of an organization',
  usage: '--org ORG',
  options: { org: { type: 'string' } },
  required: ['org'],
  words: [],
  async run(input, { organizations }) {
    const keys = await organizations.listKeys(required(input, 'org'));
    const rows = keys.map(key => [
      key.key_id,
      key.role,
      key.name,
      `secret_${key.mode}_…${key.key_ending}`,
      key.created_at,
      key.revoked_at ?? '',
    ]);
    return {
      json: { data: keys.map(({ key_id: id, ...key }) => ({ id, ...key })) },
      text: table(['id', 'role', 'name', 'key', 'created', 'revoked'], rows),
    };
  },
};
