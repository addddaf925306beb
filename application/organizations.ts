import { DomainError } from '../domain/domain-error.ts';
import type { Role } from '../domain/organization/access.ts';
import { organization } from '../domain/organization/organization.ts';
import { type KeyMode, organizationOf, partitionOf } from '../domain/organization/partition.ts';
import type { Caller } from './caller.ts';
import type { CommandContext, CommandHandler } from './handle.ts';
import { everyRow } from './page.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Secrets } from './ports/secrets.ts';
import { untilReadable } from './read-your-writes.ts';
import type { ApiKeyDocument, ApiKeyView, OrganizationDocument } from './views/organization-view.ts';

/** A key that was made a moment ago; `key` is shown this once. */
export type NewApiKey = { id: string; key: string; role: Role };

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  secrets: Secrets;
  organizations: ReadModel<OrganizationDocument>;
  apiKeys: ReadModel<ApiKeyDocument>;
};

/** Organizations, their members and API keys. */
export type Organizations = {
  /** A new organization with an owner and the owner's key. */
  create(name: string, actor: string): Promise<{ org_id: string; name: string; key: string }>;
  /** A key for a new member with this role, live unless told. A test key works in a partition of its own. */
  createKey(
    orgId: string,
    member: { role: Role; name: string; email: string | null },
    actor: string,
    mode?: KeyMode,
  ): Promise<NewApiKey>;
  /** @throws DomainError NOT_FOUND when there is no such key. */
  revokeKey(keyId: string, actor: string): Promise<{ id: string; revoked: true }>;
  /** Keys of an organization, newest first, without anything secret. */
  listKeys(orgId: string): Promise<ApiKeyView[]>;
  /** The caller that this key stands for; undefined when it is unknown or revoked. */
  authenticate(key: string): Promise<Omit<Caller, 'requestId'> | undefined>;
  /** The name of the organization, or of a partition's one, as the end user sees it. */
  nameOf(orgId: string): Promise<string>;
};

export function createOrganizations({ apiKeys, handle, identifiers, organizations, secrets }: Parts): Organizations {
  async function create(name: string, actor: string): Promise<{ org_id: string; name: string; key: string }> {
    const orgId = identifiers.next('org_');
    const context = { orgId, actor, correlationId: identifiers.event() };
    const command = { type: 'CreateOrganization', orgId, name } as const;
    const created = await handle(organization, orgId, command, context, { isNew: true });
    const { key } = await issue(context, { role: 'owner', name: 'Owner', email: null }, 'live');
    await untilReadable(organizations, created);
    return { org_id: orgId, name, key };
  }

  function createKey(
    orgId: string,
    member: { role: Role; name: string; email: string | null },
    actor: string,
    mode: KeyMode = 'live',
  ): Promise<NewApiKey> {
    return issue({ orgId, actor, correlationId: identifiers.event() }, member, mode);
  }

  async function revokeKey(keyId: string, actor: string): Promise<{ id: string; revoked: true }> {
    const found = await apiKeys.get(keyId);
    if (found === undefined) throw new DomainError('NOT_FOUND', 'There is no such API key.', { field: 'id' });
    const { org_id: orgId } = found.key;
    const context = { orgId, actor, correlationId: identifiers.event() };
    await untilReadable(apiKeys, await handle(organization, orgId, { type: 'RevokeApiKey', keyId }, context));
    return { id: keyId, revoked: true };
  }

  async function listKeys(orgId: string): Promise<ApiKeyView[]> {
    await existing(orgId);
    const rows = await everyRow(apiKeys, { org_id: orgId });
    return JSON.parse(`[${rows}]`);
  }

  async function authenticate(key: string): Promise<Omit<Caller, 'requestId'> | undefined> {
    const where = { key_hash: secrets.hashApiKey(key) };
    const [found] = await apiKeys.find({ where, limit: 1 });
    if (found === undefined || found.key.revoked_at !== null) return undefined;
    const { org_id, mode, key_id: keyId, user_id: userId, role } = found.key;
    return { orgId: partitionOf(org_id, mode), actor: `key:${keyId}`, userId, role };
  }

  async function nameOf(orgId: string): Promise<string> {
    return (await organizations.get(organizationOf(orgId)))?.name ?? 'The organization that sent you here';
  }

  async function existing(orgId: string): Promise<void> {
    if ((await organizations.get(orgId)) === undefined) {
      throw new DomainError('NOT_FOUND', 'There is no such organization.', { field: 'org' });
    }
  }

  async function issue(
    context: CommandContext,
    member: { role: Role; name: string; email: string | null },
    mode: KeyMode,
  ): Promise<NewApiKey> {
    const user_id = identifiers.next('usr_');
    const { key, hash, ending } = secrets.newApiKey(mode);
    const key_id = identifiers.next('key_');
    await handle(organization, context.orgId, { type: 'AddMember', member: { user_id, ...member } }, context);
    const newKey = { key_id, user_id, mode, name: member.name, key_hash: hash, key_ending: ending };
    const issued = await handle(organization, context.orgId, { type: 'IssueApiKey', key: newKey }, context);
    await untilReadable(apiKeys, issued);
    return { id: key_id, key, role: member.role };
  }

  return { create, createKey, revokeKey, listKeys, authenticate, nameOf };
}
