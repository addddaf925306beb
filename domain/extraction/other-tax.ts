import { taxTold } from '../reading/tax-told.ts';

/**
 * Whether what is asked for is an amount with the tax on what was bought, and what is shown one without it, or the other way round.
 * @param asked the words of a field
 * @param label what stands beside the amount, or heads its column
 */
export function isOtherByTax(asked: string, label: string): boolean {
  const wanted = taxTold(asked);
  const told = taxTold(label);
  return wanted !== null && told !== null && wanted !== told;
}
