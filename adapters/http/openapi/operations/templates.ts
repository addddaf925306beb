import { page } from '../../parameters.ts';
import { template, templatePage, templateVersions } from '../../schemas/answers/template.ts';
import { createTemplate, nothing, templateChanges } from '../../schemas/template.ts';
import type { ApiOperation } from '../operation.ts';

const common = { group: 'Templates', keyHeader: 'api-key' } as const;
const path = '/api/v1/web/template';
const idParameter = { name: 'key', prefix: 'web_tpl_key_', description: 'Key of the template.' };
const changes = { 'Another name': { name: 'Gym discount' } };

/** Web templates. */
export const templateOperations: readonly ApiOperation[] = [
  {
    ...common,
    method: 'POST',
    path,
    id: 'createTemplate',
    summary: 'Create a template',
    description: 'Configuration that many inquiries share. It is a draft unless `status` is `published`.',
    body: {
      schema: createTemplate,
      required: true,
      examples: {
        Published: {
          query: 'Does this person hold an active gym membership?',
          start_url: 'https://gym.example.com/login',
          return_url: 'https://customer.example.com/done',
          fields: [{ name: 'membership_status', required: true, description: 'Whether the membership is active' }],
          status: 'published',
        },
      },
    },
    answer: { status: 200, description: 'Version 1 of the new template.', schema: template },
  },
  {
    ...common,
    method: 'GET',
    path,
    id: 'listTemplates',
    summary: 'List templates',
    description: 'Every version of every template of your organization, newest first.',
    query: page,
    answer: { status: 200, description: 'A page of template versions.', schema: templatePage },
  },
  {
    ...common,
    method: 'GET',
    path: `${path}/{key}`,
    id: 'getTemplateVersions',
    summary: 'Get the versions of a template',
    description: 'Every version of one template, newest first.',
    idParameter,
    answer: { status: 200, description: 'The versions.', schema: templateVersions },
  },
  {
    ...common,
    method: 'PATCH',
    path: `${path}/{key}`,
    id: 'updateTemplateDraft',
    summary: 'Edit the draft of a template',
    description:
      'What is sent replaces what stands; `settings` and `metadata` are merged key by key. A template without a draft answers 409.',
    idParameter,
    body: { schema: templateChanges, required: true, examples: changes },
    answer: { status: 200, description: 'The draft.', schema: template },
    refusals: [409],
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/{key}/draft`,
    id: 'createTemplateDraft',
    summary: 'Create a draft from the published version',
    description: 'The next version, with these changes. The body may be left out. A template with a draft answers 409.',
    idParameter,
    body: { schema: templateChanges, required: false, examples: changes },
    answer: { status: 200, description: 'The new draft.', schema: template },
  },
  {
    ...common,
    method: 'POST',
    path: `${path}/{key}/publish`,
    id: 'publishTemplate',
    summary: 'Publish the draft of a template',
    description: 'New inquiries use it from now on. A template without a draft answers 409.',
    idParameter,
    body: { schema: nothing, required: false, examples: {} },
    answer: { status: 200, description: 'The published version.', schema: template },
  },
];
