/** Says where webhooks may be sent to. */
export interface TargetPolicy {
  /** Why this URL can't be a webhook target, in a sentence; null when it can. */
  refuse(url: string): string | null;
}
