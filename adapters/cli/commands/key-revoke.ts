import { cliActor } from '../actor.ts';
import { type Command, word } from '../command.ts';

export const keyRevoke: Command = {
  name: 'key revoke',
  summary: 'Revoke an API key at once',
  usage: 'ID',
  options: {},
  required: [],
  words: [{ name: 'the id of the key' }],
  async run(input, { organizations }) {
    const id = word(input, 0, 'the id of the key');
    return { json: await organizations.revokeKey(id, cliActor()), text: `${id} is revoked.` };
  },
};
