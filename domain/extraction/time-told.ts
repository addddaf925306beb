import { heldPhrases } from '../provenance/leading-phrases.ts';
import type { FieldType } from '../reading/field-types.ts';

/** Of which time a label or heading speaks; null when it does not say. */
export type Time = 'past' | 'present' | 'future';

const PAST = `previous|previously|former|formerly|prior|earlier|past|old|until recently|vorherig|vorherige|vorheriger|früher|frühere|früherer|ehemalig|ehemalige|ehemaliger|bisherig|bisherige|bisheriger|alt|alte|alter|précédent|précédente|ancien|ancienne|anterior|antiguo|antigua|anteriores|antigo|antiga|precedente|vecchio|vecchia|ex|vorig|vorige|eerder|eerdere|poprzedni|poprzednia|były|była|předchozí|bývalý|tidigare|föregående|förra|tidligere|forrige|edellinen|entinen|aiempi|önceki|eski|предыдущий|предыдущая|прежний|прежняя|бывший|попередній|колишній|προηγούμενο|προηγούμενη|πρώην|以前|前回|過去|旧|之前|以前的|原|上一|이전|과거|السابق|السابقة|הקודם|הקודמת|पिछला|पिछली|trước đây|ก่อนหน้า|sebelumnya`;
const PRESENT = `current|currently|present|now|today|your plan|your membership|your subscription|aktuell|aktuelle|aktueller|aktuelles|derzeit|derzeitig|derzeitige|gegenwärtig|jetzig|jetziger|ihr tarif|actuel|actuelle|actuellement|en cours|actual|actualmente|vigente|atual|atualmente|attuale|attualmente|in corso|huidig|huidige|momenteel|obecny|obecna|aktualny|aktualna|současný|aktuální|nuvarande|nuværende|nåværende|nykyinen|güncel|mevcut|şu anki|şu anda|şu an|halen|hâlen|текущий|текущая|нынешний|поточний|поточна|τρέχον|τρέχουσα|現在|ご利用中|当前|目前|現時点|현재|الحالي|الحالية|הנוכחי|הנוכחית|वर्तमान|hiện tại|ปัจจุบัน|saat ini`;
const FUTURE = `next|upcoming|future|planned|scheduled|requested|proposed|from next|nächster|nächste|nächstes|künftig|künftige|künftiger|zukünftig|geplant|geplante|beantragt|prochain|prochaine|futur|future|à venir|prévu|próximo|próxima|futuro|futura|solicitado|prossimo|prossima|volgend|volgende|toekomstig|toekomstige|gepland|następny|następna|przyszły|planowany|příští|budoucí|nästa|kommande|planerad|næste|neste|kommende|planlagt|seuraava|tuleva|sonraki|gelecek|planlanan|следующий|следующая|будущий|наступний|майбутній|επόμενο|επόμενη|μελλοντικό|次回|次の|予定|今後|下一|下次|未来|即将|다음|예정|القادم|التالي|القادمة|הבא|הבאה|अगला|अगली|tiếp theo|sắp tới|ถัดไป|berikutnya`;

const holds: readonly (readonly [Time, (text: string) => boolean])[] = [
  ['present', heldPhrases(PRESENT)],
  ['past', heldPhrases(PAST)],
  ['future', heldPhrases(FUTURE)],
];

/** The time of which a text speaks; null when of none, or of several. */
export function timeOf(text: string): Time | null {
  const told = holds.filter(([, isTold]) => isTold(text));
  return told.length === 1 ? (told[0]?.[0] ?? null) : null;
}

/** A next payment, or the day of one, is how pages speak of the present. */
const TIMELESS: readonly FieldType[] = ['date', 'period', 'money', 'number', 'percent'];

/**
 * Whether a value is of another time than the one that is asked for, by the words of its label and of the parts of the
 * page around it. What is asked for without naming a time is asked for as it is now.
 */
export function isOfOtherTime(type: FieldType, asked: string, label: string, headings: readonly string[]): boolean {
  const wanted = timeOf(asked);
  const told = [label, ...headings.toReversed()].map(timeOf).find(time => time !== null) ?? null;
  if (told === null || told === 'present') return told === 'present' && wanted === 'past';
  if (told === wanted) return false;
  return told === 'past' || !TIMELESS.includes(type);
}
