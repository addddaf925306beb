import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Bu olmadı. Birazdan yeniden deneyin.',
  'problem.OFFLINE': 'Bağlantı koptu. Ağınızı denetleyin ve yeniden deneyin.',
  'problem.SERVICE_UNAVAILABLE': 'Hizmete şu anda ulaşılamıyor. Birkaç saniye sonra yeniden deneyin.',
  'problem.NO_ANSWER': 'Sayfa yanıt vermedi. Birazdan yeniden deneyin.',
  'problem.ENDED': 'Bu ziyaret sona erdi. Devam etmek için sayfayı yeniden yükleyin.',
  'problem.EXPIRED': 'Bu talebin süresi doldu.',
  'problem.FORBIDDEN': 'Ziyaret bu tarayıcıya ait değil. Sayfayı yeniden yükleyin.',
  'problem.NO_EVIDENCE':
    'Henüz hiçbir şey saklanmadı. Yanıtı gösteren sayfayı yakalayın ya da belgeyi ekleyin. Sonra “Bitir” düğmesine basın.',
  'problem.TOO_MUCH_EVIDENCE': 'Daha fazlası saklanamaz. Var olanı göndermek için “Bitir” düğmesine basın.',
  'problem.TOO_LARGE': 'Dosya {limit} sınırından büyük.',
  'problem.UPLOAD_UNDER_WAY': 'Başka bir dosya yükleniyor. Bitmesini bekleyin.',
  'problem.UPLOAD_BROKEN': 'Yükleme yarıda kaldı. Yeniden deneyin.',
  'problem.UNREADABLE_TYPE':
    'Bu dosya okunamıyor. PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, düz metin ve e-postalar (.eml) okunabilir.',
  'problem.FILE_ARCHIVE': 'Dosya bir arşiv. Açın ve içindeki belgeyi ekleyin.',
  'problem.FILE_MESSAGE':
    'Outlook iletileri (.msg) ve tek dosya olarak kaydedilmiş sayfalar (.mht) okunamıyor. PDF olarak yazdırıp onu ekleyin.',
  'problem.FILE_ATTACHED':
    'İletinin kendisinde metin yok. Ekindeki dosyayı ekleyin ya da iletiyi PDF olarak yazdırıp onu ekleyin.',
  'problem.FILE_EMPTY': 'Dosya boş. Belgenin bulunduğu dosyayı seçin.',
  'problem.FILE_PASSWORD': 'Dosya parolayla korunuyor. Parolasız açılan bir kopya ekleyin.',
  'problem.FILE_BROKEN': 'Dosya bozuk ve açılmıyor. Geldiği yerden yeniden indirin.',
  'problem.FILE_TOO_MUCH': 'Dosya okunabilecek olandan fazlasını içeriyor. Yalnızca gereken sayfaları ekleyin.',
  'problem.DOMAIN_NOT_ALLOWED': 'Bu sayfa talebin parçası değil. Talebe ait bir sayfaya dönün.',
  'problem.WRONG_PAGE': 'Bu adım başka bir sayfada yakalanır.',
  'problem.NO_STEP': 'Tüm adımlardan geçildi. “Bitir” düğmesine basın ya da yinelemek için bir adım seçin.',
  'problem.STEPS_UNDONE': 'Bazı adımlar yapılmadı. Onları yapın ya da onlarsız bitirin.',
  'problem.NOT_NEEDED': 'Bu talep bir sayfanın gösterdiğiyle ilgili. İndirme gerekmez.',
  'problem.NOT_KEPT': 'Belge saklanamadı. Yeniden deneyin.',
  'problem.DOWNLOAD_BROKEN': 'İndirme yarıda kesildi. Yeniden deneyin.',
  'problem.TOO_MANY_DOWNLOADS': 'Aynı anda çok fazla indirme var. Birinin bitmesini bekleyin.',
  'problem.FILE_NOT_GIVEN': 'Sayfa artık dosya istemiyor.',
  'problem.TOO_MANY_WINDOWS': 'Sayfa çok fazla pencere açıyor.',
  'problem.NOT_A_WEB_PAGE': 'Yalnızca web sayfaları açılabilir.',
  'problem.NOT_OPENED': 'Sayfa açılamadı.',
  'problem.NO_COPYING': 'Tarayıcınız siteden kopyalamaya izin vermedi.',
  'problem.TOO_MANY_STARTS': 'Bu talep kısa sürede çok sık başlatıldı. Birkaç dakika bekleyip yeniden deneyin.',
  'problem.TOO_MANY_VISITS': 'Ağınızdan çok fazla ziyaret başlatıldı. Birkaç dakika bekleyip yeniden deneyin.',
  'problem.TOO_MANY_QUESTIONS': 'Çok sık soruldu. Birkaç dakika bekleyip yeniden deneyin.',
  'problem.TOO_MANY_CODES': 'Çok fazla kod oluşturuldu. Bir dakika bekleyip yeniden deneyin.',
  'problem.HANDOVER_OVER': 'Bu kod artık kullanılamaz. Bilgisayarınızın şimdi gösterdiği kodu okutun.',
};
