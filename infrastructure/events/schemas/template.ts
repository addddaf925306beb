import { z } from 'zod';
import type { TemplateEvent } from '../../../domain/template/events.ts';
import type { EventSchemas } from '../event-schema.ts';
import { configuration } from './configuration.ts';
import { stringRecord } from './json.ts';

const templateConfiguration = configuration.extend({ metadata: stringRecord, theme_id: z.string().nullable() });

export const templateSchemas: EventSchemas<TemplateEvent> = {
  TemplateDrafted: {
    version: 1,
    data: z.object({
      key: z.string(),
      template_id: z.string(),
      version: z.int(),
      created_by: z.string(),
      configuration: templateConfiguration,
    }),
  },
  TemplateDraftEdited: {
    version: 1,
    data: z.object({ key: z.string(), template_id: z.string(), configuration: templateConfiguration }),
  },
  TemplatePublished: {
    version: 1,
    data: z.object({
      key: z.string(),
      template_id: z.string(),
      version: z.int(),
      supersedes: z.string().nullable(),
    }),
  },
};
