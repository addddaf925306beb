import type { TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import { heldPhrases, leadingPhrases, wholePhrases } from './leading-phrases.ts';
import { tellsOfWriting } from './said-by.ts';

/** That a message was passed on, by itself: how chats mark it. Between bars, with the beginnings of words. */
const FORWARDED =
  'forwarded|forwarded from|forwarded by|forwarded many times|weitergeleitet|weitergeleitet von|häufig weitergeleitet|transféré|transférée|transféré par|transféré de|reenviado|reenviado de|reenviada|reenviado por|encaminhada|encaminhado|encaminhada de|encaminhado por|reencaminhada|inoltrato|inoltrato da|inoltrata|doorgestuurd|doorgestuurd door|doorgestuurd van|vidarebefordrat|vidarebefordrat från|vidarebefordrad|videresendt|videresendt fra|videresendt av|videresendt af|edelleen lähetetty|välitetty|edelleenlähetetty|przekazano|przekazano od|przekazana|przesłano dalej|přeposláno|přeposláno od|preposlané|preposlané od|továbbítva|továbbított|redirecționat|redirecționat de la|προωθήθηκε|προωθημένο|προωθήθηκε από|переслано|переслано от|переслано від|пересланное|iletildi|iletilen|yönlendirildi|معاد توجيهها|تمت إعادة التوجيه|محولة|הועבר|הועברה|अग्रेषित|đã chuyển tiếp|chuyển tiếp từ|ส่งต่อ|diteruskan|diteruskan dari|転送|転送済み|转发|转发自|轉寄|轉發|轉發自|전달됨|전달된|proslijeđeno|prosleđeno|posredovano|прослеђено|препратено|препратена|persiųsta|pārsūtīts|edastatud|përcjellë|framsent|reenviat|بازارسال شده|فوروارد|فارورڈ|ফরোয়ার্ড|გადაგზავნილი|վերահասցեագրված|yönləndirilib|қайта жіберілді|dimajukan|ipinasa|aangestuur|imesambazwa';
/** The same as a line between a message and the one in it. */
const MESSAGE =
  'forwarded message|forwarded email|forwarded mail|original message|original email|begin forwarded message|start of forwarded message|weitergeleitete nachricht|weitergeleitete e-mail|ursprüngliche nachricht|originalnachricht|anfang der weitergeleiteten nachricht|message transféré|message d origine|message original|courriel transféré|début du message transféré|début du message réexpédié|mensaje reenviado|mensaje original|inicio del mensaje reenviado|mensagem encaminhada|mensagem reencaminhada|mensagem original|início da mensagem encaminhada|início da mensagem reencaminhada|messaggio inoltrato|messaggio originale|inizio messaggio inoltrato|doorgestuurd bericht|oorspronkelijk bericht|origineel bericht|begin doorgestuurd bericht|vidarebefordrat meddelande|vidarebefordrat brev|ursprungligt meddelande|originalmeddelande|videresendt meddelelse|videresendt besked|oprindelig meddelelse|videresendt melding|opprinnelig melding|edelleenlähetetty viesti|edelleen lähetetty viesti|välitetty viesti|alkuperäinen viesti|przekazana wiadomość|wiadomość przekazana|przesłana wiadomość|oryginalna wiadomość|wiadomość oryginalna|treść przekazanej wiadomości|přeposlaná zpráva|přeposlaný e-mail|původní zpráva|preposlaná správa|pôvodná správa|továbbított üzenet|továbbított levél|eredeti üzenet|mesaj redirecționat|mesajul redirecționat|mesaj original|mesajul original|προωθημένο μήνυμα|αρχικό μήνυμα|пересылаемое сообщение|пересланное сообщение|переадресованное сообщение|исходное сообщение|переслане повідомлення|початкове повідомлення|оригінал повідомлення|yönlendirilen ileti|iletilmiş ileti|iletilen mesaj|orijinal ileti|orijinal mesaj|رسالة معاد توجيهها|رسالة محولة|الرسالة الأصلية|הודעה שהועברה|הודעה מקורית|अग्रेषित संदेश|मूल संदेश|thư chuyển tiếp|thư đã chuyển tiếp|tin nhắn chuyển tiếp|thư gốc|ข้อความที่ส่งต่อ|ข้อความต้นฉบับ|pesan terusan|pesan yang diteruskan|pesan asli|転送メッセージ|転送されたメッセージ|元のメッセージ|转发的邮件|转发邮件|原始邮件|轉寄的郵件|轉寄郵件|原始郵件|전달된 메시지|원본 메시지|원본 메일|proslijeđena poruka|prosleđena poruka|izvorna poruka|originalna poruka|posredovano sporočilo|izvirno sporočilo|прослеђена порука|оригинална порука|препратено съобщение|оригинално съобщение|препратена порака|persiųstas laiškas|persiųsta žinutė|pradinis laiškas|pradinė žinutė|pārsūtītā ziņa|sākotnējā ziņa|oriģinālais ziņojums|edastatud kiri|edastatud sõnum|algne sõnum|algne kiri|mesazh i përcjellë|mesazhi origjinal|framsent skeyti|upprunaleg skilaboð|missatge reenviat|missatge original|پیام بازارسال شده|پیام اصلی|فارورڈ شدہ پیغام|اصل پیغام|ফরোয়ার্ড করা বার্তা|মূল বার্তা|გადაგზავნილი წერილი|სათავო წერილი|yönləndirilmiş mesaj|қайта жіберілген хат|бастапқы хат|mesej dimajukan|mesej asal|ipinasang mensahe|aangestuurde boodskap|oorspronklike boodskap|ujumbe uliosambazwa|ujumbe asili';
/** How the header of a message begins, and the line of it that only a message within another one has. */
const FROM =
  'from|von|de|da|van|från|fra|lähettäjä|od|feladó|de la|από|от|от кого|від|від кого|gönderen|kimden|من|מאת|प्रेषक|từ|จาก|dari|差出人|送信者|发件人|寄件者|보낸 사람|보낸사람|šalje|pošiljatelj|pošiljalec|nuo|kellelt|saatja|فرستنده|منجانب|প্রেরক|அனுப்புநர்|გამგზავნი|ուղարկող|kimdən|кімнен|daripada|mula kay|kutoka';
const SENT =
  'sent|date|gesendet|datum|envoyé|enviado|enviado el|enviado em|enviada em|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|wysłano|odesláno|odoslané|dátum|elküldve|trimis|στάλθηκε|ημερομηνία|отправлено|дата|надіслано|gönderildi|gönderilme tarihi|tarih|تاريخ|التاريخ|נשלח|תאריך|दिनांक|đã gửi|ngày|วันที่|dikirim|tanggal|送信日時|日付|发送时间|日期|寄件日期|보낸 날짜|날짜|poslano|poslato|датум|изпратено|испратено|išsiųsta|nosūtīts|datums|saadetud|kuupäev|dërguar|sent þann|dagsetning|enviat|تاریخ|ارسال شده|بھیجا گیا|পাঠানো হয়েছে|তারিখ|தேதி|თარიღი|ամսաթիվ|göndərilib|жіберілді|күні|dihantar|tarikh|ipinadala|petsa|gestuur|imetumwa';

const LONGEST_LINE = 160;
const LONGEST_MARK = 70;
/** Behind how many lines of its header a message says when it was sent. */
const MOST_OF_HEADER = 3;

const isMarked = wholePhrases(FORWARDED);
const beginsMarked = leadingPhrases(FORWARDED);
const namesMessage = heldPhrases(MESSAGE);
const isFrom = wholePhrases(FROM);
const isSent = wholePhrases(SENT);

/** How subjects of messages begin that were passed on. */
const SUBJECT =
  /^(?:[\p{L}\p{M} ]{2,12}[:：]\s*)?(?:FWD?|Fwd?|fwd?|WG|RV|TR|ENC|Enc|PD|VB|VL|VS|YNT|İLT|ILT|Ynt|İlt|转发|轉寄|轉發|転送|전달)\s*[:：]\s*\p{L}+(?:\s+\S+)*/u;
const FRAMED = /^[-–—_=*]{3,}\s*(.{3,60}?)\s*[-–—_=*]*$/u;
const ADDRESSED = /@|\d/;
/** A day, an hour and a name before a colon open what that person wrote, whatever the word for it. */
const DAY_AND_HOUR = /\p{Nd}{4}.*(?<!\p{Nd})\p{Nd}{1,2}[:.]\p{Nd}{2}(?!\p{Nd})/u;
const NAME_BEFORE_COLON = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:\s\p{Ll}+)?\s*:\s*$/u;
const opensQuotation = (line: string) => DAY_AND_HOUR.test(line) && NAME_BEFORE_COLON.test(line);
const labelOf = (line: string): string => /^(.{1,24}?)\s*[:：]/u.exec(line)?.[1] ?? '';

