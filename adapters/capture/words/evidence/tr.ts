import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Kaydedilecekler',
  'recorded.visits': 'Bu pencerede ziyaret ettiğiniz sayfaların adresleri.',
  'recorded.byItself':
    'İstenen şeyi gösteren sayfaların, üzerlerindeki metinle birlikte ekran görüntüleri. Kendiliğinden alınırlar: her birini görürsünüz ve bitirene kadar geri alabilirsiniz.',
  'recorded.captures': '“Yakala” düğmesine bastığınızda ekran görüntüleri ve üzerlerindeki metin.',
  'recorded.capturesOrLast':
    '“Yakala” düğmesine bastığınızda ekran görüntüleri ve üzerlerindeki metin. Hiç basmazsanız, “Bitir” düğmesine bastığınızda açık olan sayfanın görüntüsü.',
  'recorded.last': '“Bitir” düğmesine bastığınızda açık olan sayfanın ekran görüntüsü ve üzerindeki metin.',
  'recorded.lastIfNone':
    'Bitir’e bastığınızda hiçbir şey saklanmamışsa: o anda açık olan sayfanın, üzerindeki metinle birlikte bir ekran görüntüsü.',
  'recorded.downloads': 'Siteden indirdiğiniz belgeler ve geldikleri adres.',
  'recorded.documents': 'Siteden indirdiğiniz ya da buradan yüklediğiniz belgeler ve geldikleri adres.',
  'recorded.chosen': 'Sitenin açtığı belgeler, kullanmayı seçerseniz, geldikleri adresle birlikte.',
  'recorded.never':
    'Yazdıklarınız ve parolalarınız hiçbir zaman saklanmaz. Tarayıcı, işiniz bitince ya da yeniden deneyebilecekseniz birkaç dakika sonra silinir.',

  'tray.heading': 'Şimdiye kadar saklananlar',
  'tray.empty': 'Henüz hiçbir şey saklanmadı.',
  'tray.count': { one: '{count} öğe saklandı', other: '{count} öğe saklandı' },
  'tray.screenshot': 'Ekran görüntüsü',
  'tray.document': 'Belge',
  'tray.byItself': 'Kendiliğinden alındı',
  'tray.captured': 'Bu sayfa istenen şeyi gösteriyor ve görüntüsü alındı. “{heading}” altında geri alabilirsiniz.',
  'tray.newer': 'Sayfa değişti. Yeni bir ekran görüntüsü öncekinin yerini aldı.',
  'tray.takeBack': 'Geri al',
  'tray.takeBackOf': 'Geri al: {kind}, {label}',
  'tray.takeBackHeading': 'Bu geri alınsın mı?',
  'tray.takeBackText': 'Silinir ve {organization} onu almaz.',
  'tray.takenBack': 'Geri alındı. Siliniyor.',

  'preview.of': 'Bak: {kind}, {label}',
  'preview.picture': '{label} üzerinden saklananın resmi',
  'preview.larger': 'Daha büyük',
  'preview.smaller': 'Daha küçük',
  'preview.next': 'Sonraki',
  'preview.previous': 'Önceki',
  'preview.document': 'Belgeler burada gösterilmez. Bakmak için kaydedin.',
  'preview.save': 'Kaydet',
  'preview.gone': 'Resim yüklenemedi. Birazdan yeniden deneyin.',
};
