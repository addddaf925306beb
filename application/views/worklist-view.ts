import type { ResultStatus } from '../../domain/inquiry/transitions.ts';

/** An inquiry or envelope as a list tells of it. */
export type WorkRow = {
  id: string;
  name: string;
  /** The customer's own word for the person; null where there is none. */
  subject: string | null;
  /** Key of the template of an inquiry, id of that of an envelope; null where there is none. */
  template: string | null;
  status: ResultStatus;
  created_at: string;
  updated_at: string;
};

export type WorkDocument = { org_id: string; row: WorkRow };
