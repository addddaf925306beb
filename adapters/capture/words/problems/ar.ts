import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'لم ينجح ذلك. حاول مرة أخرى بعد لحظات.',
  'problem.OFFLINE': 'انقطع الاتصال. تحقق من شبكتك وحاول مرة أخرى.',
  'problem.SERVICE_UNAVAILABLE': 'تعذّر الوصول إلى الخدمة للحظات. حاول مرة أخرى بعد بضع ثوانٍ.',
  'problem.NO_ANSWER': 'لم تستجب الصفحة. حاول مرة أخرى بعد لحظات.',
  'problem.ENDED': 'انتهت هذه الزيارة. أعد تحميل الصفحة للمتابعة.',
  'problem.EXPIRED': 'انتهى الوقت المخصص لهذا الطلب.',
  'problem.FORBIDDEN': 'الزيارة لا تخص هذا المتصفح. أعد تحميل الصفحة.',
  'problem.NO_EVIDENCE': 'لم يُحفظ شيء بعد. التقط الصفحة التي تُظهر الجواب أو أضف المستند، ثم اضغط «إنهاء».',
  'problem.TOO_MUCH_EVIDENCE': 'لا يمكن حفظ المزيد. اضغط «إنهاء» لإرسال ما هو موجود.',
  'problem.TOO_LARGE': 'الملف أكبر من {limit}.',
  'problem.UNREADABLE_TYPE': 'لا يمكن قراءة هذا الملف. الأنواع الممكنة: PDF وPNG وJPEG وCSV والنص العادي.',
  'problem.WRONG_PAGE': 'تُلتقط هذه الخطوة في صفحة أخرى.',
  'problem.NO_STEP': 'انتهت كل الخطوات. اضغط «إنهاء»، أو اختر خطوة لتكرارها.',
  'problem.STEPS_UNDONE': 'بعض الخطوات لم تُنجز. نفّذها، أو أنهِ بدونها.',
  'problem.NOT_NEEDED': 'هذا الطلب يخص ما تُظهره الصفحة. لا حاجة إلى تنزيلات.',
  'problem.NOT_KEPT': 'تعذّر حفظ المستند. حاول مرة أخرى.',
  'problem.DOWNLOAD_BROKEN': 'انقطع التنزيل. حاول مرة أخرى.',
  'problem.TOO_MANY_DOWNLOADS': 'التنزيلات الجارية كثيرة. انتظر حتى ينتهي أحدها.',
  'problem.FILE_ASKED': 'لا يمكن تقديم ملفات إلى هذه الصفحة.',
  'problem.TOO_MANY_WINDOWS': 'تفتح الصفحة نوافذ كثيرة جدًا.',
  'problem.NOT_A_WEB_PAGE': 'لا يمكن فتح غير صفحات الويب.',
  'problem.NOT_OPENED': 'تعذّر فتح الصفحة.',
  'problem.NO_COPYING': 'لم يسمح متصفحك بالنسخ من الموقع.',
};
