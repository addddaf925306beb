/** What a webhook tells: that something happened. The rest is loaded through the API. */
export type WebhookPayload = {
  type: string;
  /** When it happened, ISO 8601, UTC. */
  timestamp: string;
  inquiryId: string;
  subjectId: string;
};

/** The body of a webhook: the very bytes that are signed and sent. */
export function webhookPayload({ type, timestamp, inquiryId, subjectId }: WebhookPayload): string {
  return JSON.stringify({ type, timestamp, data: { inquiry_id: inquiryId, subject_id: subjectId } });
}
