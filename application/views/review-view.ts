/** An inquiry or envelope whose result waits for a person, or did. */
export type ReviewDocument = {
  org_id: string;
  id: string;
  /** Since when it waits; null: it does not. ISO 8601, UTC. */
  waiting_since: string | null;
  /** Who has approved it while a second operator has to, as the log names them; null: nobody. */
  first_approval_by: string | null;
};
