/** One HTTP attempt to deliver a webhook. */
export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

/** How an attempt ended. `accepted` means a 2xx answer within the time limit; everything else is a failure. */
export type WebhookResponse = {
  accepted: boolean;
  /** HTTP status, null when no answer began. */
  status: number | null;
  /**
   * What went wrong, null when an answer came whole: `refused_address`, `dns`, `connect`, `tls`, `timeout`, `reset`,
   * `protocol`. Stands beside a status when the answer began and then broke off or did not end in time.
   */
  error: string | null;
  durationMs: number;
  /** First 4 KB of the answer's body. */
  bodyStart: string;
};

/** Sends webhooks to public addresses only, never follows a redirect, and gives up after 8 s over everything. */
export interface WebhookSender {
  send(request: WebhookRequest): Promise<WebhookResponse>;
  close(): Promise<void>;
}
