import type { ValueKind } from './typed-value.ts';

/**
 * A value as the guide writes it. `whole` when it is surely no more than a value: typed, in quotes, or a few words.
 * Longer words may say more ("Active with no arrears"), so that only the very same words meet them and nothing misses them.
 */
export type Literal = { text: string; kind: ValueKind; whole: boolean };
