import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Bunun yerine telefonu kullan',
  'devices.heading': 'Telefonla devam et',
  'devices.scan': 'Telefonunuzun kamerasını bu koda tutun. Şimdiye kadar yakaladıklarınız kalır ve bu sayfa izler.',
  'devices.picture': 'Aşağıdaki bağlantının QR kodu',
  'devices.link': 'Telefonunuz için bağlantı',
  'devices.copy': 'Bağlantıyı kopyala',
  'devices.once': 'Kod bir kez ve beş dakika boyunca geçerlidir; sonra kendiliğinden yenisi gelir.',
  'devices.here': 'Bu cihazla devam et',
  'devices.hereText':
    'Bilgisayarınızda başladığınız iş burada sürer. Bilgisayar ne kadar ilerlediğinizi gösterir ve sonunda sizi geri götürür.',
  'devices.follows': 'Bu sayfa ne kadar ilerlediğinizi gösterir ve orada bitirdiğinizde devam eder.',
  'devices.connected': 'Diğer cihazınız bağlı.',
  'devices.away': 'Diğer cihazınız bağlı değil. Sayfayı orada yeniden açın veya burada devam edin.',
  'devices.lost': 'Diğer cihazınızdaki ziyaret kesildi. Orada yeniden başlatın veya burada devam edin.',
  'devices.steps': '{total} adımdan {done} tanesi tamam',
  'devices.takeBack': 'Burada devam et',
  'devices.onComputer': 'Bilgisayarınızda devam ediyor',
  'devices.back': 'Bilgisayarınıza dönebilirsiniz.',
  'devices.thisDevice': 'Bu cihazda sürdür',
  'asked.heading': 'Birisi buna başka bir cihazda devam etmek istiyor',
  'asked.text':
    'Bu kişide bu sayfanın bağlantısı var. İzin verirseniz veya zamanında yanıtlamazsanız buradaki ziyaretiniz biter ve yakaladıklarınız kullanılmaz.',
  'asked.left': 'Kalan süre: {seconds} sn',
  'asked.refuse': 'Reddet',
  'asked.allow': 'İzin ver',
  'asking.heading': 'Bunu açmış olan kişiye soruluyor',
  'asking.text': 'Reddetmek için bir dakikası var. Bu sayfayı açık bırakın; kendiliğinden devam eder.',
  'asking.bar': 'Yanıt bekleniyor',
  'asking.refused': 'Başka yerde açık kalıyor',
  'asking.refusedText':
    'Bunu açmış olan kişi orada devam ediyor. Hiçbir şey değişmedi. O kişi sizseniz, oradaki sayfanın telefonunuz için sunduğu kodu kullanın.',
};
