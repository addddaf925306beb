import { differByOneLetterAtMost } from './spelling.ts';
import { folded } from './text.ts';

const wordsIn = (lists: readonly string[]) => new Set(lists.flatMap(list => list.split(', ')).map(folded));

/** That a thing holds now and nothing else, in the languages that pages are read in. */
const IN_FORCE = wordsIn([
  'ongoing, running, läuft, laufend, lopend, devam ediyor, 이용중, 이용 중',
  'active, valid, in force, current, live, aktiv, gültig, in kraft, actif, active, valide, valable, en vigueur',
  'droits ouverts, ouverts, activo, activa, vigente, en vigor, válido, válida, ativo, ativa, em vigor, attivo, attiva, valido, valida, in vigore',
  'actief, geldig, van kracht, giltig, gyldig, gällande, aktywny, aktywna, aktywne, ważny, ważna, ważne',
  'aktivní, platný, platná, platné, aktívny, aktívna, aktívne, aktív, érvényes, activ, activă, valabil, valabilă',
  'ενεργός, ενεργή, ενεργό, σε ισχύ, активен, активна, активно, действует, действителен, действительна, чинний, чинна',
  'aktif, etkin, geçerli, yürürlükte, voimassa, aktiivinen, 有効, 有効中, 有效, 활성, 유효, نشط, نشطة, ساري, سارية, פעיל, פעילה, בתוקף',
  'सक्रिय, वैध, मान्य, चालू, berlaku, aktif, ใช้งานอยู่, đang hoạt động, còn hiệu lực, còn hạn',
  'in date, within its validity, within validity, aufrecht, en cours de validité, dans la période de validité, en vigencia',
  'dentro da validade, dentro do prazo de validade, em validade, dentro de su vigencia, dentro del plazo de vigencia, in corso di validità',
  'v platnosti, w okresie ważności, в силе, действующий, действующая, действующее, діючий, діюча, дійсний, дійсна, hatályos, în termen de valabilitate',
  'действащ, действаща, действащо, валиден, валидна, валидно, в сила, aktivan, aktivno, važeći, važeća, važeće, na snazi',
  'aktiven, veljaven, veljavna, veljavno, kehtiv, aktiivne, kehtib, aktīvs, aktīva, spēkā, derīgs, derīga, galioja, galiojantis',
  'galiojanti, aktyvus, aktyvi, actiu, vigent, virkur, virk, í gildi, qüvvədədir, etibarlıdır, белсенді, жарамды, فعال, معتبر',
  'активний, дійсне, действительно, ισχύει, активно, aktibo',
  'έγκυρη, έγκυρο, έγκυρος, سارية المفعول, ساري المفعول, תקף, תקפה',
  'aktivt, giltigt, gyldigt, gældende, gjeldende, i kraft, faal, obowiązuje, obowiązujący, obowiązująca, czynny, czynna, czynne',
  'активан, действа, hatályban, vixente, gníomhach, bailí, gweithredol, dilys, attiv, validu, masih sah laku, 有効期間中, 유효함, faol, идэвхтэй, хүчинтэй',
]);

/** That a thing held until a day that is over. */
const EXPIRED = wordsIn([
  'expired, out of date, lapsed, run out, abgelaufen, expiré, expirée, périmé, périmée, échu, échue, vencido, vencida',
  'prošlý, prošlá, prošlé, caducado, caducada, expirado, expirada, scaduto, scaduta, verlopen, utgången, wygasła, wygasł, vypršelo, 期限切れ, 失効',
]);

/** The same, and that it has come to its end, whatever for. */
const OVER = wordsIn([
  'ended, over, finished, elapsed, passed, past due, overdue, former, no longer valid, not valid, not in force, beendet, ausgelaufen, verfallen, erloschen',
  'ungültig, nicht mehr gültig, überfällig, terminé, terminée, fini, finie, caduc, caduque, terminado, terminada, finalizado, finalizada, acabado',
  'encerrado, encerrada, findo, concluído, vencidos, vencidas, terminato, terminata, cessato, cessata, scaduti, scadute, beëindigd, afgelopen, vervallen',
  'avslutad, avslutat, upphört, förfallen, udløbet, ophørt, utløpt, opphørt, avsluttet, päättynyt, vanhentunut, erääntynyt, umpeutunut, wygasłe, zakończony',
  'zakończona, nieważny, nieważna, nieważne, przeterminowany, po terminie, vypršel, vypršela, ukončen, ukončena, ukončeno, propadlý, propadlé, neplatný',
  'neplatná, po platnosti, lejárt, megszűnt, érvénytelen, expirat, expirată, încetat, încheiat, nevalabil, έληξε, ληγμένο, ληγμένη, λήξασα, τερματίστηκε',
  'истёк, истек, истекла, истекло, просрочен, просрочена, окончен, закончился, закончилась, недействителен, завершён, завершен, прекращён, прекращен',
  'закінчився, закінчилася, завершено, прострочений, прострочена, недійсний, недійсна, süresi dolmuş, sona erdi, bitti, geçersiz, منتهي, منتهية, منتهي الصلاحية',
  'פג תוקף, פג, הסתיים, הסתיימה, 終了, 満了, 過期, 已過期, 已过期, 过期, 已失效, 失效, 已终止, 到期, 만료, 만료됨, 종료, 종료됨, समाप्त, kedaluwarsa, berakhir, หมดอายุ, hết hạn',
]);

const RUNS_OR_WAITS = wordsIn(['in corso, ancora in corso, en curso, em curso']);

/** Whether some words say of one thing that it goes on, and of another that it is still being dealt with. */
export const runsOrWaits = (text: string): boolean => RUNS_OR_WAITS.has(folded(text));

/** Whether some words say that a thing holds now, and no more. */
export const isInForce = (text: string): boolean => IN_FORCE.has(folded(text));

/** Whether some words say that a thing is over because its time is. */
export const isExpired = (text: string): boolean => EXPIRED.has(folded(text));

/** Whether some words may say no more than that the time of a thing is over, which its date says as well. */
export const mayBeOver = (text: string): boolean => EXPIRED.has(folded(text)) || OVER.has(folded(text));

/**
 * Whether two words say that a thing holds, and neither says more: "active" and "gültig". Words that are spelt alike but for
 * a letter are not told apart from a mistake, unless that is the ending of what is of no gender: "aktiv" and "aktivt".
 */
export function bothInForce(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  const isNeuter = `${a}t` === b || `${b}t` === a;
  return IN_FORCE.has(a) && IN_FORCE.has(b) && (a === b || isNeuter || !differByOneLetterAtMost(a, b));
}

const NOT_OVER = new Set(['süresi dolmamış', 'süresi bitmemiş', 'süresi geçmemiş', 'sona ermemiş'].map(folded));
/** Whether some words say that a thing is not over, where no word of its own denies that but the ending of one. */
export const isNotOver = (text: string): boolean => NOT_OVER.has(folded(text));
