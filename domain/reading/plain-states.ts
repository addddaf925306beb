import { differByOneLetterAtMost } from './spelling.ts';
import { folded } from './text.ts';

const wordsIn = (lists: readonly string[]) => new Set(lists.flatMap(list => list.split(', ')).map(folded));

/** That a thing holds now and nothing else, in the languages that pages are read in. */
const IN_FORCE = wordsIn([
  'active, valid, in force, current, live, aktiv, gültig, in kraft, actif, active, valide, valable, en vigueur',
  'activo, activa, vigente, en vigor, válido, válida, ativo, ativa, em vigor, attivo, attiva, valido, valida, in vigore',
  'actief, geldig, van kracht, giltig, gyldig, gällande, aktywny, aktywna, aktywne, ważny, ważna, ważne',
  'aktivní, platný, platná, platné, aktívny, aktívna, aktívne, aktív, érvényes, activ, activă, valabil, valabilă',
  'ενεργός, ενεργή, ενεργό, σε ισχύ, активен, активна, активно, действует, действителен, действительна, чинний, чинна',
  'aktif, geçerli, yürürlükte, voimassa, aktiivinen, 有効, 有効中, 有效, 활성, 유효, نشط, نشطة, ساري, سارية, פעיל, פעילה, בתוקף',
  'सक्रिय, वैध, berlaku, ใช้งานอยู่, đang hoạt động, còn hiệu lực',
]);

/** That a thing held until a day that is over. */
const EXPIRED = wordsIn([
  'expired, out of date, lapsed, run out, abgelaufen, expiré, expirée, périmé, périmée, échu, échue, vencido, vencida',
  'caducado, caducada, expirado, expirada, scaduto, scaduta, verlopen, utgången, wygasła, wygasł, vypršelo, 期限切れ, 失効',
]);

/** Whether some words say that a thing is over because its time is. */
export const isExpired = (text: string): boolean => EXPIRED.has(folded(text));

/**
 * Whether two words say that a thing holds, and neither says more: "active" and "gültig". Words that are spelt alike but for
 * a letter are not told apart from a mistake.
 */
export function bothInForce(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return IN_FORCE.has(a) && IN_FORCE.has(b) && (a === b || !differByOneLetterAtMost(a, b));
}
