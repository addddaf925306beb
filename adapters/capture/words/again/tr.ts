import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'Web sitesi bıraktığınız yerde hâlâ açık: yeniden oturum açmanız gerekmez.',
  'again.kept': 'Yakaladıklarınız yeniden sayılıyor: yanlış olanı geri alın, eksik olanı ekleyin.',
  'again.here': 'Kaldığınız yerden devam ediyorsunuz.',
  'again.fresh': 'Web sitesi baştan açıldı. İstediğinde yeniden oturum açın.',
  'again.mark': 'Önceki denemenizden',
  'again.finishHeading': 'Yeni bir şey olmadan bitirilsin mi?',
  'problem.NOTHING_NEW': 'Önceki denemenizde de bunlar vardı. Eksik olanı yakalayın ya da yanlış olanı geri alın.',
};
