/** Counts what becomes of webhooks, for whoever watches the service. */
export interface DeliveryMetrics {
  /** One attempt was made. `error`: the sender's word for what went wrong; null when an answer came whole. */
  attempted(attempt: { accepted: boolean; error: string | null; durationMs: number }): void;
  /** A delivery is over. */
  ended(outcome: 'delivered' | 'attempts_used_up' | 'endpoint_deleted' | 'endpoint_disabled'): void;
}
