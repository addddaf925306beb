import { folded } from '../reading/text.ts';

/**
 * That something was cancelled, or will not go on, whenever it ends: participles and whole sentences, no nouns, by which
 * links and headings of those who only might cancel are called. By language, with commas between.
 */
const CANCELLED: readonly string[] = [
  "cancelled, canceled, cancels on, cancels at, been terminated, was terminated, terminated on, terminated, will not renew, won't renew, will not be renewed, won't be renewed, does not renew, not set to renew, auto-renew off, auto-renewal off, auto-renew: off, auto-renewal: off, renewal off, renewal turned off, notice given, notice received, notice served, cancellation confirmed, cancellation effective, cancellation received, cancellation requested, cancellation scheduled, set to cancel, set to expire",
  'gekündigt, gekündigte, gekündigter, gekündigtes, gekündigten, kündigung zum, kündigung bestätigt, kündigung eingegangen, kündigung vorgemerkt, kündigung wirksam, kündigung erhalten, storniert, wird nicht verlängert, verlängert sich nicht, nicht automatisch verlängert, wird beendet, verlängerung aus',
  'résilié, résiliée, résiliés, résiliation au, résiliation effective, résiliation prise, résiliation enregistrée, résiliation demandée, annulé, annulée, ne sera pas renouvelé, ne sera pas renouvelée, ne se renouvellera pas, ne sera pas reconduit, ne sera pas reconduite, non reconduit',
  'cancelado, cancelada, rescindido, rescindida, baja efectiva, baja solicitada, baja tramitada, dado de baja, dada de baja, anulado, anulada, no se renovará, no se renueva, no será renovado, renovación desactivada',
  'cancelados, canceladas, será cancelado, será cancelada, não será renovado, não será renovada, não se renova, não renova, denunciado, rescisão confirmada, renovação desativada',
  'disdetto, disdetta, disdettato, annullato, annullata, non sarà rinnovato, non sarà rinnovata, non si rinnova, non si rinnoverà, recesso comunicato, recesso effettivo, rescisso, rinnovo disattivato',
  'opgezegd, opgezegde, geannuleerd, geannuleerde, beëindigd per, beëindigd op, wordt niet verlengd, niet verlengd, stopgezet, stopgezette, opzegging ontvangen, opzegging bevestigd',
  'uppsagd, uppsagt, sagts upp, avbokad, avbokat, förnyas inte, makulerad, makulerat, uppsägning mottagen, opsagt, annulleret, afmeldt, fornyes ikke, opsigelse modtaget, oppsagt, sagt opp, kansellert, avbestilt, oppsigelse mottatt',
  'irtisanottu, irtisanottuna, peruutettu, peruttu, ei uusita, ei uusiudu, irtisanominen vastaanotettu, päätetty',
  'wypowiedziana, wypowiedziany, wypowiedziano, wypowiedziane, anulowany, anulowana, anulowano, anulowane, rozwiązana, rozwiązany, nie zostanie odnowiona, nie zostanie odnowiony, nie odnowi się, nie zostanie przedłużona',
  'vypovězen, vypovězena, vypovězeno, zrušen, zrušena, zrušeno, zrušený, zrušená, stornován, stornována, stornováno, výpověď podána, výpověď přijata, nebude prodloužen, nebude prodloužena, neobnoví se, vypovedaný, vypovedaná, vypovedané, zrušené, stornované, nebude predĺžená, nebude predĺžené, neobnoví sa',
  'felmondva, felmondott, felmondták, lemondva, lemondott, lemondták, törölve, nem újul meg, nem hosszabbodik meg, megszüntetve',
  'reziliat, reziliată, reziliate, anulat, anulată, nu se va reînnoi, nu se reînnoiește, nu va fi reînnoit, nu va fi reînnoită',
  'ακυρώθηκε, ακυρωμένη, ακυρωμένο, ακυρωμένος, ακυρωθεί, καταγγέλθηκε, καταγγελθεί, δεν θα ανανεωθεί, δεν ανανεώνεται',
  'отменён, отменен, отменена, отменено, расторгнут, расторгнута, расторгнуто, аннулирован, аннулирована, не будет продлен, не будет продлён, не будет продлена, не продлевается, автопродление отключено',
  'скасовано, скасована, скасований, розірвано, розірвана, розірваний, анульовано, анульована, не буде продовжено, не буде продовжена, не подовжується, автоподовження вимкнено',
  'iptal edildi, iptal edilmiş, iptal edilmiştir, iptal edilecek, feshedildi, feshedilmiş, feshedilmiştir, yenilenmeyecek, yenilenmeyecektir',
  'ملغى, ملغاة, ملغي, تم إلغاء, تم إلغاؤه, تم إلغاؤها, ألغي, ألغيت, تم الإلغاء, لن يتجدد, لن تتجدد, لن يتم تجديد, בוטל, בוטלה, מבוטל, מבוטלת, לא יחודש, לא תחודש, לא מתחדש, לא תתחדש',
  'रद्द किया गया, रद्द की गई, रद्द हो गया, रद्द कर दी गई, नवीनीकृत नहीं होगा, नवीनीकृत नहीं होगी, đã hủy, đã huỷ, bị hủy, bị huỷ, đã chấm dứt, không gia hạn, sẽ không được gia hạn, dibatalkan, diberhentikan, tidak akan diperpanjang, tidak diperpanjang',
];
const UNSPACED: readonly string[] =
  '解約済, 解約予定, 解約手続き中, 解約を受け付け, 解約日, 退会済, 退会予定, キャンセル済, キャンセルされ, 自動更新なし, 自動更新オフ, 自動更新:オフ, 更新されません, 更新しない設定, 已取消, 已終止, 已终止, 已退订, 已退訂, 已解约, 已解約, 不再续, 不再續, 不会续, 不會續, 将不续, 已退會, 已退会, 已注销, 已註銷, 取消于, 自动续费已关闭, 自動續約已關閉, 해지됨, 해지 예정, 해지예정, 해지 완료, 해지되, 해지일, 취소됨, 취소되, 갱신되지 않, 탈퇴됨, 탈퇴 예정, 자동 갱신 꺼짐, ยกเลิกแล้ว, ถูกยกเลิก, จะไม่ต่ออายุ, จะสิ้นสุดลง'.split(
    ', ',
  );

