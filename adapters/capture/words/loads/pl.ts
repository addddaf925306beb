import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Nie udało się otworzyć tej strony',
  'load.NO_NAME': 'Nie ma witryny o nazwie {host}.',
  'load.NOT_ALLOWED': 'Strona {host} nie jest stąd dostępna: dostępne są tylko witryny publiczne.',
  'load.BUSY': 'Witryna otwiera zbyt wiele naraz. Proszę chwilę poczekać i spróbować ponownie.',
  'load.REFUSED': 'Strona {host} nie przyjmuje teraz połączeń.',
  'load.TIMEOUT': 'Strona {host} nie odpowiedziała na czas.',
  'load.BROKEN': 'Strona {host} przerwała połączenie.',
  'load.EMPTY': 'Strona {host} dała pustą odpowiedź.',
  'load.CERTIFICATE':
    'Strona {host} nie może dowieść, że jest tą witryną: jej certyfikat jest nieważny. Nic do niej nie wysłano.',
  'load.REDIRECTS': 'Strona {host} przekierowuje w kółko.',
  'load.SLOW': 'Strona {host} nie odpowiada od 30 sekund. Nadal na nią czekamy.',
  'load.OTHER': 'Nie udało się połączyć z {host}.',
  'load.turnedAway': 'Strona {host} odrzuca tę przeglądarkę',
  'load.TURNED_AWAY':
    'Bierze przeglądarkę za maszynę albo pytano ją zbyt często. Jeśli pokazuje sprawdzenie, można je wykonać samodzielnie; można też spróbować później.',
  'load.uploadInstead': 'Dokument można też przesłać z własnego urządzenia.',
  'load.secure': 'Połączenie szyfrowane',
  'load.plain': 'Połączenie nieszyfrowane',
};
