import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Kopyala',
  'action.paste': 'Yapıştır',
  'choices.heading': 'Seçin',
  'choices.several': 'Birden fazla seçebilirsiniz.',
  'choices.more': 'Burada görünenden fazla seçenek var. Bunu kapatıp ilk harfleri yazın.',
  'clipboard.text': 'Metin',
  'clipboard.offer': 'Site bunu sizin için kopyaladı',
  'clipboard.pasteHere': 'Yapıştırmak istediğinizi buraya girin',
  'clipboard.nothing': 'Sitede hiçbir şey seçili değil.',
  'clipboard.empty': 'Yapıştırılacak metin yok.',
  'clipboard.cut': 'Kesildi',
  'clipboard.copiedPart': 'Yalnızca başı kopyalandı: metin çok uzun.',
  'clipboard.pastedPart': 'Yalnızca ilk {length} karakter yapıştırıldı: metin çok uzun.',
  'typing.lost': 'Yazdıklarınızın tamamı siteye ulaşmadı. Kontrol edin ve sonunu yeniden yazın.',
};
