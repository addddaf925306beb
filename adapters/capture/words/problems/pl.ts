import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'To się nie udało. Spróbuj ponownie za chwilę.',
  'problem.OFFLINE': 'Połączenie zostało przerwane. Sprawdź sieć i spróbuj ponownie.',
  'problem.SERVICE_UNAVAILABLE': 'Usługa jest chwilowo nieosiągalna. Spróbuj ponownie za kilka sekund.',
  'problem.NO_ANSWER': 'Strona nie odpowiedziała. Spróbuj ponownie za chwilę.',
  'problem.ENDED': 'Ta wizyta się skończyła. Wczytaj stronę ponownie, aby przejść dalej.',
  'problem.EXPIRED': 'Czas na tę prośbę minął.',
  'problem.FORBIDDEN': 'Wizyta nie należy do tej przeglądarki. Wczytaj stronę ponownie.',
  'problem.NO_EVIDENCE':
    'Jeszcze niczego nie zachowano. Zrób zrzut strony z odpowiedzią albo dodaj dokument. Potem naciśnij „Zakończ”.',
  'problem.TOO_MUCH_EVIDENCE': 'Więcej nie da się zachować. Naciśnij „Zakończ”, aby wysłać to, co jest.',
  'problem.TOO_LARGE': 'Plik jest większy niż {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'Trwa przesyłanie innego pliku. Proszę poczekać, aż się zakończy.',
  'problem.UPLOAD_BROKEN': 'Przesyłanie zostało przerwane. Proszę spróbować ponownie.',
  'problem.UNREADABLE_TYPE':
    'Tego pliku nie da się odczytać. Możliwe są PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, zwykły tekst i wiadomości e-mail (.eml).',
  'problem.FILE_ARCHIVE': 'Plik jest archiwum. Rozpakuj go i dodaj dokument, który się w nim znajduje.',
  'problem.FILE_MESSAGE':
    'Wiadomości programu Outlook (.msg) i stron zapisanych w jednym pliku (.mht) nie da się odczytać. Wydrukuj je do pliku PDF i dodaj ten plik.',
  'problem.FILE_ATTACHED':
    'Sama wiadomość nie zawiera tekstu. Dodaj dołączony do niej plik albo wydrukuj wiadomość do pliku PDF i dodaj go.',
  'problem.FILE_EMPTY': 'Plik jest pusty. Wybierz plik z dokumentem.',
  'problem.FILE_PASSWORD': 'Plik jest chroniony hasłem. Dodaj kopię, która otwiera się bez hasła.',
  'problem.FILE_BROKEN': 'Plik jest uszkodzony i się nie otwiera. Pobierz go ponownie.',
  'problem.FILE_TOO_MUCH': 'Plik zawiera więcej, niż można odczytać. Dodaj tylko potrzebne strony.',
  'problem.DOMAIN_NOT_ALLOWED': 'Ta strona nie należy do prośby. Wróć do strony, która do niej należy.',
  'problem.WRONG_PAGE': 'Zrzut w tym kroku robi się na innej stronie.',
  'problem.NO_STEP': 'Wszystkie kroki zostały przejrzane. Naciśnij „Zakończ” albo wybierz krok, aby go powtórzyć.',
  'problem.STEPS_UNDONE': 'Niektóre kroki nie są zrobione. Wykonaj je albo zakończ bez nich.',
  'problem.NOT_NEEDED': 'Ta prośba dotyczy tego, co pokazuje strona. Pobieranie nie jest potrzebne.',
  'problem.NOT_KEPT': 'Nie udało się zachować dokumentu. Spróbuj ponownie.',
  'problem.DOWNLOAD_BROKEN': 'Pobieranie zostało przerwane. Spróbuj ponownie.',
  'problem.TOO_MANY_DOWNLOADS': 'Zbyt wiele pobrań naraz. Poczekaj, aż jedno się skończy.',
  'problem.FILE_NOT_GIVEN': 'Strona nie prosi już o plik.',
  'problem.TOO_MANY_WINDOWS': 'Strona otwiera zbyt wiele okien.',
  'problem.NOT_A_WEB_PAGE': 'Można otwierać tylko strony internetowe.',
  'problem.NOT_OPENED': 'Nie udało się otworzyć strony.',
  'problem.NO_COPYING': 'Twoja przeglądarka nie pozwoliła kopiować z witryny.',
  'problem.TOO_MANY_STARTS':
    'Ta prośba była rozpoczynana zbyt często w krótkim czasie. Poczekaj kilka minut i spróbuj ponownie.',
  'problem.TOO_MANY_VISITS': 'Z tej sieci rozpoczęto zbyt wiele wizyt. Poczekaj kilka minut i spróbuj ponownie.',
  'problem.TOO_MANY_QUESTIONS': 'Pytano zbyt często. Poczekaj kilka minut i spróbuj ponownie.',
  'problem.TOO_MANY_CODES': 'Utworzono zbyt wiele kodów. Poczekaj minutę i spróbuj ponownie.',
  'problem.HANDOVER_OVER': 'Ten kod już nie działa. Zeskanuj ten, który komputer pokazuje teraz.',
};
