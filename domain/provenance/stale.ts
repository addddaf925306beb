import type { TextRun } from '../reading/page-snapshot.ts';
import { heldPhrases } from './leading-phrases.ts';

/** How a page says that it shows what it kept from before; between bars. */
const KEPT =
  "you are offline|you're offline|currently offline|saved copy|cached copy|cached version|cached data|last synced|sie sind offline|du bist offline|gespeicherte kopie|zwischengespeichert|vous êtes hors ligne|hors ligne|copie en cache|estás sin conexión|está sin conexión|sin conexión|copia guardada|está offline|está off-line|sem conexão|sem ligação|cópia guardada|sei offline|senza connessione|copia salvata|je bent offline|u bent offline|opgeslagen kopie|jesteś offline|tryb offline|zapisana kopia|jste offline|ste offline|du är offline|du er offline|sparad kopia|gemt kopi|lagret kopi|olet offline-tilassa|ei verkkoyhteyttä|tallennettu kopio|çevrimdışısınız|çevrimdışı|вы не в сети|нет подключения|сохранённая копия|ви не в мережі|ви офлайн|είστε εκτός σύνδεσης|εκτός σύνδεσης|sunteți offline|ești offline|offline állapotban|nincs internetkapcsolat|オフラインです|オフラインで表示|キャッシュ|离线状态|当前离线|離線狀態|缓存数据|오프라인 상태|저장된 데이터|أنت غير متصل|غير متصل بالإنترنت|אינך מחובר|מצב לא מקוון|आप ऑफ़लाइन हैं|bạn đang ngoại tuyến|ออฟไลน์อยู่|anda sedang offline";
const saysKept = heldPhrases(KEPT);
const LONGEST_NOTICE = 160;
/** "Offline" alone is the state of a device. */
const LEAST_WORDS = 3;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Whether a text is a notice that the page shows what it kept from before, so that nothing on it tells of now. */
export const tellsStale = ({ text, tag }: TextRun): boolean =>
  text.length <= LONGEST_NOTICE &&
  !/^(?:a|button|option)$/.test(tag) &&
  (text.trim().split(/\s+/).length >= LEAST_WORDS || UNSPACED.test(text)) &&
  saysKept(text);
