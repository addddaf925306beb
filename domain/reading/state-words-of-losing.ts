import type { StateWords } from './state-kinds.ts';

/**
 * Words by which a right, a place or a thing was lost, taken back or given up, as participles: what a link or a heading may be
 * called by ("Rückgabe", "解約") is none of them, nor what is as often said of books, goods and money ("returned").
 */
export const STATE_WORDS_OF_LOSING: Readonly<Record<string, Partial<StateWords>>> = {
  'of losing': {
    'no longer': [
      'surrendered, forfeited, rescinded, relinquished, impounded, confiscated, deceased',
      'sagt opp, opphevet, inndratt, bortfalt, ophævet, inddraget, bortfaldet',
      'utesluten, uteslutet, uteslutna, indragen, indraget, återkallad, återkallat, förverkad, förverkat',
      'neplatí, zaniklý, zaniklá, zaniklé, zanikl, zanikla, zaniklo, pozbyl platnosti, odebraný, odebraná, odebráno',
      'cofnięty, cofnięta, cofnięte, wykluczony, wykluczona, utracony, utracona, wyrejestrowany, wyrejestrowana',
      'вилучений, вилучена, вилучене, вилучено, відкликаний, відкликана, відкликано, відрахований, відрахована',
      'изъят, изъята, изъято, отозван, отозвана, отозвано, отчислена',
      'doorgehaald, doorgehaalde, ingetrokken, ontbonden, entzogen, aufgehoben, verwirkt, révoqué, révoquée, abrogé, abrogée, déchu, déchue',
      'extinguido, extinguida, fallecido, fallecida, em mora, extinto, extinta, cassado, cassada, falecido, falecida',
      'decaduto, decaduta, estinto, estinta, deceduto, deceduta',
      'silinmiş, kaydı silinmiş, kaydı silindi, ilişiği kesildi, visszavont, visszavonva, đã thanh lý',
      'διαγραμμένος, διαγραμμένη, διαγραμμένο, διεγραμμένος, διεγραμμένη, ανεσταλμένος, ανεσταλμένη, σε αναστολή, ανακλήθηκε, διακόπηκε',
      '已終止, 已暫停, 已停權, 已停权, 已退租, 已退保, 已停效, 已報停, 已报停, 已解約, 已撤銷, 已撤销, 已吊銷, 已吊销, 已註銷, 已退學, 已退学',
      '資格を喪失, 資格喪失済み, 脱退済み, 脱退済, 退会手続き中, 失効中, 失効済み, 払込猶予期間中, 解除済み, 取消済み',
      '상실됨, 자격을 상실, 환불됨, 제명됨, 말소됨, 실효됨',
    ].join(', '),
  },
};
