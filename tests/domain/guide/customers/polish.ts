import { customerTable } from './customers.ts';

export const polish = customerTable(
  `Imię i nazwisko członka
  Status członkostwa
  Nazwa taryfy
  Data ważności
  Początek członkostwa
  Data wystawienia
  Dostępne saldo
  Zaległa kwota
  Numer członkowski`,
  { status: 'Aktywne' },
  `Imię i nazwisko członka jest widoczne
  Widoczne jest imię i nazwisko członka
  Strona pokazuje numer członkowski
  Widać numer członkowski
  Numer członkowski jest podany
  Podano numer członkowski
  Na stronie widnieje numer członkowski
  Numer członkowski widoczny na stronie
  Status: Aktywne
  Status to Aktywne lub Opłacone
  Status nie jest Anulowane
  Członkostwo jest aktywne
  Członkostwo nie jest zawieszone
  Taryfa to Comfort Plus
  Nazwa taryfy to Comfort Plus
  Taryfa Comfort lub Comfort Plus
  Data ważności jest w przyszłości
  Data ważności nie minęła
  Członkostwo nie wygasło
  Członkostwo nadal trwa
  Członkostwo ważne co najmniej do 31 marca 2027
  Ważne przynajmniej do marca 2027
  Data ważności po 2026 roku
  Data ważności od 2027 roku
  Do końca ważności zostało co najmniej 30 dni
  Członkostwo rozpoczęło się co najmniej 12 miesięcy temu
  Członkostwo trwa od ponad dwóch lat
  Członek od co najmniej 2 lat
  Członek od 2020 lub wcześniej
  Początek członkostwa przed 2020 rokiem
  Data wystawienia z ostatnich 3 miesięcy
  Dokument nie jest starszy niż 90 dni
  Wystawiono w ciągu ostatnich 30 dni
  Saldo co najmniej 2 000 EUR
  Dostępne saldo wynosi ponad 2 000 €
  Saldo nie jest niższe niż 1 000 EUR
  Saldo między 1 000 a 5 000 EUR
  Minimum 2 000 EUR dostępnego salda
  Brak zaległości
  Nie ma długów
  Zaległa kwota najwyżej 50 EUR
  Zaległa kwota wynosi 0 EUR
  Członek nazywa się Ana Novak
  Imię i nazwisko: Ana Novak`,
  `Imię i nazwisko członka nie jest widoczne
  Strona nie pokazuje numeru członkowskiego
  Widoczna jest nazwa pracodawcy
  Być może widać numer członkowski
  Status: Anulowane
  Status nie jest Aktywne
  Członkostwo jest zawieszone
  Taryfa to Comfort
  Data ważności minęła
  Członkostwo wygasło
  Członkostwo już nie trwa
  Ważne przynajmniej do czerwca 2027
  Data ważności po 2027 roku
  Członkostwo rozpoczęło się co najmniej 10 lat temu
  Członek od 2018 lub wcześniej
  Dokument jest starszy niż 90 dni
  Data wystawienia z ostatnich 10 dni
  Saldo co najmniej 20 000 EUR
  Saldo co najmniej 2 000 USD
  Saldo jest niższe niż 2 000 EUR
  Zaległa kwota ponad 50 EUR
  Są zaległości
  Członek nazywa się Eva Novak`,
);
