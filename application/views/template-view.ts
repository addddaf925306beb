import type { CaptureType, Field } from '../../domain/inquiry/configuration.ts';
import type { JsonObject } from '../../domain/json.ts';

/** A row of a template. What is stored for processing only is not in it. */
export type TemplateView = {
  id: string;
  key: string;
  version: number;
  is_latest: boolean;
  status: 'draft' | 'published';
  name: string;
  description: string;
  query: string;
  fields: Field[];
  user_instruction: string;
  acceptance_guide: string;
  start_url: string;
  return_url: string;
  capture_type: CaptureType;
  settings: JsonObject;
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
