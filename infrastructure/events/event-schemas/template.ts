import { z } from 'zod';
import { REGION_KINDS } from '../../../domain/reading/page-snapshot.ts';
import { VALUE_TYPES } from '../../../domain/reading/value-types.ts';
import { RELATIONS } from '../../../domain/teaching/taught-reading.ts';
import type { TemplateEvent } from '../../../domain/template/events.ts';
import type { EventDefinitions } from '../event-definition.ts';
import { configuration, olderConfigurations } from './configuration.ts';
import { textRecord } from './json.ts';

const anyFields = z.record(z.string(), z.unknown());

/** Events that hold a whole configuration have its older versions. */
const older = olderConfigurations.map(({ upcast }) => ({
  personal: {},
  upcast: (data: Readonly<Record<string, unknown>>) => ({
    ...data,
    configuration: upcast(anyFields.parse(data.configuration)),
  }),
}));

const templateConfiguration = configuration.extend({ metadata: textRecord, theme_id: z.string().nullable() });

/** How the events of templates are stored. A template is about no person: nothing of it is personal. */
export const templateEvents = {
  TemplateDrafted: {
    schema: z.object({
      key: z.string(),
      template_id: z.string(),
      version: z.number(),
      created_by: z.string(),
      configuration: templateConfiguration,
    }),
    personal: {},
    older,
  },
  TemplateDraftEdited: {
    schema: z.object({ key: z.string(), template_id: z.string(), configuration: templateConfiguration }),
    personal: {},
    older,
  },
  TemplatePublished: {
    schema: z.object({
      key: z.string(),
      template_id: z.string(),
      version: z.number(),
      supersedes: z.string().nullable(),
    }),
    personal: {},
  },
  ReadingTaught: {
    schema: z.object({
      key: z.string(),
      reading_id: z.string(),
      field: z.string(),
      site: z.string(),
      label: z.string(),
      relation: z.enum(RELATIONS),
      landmarks: z.array(z.object({ kind: z.enum([...REGION_KINDS, 'part']), heading: z.string().nullable() })),
      set_apart: z.boolean(),
      form: z.object({ type: z.enum(VALUE_TYPES), shape: z.string() }),
      taught_by: z.string(),
      from: z.object({ inquiry_id: z.string(), evidence_id: z.string() }),
    }),
    personal: {},
  },
  ReadingWithdrawn: {
    schema: z.object({ key: z.string(), reading_id: z.string(), withdrawn_by: z.string() }),
    personal: {},
  },
} satisfies EventDefinitions<TemplateEvent>;
