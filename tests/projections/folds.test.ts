import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import type { ApiKeyDocument, OrganizationDocument } from '../../application/views/organization-view.ts';
import type { TemplateDocument } from '../../application/views/template-view.ts';
import type { WebhookEndpointDocument } from '../../application/views/webhook-endpoint-view.ts';
import { organization } from '../../domain/organization/organization.ts';
import { template as decider } from '../../domain/template/template.ts';
import { apiKeys } from '../../projections/api-keys.ts';
import { textsOf } from '../../projections/document-text.ts';
import { organizations } from '../../projections/organizations.ts';
import { templates } from '../../projections/templates.ts';
import { webhookEndpoints } from '../../projections/webhook-endpoints.ts';
import { present } from '../support/present.ts';
import { configuration, folded, recorded } from './some-inquiry.ts';

const template = { ...configuration, metadata: {}, theme_id: null };
const drafted = (id: string, version: number) => ({
  type: 'TemplateDrafted',
  data: { key: 'k', template_id: id, version, created_by: 'usr_1', configuration: template },
});
const published = (id: string, version: number, supersedes: string | null) => ({
  type: 'TemplatePublished',
  data: { key: 'k', template_id: id, version, supersedes },
});

test('given a second published version, then it alone is the latest', () => {
  const events = [drafted('a', 1), published('a', 1, null), drafted('b', 2), published('b', 2, 'a')];
  const rows = folded<TemplateDocument>(templates, recorded(events, streamOf(decider, 'k')));
  assert.equal(
    [...rows.values()].map(row => [row?.template.id, row?.template.status, row?.template.is_latest]),
    [
      ['a', 'published', false],
      ['b', 'published', true],
    ],
  );
  assert.not.match(JSON.stringify([...rows.values()]), /hush|ai_instruction|login_methods|allowed_modes/);
});

test('given an edit, then the draft row changes in place', () => {
  const edited = { ...drafted('a', 1).data, configuration: { ...template, name: 'Edited' } };
  const rows = folded<TemplateDocument>(
    templates,
    recorded([drafted('a', 1), { type: 'TemplateDraftEdited', data: edited }]),
  );
  assert.equal([rows.size, rows.get('a')?.template.name, rows.get('a')?.template.version], [1, 'Edited', 1]);
});

const registered = {
  type: 'EndpointRegistered',
  data: {
    endpoint_id: 'e',
    url: 'https://x.io/',
    name: null,
    enabled: true,
    event_types: ['a'],
    sealed_secret: 'sealed',
  },
};

test('given changes of an endpoint, then only what they name changes, and no secret is shown', () => {
  const changes = { type: 'EndpointUpdated', data: { endpoint_id: 'e', enabled: false } };
  const rotated = { type: 'SecretRotated', data: { endpoint_id: 'e', sealed_secret: 'sealed2', overlap_until: null } };
  const document = folded<WebhookEndpointDocument>(webhookEndpoints, recorded([registered, changes, rotated])).get('e');
  assert.equal([document?.endpoint.enabled, document?.endpoint.url], [false, 'https://x.io/']);
  assert.ok((document?.endpoint.updated_at ?? '') > (document?.endpoint.created_at ?? ''));
  assert.not.match(JSON.stringify(document), /sealed/);
});

test('given a deleted endpoint, then it is gone', () => {
  const deleted = { type: 'EndpointDeleted', data: { endpoint_id: 'e' } };
  assert.is(folded(webhookEndpoints, recorded([registered, deleted, registered])).get('e'), null);
});

const founded = { type: 'OrganizationCreated', data: { org_id: 'o', name: 'City Gym' } };
const member = { org_id: 'o', user_id: 'u', name: 'Kim', email: null, role: 'admin' };
const issued = {
  type: 'ApiKeyIssued',
  data: { org_id: 'o', key_id: 'key_1', user_id: 'u', role: 'admin', name: 'Kim', key_hash: 'h', key_ending: 'abcd' },
};

test('given members, then the organization lists them, and its keys are documents of their own', () => {
  const events = recorded([founded, { type: 'MemberAdded', data: member }, issued], streamOf(organization, 'o'));
  const { org_id: _, ...shown } = member;
  assert.equal(folded<OrganizationDocument>(organizations, events).get('o')?.members, [shown]);
  const key = folded<ApiKeyDocument>(apiKeys, events).get('key_1');
  assert.equal([key?.key.role, key?.key.revoked_at], ['admin', null]);
  const { listed } = textsOf(apiKeys, present(key));
  assert.equal(JSON.parse(present(listed ?? undefined)), key?.key);
  assert.is(listed?.includes('key_hash'), false);
});

test('given a revoked key, then it says when', () => {
  const revoked = { type: 'ApiKeyRevoked', data: { org_id: 'o', key_id: 'key_1' } };
  const key = folded<ApiKeyDocument>(apiKeys, recorded([founded, issued, revoked])).get('key_1');
  assert.is(key?.key.revoked_at, '2026-01-02T03:04:02.000Z');
});

test.run();
