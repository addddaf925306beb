import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Powiadomienia',
  'line.silent': 'Łącze milczy. To, co robisz, może dotrzeć do witryny z opóźnieniem.',
  'line.lost': 'Połączenie zostało przerwane. Trwa ponowne łączenie…',
  'line.offline': 'Jesteś offline. Dopóki nie wrócisz, nic z tego nie dociera do witryny.',
  'line.back': 'Połączono ponownie.',
  'loss.heading': 'Witryna została zamknięta',
  'loss.crashed': 'Przeglądarka, która pokazywała witrynę, przestała działać.',
  'loss.page_closed': 'Witryna sama zamknęła swoje okno.',
  'loss.idle': 'Przez jakiś czas nic się w witrynie nie działo, więc jej przeglądarka została zamknięta.',
  'loss.time_limit': 'Wizyta może trwać tylko przez określony czas, a czas tej się skończył.',
  'loss.maintenance': 'Komputer, który pokazywał witrynę, został zatrzymany z powodu prac serwisowych.',
  'loss.kept': 'To, co zostało zapisane, pozostaje. Zaloguj się ponownie tam, gdzie witryna o to poprosi, i kontynuuj.',
  'loss.nothing': 'Nic z tej wizyty nie zostało wysłane. Możesz zacząć od nowa.',
  'idle.heading': 'Czy nadal tu jesteś?',
  'idle.text':
    'Od jakiegoś czasu nic się w witrynie nie dzieje. Jeśli nikt nie odpowie, jej przeglądarka zostanie zamknięta.',
  'idle.last': 'Wizyta może trwać tylko przez określony czas. Zapisz to, czego jeszcze brakuje, i zakończ.',
  'idle.maintenance': {
    one: 'Trwają prace serwisowe: wizyta zakończy się za {count} minutę. Zapisz to, czego jeszcze brakuje, i zakończ.',
    few: 'Trwają prace serwisowe: wizyta zakończy się za {count} minuty. Zapisz to, czego jeszcze brakuje, i zakończ.',
    many: 'Trwają prace serwisowe: wizyta zakończy się za {count} minut. Zapisz to, czego jeszcze brakuje, i zakończ.',
    other:
      'Trwają prace serwisowe: wizyta zakończy się za {count} minuty. Zapisz to, czego jeszcze brakuje, i zakończ.',
  },
  'idle.left': {
    one: 'Pozostała {count} sekunda.',
    few: 'Pozostały {count} sekundy.',
    many: 'Pozostało {count} sekund.',
    other: 'Pozostało {count} sekundy.',
  },
};
