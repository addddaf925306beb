import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import type { TaughtReading } from '../teaching/taught-reading.ts';

/** What a template holds: the configuration of an inquiry, and what belongs to the template alone. */
export type TemplateConfiguration = InquiryConfiguration & {
  metadata: Record<string, string>;
  theme_id: string | null;
};

/** A new draft row: the first of its key, or one made from the published version. */
export type TemplateDrafted = {
  type: 'TemplateDrafted';
  data: {
    key: string;
    template_id: string;
    version: number;
    created_by: string;
    configuration: TemplateConfiguration;
  };
};

/** The draft row as it stands after an edit. */
export type TemplateDraftEdited = {
  type: 'TemplateDraftEdited';
  data: { key: string; template_id: string; configuration: TemplateConfiguration };
};

/** The draft row is the latest published version now. */
export type TemplatePublished = {
  type: 'TemplatePublished';
  data: {
    key: string;
    template_id: string;
    version: number;
    /** Row that was the latest until now, null for the first published version. */
    supersedes: string | null;
  };
};

/** A reading with who taught it and on what. */
export type KeptReading = TaughtReading & {
  /** Id of the operator. */
  taught_by: string;
  from: { inquiry_id: string; evidence_id: string };
};

/** A person pointed at the value of a field: this is how it is read from now on. Nothing of it tells of a person. */
export type ReadingTaught = { type: 'ReadingTaught'; data: KeptReading & { key: string } };

/** A reading is used no more. */
export type ReadingWithdrawn = {
  type: 'ReadingWithdrawn';
  data: { key: string; reading_id: string /** Id of the operator. */; withdrawn_by: string };
};

export type TemplateEvent =
  | TemplateDrafted
  | TemplateDraftEdited
  | TemplatePublished
  | ReadingTaught
  | ReadingWithdrawn;