/** Words behind which it is only said what could be done, or under which circumstances; "3 May" is none. */
const MIGHT =
  /(?<!\p{L})(?:can|could|(?<!\d )may(?! \d)|might|if|unless|when|whenever|must be|never|kann|können|könnte|wenn|falls|sofern|solange|peut|peuvent|sauf|jamais|puede|pueden|cuando|salvo|pode|podem|quando|può|possono|kan|kunnen|als|tenzij|indien|kunna|hvis|med mindre|medmindre|dersom|voidaan|voi|jos|ellei|może|można|jeśli|jeżeli|chyba|může|lze|pokud|môže|možno|ak|lehet|kivéve|poate|dacă|μπορεί|εάν|αν|может|можно|если|може|можна|якщо|eğer|يمكن|إذا|ניתן|אפשר|אם|यदि|có thể|nếu|bisa|dapat|jika|kecuali)(?!\p{L})/iu;
const MIGHT_UNSPACED = /場合|できます|ことが可能|如果|可以|若|可能|경우|수 있/u;
/** Words by which nothing of the kind is said, or something that goes on till then. */
const NONE =
  /(?<!\p{L})(?:0|no|none|not|until|till|nicht|keine?|aucune?|ningun[oa]|nenhuma?|nessun[oa]|geen|niet|inga|inte|ingen|ikke|ei|nie|ne|не|нет|немає|nincs|nem|yok|fără|δεν|لا|לא)\s*$/iu;
/** "Gekündigt werden kann". */
const YET_TO_BE = /^ (?:zu )?werden(?!\p{L})/u;

const MOST_OF_ENDING = 2;
/** Of a word without a space the ending may be another one. */
const FORMS = CANCELLED.flatMap(list => list.split(', ')).map(form => {
  const plain = folded(form).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return / /.test(form) || form.length < 7 ? plain : `${plain}\\p{L}{0,${MOST_OF_ENDING}}`;
});
/** Forms and texts are in lower case: to leave capitals open as well would take ten times as long to compile. */
const FORM = new RegExp(`(?<![\\p{L}\\p{M}])(?:${FORMS.join('|')})(?![\\p{L}\\p{M}])`, 'gu');

const isSaidIn = (part: string): boolean => {
  if (UNSPACED.some(form => part.includes(form))) return !MIGHT_UNSPACED.test(part);
  return [...part.matchAll(FORM)].some(({ 0: form, index }) => {
    const before = part.slice(0, index);
    return !MIGHT.test(before) && !NONE.test(before) && !YET_TO_BE.test(part.slice(index + form.length));
  });
};

/** Whether a part of a sentence says that something was cancelled, or will not go on when its time is over. */
export const tellsCancelled = (text: string): boolean =>
  folded(text)
    .split(/[.!?;,]+(?=\s|$|\u241e)|[。！？、，\u241e]|\s-\s/u)
    .some(isSaidIn);
