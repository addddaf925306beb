import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const polishPapers: Forms = {
  name: 'nazwa firmy, firma, nazwisko i imiona',
  person:
    'podatnik, podatnika, wnioskodawcy, uczestnik, uczestnika, niżej podpisany, liczba osób, mieszkańcy, mieszkańców, osoby zgłoszone, osób, lokator, lokatora, użytkownik, użytkownika, petent, strona',
  holder: 'wydano dla, uprawniony',
  student: 'uczennica, uczennicy, absolwent, absolwentka, słuchacz, słuchacza',
  employee: 'zatrudniony, zatrudniona, pracownica',
  customer: 'nabywca, nabywcy, zamawiający, kupujący, płatnik, odbiorca końcowy, konsument, kupującego',
  provider: 'sprzedawcy, wykonawca, usługodawca, sprzedawca energii, nazwa dostawcy',
  tenant: 'najemczyni',
  landlord: 'wynajmującego, zarządca nieruchomości, właściciel mieszkania',
  manager:
    'prezes, prezes zarządu, dyrektor, reprezentant, osoba uprawniona do reprezentacji, zarząd, zarządca, zarządcy, administrator, administratora, administrator budynku, kierowniczka, dyrektorka',
  employer: 'pracodawcy, zakład pracy, spółka, przedsiębiorstwo, nazwa pracodawcy, zakładu pracy, płatnik składek',
  issuer: 'wydane przez, organ, kto wystawił, kto wydał',
  university: 'szkoła, szkoły, politechnika',
  course:
    'specjalność, kierunek kształcenia, nazwa kursu, szkolenie, zawód wyuczony, nazwa przedmiotu, przedmiot nauczania, nazwa szkolenia',
  degree: 'stopień, wykształcenie, uzyskany tytuł',
  position: 'stanowisku, funkcja, na stanowisku',
  type: 'forma prawna, forma zatrudnienia',
  group: 'klasa, oddział, klasa ucznia, klasy, grupa',
  start:
    'zatrudniony od, zatrudniona od, od dnia, data zawarcia umowy, data przyjęcia, od kiedy, przyznaje od, obowiązują od, obowiązuje od dnia, początek okresu, data rozpoczęcia umowy, umowa od, rozpoczęcie, rozpoczęcia, prawo do świadczenia od, data przyjęcia do pracy, niezdolność do pracy od, zwolnienie od, od kiedy ważne, zaczyna się, kiedy się zaczyna',
  until:
    'zatrudniony do, do dnia, data zwolnienia, ostatni dzień ważności, można zrealizować do, termin realizacji recepty, realizacja do dnia, ważne do dnia, przydatne do, termin przydatności, koniec okresu, zakończenie, zakończenia, umowa do, spłata do, data spłaty, termin spłaty, data końca, ostatni dzień pracy, niezdolność do pracy do, zwolnienie do, okres ważności, termin ważności dokumentu, odbierz do, czas na odbiór, badanie techniczne ważne do, dokąd ważne, do kiedy ważne, do kiedy ważny, kończy się, kiedy się kończy',
  issued:
    'data sporządzenia, data pisma, zawiadomienie z dnia, pismo z dnia, stan na dzień, miejscowość i data, miejsce i data, data faktury, data wydania decyzji, wydania, miejsce i data wydania',
  date: 'data wypłaty, dzień wypłaty, kiedy, z dnia, w dniu, na dzień, dniu, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, zawiadomienie z dnia, pismo z dnia',
  payment:
    'data wypłaty, dzień wypłaty, wypłata, wypłaty, termin wypłaty, kiedy wypłata, zaliczka, zaliczki, przelew, przelewu, wpłata',
  created:
    'data sprzedaży, data transakcji, data operacji, data zapłaty, zapłacono dnia, data wykonania usługi, data kupna, data zamówienia, data przyjęcia zgłoszenia, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia',
  graduation: 'data ukończenia, data uzyskania',
  reference:
    'numer sprawy, znak sprawy, nasz znak, sygn, numer referencyjny, numer ewidencyjny, ppe, znak, znak pisma, nr sprawy, oznaczenie sprawy',
  number:
    'numer seryjny, numer albumu, nr albumu, liczba porządkowa, numer ewidencji, legitymacja nr, seria i numer, numer księgi wieczystej, lp, krs, regon',
  taxNumber: 'nip sprzedawcy, nip nabywcy, numer nip, nr nip, nip podatnika, vat ue, nip ue',
  nationalId: 'seria i numer dowodu, numer pesel, nr pesel, nr dowodu, numer dowodu, dowód tożsamości, numer paszportu',
  total:
    'ogółem, należność ogółem, suma, kwota należności, łączna kwota, ile zapłacić, ile do zapłaty, łączna opłata, razem do zapłaty, do zapłaty razem, opłaty razem, suma opłat, łączny koszt',
  paid: 'wpłacono, otrzymano, uiszczono',
  outstanding: 'pozostało do zapłaty, do dopłaty, niedopłata',
  money: 'słownie, kwota słownie',
  pay: 'płaca, uposażenie, wynagrodzenie zasadnicze, zarobki, wynagrodzenie zasadnicze brutto, stawka godzinowa',
  price: 'cena jednostkowa, cena jedn, stawka, stawki, kosztuje, cena biletu, ceny, ile kosztuje, koszt całkowity',
  usage: 'pobór, zużycie energii, ilość energii, zużycia, ilość zużytej energii, średnie zużycie',
  product: 'nazwa towaru, opis, nazwa towaru lub usługi',
  property: 'punkt poboru, przedmiot najmu, miejsce dostarczania',
  vehicle: 'marka, marka pojazdu, marka i model',
  chassis: 'nr nadwozia, numer identyfikacyjny pojazdu, nr identyfikacyjny pojazdu, numer podwozia, nr podwozia',
  grade: 'ocena końcowa, oceny, średnia, stopień z przedmiotu, wynik egzaminu',
  duration:
    'wymiar czasu pracy, wymiar etatu, czas pracy, staż pracy, okresy składkowe, staż, okres zatrudnienia, okres nauki, liczba lat, na okres, gwarancja, okres gwarancji',
  period:
    'za okres, okres zużycia, okres od do, okresie, za miesiąc, rok podatkowy, okres ubezpieczenia, okres najmu, okres pobytu',
  semester: 'rok akademicki, rok szkolny, rok studiów, półrocze, okres nauki, rok akademicki i semestr',
  city: 'gmina, miejsce wystawienia, miejscowości, miasta, województwo, powiat',
  address:
    'adres zamieszkania, adres zameldowania, zamieszkały, zamieszkała, siedziba, adres siedziby, zam, adres doręczeń, adres nieruchomości, adres punktu poboru, adres lokalu, położenie, gdzie mieszka',
  status:
    'stan sprawy, stan prawny, status sprawy, status przesyłki, status zamówienia, stan realizacji, stan zamówienia',
  application:
    'wniosek, wniosku, wniosków, podanie, zgłoszenie, zgłoszenia, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia',
  capital: 'kapitał zakładowy, kapitału zakładowego, wysokość kapitału zakładowego, kapitał, kapitału',
  area: 'powierzchnia, powierzchni, powierzchnia użytkowa, metraż, metrażu, obszar, areał, powierzchnia lokalu, powierzchnia działki',
  registration:
    'dowód rejestracyjny, dowodu rejestracyjnego, krs, regon, rejestr, rejestru, księga wieczysta, księgi wieczystej, numer księgi wieczystej',
  document:
    'dowodu rejestracyjnego, seria i numer, zawiadomienie, zawiadomienia, pismo, pisma, odpis, odpisu, wyciąg, wyciągu, zawiadomienie z dnia, pismo z dnia, dowód, dowodu',
  reading:
    'wskazania, wskazanie bieżące, bieżące wskazanie, wskazanie poprzednie, poprzednie wskazanie, odczyt bieżący, bieżący odczyt, odczyt poprzedni, poprzedni odczyt, stan początkowy, stan końcowy, odczyt początkowy, odczyt końcowy',
  current: 'teraz, obecnie, aktualna, bieżąca, obecna',
  due: 'kiedy płatne, kiedy zapłacić, termin zapłaty, data płatności, termin wpłaty, zapłać do dnia, termin zwrotu, zwrot do, płatność do, do kiedy zapłacić, termin na odwołanie, termin odwołania, termin złożenia, należny, należna, podatek należny, odbiór do',
  overdue: 'zaległe, zaległa, przeterminowane, po terminie płatności',
  net: 'na rękę, kwota na rękę, do ręki, kwota do wypłaty, bez vat, wartość netto, kwota netto, cena netto',
  gross: 'razem z vat, wartość brutto, kwota brutto, cena brutto, z vat',
  fee: 'opłata miesięczna, opłata roczna, czesne, wpisowe, opłata stała, opłata za wywóz, stawka opłaty, prowizja, prowizji, opłata skarbowa, opłaty eksploatacyjne, opłata dystrybucyjna, opłata handlowa, opłata abonamentowa, opłata przesyłowa',
  deposit: 'zaliczka wpłacona, kaucji, kaucja zwrotna',
  loan: 'hipoteka, hipoteki, kredytu, kredyt hipoteczny, kwota kredytu, kwota udzielonego kredytu',
  original: 'kwota kredytu, kwota udzielonego kredytu, pierwotna kwota',
  interest: 'stopa procentowa, oprocentowanie nominalne, rrso, oprocentowania, marża',
  quantity: 'opakowania, opakowań, liczba opakowań, sztuki, liczba sztuk',
  owner: 'współwłaściciel, współwłaściciela, właściciel lokalu, prawo własności, właściciele',
  event: 'zebranie, zebrania, spotkanie, spotkania, spektakl, nazwa wydarzenia',
  doctor:
    'lekarz wystawiający, lekarz kierujący, lekarz rodzinny, lekarz zlecający, pediatra, osoba wystawiająca, lek med',
  patient: 'badany, chory, pacjentka',
  hospital: 'placówka medyczna, podmiot leczniczy, laboratorium, gabinet',
  appointment: 'umówiona wizyta',
  country: 'państwo, kraju, państwa',
  family: 'nazwisko rodowe, nazwiska',
  given: 'imiona, drugie imię, imienia',
  birthplace: 'miejscowość urodzenia, miejsce urodzenia dziecka',
  plan: 'grupa taryfowa, grupy taryfowej, abonament nazwa, oferta, taryfa',
  frequency: 'jak często, jak często płatne, okresowość',
  time: 'o której, godziny odjazdu, godzina rozpoczęcia, godziny',
  departure: 'godzina odjazdu, godzina wylotu, wyruszenie, data wylotu',
  arrival: 'godzina przyjazdu, data przyjazdu, planowany przyjazd, przylotu',
  origin: 'skąd, z miejscowości, lotnisko wylotu, stacja wyjazdu, stacja odjazdu, stacja nadania',
  destination: 'lotnisko przylotu, stacja przyjazdu, kierunek podróży',
  seat: 'numer miejsca, nr miejsca, miejsca siedzące, miejsc siedzących',
  ticket: 'biletu, rodzaj biletu',
  username: 'login, nick, pseudonim',
  email: 'mail, poczta elektroniczna, adres mailowy',
  phone: 'tel kontaktowy, komórka, nr tel, telefon kontaktowy',
  certificate: 'dyplom, dyplomu, orzeczenia, akt urodzenia, akt małżeństwa',
  exam: 'matura, kolokwium',
  power: 'moc zamówiona, moc przyłączeniowa, moc maksymalna, moc silnika',
  meter: 'wodomierz, gazomierz, ciepłomierz',
  insured: 'dane ubezpieczonego, osoba ubezpieczona',
  policy: 'umowa ubezpieczenia',
  deductible: 'udziału własnego, franszyza redukcyjna, wkład własny',
  coverage: 'suma gwarancyjna, limit odpowiedzialności, zakres ubezpieczenia',
  pension: 'emeryturę, świadczenie emerytalne, wysokość emerytury',
  child: 'imię dziecka, ucznia, przedszkolak, dzieci',
  savings: 'lokata, konto oszczędnościowe',
  maximum: 'największy, największa, dopuszczalny, dopuszczalna, dopuszczalne, najwyższy, najwyższa',
  minimum: 'najmniejszy, najniższy, najniższa',
  refund: 'do zwrotu, różnica do zwrotu, kwota zwrotu',
  delivery: 'doręczenie, doręczenia, sposób dostawy, metoda dostawy, forma dostawy',
  method:
    'sposób, forma płatności, forma zapłaty, sposób zapłaty, sposób dostawy, metoda dostawy, forma dostawy, jak zapłacono',
  water: 'wodę, wody zimnej, zimna woda',
  available: 'dostępne środki, wolne środki, środki dostępne',
  balance: 'dostępne środki, wolne środki, środki dostępne',
  first: 'pierwszej, pierwszego',
};
