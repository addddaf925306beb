import type { StateWords } from './state-kinds.ts';

/** Languages of the Balkans and of the south of Asia. */
export const STATE_WORDS_EAST: Readonly<Record<string, StateWords>> = {
  bulgarian: {
    'in force':
      'активен, активна, активно, валиден, валидна, валидно, в сила, действащ, действаща, действащо, действащ търговец, действащ договор, действа, записан, вписан, редовен, включен, правоспособен',
    paid: 'платен, платена, платено, заплатено, изплатено, погасено',
    granted: 'одобрен, одобрена, одобрено, разрешено',
    established: 'потвърден, потвърдена, потвърдено, проверен, проверена, проверено',
    'no longer':
      'неактивен, неактивна, неактивно, невалиден, невалидна, невалидно, изтекъл, изтекла, изтекло, прекратен, прекратена, прекратено, анулиран, анулирана, анулирано, заличен, заличена, заличено, заличен търговец, отменен, отменена, спрян, спряна, закрит, закрита, блокиран, блокирана, недействителен, недействителна, в ликвидация, в несъстоятелност, отписан, отписана',
    unpaid: 'неплатен, неплатена, неплатено, неизплатено, просрочен, просрочена, просрочено, дължимо',
    refused: 'отхвърлен, отхвърлена, отхвърлено, отказан, отказана, неуспешно',
    'still open':
      'чакащ, чакаща, чакащо, изчаква, в процес, в обработка, обработва се, в процес на разглеждане, предстои, чернова, проект, неизвестен, в процес на обработка, подаден',
  },
  croatian: {
    'in force':
      'aktivan, aktivna, aktivno, važeći, važeća, važeće, vrijedi, važi, na snazi, valjan, valjana, valjano, upisan, upisana, redoviti, redovita, redoviti student, zaposlen, uključeno, priključen',
    paid: 'plaćeno, plaćen, plaćena, podmireno, podmiren, uplaćeno, isplaćeno',
    granted: 'odobreno, odobren, odobrena, prihvaćeno, prihvaćen',
    established: 'potvrđeno, potvrđen, potvrđena, provjereno, provereno, ovjereno, verificirano',
    'no longer':
      'neaktivan, neaktivna, neaktivno, nevažeći, nevažeća, istekao, istekla, isteklo, otkazan, otkazana, otkazano, raskinut, raskinuta, raskinuto, ukinut, ukinuta, ukinuto, poništen, poništena, poništeno, suspendiran, suspendirana, suspendovan, suspendovana, zatvoren, zatvorena, obustavljen, obustavljena, obustavljeno, blokiran, blokirana, ispisan, ispisana, brisan iz registra, prestao važiti, storniran, stornirano, u stečaju, u likvidaciji',
    unpaid: 'neplaćeno, nije plaćeno, nepodmireno, dospjelo, u kašnjenju',
    refused: 'odbijeno, odbijen, odbijena, neuspješno, neuspelo',
    'still open':
      'na čekanju, čeka se, u obradi, u tijeku, u toku, u postupku, čeka odobrenje, nacrt, nepoznato, privremeno, u mirovanju, zaprimljeno, u tijeku obrade, podnesen',
  },
  persian: {
    'in force': 'فعال, معتبر, دارای اعتبار, جاری است, شاغل به تحصیل, مشغول به تحصیل, در حال اجرا, شاغل, وصل, بیمه شده',
    paid: 'پرداخت شده, تسویه شده, پرداخت شد',
    granted: 'تایید شده, تأیید شده, پذیرفته شده, تصویب شده',
    established: 'احراز شده, احراز هویت شده',
    'no longer':
      'غیرفعال, غیر فعال, نامعتبر, منقضی, منقضی شده, لغو شده, باطل, باطل شده, ابطال شده, فسخ شده, معلق, مسدود, بسته شده, خاتمه یافته, انصراف, انصراف داده, تعلیق شده',
    unpaid: 'پرداخت نشده, معوق, سررسید گذشته, بدهکار',
    refused: 'رد شده, رد شد, ناموفق, پذیرفته نشده, مردود',
    'still open': 'در انتظار, در حال بررسی, در دست بررسی, در انتظار تایید, پیش نویس, نامشخص, مرخصی تحصیلی',
  },
  urdu: {
    'in force': 'فعال, مؤثر, موثر, درست, نافذ',
    paid: 'ادا شدہ, ادائیگی ہو گئی, ادا کر دیا گیا',
    granted: 'منظور, منظور شدہ, قبول',
    established: 'تصدیق شدہ, توثیق شدہ',
    'no longer':
      'غیر فعال, غیرفعال, منسوخ, منسوخ شدہ, ختم شدہ, ختم, میعاد ختم, معطل, بند, مسدود, زائد المیعاد, کالعدم, غیر مؤثر, غیر موثر, بلاک',
    unpaid: 'غیر ادا شدہ, واجب الادا, ادا نہیں ہوا, بقایا',
    refused: 'مسترد, مسترد شدہ, نامنظور, ناکام',
    'still open': 'زیر التوا, زیر غور, زیر جائزہ, زیر التواء, انتظار میں, جاری عمل, مسودہ, نامعلوم',
  },
  bengali: {
    'in force': 'সক্রিয়, বৈধ, চালু, কার্যকর, বহাল, অধ্যয়নরত',
    paid: 'পরিশোধিত, পরিশোধ করা হয়েছে, পরিশোধ সম্পন্ন',
    granted: 'অনুমোদিত, গৃহীত, মঞ্জুর',
    established: 'যাচাইকৃত, নিশ্চিত, সত্যায়িত',
    'no longer': 'নিষ্ক্রিয়, অবৈধ, বাতিল, বাতিল করা হয়েছে, মেয়াদোত্তীর্ণ, মেয়াদ শেষ, স্থগিত, বন্ধ, সমাপ্ত, অকার্যকর, প্রত্যাহার, ব্লক',
    unpaid: 'অপরিশোধিত, বকেয়া, বাকি, পরিশোধ করা হয়নি',
    refused: 'প্রত্যাখ্যাত, নাকচ, ব্যর্থ, অনুমোদিত নয়',
    'still open': 'অপেক্ষমাণ, প্রক্রিয়াধীন, বিবেচনাধীন, খসড়া, অজানা, মুলতবি',
  },
  tamil: {
    'in force': 'செயலில், செயலில் உள்ளது, நடப்பில் உள்ளது, செல்லுபடியாகும், அமலில்',
    paid: 'செலுத்தப்பட்டது, கட்டணம் செலுத்தப்பட்டது',
    granted: 'அங்கீகரிக்கப்பட்டது, ஏற்றுக்கொள்ளப்பட்டது',
    established: 'சரிபார்க்கப்பட்டது, உறுதிசெய்யப்பட்டது',
    'no longer':
      'செயலற்றது, செயலில் இல்லை, ரத்து, ரத்து செய்யப்பட்டது, காலாவதியானது, காலாவதி, நிறுத்தப்பட்டது, இடைநிறுத்தப்பட்டது, முடிவடைந்தது, செல்லாது, துண்டிக்கப்பட்டது',
    unpaid: 'செலுத்தப்படவில்லை, நிலுவையில் உள்ளது, நிலுவை',
    refused: 'நிராகரிக்கப்பட்டது, தோல்வி',
    'still open': 'நிலுவையில், பரிசீலனையில், செயலாக்கத்தில், காத்திருக்கிறது, வரைவு, தெரியவில்லை',
  },
};
