import { ROLES, type Role } from '../../../domain/organization/access.ts';
import { cliActor } from '../actor.ts';
import { type Command, required, UsageError } from '../command.ts';
import { emailIn } from '../email.ts';
import { list } from '../table.ts';

function roleOf(text: string): Role {
  const role = ROLES.find(candidate => candidate === text);
  if (role === undefined) throw new UsageError(`--role must be one of ${ROLES.join(', ')}`);
  return role;
}

export const keyCreate: Command = {
  name: 'key create',
  summary: 'Make an API key for a new member, with --test for trying out; prints it once',
  usage: '--org ORG --role owner|admin|member [--name NAME] [--email EMAIL] [--test]',
  options: {
    org: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    test: { type: 'boolean' },
  },
  required: ['org', 'role'],
  words: [],
  async run(input, { organizations }) {
    const role = roleOf(required(input, 'role'));
    const mode = input.flags.has('test') ? 'test' : 'live';
    const member = { role, name: input.options.name ?? role, email: emailIn(input, 'email') };
    const created = await organizations.createKey(required(input, 'org'), member, cliActor(), mode);
    return {
      json: created,
      text: `${list([
        ['id', created.id],
        ['role', created.role],
        ['key', created.key],
      ])}\n\nThe key is shown this once. Keep it on your servers only.`,
    };
  },
};
