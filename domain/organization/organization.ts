import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { Role } from './access.ts';
import type { ApiKeyIssued, OrganizationEvent } from './events.ts';
import { checkTheme, type Theme } from './theme.ts';

export type Member = { user_id: string; name: string; email: string | null; role: Role };

export type Organization = {
  /** null: there is no such organization. */
  org_id: string | null;
  name: string;
  members: Member[];
  keys: { key_id: string; revoked: boolean }[];
  /** Ids of its themes. */
  themes: string[];
};

export type OrganizationCommand =
  | { type: 'CreateOrganization'; orgId: string; name: string }
  | { type: 'AddMember'; member: Member }
  | { type: 'IssueApiKey'; key: Omit<ApiKeyIssued['data'], 'org_id' | 'role'> }
  | { type: 'RevokeApiKey'; keyId: string }
  | { type: 'CreateTheme'; theme: Theme };

function existing(state: Organization): string {
  if (state.org_id === null) throw new DomainError('NOT_FOUND', 'There is no such organization.', { field: 'org' });
  return state.org_id;
}

function decide(command: OrganizationCommand, state: Organization): OrganizationEvent[] {
  switch (command.type) {
    case 'CreateOrganization':
      if (state.org_id !== null) throw new DomainError('CONFLICT', 'The organization exists already.');
      if (command.name.trim() === '') {
        throw new DomainError('VALIDATION', 'An organization needs a name.', { field: 'name' });
      }
      return [{ type: 'OrganizationCreated', data: { org_id: command.orgId, name: command.name } }];
    case 'AddMember': {
      const org_id = existing(state);
      if (state.members.some(member => member.user_id === command.member.user_id)) {
        throw new DomainError('CONFLICT', 'The member exists already.');
      }
      return [{ type: 'MemberAdded', data: { org_id, ...command.member } }];
    }
    case 'IssueApiKey': {
      const org_id = existing(state);
      const member = state.members.find(candidate => candidate.user_id === command.key.user_id);
      if (member === undefined) throw new DomainError('NOT_FOUND', 'There is no such member.', { field: 'user_id' });
      return [{ type: 'ApiKeyIssued', data: { org_id, ...command.key, role: member.role } }];
    }
    case 'RevokeApiKey': {
      const org_id = existing(state);
      const key = state.keys.find(candidate => candidate.key_id === command.keyId);
      if (key === undefined) throw new DomainError('NOT_FOUND', 'There is no such API key.', { field: 'id' });
      return key.revoked ? [] : [{ type: 'ApiKeyRevoked', data: { org_id, key_id: command.keyId } }];
    }
    case 'CreateTheme': {
      const org_id = existing(state);
      if (state.themes.includes(command.theme.theme_id)) {
        throw new DomainError('CONFLICT', 'The theme exists already.');
      }
      checkTheme(command.theme);
      return [{ type: 'ThemeCreated', data: { org_id, ...command.theme } }];
    }
  }
}

function evolve(state: Organization, event: OrganizationEvent): Organization {
  switch (event.type) {
    case 'OrganizationCreated':
      return { ...state, org_id: event.data.org_id, name: event.data.name };
    case 'MemberAdded': {
      const { user_id, name, email, role } = event.data;
      return { ...state, members: [...state.members, { user_id, name, email, role }] };
    }
    case 'ApiKeyIssued':
      return { ...state, keys: [...state.keys, { key_id: event.data.key_id, revoked: false }] };
    case 'ApiKeyRevoked':
      return {
        ...state,
        keys: state.keys.map(key => (key.key_id === event.data.key_id ? { ...key, revoked: true } : key)),
      };
    case 'ThemeCreated':
      return { ...state, themes: [...state.themes, event.data.theme_id] };
  }
}

export const organization: Decider<Organization, OrganizationCommand, OrganizationEvent> = {
  category: 'organization',
  initialState: { org_id: null, name: '', members: [], keys: [], themes: [] },
  decide,
  evolve,
};
