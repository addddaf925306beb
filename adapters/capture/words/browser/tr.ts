import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Açık sekmeler',
  'browser.showTab': 'Göster: {title}',
  'browser.closeTab': 'Kapat: {title}',
  'browser.untitled': 'Başlıksız sekme',
  'browser.fileHeading': '{host} bir dosya istiyor',
  'browser.fileText': 'Seçtiğiniz dosya web sitesine verilir. {organization} onu almaz.',
  'browser.fileChoose': 'Dosya seç',
  'browser.fileGiven': '{name} web sitesine verildi.',
  'browser.filesText': 'Seçtiğiniz dosyalar (en çok {count}) web sitesine verilir. {organization} onları almaz.',
  'browser.filesChoose': 'Dosyaları seç',
  'browser.filesGiven': 'Web sitesine verildi: {names}',
  'browser.filesMost': 'Web sitesine hiçbir şey verilmedi. Bir kerede en çok {count} dosya seçin.',
  'browser.signInHeading': '{host} oturum açmanızı istiyor',
  'browser.signInText': 'Girdikleriniz yalnızca {host} sitesine gider. Saklanmaz.',
  'browser.signInPlain': 'Bağlantı şifreli değil: yolda başkaları okuyabilir.',
  'browser.signInAgain': 'Doğru değildi. Yeniden deneyin.',
  'browser.username': 'Kullanıcı adı',
  'browser.password': 'Parola',
  'browser.signIn': 'Oturum aç',
  'browser.print': 'Web siteleri burada yazdıramaz. Gerekenler bunun yerine kaydedilir.',
  'browser.passkey':
    'Geçiş anahtarları ve güvenlik anahtarları burada çalışmaz. Oturum açmak için başka bir yol seçin.',
  'browser.camera': 'Kamera ve mikrofon burada çalışmaz. Başka bir yol seçin.',
  'browser.location': 'Web sitelerine burada nerede olduğunuz söylenmez. Başka bir yol seçin, örneğin yeri yazın.',
  'browser.app': 'Web siteleri burada uygulama açamaz. Başka bir yol seçin, örneğin başka bir cihazla.',
};