/** Whether a line says that what follows was written or sent by somebody else, and passed on or quoted. */
export function tellsPassedOn(written: string): boolean {
  const line = folded(written);
  if (line === '' || line.length > LONGEST_LINE) return false;
  const framed = FRAMED.exec(line)?.[1];
  if (line.length <= LONGEST_MARK) {
    if (namesMessage(line) || isMarked(line) || SUBJECT.test(written.trim())) return true;
    if (framed !== undefined && beginsMarked(framed)) return true;
    if (beginsMarked(line) && /[:：]\s*$|@/u.test(line)) return true;
  }
  if (opensQuotation(written)) return true;
  return /[:：]\s*$/u.test(line) && ADDRESSED.test(line) && tellsOfWriting(line);
}

/** The lines of a text, as its blocks part it. */
function linesOf(runs: readonly TextRun[]): { text: string; first: number }[] {
  const lines: { text: string; first: number }[] = [];
  let before: TextRun | null = null;
  for (const [at, run] of runs.entries()) {
    const last = lines.at(-1);
    // Of a message in one block the subject has a line of its own.
    const isBelow = before !== null && run.rect.y >= before.rect.y + before.rect.height;
    if (last && run.block === before?.block && !isBelow) last.text += ` ${run.text}`;
    else lines.push({ text: run.text, first: at });
    before = run;
  }
  return lines;
}

/**
 * The texts behind a line by which a message was passed on or quoted, or behind the second header of one: they are somebody's
 * words, whoever shows them.
 */
export function passedOn(runs: readonly TextRun[]): ReadonlySet<TextRun> {
  const lines = linesOf(runs);
  let headers = 0;
  const begins = lines.findIndex(({ text }, at) => {
    if (tellsPassedOn(text)) return true;
    const isHeader =
      isFrom(labelOf(text)) && lines.slice(at + 1, at + 1 + MOST_OF_HEADER).some(next => isSent(labelOf(next.text)));
    if (isHeader) headers++;
    return headers > 1;
  });
  const quoted = runs.filter(({ text }) => /^\s*>+\s*\p{L}/u.test(text));
  return new Set([...quoted, ...(begins < 0 ? [] : runs.slice(lines[begins]?.first))]);
}
