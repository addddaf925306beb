import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'ما سيُسجَّل',
  'recorded.visits': 'عناوين الصفحات التي تزورها في هذه النافذة.',
  'recorded.byItself':
    'لقطات شاشة، مع النص الظاهر فيها، للصفحات التي تعرض المطلوب. تُلتقط تلقائيًا: ترى كل واحدة منها ويمكنك سحبها إلى أن تنتهي.',
  'recorded.captures': 'لقطات للشاشة مع النص الظاهر عليها، عندما تضغط «التقاط».',
  'recorded.capturesOrLast':
    'لقطات للشاشة مع النص الظاهر عليها، عندما تضغط «التقاط». وإن لم تفعل، فلقطة للصفحة المفتوحة عندما تضغط «إنهاء».',
  'recorded.last': 'لقطة للصفحة المفتوحة عندما تضغط «إنهاء»، مع النص الظاهر عليها.',
  'recorded.lastIfNone':
    'إن لم يكن شيء محفوظًا عند الضغط على «إنهاء»: لقطة شاشة للصفحة المفتوحة حينها، مع النص الظاهر فيها.',
  'recorded.downloads': 'المستندات التي تنزّلها من الموقع، مع العنوان الذي أتت منه.',
  'recorded.documents': 'المستندات التي تنزّلها من الموقع أو ترفعها هنا، مع العنوان الذي أتت منه.',
  'recorded.chosen': 'المستندات التي يفتحها الموقع، إذا اخترت استخدامها، مع العناوين التي جاءت منها.',
  'recorded.never':
    'لا يُحفظ أبدًا ما تكتبه ولا كلمات مرورك. ويُتلَف المتصفح عندما تنتهي، أو بعد بضع دقائق إن كان بإمكانك المحاولة مجددًا.',

  'tray.heading': 'المحفوظ حتى الآن',
  'tray.empty': 'لم يُحفظ شيء بعد.',
  'tray.count': {
    zero: 'العناصر المحفوظة: {count}',
    one: 'العناصر المحفوظة: {count}',
    two: 'العناصر المحفوظة: {count}',
    few: 'العناصر المحفوظة: {count}',
    many: 'العناصر المحفوظة: {count}',
    other: 'العناصر المحفوظة: {count}',
  },
  'tray.screenshot': 'لقطة شاشة',
  'tray.document': 'مستند',
  'tray.byItself': 'التُقطت تلقائيًا',
  'tray.captured': 'تعرض هذه الصفحة المطلوب وقد التُقطت. يمكنك سحب اللقطة ضمن «{heading}».',
  'tray.newer': 'تغيّرت الصفحة. حلّت لقطة جديدة محل اللقطة السابقة.',
  'tray.takeBack': 'سحب',
  'tray.takeBackOf': 'سحب: {kind}، {label}',
  'tray.takeBackHeading': 'هل تريد سحب هذا؟',
  'tray.takeBackText': 'سيُمحى، ولن تحصل عليه {organization}.',
  'tray.takenBack': 'تم السحب، وهو يُمحى.',

  'preview.of': 'عرض: {kind}، {label}',
  'preview.picture': 'صورة ما حُفظ من {label}',
  'preview.larger': 'أكبر',
  'preview.smaller': 'أصغر',
  'preview.next': 'التالي',
  'preview.previous': 'السابق',
  'preview.document': 'لا تُعرض المستندات هنا. احفظه لتراه.',
  'preview.save': 'حفظ',
  'preview.gone': 'تعذّر تحميل الصورة. حاول مجددًا بعد قليل.',
};
