/** Bounds between the classes of how long it took from the question to its verdict, in ms; the last has no end. */
export const TIME_CLASSES = [60_000, 5 * 60_000, 15 * 60_000, 3_600_000, 4 * 3_600_000, 24 * 3_600_000] as const;

/** What came of an organization's questions on one day of UTC. It names nobody. */
export type DayView = {
  /** `2026-01-31` */
  day: string;
  /** Inquiries and envelopes that were made. */
  asked: number;
  /** Verdicts without a person, by what they were. */
  alone: { approved: number; rejected: number; failed: number };
  /** Verdicts by people. */
  people: { approved: number; rejected: number };
  /** What the analyser left to a person. */
  sent_to_review: number;
  /** Approvals and rejections by the time since the question was asked: one more class than there are bounds. */
  times: number[];
  /** Webhook deliveries that arrived or were given up, and attempts that failed. */
  webhooks: { arrived: number; given_up: number; failed_attempts: number };
};

export type DayDocument = { org_id: string; day: DayView };

/** A day on which nothing happened. */
export const emptyDay = (day: string): DayView => ({
  day,
  asked: 0,
  alone: { approved: 0, rejected: 0, failed: 0 },
  people: { approved: 0, rejected: 0 },
  sent_to_review: 0,
  times: Array.from({ length: TIME_CLASSES.length + 1 }, () => 0),
  webhooks: { arrived: 0, given_up: 0, failed_attempts: 0 },
});
