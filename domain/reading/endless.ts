import { folded } from './text.ts';

/** That something has no end, as contracts and cards say it where others have a day. */
const ENDLESS = new Set(
  `unlimited|indefinite|indefinitely|permanent|open-ended|no expiry|no expiration|no end date|does not expire|never expires|never|lifetime|for life
|unbefristet|unbegrenzt|auf unbestimmte zeit|dauerhaft|lebenslang|indéterminée|durée indéterminée|illimité|illimitée|sans limite|à vie|permanente|indefinido|indefinida|sin vencimiento|vitalicio|vitalicia|ilimitado|ilimitada
|indeterminado|prazo indeterminado|sem prazo|vitalício|vitalícia|sem validade|indeterminato|a tempo indeterminato|illimitato|illimitata|senza scadenza|onbepaald|onbepaalde tijd|voor onbepaalde tijd|onbeperkt
|bezterminowo|bezterminowa|bezterminowe|bezterminowy|czas nieokreślony|na czas nieokreślony|na dobu neurčitou|doba neurčitá|neomezeně|neomezená|bez omezení|na dobu neurčitú|neobmedzene
|tills vidare|tillsvidare|obegränsad|uden udløb|tidsubegrænset|løbende|tidsubegrenset|løpende|inntil videre|toistaiseksi|toistaiseksi voimassa|voimassa toistaiseksi|süresiz|belirsiz süreli|határozatlan|határozatlan idejű|határozatlan ideig|korlátlan
|nedeterminată|nedeterminat|pe perioadă nedeterminată|nelimitat|nelimitată|αόριστη|αορίστου|αορίστου χρόνου|αόριστης διάρκειας|απεριόριστη|бессрочно|бессрочная|бессрочный|безстроково|безстроковий|безстрокова
|無期限|期限なし|永久|终身|終身|长期|長期|无固定期限|无期限|不定期|무기한|영구|평생|종신|دائم|دائمة|غير محدد|غير محددة|مدى الحياة|ללא הגבלה|ללא תפוגה|לצמיתות|अनिश्चितकालीन|आजीवन|स्थायी|không thời hạn|vô thời hạn|ไม่มีกำหนด|ตลอดชีพ|tidak terbatas|seumur hidup|tanpa batas waktu
|neterminuota|neterminuotas|neterminuotai|neribotas|beztermiņa|uz nenoteiktu laiku|tähtajatu|tähtajatult|nedoločen čas|za nedoločen čas|neomejeno|neodređeno|na neodređeno vreme|na neodređeno vrijeme|neograničeno|на неодређено време|неограничено|на неопределено време|indefinit|indefinidament|ótímabundið|ótímabundinn|tiada tarikh luput|tanpa had|мерзімсіз|шексіз|müddətsiz|pa afat|me afat të pacaktuar|walang hanggan|habambuhay|lewenslank|vir onbepaalde tyd|bila kikomo|უვადო|განუსაზღვრელი ვადით|անժամկետ|ցմահ`
    .replaceAll('\n', '')
    .split('|'),
);

/** Whether a text says that there is no end: "bezterminowo", "auf unbestimmte Zeit". */
export const isEndless = (text: string): boolean => ENDLESS.has(folded(text).replace(/[.!。]$/u, ''));
