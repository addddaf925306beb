import type { StateWords } from './state-kinds.ts';
import { STATE_WORDS_AFAR } from './state-words-afar.ts';
import { STATE_WORDS_EAST } from './state-words-east.ts';
import { STATE_WORDS_EUROPE } from './state-words-europe.ts';
import { STATE_WORDS_FAR } from './state-words-far.ts';
import { STATE_WORDS_OF_LOSING } from './state-words-of-losing.ts';
import { STATE_WORDS_WEST } from './state-words-west.ts';

/** By language; what `states.ts` has of other languages stands there. */
export const STATE_WORDS: Readonly<Record<string, Partial<StateWords>>> = {
  finnish: {
    'in force':
      'voimassa, voimassa oleva, aktiivinen, aktivoitu, käytössä, läsnäoleva, läsnä oleva, vakuutettu, voimassaoleva, toistaiseksi voimassa oleva, kunnossa, rekisteröity, kirjoilla, työsuhteessa, läsnä, laillistettu, toiminnassa, kytketty',
    paid: 'maksettu, suoritettu',
    granted: 'hyväksytty, myönnetty',
    established: 'vahvistettu, varmennettu, tunnistettu',
    'no longer':
      'päättynyt, vanhentunut, umpeutunut, irtisanottu, peruutettu, peruttu, ei voimassa, ei aktiivinen, passiivinen, lakannut, suljettu, keskeytetty, estetty, mitätöity, lopetettu, erääntynyt vakuutus, poissaoleva, jäädytetty, eronnut, mitätön, rauennut, poistettu, kumottu, kuollut',
    unpaid: 'maksamatta, erääntynyt, myöhässä, maksamaton',
    refused: 'hylätty, evätty, epäonnistui, ei hyväksytty',
    'still open':
      'odottaa, odottaa hyväksyntää, käsittelyssä, vireillä, keskeneräinen, luonnos, tauolla, kesken, tulossa, ei tiedossa, käsitellään, haettu, alustava, vahvistamatta, tarkistettavana',
  },
  czech: {
    'in force':
      'aktivní, platný, platná, platné, v platnosti, účinný, účinná, trvá, zapsán, zapsána, pojištěno, funkční, v pořádku, probíhá studium, studuje, registrován, pojištěn, zaměstnán, v provozu, činný, aktivováno, studující, řádný člen, zapojeno',
    paid: 'zaplaceno, uhrazeno, zaplacený, zaplacená, uhrazená, uhrazený',
    granted: 'schváleno, schválen, schválena, schválený, přijato, povoleno',
    established: 'ověřeno, ověřen, ověřena, potvrzeno, potvrzen',
    'no longer':
      'neaktivní, neplatný, neplatná, neplatné, ukončeno, ukončen, ukončena, ukončená, vypršelo, vypršel, vypršela, propadlé, zrušeno, zrušen, zrušena, zrušená, vypovězeno, vypovězena, pozastaveno, pozastavena, pozastavené, blokováno, zablokováno, zablokovaná, deaktivováno, stornováno, uzavřen, po platnosti, expirovaná, vyškrtnut',
    unpaid: 'nezaplaceno, neuhrazeno, po splatnosti, neuhrazená, nezaplacená',
    refused: 'zamítnuto, zamítnut, zamítnuta, odmítnuto, selhalo, neschváleno, neověřeno',
    'still open':
      'čeká na schválení, čekající, čeká, probíhá, zpracovává se, v řízení, koncept, přerušeno, přerušena, neznámý, ve zpracování, nevyřízeno',
  },
  slovak: {
    'in force':
      'aktívny, aktívna, aktívne, platná zmluva, platné členstvo, v platnosti, účinná zmluva, zapísaný, zapísaná, poistené, v poriadku, trvajúca, študuje, registrovaný, poistený, zamestnaný, v prevádzke, riadny člen',
    paid: 'zaplatené, uhradené, zaplatená, uhradená',
    granted: 'schválené, schválený, schválená, prijaté',
    established: 'overené, overený, overená, potvrdené, potvrdený',
    'no longer':
      'neaktívny, neaktívna, neaktívne, neplatné členstvo, ukončené, ukončený, vypršalo, vypršaný, vypršané, zrušené, zrušený, zrušená, vypovedané, vypovedaná, pozastavené, pozastavená, blokované, zablokované, zablokovaná, deaktivované, stornované, uzavretý, po platnosti, expirované',
    unpaid: 'nezaplatené, neuhradené, po lehote splatnosti, neuhradená, nezaplatená',
    refused: 'zamietnuté, zamietnutý, zamietnutá, odmietnuté, zlyhalo, neschválené, neoverené',
    'still open':
      'čaká na schválenie, čakajúce, čaká sa, prebieha, spracováva sa, v spracovaní, prerušené, prerušená, neznámy, neznáme, nevybavené, čaká',
  },
  hungarian: {
    'in force':
      'aktív, érvényes, hatályos, élő, működő, folyamatban lévő jogviszony, fennáll, bejegyzett, biztosított, rendben, használatban, él, hatályban, hatályban van, folyamatos, beiratkozott, regisztrált, rendezett, foglalkoztatott, bekapcsolva, aktív hallgató',
    paid: 'kifizetve, fizetve, befizetve, rendezve, kiegyenlítve, befizetett, kifizetett',
    granted: 'jóváhagyva, elfogadva, jóváhagyott, elfogadott, engedélyezve, engedélyezett',
    established: 'ellenőrizve, megerősítve, igazolt, megerősített, ellenőrzött, hitelesítve',
    'no longer':
      'inaktív, nem aktív, lejárt, érvénytelen, megszűnt, felmondva, felmondott, törölve, törölt, lemondva, lemondott, felfüggesztve, felfüggesztett, zárolt, letiltva, letiltott, lezárt, lezárva, visszavonva, visszavont, hatálytalan, megszüntetve, befejezett',
    unpaid: 'kifizetetlen, fizetetlen, lejárt fizetési határidő, késedelmes, rendezetlen, nincs kifizetve, hátralékos',
    refused: 'elutasítva, elutasított, sikertelen, visszautasítva, nincs jóváhagyva',
    'still open':
      'függőben, függőben lévő, folyamatban, feldolgozás alatt, jóváhagyásra vár, elbírálás alatt, várakozik, várakozó, vázlat, ismeretlen, szüneteltetve, szünetel, passzív félév',
  },
  romanian: {
    'in force':
      'activ, activă, valabil, valabilă, valid, validă, în vigoare, în curs de valabilitate, înscris, înmatriculat, asigurat, înregistrat, funcțional, angajat, în funcțiune, la zi, în exercițiu, alimentat',
    paid: 'plătit, plătită, achitat, achitată, încasat, încasată',
    granted: 'aprobat, aprobată, acceptat, acceptată, admis, admisă',
    established: 'verificat, verificată, confirmat, confirmată',
    'no longer':
      'inactiv, inactivă, expirat, expirată, anulat, anulată, reziliat, reziliată, încetat, încetată, încheiat, suspendat, suspendată, blocat, blocată, invalid, invalidă, nevalabil, nevalabilă, închis, închisă, dezactivat, dezactivată, retras, retrasă, exmatriculat, revocat, revocată, radiat',
    unpaid: 'neplătit, neplătită, restant, restantă, neachitat, neachitată, scadență depășită, în întârziere',
    refused: 'respins, respinsă, refuzat, refuzată, eșuat, eșuată, neaprobat, neverificat',
    'still open':
      'în așteptare, în curs, în procesare, în curs de procesare, în analiză, în curs de aprobare, necunoscut, necunoscută, ciornă, întrerupt, pauză, în pauză, nesoluționat',
  },
  greek: {
    'in force':
      'ενεργός, ενεργή, ενεργό, σε ισχύ, ισχύει, έγκυρο, έγκυρη, έγκυρος, ισχύον, ισχύουσα, εγγεγραμμένος, εγγεγραμμένη, ασφαλισμένος, ενεργοποιημένος, ενεργοποιημένη, ενεργοποιημένο, εν ενεργεία, σε λειτουργία, ηλεκτροδοτείται, ενεργός φοιτητής, ενήμερος',
    paid: 'πληρωμένο, πληρωμένη, εξοφλημένο, εξοφλήθηκε, πληρώθηκε, εξοφλημένος, εξοφλημένη',
    granted: 'εγκρίθηκε, εγκεκριμένο, εγκεκριμένη, αποδεκτό, έγινε δεκτό, έγινε δεκτή',
    established: 'επαληθεύτηκε, επαληθευμένο, επαληθευμένος, επιβεβαιώθηκε, επιβεβαιωμένο, επιβεβαιωμένη',
    'no longer':
      'ανενεργός, ανενεργή, ανενεργό, λήξει, παγώσει, ανασταλεί, διακοπεί, ακυρωθεί, έληξε, ληγμένο, ληγμένη, λήξασα, ακυρώθηκε, ακυρωμένο, ακυρωμένη, άκυρο, άκυρη, διακόπηκε, τερματίστηκε, σε αναστολή, ανεστάλη, κλειστό, κλειστός, μπλοκαρισμένο, ανακλήθηκε, μη ενεργό, μη ενεργή, διεγράφη, καταγγέλθηκε, αποκλεισμένος, διαγραμμένος',
    unpaid: 'απλήρωτο, απλήρωτη, ληξιπρόθεσμο, ληξιπρόθεσμη, ανεξόφλητο, ανεξόφλητη, σε καθυστέρηση, ανεξόφλητος',
    refused: 'απορρίφθηκε, απορριφθέν, απέτυχε, δεν εγκρίθηκε',
    'still open':
      'εκκρεμεί, σε εκκρεμότητα, υπό εξέταση, σε επεξεργασία, αναμονή, σε αναμονή, υπό έγκριση, πρόχειρο, άγνωστο, άγνωστη, σε παύση',
  },
  ukrainian: {
    'in force':
      'активний, активна, активне, активно, дійсний, дійсна, дійсне, чинний, чинна, чинне, діє, діючий, діюча, навчається, застраховано, зареєстровано, працює, підключено, застрахований, увімкнено, зараховано, підключений',
    paid: 'сплачено, оплачено, сплачений, сплачена, оплачений, оплачена, погашено',
    granted: 'схвалено, затверджено, прийнято, схвалений, затверджений, надано',
    established: 'підтверджено, перевірено, підтверджений, підтверджена, верифіковано, верифікований',
    'no longer':
      'неактивний, неактивна, неактивне, недійсний, недійсна, недійсне, закінчився, закінчилася, завершено, прострочений, прострочена, скасовано, скасований, скасована, анульовано, припинено, розірвано, розірваний, призупинено, призупинена, заблоковано, заблокований, заблокована, закрито, закритий, відраховано, відкликано, втратив чинність, втратила чинність, не дійсний, деактивовано, виключено, виключений, закінчилась, припинена, відрахований, звільнено, ліквідовано, відключено, знято з обліку',
    unpaid: 'не сплачено, не оплачено, прострочено, несплачено, неоплачено, заборгованість',
    refused: 'відхилено, відмовлено, відхилений, не схвалено, помилка оплати, не підтверджено',
    'still open':
      'очікує, очікується, в обробці, на розгляді, розглядається, опрацьовується, чернетка, невідомо, на паузі, очікує підтвердження, очікує оплати, в процесі, подано, попередньо, заявку прийнято, оформлюється',
  },
  hebrew: {
    'in force':
      'פעיל, פעילה, בתוקף, תקף, תקפה, מאושר לשימוש, פעילים, רשום, רשומה, מבוטח, מבוטחת, לומד, תקין, בתוקפו, מחובר, פעיל במערכת, מועסק, חברה פעילה',
    paid: 'שולם, שולמה, נפרע, סולק, שולם במלואו',
    granted: 'אושר, אושרה, מאושר, מאושרת, התקבל, התקבלה',
    established: 'מאומת, אומת, אומתה, מאומתת, אושר סופית',
    'no longer':
      'לא פעיל, לא פעילה, פג תוקף, פג, פגה, לא בתוקף, לא תקף, מבוטל, מבוטלת, בוטל, בוטלה, הסתיים, הסתיימה, מושעה, הושעה, חסום, חסומה, סגור, סגורה, נסגר, הופסק, הופסקה, נשלל, מוקפא, מוקפאת, אינו בתוקף, אינה בתוקף, אינו פעיל, אינה פעילה, מושהה',
    unpaid: 'לא שולם, לא שולמה, בפיגור, באיחור, טרם שולם, חוב פתוח',
    refused: 'נדחה, נדחתה, סורב, נכשל, נכשלה, לא אושר, לא אושרה',
    'still open': 'ממתין, ממתינה, בהמתנה, בטיפול, בבדיקה, בתהליך, טיוטה, לא ידוע, ממתין לאישור, בעיבוד, טרם אושר',
  },
  hindi: {
    'in force': 'सक्रिय, चालू, वैध, मान्य, प्रभावी, लागू, नामांकित, पंजीकृत, बीमित, जारी है, नियमित',
    paid: 'भुगतान किया गया, भुगतान हो गया, चुकाया गया, भुगतान पूर्ण, प्रदत्त, भुगतान किया हुआ',
    granted: 'स्वीकृत, अनुमोदित, मंजूर, मंज़ूर, स्वीकार',
    established: 'सत्यापित, पुष्टि की गई, प्रमाणित, पुष्ट',
    'no longer':
      'निष्क्रिय, समाप्त, अमान्य, अवैध, रद्द, रद्द किया गया, निलंबित, बंद, अवरुद्ध, निरस्त, समाप्त हो गया, समाप्त हो गई, व्यपगत, कालातीत, सक्रिय नहीं, वैध नहीं, निलम्बित, स्थगित',
    unpaid: 'अवैतनिक, अदत्त, भुगतान नहीं किया गया, अतिदेय, भुगतान शेष, चुकाया नहीं गया',
    refused: 'अस्वीकृत, अस्वीकार, नामंजूर, विफल, असत्यापित',
    'still open':
      'लंबित, बाकी, प्रतीक्षारत, प्रक्रिया में, प्रक्रियाधीन, समीक्षाधीन, विचाराधीन, मसौदा, अज्ञात, प्रगति पर, प्रतीक्षा में',
  },
  indonesian: {
    'in force':
      'aktif, berlaku, masih berlaku, valid, sah, terdaftar, terasuransi, mahasiswa aktif, sedang berjalan, berjalan, aktif kuliah, bekerja, terpasang',
    paid: 'lunas, dibayar, sudah dibayar, telah dibayar, terbayar',
    granted: 'disetujui, diterima, dikabulkan, telah disetujui',
    established: 'terverifikasi, diverifikasi, terkonfirmasi, dikonfirmasi',
    'no longer':
      'tidak aktif, nonaktif, non-aktif, kedaluwarsa, kadaluarsa, kadaluwarsa, tidak berlaku, tidak valid, tidak sah, dibatalkan, batal, berakhir, sudah berakhir, ditangguhkan, dibekukan, diblokir, ditutup, dicabut, dihentikan, dinonaktifkan, telah berakhir',
    unpaid: 'belum dibayar, belum lunas, menunggak, terlambat, jatuh tempo terlewati, tunggakan',
    refused: 'ditolak, gagal, tidak disetujui, belum terverifikasi',
    'still open':
      'menunggu, tertunda, diproses, sedang diproses, dalam proses, dalam peninjauan, menunggu persetujuan, menunggu pembayaran, draf, tidak diketahui, dijeda, ditinjau',
  },
  thai: {
    'in force':
      'ใช้งานอยู่, ใช้งาน, ปกติ, มีผลบังคับ, มีผลบังคับใช้, มีผลใช้บังคับ, เปิดใช้งาน, กำลังใช้งาน, ยังไม่หมดอายุ, มีผลคุ้มครอง, กำลังศึกษา, มีสถานะปกติ, คุ้มครองอยู่, ใช้งานได้, มีผล, คงสภาพ, ยังมีผล, ใช้ได้, คุ้มครอง, ต่ออายุแล้ว, สมาชิกปัจจุบัน',
    paid: 'ชำระแล้ว, จ่ายแล้ว, ชำระเงินแล้ว, ชำระครบแล้ว',
    granted: 'อนุมัติ, อนุมัติแล้ว, ได้รับอนุมัติ, ผ่านการอนุมัติ',
    established: 'ยืนยันแล้ว, ตรวจสอบแล้ว, ผ่านการยืนยัน, ยืนยันตัวตนแล้ว',
    'no longer':
      'หมดอายุ, หมดอายุแล้ว, ยกเลิก, ยกเลิกแล้ว, ถูกยกเลิก, สิ้นสุด, สิ้นสุดแล้ว, ระงับ, ถูกระงับ, ระงับการใช้งาน, ไม่ได้ใช้งาน, ไม่ใช้งาน, ปิดบัญชี, ปิดใช้งาน, ปิดการใช้งาน, ขาดอายุ, พ้นสภาพ, พ้นสภาพนักศึกษา, เป็นโมฆะ, ถูกบล็อก, ใช้ไม่ได้, ไม่มีผลบังคับ, ขาดผลบังคับ',
    unpaid: 'ค้างชำระ, ยังไม่ชำระ, เกินกำหนด, เกินกำหนดชำระ, ยังไม่ได้ชำระ',
    refused: 'ปฏิเสธ, ถูกปฏิเสธ, ไม่อนุมัติ, ล้มเหลว, ไม่ผ่าน',
    'still open':
      'รอดำเนินการ, รอการอนุมัติ, กำลังดำเนินการ, รอตรวจสอบ, อยู่ระหว่างดำเนินการ, รอชำระเงิน, รออนุมัติ, อยู่ระหว่างพิจารณา, ฉบับร่าง, ไม่ทราบ, พักการใช้งาน, รอการชำระ, รอการตรวจสอบ',
  },
  vietnamese: {
    'in force':
      'hoạt động, đang hoạt động, còn hiệu lực, đang hiệu lực, có hiệu lực, còn hạn, hợp lệ, đang học, đã kích hoạt, đang sử dụng, đã đăng ký, đang có hiệu lực, hiệu lực, đang làm việc, đang tham gia, đang dùng',
    paid: 'đã thanh toán, đã trả, đã đóng phí, đã nộp, thanh toán thành công',
    granted: 'đã duyệt, đã phê duyệt, được chấp thuận, đã chấp nhận, được duyệt, được phê duyệt',
    established: 'đã xác minh, đã xác nhận, đã xác thực',
    'no longer':
      'hết hạn, đã hết hạn, hết hiệu lực, không hoạt động, ngừng hoạt động, đã hủy, đã huỷ, bị hủy, đã chấm dứt, chấm dứt, đã kết thúc, tạm ngưng, bị tạm ngưng, đình chỉ, bị đình chỉ, bị khóa, đã khóa, đã đóng, không hợp lệ, vô hiệu, mất hiệu lực, thu hồi, bị thu hồi, thôi học, đã thôi học, không còn hiệu lực, tạm khóa',
    unpaid: 'chưa thanh toán, quá hạn, quá hạn thanh toán, chưa trả, nợ phí, chưa nộp',
    refused: 'từ chối, bị từ chối, đã từ chối, thất bại, không được duyệt, chưa xác minh, chưa duyệt',
    'still open':
      'đang chờ, chờ duyệt, chờ xử lý, đang xử lý, chờ phê duyệt, đang xem xét, bản nháp, chờ thanh toán, không rõ, tạm dừng, bảo lưu, chờ xác nhận, đang chờ xử lý',
  },
  ...STATE_WORDS_EAST,
  ...STATE_WORDS_EUROPE,
  ...STATE_WORDS_FAR,
  ...STATE_WORDS_WEST,
  ...STATE_WORDS_AFAR,
  ...STATE_WORDS_OF_LOSING,
};
