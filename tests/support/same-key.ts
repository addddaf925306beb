import type { Sealer } from '../../application/ports/sealer.ts';

/** Whether both are the same key: one opens what the other sealed. */
export function isSameKey(key: Sealer | undefined, other: Sealer | undefined): boolean {
  try {
    return key !== undefined && other?.open(key.seal('text')) === 'text';
  } catch {
    return false;
  }
}
