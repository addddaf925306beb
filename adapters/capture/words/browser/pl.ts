import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Otwarte karty',
  'browser.showTab': 'Pokaż: {title}',
  'browser.closeTab': 'Zamknij: {title}',
  'browser.untitled': 'Karta bez tytułu',
  'browser.fileHeading': 'Strona {host} prosi o plik',
  'browser.fileText': 'Wybrany plik trafia do witryny. {organization} go nie otrzymuje.',
  'browser.fileChoose': 'Wybierz plik',
  'browser.fileGiven': 'Plik {name} przekazano witrynie.',
  'browser.filesText': 'Wybrane pliki, najwyżej {count}, trafiają do witryny. {organization} ich nie otrzymuje.',
  'browser.filesChoose': 'Wybierz pliki',
  'browser.filesGiven': 'Przekazano witrynie: {names}',
  'browser.filesMost': 'Witrynie nic nie przekazano. Wybierz naraz najwyżej {count} plików.',
  'browser.signInHeading': 'Strona {host} prosi o zalogowanie',
  'browser.signInText': 'To, co zostanie wpisane, trafia tylko do {host}. Nie jest zapisywane.',
  'browser.signInPlain': 'Połączenie nie jest szyfrowane: inni mogą to po drodze odczytać.',
  'browser.signInAgain': 'To nie było poprawne. Proszę spróbować ponownie.',
  'browser.username': 'Nazwa użytkownika',
  'browser.password': 'Hasło',
  'browser.signIn': 'Zaloguj się',
  'browser.print': 'Witryny nie mogą tu drukować. To, co potrzebne, jest zamiast tego zapisywane jako obraz.',
  'browser.passkey': 'Klucze dostępu i klucze bezpieczeństwa tu nie działają. Proszę wybrać inny sposób logowania.',
  'browser.camera': 'Kamera i mikrofon tu nie działają. Proszę wybrać inny sposób.',
  'browser.location':
    'Witryny nie dowiadują się tu o położeniu. Proszę wybrać inny sposób, na przykład wpisać miejsce.',
  'browser.app': 'Witryny nie mogą tu otwierać aplikacji. Proszę wybrać inny sposób, na przykład na innym urządzeniu.',
};
