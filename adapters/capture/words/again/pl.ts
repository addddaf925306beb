import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'Witryna jest nadal otwarta tam, gdzie ją zostawiono: nie trzeba logować się ponownie.',
  'again.kept': 'To, co zostało przechwycone, liczy się znowu: wycofaj, co jest błędne, i dodaj, czego brakuje.',
  'again.here': 'Kontynuujesz tam, gdzie przerwano.',
  'again.fresh': 'Witryna została otwarta od nowa. Zaloguj się ponownie tam, gdzie o to poprosi.',
  'again.mark': 'Z poprzedniej próby',
  'again.finishHeading': 'Zakończyć bez niczego nowego?',
  'problem.NOTHING_NEW':
    'To samo było w poprzedniej próbie. Zrób zrzut tego, czego brakuje, albo wycofaj, co jest błędne.',
};
