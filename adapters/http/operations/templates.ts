import type { Templates } from '../../../application/templates.ts';
import { listAnswer, wholeListAnswer } from '../list-answer.ts';
import { operationsOf } from '../operation.ts';
import { page, pageRequest } from '../parameters.ts';
import { template, templatePage, templateVersions } from '../schemas/answers/template.ts';
import { createTemplate, nothing, templateChanges } from '../schemas/template.ts';

const operation = operationsOf<{ templates: Templates }>()({ group: 'Templates', keyHeader: 'api-key' });
const path = '/api/v1/web/template';
const idParameter = { prefix: 'web_tpl_key_', description: 'Key of the template.' } as const;
const changes = { 'Another name': { name: 'Gym discount' } };

/** Web templates. */
export const templateOperations = [
  operation({
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
    handle: ({ caller, body }, { templates }) => templates.create(caller, body),
  }),
  operation({
    method: 'GET',
    path,
    id: 'listTemplates',
    summary: 'List templates',
    description: 'Every version of every template of your organization, newest first.',
    query: page,
    answer: { status: 200, description: 'A page of template versions.', schema: templatePage },
    handle: async ({ caller, query }, { templates }) => listAnswer(await templates.list(caller, pageRequest(query))),
  }),
  operation({
    method: 'GET',
    path: `${path}/{key}`,
    id: 'getTemplateVersions',
    summary: 'Get the versions of a template',
    description: 'Every version of one template, newest first.',
    idParameter,
    answer: { status: 200, description: 'The versions.', schema: templateVersions },
    handle: async ({ caller, id }, { templates }) => wholeListAnswer(await templates.versions(caller, id)),
  }),
  operation({
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
    handle: ({ caller, id, body }, { templates }) => templates.editDraft(caller, id, body),
  }),
  operation({
    method: 'POST',
    path: `${path}/{key}/draft`,
    id: 'createTemplateDraft',
    summary: 'Create a draft from the published version',
    description: 'The next version, with these changes. The body may be left out. A template with a draft answers 409.',
    idParameter,
    body: { schema: templateChanges, required: false, examples: changes },
    answer: { status: 200, description: 'The new draft.', schema: template },
    handle: ({ caller, id, body }, { templates }) => templates.draftFromPublished(caller, id, body),
  }),
  operation({
    method: 'POST',
    path: `${path}/{key}/publish`,
    id: 'publishTemplate',
    summary: 'Publish the draft of a template',
    description: 'New inquiries use it from now on. A template without a draft answers 409.',
    idParameter,
    body: { schema: nothing, required: false, examples: {} },
    answer: { status: 200, description: 'The published version.', schema: template },
    handle: ({ caller, id }, { templates }) => templates.publish(caller, id),
  }),
];
