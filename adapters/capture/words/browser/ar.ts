import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'علامات التبويب المفتوحة',
  'browser.showTab': 'عرض {title}',
  'browser.closeTab': 'إغلاق {title}',
  'browser.untitled': 'علامة تبويب بلا عنوان',
  'browser.fileHeading': 'يطلب {host} ملفًا',
  'browser.fileText': 'يُسلَّم الملف الذي تختاره إلى الموقع. لا تحصل عليه {organization}.',
  'browser.fileChoose': 'اختيار ملف',
  'browser.fileGiven': 'سُلِّم {name} إلى الموقع.',
  'browser.filesText': 'تُسلَّم الملفات التي تختارها، {count} على الأكثر، إلى الموقع. لا تحصل عليها {organization}.',
  'browser.filesChoose': 'اختيار ملفات',
  'browser.filesGiven': 'سُلِّم إلى الموقع: {names}',
  'browser.filesMost': 'لم يُسلَّم شيء إلى الموقع. اختر {count} ملفات على الأكثر في كل مرة.',
  'browser.signInHeading': 'يطلب منك {host} تسجيل الدخول',
  'browser.signInText': 'ما تُدخله يذهب إلى {host} فقط، ولا يُحفظ.',
  'browser.signInPlain': 'الاتصال غير مشفّر: يمكن لآخرين قراءته في الطريق.',
  'browser.signInAgain': 'لم يكن ذلك صحيحًا. حاول مجددًا.',
  'browser.username': 'اسم المستخدم',
  'browser.password': 'كلمة المرور',
  'browser.signIn': 'تسجيل الدخول',
  'browser.print': 'لا يمكن للمواقع الطباعة هنا. يُلتقط ما يلزم بدلًا من ذلك.',
  'browser.passkey': 'لا تعمل مفاتيح المرور ومفاتيح الأمان هنا. اختر طريقة أخرى لتسجيل الدخول.',
  'browser.camera': 'لا تعمل الكاميرا والميكروفون هنا. اختر طريقة أخرى.',
  'browser.location': 'لا تُخبَر المواقع هنا بمكانك. اختر طريقة أخرى، مثل كتابة المكان.',
  'browser.app': 'لا يمكن للمواقع فتح التطبيقات هنا. اختر طريقة أخرى، مثلًا على جهاز آخر.',
};
