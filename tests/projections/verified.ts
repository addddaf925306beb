import type { EventStore } from '../../application/ports/event-store.ts';
import { createFingerprint } from '../../infrastructure/cryptography/fingerprint.ts';
import { liveGeneration } from '../../projections/generation.ts';
import type { Projection } from '../../projections/projection.ts';
import { Scratch } from '../../projections/scratch.ts';
import { type Verified, type VerifyOptions, verify } from '../../projections/verify.ts';
import type { Stores } from '../support/stores.ts';

type Parts<Document> = Stores & { store: EventStore; projection: Projection<Document> };

/** Verifies the generation of a read model that serves, in a scratch collection of its own. */
export async function verified<Document>(
  parts: Parts<Document>,
  options: Partial<VerifyOptions> = {},
): Promise<Verified> {
  const { settings, projection } = parts;
  const { signal = new AbortController().signal } = options;
  const served = async () => {
    const { collection } = await liveGeneration(settings, projection);
    return { collection, checkpoint: collection };
  };
  const scratch = await Scratch.take(parts, signal);
  try {
    return await verify(parts, served, scratch, { signal, fingerprint: createFingerprint(), ...options });
  } finally {
    await scratch.release();
  }
}

/** Which documents differ, and where: `<id> <path> <path>`, or `<id> missing`. */
export function placesOf({ differences }: Verified): string[] {
  return differences.map(({ id, kind, fields }) =>
    [id, ...(kind === 'changed' ? fields.map(({ path }) => path) : [kind])].join(' '),
  );
}
