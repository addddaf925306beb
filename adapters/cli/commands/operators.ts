import { OPERATOR_ROLES, type OperatorRole } from '../../../domain/operator/roles.ts';
import { cliActor } from '../actor.ts';
import { type Command, required, UsageError, word } from '../command.ts';
import { emailIn } from '../email.ts';
import { listingAnswer, PAGE_OPTIONS, PAGE_USAGE, pageIn } from '../listing.ts';
import { list } from '../table.ts';

function roleOf(text: string): OperatorRole {
  const role = OPERATOR_ROLES.find(candidate => candidate === text);
  if (role === undefined) throw new UsageError(`--role must be one of ${OPERATOR_ROLES.join(', ')}`);
  return role;
}

/** Lets somebody into the console. */
export const operatorInvite: Command = {
  name: 'operator invite',
  summary: 'Let a person into the console; prints a sign-in link that works once, for an hour',
  usage: `--org ORG --email EMAIL --role ${OPERATOR_ROLES.join('|')} [--name NAME]`,
  options: {
    org: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
  },
  required: ['org', 'email', 'role'],
  words: [],
  async run(input, { operators }) {
    const { name } = input.options;
    const invitation = {
      email: emailIn(input, 'email') ?? required(input, 'email'),
      role: roleOf(required(input, 'role')),
    };
    const invited = await operators.invite(
      required(input, 'org'),
      name === undefined ? invitation : { ...invitation, name },
      cliActor(),
    );
    const { operator_id, sign_in_url, expires_at } = invited;
    return {
      json: { id: operator_id, sign_in_url, operator_id, expires_at },
      text: `${list([
        ['id', operator_id],
        ['sign_in_url', sign_in_url],
      ])}\n\nThe link is shown this once. It works once, until ${expires_at}: send it to nobody but its person.`,
    };
  },
};

const COLUMNS = ['id', 'role', 'status', 'name', 'email', 'created', 'last signed in'];

/** Who works at an organization's console. */
export const operatorList: Command = {
  name: 'operator list',
  summary: 'List the people who work at the console of an organization, newest first',
  usage: `--org ORG ${PAGE_USAGE}`,
  options: { org: { type: 'string' }, ...PAGE_OPTIONS },
  required: ['org'],
  words: [],
  async run(input, { listings }) {
    const people = await listings.operators(required(input, 'org'), pageIn(input));
    return listingAnswer(people, COLUMNS, ({ id, role, status, name, email, created_at, last_signed_in_at }) => {
      return [id, role, status, name, email, created_at, last_signed_in_at ?? ''];
    });
  },
};

/** Makes somebody something else to the organization, without a link to sign in by. */
export const operatorRole: Command = {
  name: 'operator role',
  summary: 'Give an operator another role',
  usage: `OPERATOR_ID --role ${OPERATOR_ROLES.join('|')}`,
  options: { role: { type: 'string' } },
  required: ['role'],
  words: [{ name: 'the id of the operator' }],
  async run(input, { operators }) {
    const role = roleOf(required(input, 'role'));
    const changed = await operators.changeRole(word(input, 0, 'the id'), role, cliActor());
    return { json: changed, text: `${changed.id} is ${changed.role} from now on.` };
  },
};

/** Ends somebody's access to the console. */
export const operatorRevoke: Command = {
  name: 'operator revoke',
  summary: 'End the sessions of an operator and all signing in',
  usage: 'OPERATOR_ID',
  options: {},
  required: [],
  words: [{ name: 'the id of the operator' }],
  async run(input, { operators }) {
    const revoked = await operators.revoke(word(input, 0, 'the id'), cliActor());
    return { json: revoked, text: `${revoked.id} can sign in no more.` };
  },
};
