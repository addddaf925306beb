import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': 'فتح {host} مستندًا',
  'document.text': 'لا يُحفظ إلا إذا استخدمته: عندئذ تتلقاه {organization} مع العنوان الذي جاء منه.',
  'document.save': 'احفظه لتطّلع عليه',
  'document.use': 'استخدم هذا المستند دليلًا',
  'document.leave': 'لا تستخدمه',
  'problem.NO_DOCUMENT': 'لم يعد هناك مستند مفتوح. افتحه مجددًا في الموقع.',
};
