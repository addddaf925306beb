import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Web sitesinden çıkmak için: önce Escape, sonra Tab',
  'mirror.use': 'Sayfayı metin olarak kullan',
  'mirror.picture': 'Metni yeniden gizle',
  'mirror.region': 'Metin olarak web sitesi',
  'mirror.hint': 'Burada bastıklarınız ve yazdıklarınız web sitesinde olur.',
  'mirror.reading': 'Web sitesi okunuyor…',
  'mirror.cut': 'Sayfa burada durandan daha uzun.',
};
