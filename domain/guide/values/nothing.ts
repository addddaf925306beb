import type { Outcome } from '../outcome.ts';
import { readAmount } from './amounts.ts';
import { compared } from './same-text.ts';

/** What stands in the place of an amount where there is none, in the languages that guides are read in and some more. */
const WORDS = new Set(
  'none, nil, zero, nothing, keine, keiner, kein, null, aucun, aucune, néant, ninguno, ninguna, nada, nenhum, nenhuma, なし, 無し, ゼロ, nessuno, nessuna, geen, inga, ingen, brak, žádný, žádná, žádné, yok, 无, 無, 없음'.split(
    ', ',
  ),
);

/** "£0.0k" is rounded. */
const ROUNDED = /\d\s?[kmb万億만억亿](?!\p{L})/iu;

/** Whether an amount is none at all; less than nothing is left open, and so is what is rounded to it. */
export function isNothing(value: string): Outcome {
  if (WORDS.has(compared(value))) return 'met';
  const { readings } = readAmount(value) ?? { readings: [] };
  if (readings.length === 0 || ROUNDED.test(value)) return 'unknown';
  if (readings.every(reading => reading === 0)) return 'met';
  return readings.every(reading => reading > 0) ? 'not_met' : 'unknown';
}
