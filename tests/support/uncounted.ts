import type { DeliveryMetrics } from '../../application/ports/delivery-metrics.ts';

/** Metrics that nobody reads. */
export const uncounted: DeliveryMetrics = { attempted() {}, ended() {} };
