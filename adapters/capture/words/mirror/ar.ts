import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'للخروج من الموقع: Escape ثم Tab',
  'mirror.use': 'استخدام الصفحة كنص',
  'mirror.picture': 'إخفاء النص مجددًا',
  'mirror.region': 'الموقع كنص',
  'mirror.hint': 'ما تضغطه وتكتبه هنا يحدث في الموقع.',
  'mirror.reading': 'تجري قراءة الموقع…',
  'mirror.cut': 'الصفحة أطول مما هو معروض هنا.',
};
