import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'نسخ',
  'action.paste': 'لصق',
  'choices.heading': 'اختيار',
  'choices.several': 'يمكنك اختيار أكثر من واحد.',
  'choices.more': 'هناك خيارات أكثر مما يظهر هنا. أغلق هذه النافذة واكتب الأحرف الأولى.',
  'clipboard.text': 'النص',
  'clipboard.offer': 'نسخ الموقع هذا لك',
  'clipboard.pasteHere': 'ضع هنا ما تريد لصقه',
  'clipboard.nothing': 'لا شيء محدد في الموقع.',
  'clipboard.empty': 'لا يوجد نص للصقه.',
  'clipboard.cut': 'تم القص',
  'clipboard.copiedPart': 'نُسخت البداية فقط: النص طويل جدًا.',
  'clipboard.pastedPart': 'لُصقت أول {length} حرف فقط: النص طويل جدًا.',
  'typing.lost': 'لم يصل كل ما كتبته إلى الموقع. تحقق منه واكتب النهاية مرة أخرى.',
};
