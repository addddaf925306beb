import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'ليس جزءًا من هذا الطلب',
  'outside.text': 'لا يُعرض {host}. يُطلب منك من {organization} صفحات من {domains} فقط.',
  'outside.advice': 'ارجع لتكمل. لا يُسجَّل شيء من ذلك الموقع.',
};
