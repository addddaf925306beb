import type { TextRun } from '../reading/page-snapshot.ts';
import { heldPhrases } from './leading-phrases.ts';

/** How a search says that it did not find what was asked, and shows what is nearly called so; between bars. */
const NEAR =
  'no exact match|no exact matches|did you mean|keine genaue übereinstimmung|keine exakte übereinstimmung|kein exakter treffer|meinten sie|meintest du|aucune correspondance exacte|aucun résultat exact|vouliez-vous dire|no hay coincidencias exactas|ninguna coincidencia exacta|quiso decir|quisiste decir|nenhuma correspondência exata|nenhum resultado exato|você quis dizer|quis dizer|nessuna corrispondenza esatta|nessun risultato esatto|forse cercavi|intendevi|geen exacte overeenkomst|geen exact resultaat|bedoelde u|bedoelde je|brak dokładnych wyników|nie znaleziono dokładnego|czy chodziło o|žádná přesná shoda|měli jste na mysli|žiadna presná zhoda|mali ste na mysli|ingen exakt träff|ingen exakt matchning|menade du|intet eksakt match|ingen eksakte resultater|mente du|ingen eksakte treff|ei tarkkaa osumaa|ei täsmällisiä tuloksia|tarkoititko|tam eşleşme bulunamadı|tam eşleşme yok|bunu mu demek istediniz|точных совпадений не найдено|нет точных совпадений|возможно, вы имели в виду|возможно, вы искали|точних збігів не знайдено|немає точних збігів|можливо, ви мали на увазі|няма точни съвпадения|може би имахте предвид|δεν βρέθηκε ακριβής|μήπως εννοείτε|μήπως εννοούσατε|nicio potrivire exactă|ați vrut să spuneți|nincs pontos találat|erre gondolt|nema točnih rezultata|jeste li mislili|完全一致する結果はありません|もしかして|没有完全匹配|未找到完全匹配|您是不是要找|您是不是想找|沒有完全符合|您是不是要查|정확히 일치하는 결과가 없습니다|이것을 찾으셨나요|لا توجد نتائج مطابقة تمامًا|لا توجد نتيجة مطابقة|هل تقصد|לא נמצאה התאמה מדויקת|האם התכוונת|कोई सटीक मिलान नहीं|क्या आपका मतलब|không có kết quả khớp chính xác|có phải bạn muốn tìm|ไม่พบผลลัพธ์ที่ตรงกัน|คุณหมายถึง|tidak ada hasil yang cocok|mungkin maksud anda';
const saysNear = heldPhrases(NEAR);
const LONGEST_NOTICE = 200;

/** Whether a text is a notice that a search found nobody and nothing of the name that was asked, so that what it shows is another's. */
export const tellsNearMatches = ({ text, tag }: TextRun): boolean =>
  text.length <= LONGEST_NOTICE && !/^(?:a|button|option)$/.test(tag) && saysNear(text);
