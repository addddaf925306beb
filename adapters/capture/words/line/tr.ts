import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Bildirimler',
  'line.silent': 'Hat sessiz. Yaptıklarınız web sitesine geç ulaşabilir.',
  'line.lost': 'Bağlantı koptu. Yeniden bağlanılıyor…',
  'line.offline': 'Çevrimdışısınız. Geri gelene kadar yaptığınız hiçbir şey web sitesine ulaşmaz.',
  'line.back': 'Yeniden bağlandı.',
  'loss.heading': 'Web sitesi kapatıldı',
  'loss.crashed': 'Web sitesini gösteren tarayıcı çalışmayı durdurdu.',
  'loss.page_closed': 'Web sitesi kendi penceresini kapattı.',
  'loss.idle': 'Web sitesinde bir süre hiçbir şey yapılmadı, bu yüzden tarayıcısı kapatıldı.',
  'loss.time_limit': 'Bir ziyaret ancak belli bir süre sürebilir ve bunun süresi doldu.',
  'loss.maintenance': 'Web sitesini gösteren bilgisayar bakım için durduruldu.',
  'loss.kept': 'Yakaladıklarınız duruyor. Web sitesi isterse yeniden oturum açın ve devam edin.',
  'loss.nothing': 'Ziyaretten hiçbir şey gönderilmedi. Yeniden başlayabilirsiniz.',
  'idle.heading': 'Hâlâ orada mısınız?',
  'idle.text': 'Web sitesinde bir süredir hiçbir şey yapılmadı. Kimse yanıt vermezse tarayıcısı kapatılır.',
  'idle.last': 'Bir ziyaret ancak belli bir süre sürebilir. Eksik olanı yakalayın ve bitirin.',
  'idle.maintenance': {
    one: 'Bu hizmet bakıma alınıyor: ziyaret {count} dakika sonra bitecek. Eksik olanı yakalayın ve bitirin.',
    other: 'Bu hizmet bakıma alınıyor: ziyaret {count} dakika sonra bitecek. Eksik olanı yakalayın ve bitirin.',
  },
  'idle.left': { one: 'Kalan süre: {count} saniye.', other: 'Kalan süre: {count} saniye.' },
};
