import type { AnsweredConfiguration } from '../../domain/inquiry/configuration.ts';

/** A row of a template. What is stored for processing only is not in it. */
export type TemplateView = AnsweredConfiguration & {
  id: string;
  key: string;
  version: number;
  is_latest: boolean;
  status: 'draft' | 'published';
  metadata: Record<string, string>;
  theme_id: string | null;
  org_id: string;
  created_by: string;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/** `org_id` names the partition that the row belongs to; the row itself answers the organization. */
export type TemplateDocument = { org_id: string; key: string; template: TemplateView };
