import type { Documents } from '../../application/ports/documents.ts';
import type { EventStore } from '../../application/ports/event-store.ts';
import type { Settings } from '../../application/ports/settings.ts';
import { NOTIFY_SUBSCRIBERS } from '../../application/processes/notify-subscribers.ts';
import { checkpointName } from '../../application/processes/process.ts';
import type { Served } from '../../projections/comparison.ts';
import { liveGeneration } from '../../projections/generation.ts';
import type { Projection } from '../../projections/projection.ts';
import type { Scratch } from '../../projections/scratch.ts';
import { type Verified, type VerifyOptions, verify } from '../../projections/verify.ts';
import { SUBSCRIPTIONS_COLLECTION, webhookSubscriptions } from '../../projections/webhook-subscriptions.ts';
import { createFingerprint } from '../cryptography/fingerprint.ts';

/** Something that is kept up to date from the log, and that can be compared with what the log makes of it. */
export type VerifiableReadModel = {
  name: string;
  /** @param scratch where it is built anew for a while */
  verify(scratch: Scratch, options: Pick<VerifyOptions, 'signal' | 'onProgress'>): Promise<Verified>;
};

/** The read models of these projections, and what processes keep for themselves. */
export function verifiableReadModels(
  { store, documents, settings }: { store: EventStore; documents: Documents; settings: Settings },
  projections: readonly Projection<unknown>[],
): VerifiableReadModel[] {
  const fingerprint = createFingerprint();
  const verifiable = <Document>(projection: Projection<Document>, served: () => Promise<Served>) => ({
    name: projection.name,
    verify: (scratch: Scratch, options: Pick<VerifyOptions, 'signal' | 'onProgress'>) =>
      verify({ store, documents, projection }, served, scratch, { ...options, fingerprint }),
  });
  const subscriptions = { collection: SUBSCRIPTIONS_COLLECTION, checkpoint: checkpointName(NOTIFY_SUBSCRIBERS) };
  return [
    ...projections.map(projection =>
      verifiable(projection, async () => {
        const { collection } = await liveGeneration(settings, projection);
        return { collection, checkpoint: collection };
      }),
    ),
    verifiable(webhookSubscriptions as unknown as Projection<unknown>, async () => subscriptions),
  ];
}
