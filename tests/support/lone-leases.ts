import type { SessionLeases } from '../../application/capture/session-leases.ts';

/** The leases of a node that is the only one. */
export const loneLeases: SessionLeases = {
  ownerElsewhere: async () => null,
  take: async () => true,
  release: async () => undefined,
  onLost: () => undefined,
  close: async () => undefined,
};
