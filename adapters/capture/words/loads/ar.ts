import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'تعذّر فتح هذه الصفحة',
  'load.NO_NAME': 'لا يوجد موقع باسم {host}.',
  'load.NOT_ALLOWED': 'لا يمكن الوصول إلى {host} من هنا: المواقع العامة وحدها متاحة.',
  'load.BUSY': 'يفتح الموقع أشياء كثيرة دفعة واحدة. انتظر قليلًا وحاول مجددًا.',
  'load.REFUSED': 'لا يقبل {host} اتصالات الآن.',
  'load.TIMEOUT': 'لم يُجب {host} في الوقت المناسب.',
  'load.BROKEN': 'قطع {host} الاتصال.',
  'load.EMPTY': 'أعطى {host} إجابة فارغة.',
  'load.CERTIFICATE': 'لا يستطيع {host} إثبات أنه هذا الموقع: شهادته غير صالحة. لم يُرسل إليه شيء.',
  'load.REDIRECTS': 'يعيد {host} التوجيه في حلقة.',
  'load.SLOW': 'لم يُجب {host} منذ 30 ثانية. ما زال الانتظار مستمرًا.',
  'load.OTHER': 'تعذّر الوصول إلى {host}.',
  'load.turnedAway': 'يرفض {host} هذا المتصفح',
  'load.TURNED_AWAY': 'يظن أن المتصفح آلة، أو سُئل مرات كثيرة. إن عرض تحققًا فيمكنك إجراؤه بنفسك، أو حاول لاحقًا.',
  'load.uploadInstead': 'يمكنك أيضًا رفع المستند من جهازك.',
  'load.secure': 'اتصال مشفّر',
  'load.plain': 'غير مشفّر',
};
