import type { ClientLost } from '../../infrastructure/engines/client-lost.ts';

/** Where no client may be lost: it fails the whole suite. */
export function neverLost(lost: ClientLost): never {
  throw lost;
}
