import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Co zostanie zapisane',
  'recorded.visits': 'Adresy stron odwiedzanych w tym oknie.',
  'recorded.byItself':
    'Zrzuty ekranu, wraz z tekstem, który na nich jest, stron pokazujących to, o co chodzi w prośbie. Powstają same: widać każdy z nich i można go wycofać aż do zakończenia.',
  'recorded.captures': 'Zrzuty ekranu wraz z widocznym na nich tekstem, gdy naciśniesz „Zrób zrzut”.',
  'recorded.capturesOrLast':
    'Zrzuty ekranu wraz z widocznym na nich tekstem, gdy naciśniesz „Zrób zrzut”. Jeśli tego nie zrobisz, zrzut strony otwartej w chwili naciśnięcia „Zakończ”.',
  'recorded.last': 'Zrzut strony otwartej w chwili naciśnięcia „Zakończ” wraz z widocznym na nim tekstem.',
  'recorded.lastIfNone':
    'Jeśli przy naciśnięciu „Zakończ” nic nie jest zachowane: zrzut ekranu strony, która jest wtedy otwarta, wraz z tekstem, który na nim jest.',
  'recorded.downloads': 'Dokumenty pobrane z witryny wraz z adresem, z którego pochodzą.',
  'recorded.documents': 'Dokumenty pobrane z witryny lub przesłane tutaj wraz z adresem, z którego pochodzą.',
  'recorded.chosen': 'Dokumenty, które otwiera witryna, jeśli zdecydujesz się ich użyć, z adresem, z którego pochodzą.',
  'recorded.never':
    'To, co piszesz, i Twoje hasła nigdy nie są zapisywane. Po zakończeniu przeglądarka jest usuwana, a jeśli można spróbować ponownie — kilka minut później.',

  'tray.heading': 'Dotąd zachowano',
  'tray.empty': 'Jeszcze niczego nie zachowano.',
  'tray.count': {
    one: 'Zachowano {count} element',
    few: 'Zachowano {count} elementy',
    many: 'Zachowano {count} elementów',
    other: 'Zachowano {count} elementu',
  },
  'tray.screenshot': 'Zrzut ekranu',
  'tray.document': 'Dokument',
  'tray.byItself': 'Zrobiony automatycznie',
  'tray.captured':
    'Ta strona pokazuje to, o co chodzi w prośbie, i zrobiono jej zrzut. Można go wycofać w części „{heading}”.',
  'tray.newer': 'Strona się zmieniła. Nowy zrzut ekranu zastąpił poprzedni.',
  'tray.takeBack': 'Wycofaj',
  'tray.takeBackOf': 'Wycofaj: {kind}, {label}',
  'tray.takeBackHeading': 'Wycofać to?',
  'tray.takeBackText': 'Zostanie usunięte i {organization} tego nie otrzyma.',
  'tray.takenBack': 'Wycofano. Zostanie usunięte.',

  'preview.of': 'Obejrzyj: {kind}, {label}',
  'preview.picture': 'Obraz tego, co zachowano z {label}',
  'preview.larger': 'Większy',
  'preview.smaller': 'Mniejszy',
  'preview.next': 'Następny',
  'preview.previous': 'Poprzedni',
  'preview.document': 'Dokumentów się tu nie pokazuje. Zapisz go, aby go obejrzeć.',
  'preview.save': 'Zapisz',
  'preview.gone': 'Nie udało się wczytać obrazu. Spróbuj ponownie za chwilę.',
};
