import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'ما زال الموقع مفتوحًا حيث تركته: لا حاجة إلى تسجيل الدخول مجددًا.',
  'again.kept': 'ما التقطته يُحتسب من جديد: اسحب ما هو خاطئ وأضف ما ينقص.',
  'again.here': 'تتابع من حيث كنت.',
  'again.fresh': 'فُتح الموقع من جديد. سجّل الدخول مجددًا حيث يطلب ذلك.',
  'again.mark': 'من محاولتك السابقة',
  'again.finishHeading': 'هل تريد الإنهاء دون جديد؟',
  'problem.NOTHING_NEW': 'هذا ما كان في محاولتك السابقة. التقط ما ينقص أو اسحب ما هو خاطئ.',
};
