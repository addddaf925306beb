import { cliActor } from '../actor.ts';
import { type Command, required } from '../command.ts';
import { list } from '../table.ts';

export const orgCreate: Command = {
  name: 'org create',
  summary: "Make an organization; prints its owner's API key once",
  usage: '--name NAME',
  options: { name: { type: 'string' } },
  required: ['name'],
  words: [],
  async run(input, { organizations }) {
    const created = await organizations.create(required(input, 'name'), cliActor());
    const { org_id, name, key } = created;
    return {
      json: { id: org_id, ...created },
      text: `${list([
        ['id', org_id],
        ['name', name],
        ['key', key],
      ])}\n\nThe key is shown this once. Keep it on your servers only.`,
    };
  },
};
