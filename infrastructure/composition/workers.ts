import { assessEvidence, queueAssessments } from '../../application/processes/assess-evidence.ts';
import { deliverWebhooks } from '../../application/processes/deliver-webhook.ts';
import { eraseRemovedEvidence } from '../../application/processes/erase-removed-evidence.ts';
import { dropOldExpiries, expireCaptures } from '../../application/processes/expire-captures.ts';
import { finishErasures } from '../../application/processes/finish-erasures.ts';
import { forgetIdempotencyKeys } from '../../application/processes/forget-idempotency-keys.ts';
import { notifySubscribers } from '../../application/processes/notify-subscribers.ts';
import { runProcess } from '../../application/processes/process.ts';
import { queueResends } from '../../application/processes/queue-resends.ts';
import { readAhead } from '../../application/processes/read-ahead.ts';
import { recordKycResults } from '../../application/processes/record-kyc-results.ts';
import { removeUnloggedEvidence } from '../../application/processes/remove-unlogged-evidence.ts';
import { keepSweepingDeliveries } from '../../application/processes/sweep-deliveries.ts';
import { openWebhookSubscriptions } from '../../projections/webhook-subscriptions.ts';
import { digests } from '../cryptography/digests.ts';
import { createWebhookSender } from '../webhook-sender/http-sender.ts';
import { type Container, TOKENS } from './container.ts';

/** What works in the background: processes that follow the log, and consumers of the bus. */
export type Workers = { stop(): Promise<void> };

/** Work in hand gets this time to end when the service stops. What is broken off then comes again at the next start. */
const GRACE_MS = 4000;

/** Starts every process and consumer. */
export async function startWorkers(container: Container): Promise<Workers> {
  const engines = container.resolve(TOKENS.engines);
  const clock = container.resolve(TOKENS.clock);
  const log = container.resolve(TOKENS.log);
  const handle = container.resolve(TOKENS.handle);
  const sender = createWebhookSender({ addressPolicy: container.resolve(TOKENS.addressPolicy) });
  const analyser = container.resolve(TOKENS.analyser);
  const { eventStore: store, documents, messageBus: bus, evidenceStore: evidence, sealer } = engines;
  const { inquiries, envelopes, webhookDeliveries: deliveries } = container.resolve(TOKENS.readModels);
  const subscriptions = await openWebhookSubscriptions(documents);
  const breakingOff = new AbortController();
  const abort = breakingOff.signal;
  const follow = { store, checkpoints: documents, log };
  const { deliveries: metrics, work } = container.resolve(TOKENS.metrics);
  const { webhookScheduleSeconds: schedule } = container.resolve(TOKENS.config);

  const workers = [
    runProcess(notifySubscribers({ handle, bus, subscriptions, digests }), follow),
    runProcess(queueAssessments(bus), follow),
    runProcess(queueResends(bus), follow),
    runProcess(eraseRemovedEvidence(evidence), follow),
    ...(container.isRegistered(TOKENS.earlyReader)
      ? [runProcess(readAhead({ store, evidence, reader: container.resolve(TOKENS.earlyReader), clock, log }), follow)]
      : []),
    assessEvidence({ store, handle, evidence, analyser, bus, digests, clock, log, metrics: work, abort }),
    deliverWebhooks({ store, handle, bus, sender, sealer, digests, clock, log, metrics, work, schedule, abort }),
    keepSweepingDeliveries({ bus, deliveries, clock, log }),
    expireCaptures({ store, handle, inquiries, envelopes, digests, clock, log }),
    dropOldExpiries(bus),
    removeUnloggedEvidence(container.resolve(TOKENS.unloggedEvidence), log),
    finishErasures({ erasure: container.resolve(TOKENS.erasure), log }),
    forgetIdempotencyKeys({ idempotency: container.resolve(TOKENS.idempotency), log }),
    recordKycResults({ kycResults: container.resolve(TOKENS.kycResults), bus, clock, log, metrics: work }),
  ];
  return {
    async stop() {
      const grace = setTimeout(() => {
        breakingOff.abort();
        void sender.close();
      }, GRACE_MS);
      await Promise.all(workers.map(worker => worker.stop()));
      clearTimeout(grace);
      await Promise.all([sender.close(), analyser.close()]);
    },
  };
}
