import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const polishPapers: Forms = {
  name: 'nazwa firmy, firma, nazwisko i imiona',
  person:
    'podatnik, podatnika, wnioskodawcy, uczestnik, uczestnika, niżej podpisany, liczba osób, mieszkańcy, mieszkańców, osoby zgłoszone, osób, lokator, lokatora, użytkownik, użytkownika, petent, strona, osobę, osobie, świadek, wnioskodawczyni, zgłaszającego, uczestniczka, posiadający, płacący, kto płaci, członkowie rodziny, liczba domowników, domownicy, podmiot, interesant, kandydatka, wpłacający, wpłacającego, wpłacający składkę',
  holder:
    'wydano dla, uprawniony, posiadacza, posiadaczka, na nazwisko, na kogo, dla kogo, wystawiono dla, wystawione dla, wydane dla, wydana dla, na kogo wystawiono, okaziciela, uprawnionego, dysponent, tytularny',
  student:
    'uczennica, uczennicy, absolwent, absolwentka, słuchacz, słuchacza, uczniowie, studenta, studentki, studentka, kandydat, kandydata, kursanta, doktorant, doktoranta, słuchaczka',
  employee: 'zatrudniony, zatrudniona, pracownica',
  customer:
    'nabywca, nabywcy, zamawiający, kupujący, płatnik, odbiorca końcowy, konsument, kupującego, nabywcę, klienta, kontrahent, kontrahenta, kupująca, zamawiającego, zleceniodawca usługi, kto kupił, kto zamówił, dane klienta, dane nabywcy, gość rezerwujący, rezerwujący, odbiorca usługi, odbiorca energii',
  provider:
    'sprzedawcy, wykonawca, usługodawca, sprzedawca energii, nazwa dostawcy, dostawcy, operatora, wykonawcy, usługodawcy, sprzedająca, sprzedający, sprzedającego, firma usługowa, wystawca usługi, dostawca internetu, dostawca gazu, dostawca wody, dostawca energii, przewoźnika, najemodawca, firma wykonująca',
  tenant: 'najemczyni, najemcę, lokatorzy, lokatorka, dzierżawca, dzierżawcy, biorący w najem, główny najemca',
  landlord:
    'wynajmującego, zarządca nieruchomości, właściciel mieszkania, wynajmującej, wydzierżawiający, gospodarz lokalu, właściciel lokalu wynajmujący, kto wynajmuje, najemodawca',
  manager:
    'prezes, prezes zarządu, dyrektor, reprezentant, osoba uprawniona do reprezentacji, zarząd, zarządca, zarządcy, administrator, administratora, administrator budynku, kierowniczka, dyrektorka, dyrektora, kierownika, zarządzający, przełożonego, wójt, burmistrz, starosta, kierownik budowy, administracja, zarządca budynku, dziekan, rektor',
  employer:
    'pracodawcy, zakład pracy, spółka, przedsiębiorstwo, nazwa pracodawcy, zakładu pracy, płatnik składek, firmy, firmie, pracodawcę, nazwa zakładu pracy, zatrudniający, spółki, przedsiębiorca, przedsiębiorcy, przedsiębiorstwa, organizacja, organizacji, instytucja zatrudniająca, gdzie pracuje',
  issuer: 'wydane przez, organ, kto wystawił, kto wydał',
  university:
    'szkoła, szkoły, politechnika, uczelni, uniwersytetu, liceum, technikum, szkoła podstawowa, przedszkole, przedszkola, żłobek, żłobka, placówka oświatowa, nazwa szkoły, nazwa uczelni, ośrodek szkolenia kierowców, osk, ośrodek szkolenia, jednostka szkoleniowa, akademia',
  course:
    'specjalność, kierunek kształcenia, nazwa kursu, szkolenie, zawód wyuczony, nazwa przedmiotu, przedmiot nauczania, nazwa szkolenia, kurs, kursu, kierunku, przedmiot, przedmiotu, specjalizacja, specjalizacji, specjalności, szkolenia, nazwa studiów, studia, studiów, program studiów, dyscyplina, dziedzina, tytuł kursu, moduł, modułu',
  degree:
    'stopień, wykształcenie, uzyskany tytuł, magister, licencjat, kwalifikacje, kwalifikacji, uzyskane kwalifikacje, poziom kształcenia, poziom studiów, stopień studiów, rodzaj studiów',
  position:
    'stanowisku, funkcja, na stanowisku, stanowiska, funkcji, zawodu, rodzaj pracy, zajmowane stanowisko, pełniona funkcja, powierzone stanowisko, jako kto, rodzaj umówionej pracy, profesja',
  type: 'forma prawna, forma zatrudnienia, typu, rodzaju, charakter, kategoria, kategorii, rodzaj świadczenia, rodzaj dokumentu, rodzaj sprawy, jakiego typu',
  group:
    'klasa, oddział, klasa ucznia, klasy, grupa, klasie, grupy, sekcja, sekcji, drużyna, drużyny, grupa przedszkolna, grupa zajęciowa, nazwa grupy, rocznik',
  start:
    'zatrudniony od, zatrudniona od, od dnia, data zawarcia umowy, data przyjęcia, od kiedy, przyznaje od, obowiązują od, obowiązuje od dnia, początek okresu, data rozpoczęcia umowy, umowa od, rozpoczęcie, rozpoczęcia, prawo do świadczenia od, data przyjęcia do pracy, niezdolność do pracy od, zwolnienie od, od kiedy ważne, zaczyna się, kiedy się zaczyna, początek odpowiedzialności, data przyznania, przysługuje od, od którego dnia, ważność od, ważne od, obowiązuje od kiedy, okres od, data od, pobyt od, data aktywacji, aktywowano, data włączenia, data wejścia w życie, wchodzi w życie, wejście w życie, czynny od, otwarcie, rozpoczęto, rozpoczyna się, umowa zawarta od, zatrudnienie od, od kiedy pracuje, uczęszcza od, zameldowany od, zameldowana od, pobiera od',
  until:
    'zatrudniony do, do dnia, data zwolnienia, ostatni dzień ważności, można zrealizować do, termin realizacji recepty, realizacja do dnia, ważne do dnia, przydatne do, termin przydatności, koniec okresu, zakończenie, zakończenia, umowa do, spłata do, data spłaty, termin spłaty, data końca, ostatni dzień pracy, niezdolność do pracy do, zwolnienie do, okres ważności, termin ważności dokumentu, odbierz do, czas na odbiór, badanie techniczne ważne do, dokąd ważne, do kiedy ważne, do kiedy ważny, kończy się, kiedy się kończy, koniec odpowiedzialności, przysługuje do, do którego dnia, ważność do, okres do, data do, pobyt do, data wygaśnięcia, traci ważność, zatrudnienie do, obowiązywać do, czynny do, ważne przez, termin wykorzystania, wykorzystać do, do wykorzystania do, data ważności biletu, data ważności karty, koniec gwarancji, gwarancja do, koniec promocji, termin wygaśnięcia, minimalny okres do, data zakończenia umowy, data rozwiązania, data ustania, ustanie zatrudnienia, rozwiązanie umowy, umowa na czas określony do, legitymacja ważna do, lista zamknięta, zakończono',
  issued:
    'data sporządzenia, data pisma, zawiadomienie z dnia, pismo z dnia, stan na dzień, miejscowość i data, miejsce i data, data faktury, data wydania decyzji, wydania, miejsce i data wydania, wydano, wydane, wydano dnia, wystawiono dnia, wystawiony, wystawione, kiedy wydano, kiedy wystawiono, data dokumentu, data decyzji, data wystawienia zaświadczenia, wygenerowano, data wygenerowania, stan z dnia, data odpisu, data wydruku dokumentu, data raportu, data pobrania dokumentu, sporządzony dnia, sporządzono dnia, wystawiono w dniu',
  date: 'data wypłaty, dzień wypłaty, kiedy, z dnia, w dniu, na dzień, dniu, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, zawiadomienie z dnia, pismo z dnia, dnia, dniem, kiedy nastąpi, w jakim dniu, którego dnia',
  payment:
    'data wypłaty, dzień wypłaty, wypłata, wypłaty, termin wypłaty, kiedy wypłata, zaliczka, zaliczki, przelew, przelewu, wpłata, odszkodowanie, odszkodowania, darowizna, darowizny, darowizn, wypłacono, stypendium, stypendia, dofinansowanie, dofinansowania, dotacja, dotacji, dodatek mieszkaniowy, dodatku mieszkaniowego, zasiłek, zasiłku, ryczałt, ryczałtu, datek, obciążenie, obciążenia, uznanie, przedpłata, przedpłaty, refundacja',
  created:
    'data sprzedaży, data transakcji, data operacji, data zapłaty, zapłacono dnia, data wykonania usługi, data kupna, data zamówienia, data przyjęcia zgłoszenia, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, zgłoszono, data zgłoszenia szkody, data rejestracji zgłoszenia, data wpływu, wpłynęło, wpłynął, wpływ wniosku, data założenia sprawy, zaksięgowano, data księgowania, data zaksięgowania, data waluty, zarezerwowano, zamówiono, kupiony, kupiona, data dodania, otwarto, data otwarcia konta, data otwarcia, data uruchomienia, uruchomiono, data wypłaty kredytu, data udzielenia, udzielono, data zgłoszenia, zgłoszone, zgłoszony',
  graduation:
    'data ukończenia, data uzyskania, data obrony, data egzaminu dyplomowego, ukończenia, data ukończenia studiów, ukończenie, ukończył, ukończyła, data ukończenia kursu',
  reference:
    'numer sprawy, znak sprawy, nasz znak, sygn, numer referencyjny, numer ewidencyjny, ppe, znak, znak pisma, nr sprawy, oznaczenie sprawy, nr referencyjny, numer ref, tytuł wpłaty, numer zgłoszenia sprawy, sygnatura akt, sygn akt, nr zgłoszenia, identyfikator płatności, numer transakcji, id transakcji, numer rozliczeniowy, numer dokumentu, znak akt',
  number:
    'numer seryjny, numer albumu, nr albumu, liczba porządkowa, numer ewidencji, legitymacja nr, seria i numer, numer księgi wieczystej, krs, regon, numeru, numery, numer identyfikacyjny, identyfikator, identyfikatora, nr kolejny, numer ewid, numer czytelnika, numer akt, nr ewidencyjny, numer konta klienta, mrn, lrn, numer mrn, eori, numer eori, nr polisy, rpwz, nr pwz, numer pwz, nr uprawnień, numer uprawnień, numer ubezpieczenia, rspo, bdo, numer bdo',
  taxNumber: 'nip sprzedawcy, nip nabywcy, numer nip, nr nip, nip podatnika, vat ue, nip ue',
  nationalId:
    'seria i numer dowodu, numer pesel, nr pesel, nr dowodu, numer dowodu, dowód tożsamości, numer paszportu, seria i nr dowodu, dowodu osobistego, pesel ucznia, pesel dziecka, pesel pacjenta, pesel ubezpieczonego, nr paszportu, numer dokumentu tożsamości, nr dokumentu tożsamości, dokument tożsamości, karta pobytu',
  total:
    'ogółem, należność ogółem, suma, kwota należności, łączna kwota, ile zapłacić, ile do zapłaty, łączna opłata, razem do zapłaty, do zapłaty razem, opłaty razem, suma opłat, łączny koszt, należności, należność, ogółem do zapłaty, łączna, łączny, łącznie do zapłaty, całkowita, całkowity, całkowite, koszt całkowity, wartość całkowita, wartość ogółem, suma wpłat',
  paid: 'wpłacono, otrzymano, uiszczono, zapłacono, wpłacona, wpłacone, uiszczona, uiszczone, kwota wpłacona, kwota zapłacona, suma wpłat, wniesiono, pobrano opłatę',
  outstanding:
    'pozostało do zapłaty, do dopłaty, niedopłata, do uregulowania, pozostaje do zapłaty, zaległa kwota, kwota zaległości, zadłużenia, zaległości czynszowe, pozostała kwota, pozostało do spłaty, saldo zadłużenia, dług, długu, ile zostało do spłaty, niedopłaty, do dopłaty razem, kwota niedopłaty, saldo do spłaty',
  money: 'słownie, kwota słownie, wysokość, wysokości',
  pay: 'płaca, uposażenie, wynagrodzenie zasadnicze, zarobki, wynagrodzenie zasadnicze brutto, stawka godzinowa, zarobków, płacy, pensji, wypłaty wynagrodzenia, wynagrodzenia, płaca zasadnicza, pensja zasadnicza, płaca brutto, średnie wynagrodzenie, przeciętne wynagrodzenie, ile zarabia, pobory, uposażenia',
  price:
    'cena jednostkowa, cena jedn, stawka, stawki, kosztuje, cena biletu, ceny, ile kosztuje, koszt całkowity, kwota zakupu, cena zakupu, wartość zakupu, cena brutto za, ile kosztował, koszt naprawy, wartość celna, wartość towaru, wartość towarów, cena nabycia, koszty, kosztów, koszt pobytu',
  usage:
    'pobór, zużycie energii, ilość energii, zużycia, ilość zużytej energii, średnie zużycie, zużyto, zużytej, zużytego, pobrana, pobrano energii, roczne zużycie, zużycie roczne, zużycie wody, zużycie ciepła, ilość zużytych, wykorzystano, wykorzystane, zużyte dane, ile zużyto, ilość odpadów',
  product: 'nazwa towaru, opis, nazwa towaru lub usługi',
  property:
    'punkt poboru, przedmiot najmu, miejsce dostarczania, mieszkanie, mieszkania, budynek, budynku, domu, obiekt najmu, garaż, garażu, miejsce postojowe, komórka lokatorska, nieruchomością, lokale, adres nieruchomości rodzaj',
  vehicle: 'marka, marka pojazdu, marka i model',
  chassis: 'nr nadwozia, numer identyfikacyjny pojazdu, nr identyfikacyjny pojazdu, numer podwozia, nr podwozia',
  grade:
    'ocena końcowa, oceny, średnia, stopień z przedmiotu, wynik egzaminu, ocenę, punktacja, średnia ważona, średnia arytmetyczna, zdobyte punkty, liczba zdobytych punktów, średnia z ocen, ocena na dyplomie, ocena opisowa',
  duration:
    'wymiar czasu pracy, wymiar etatu, czas pracy, staż pracy, okresy składkowe, staż, okres zatrudnienia, okres nauki, liczba lat, na okres, gwarancja, okres gwarancji, okres gwarancyjny, gwarancji, czas umowy, czas trwania umowy, długość, na jak długo, jak długo, liczba miesięcy, liczba dni, okres kredytowania, okres spłaty, okres najmu lokalu, staż członkowski, czas nauki, czas podróży, czas trwania zajęć, wymiar zatrudnienia, wymiaru etatu, etat, etatu, okres zobowiązania, minimalny okres umowy',
  period:
    'za okres, okres zużycia, okres od do, okresie, za miesiąc, rok podatkowy, okres ubezpieczenia, okres najmu, okres pobytu, okresu, okresu rozliczeniowego, okres odpowiedzialności, okres ochrony, okres ważności karnetu, za jaki okres, od do, okres obowiązywania, termin pobytu, termin kursu, termin turnusu, miesiąc, miesiąca, kwartał, rok rozliczeniowy, za rok, turnus, okres świadczenia, okres zasiłkowy, okres pobierania, za jaki miesiąc, data od do',
  semester: 'rok akademicki, rok szkolny, rok studiów, półrocze, okres nauki, rok akademicki i semestr',
  city: 'gmina, miejsce wystawienia, miejscowości, miasta, województwo, powiat',
  address:
    'adres zamieszkania, adres zameldowania, zamieszkały, zamieszkała, siedziba, adres siedziby, zam, adres doręczeń, adres nieruchomości, adres punktu poboru, adres lokalu, położenie, gdzie mieszka, zameldowanie, zameldowania, adres pobytu, miejsce pobytu, pobyt stały, pobytu stałego, pobyt czasowy, pobytu czasowego, poprzedni adres zameldowania, adres korespondencyjny, adres punktu, adres inwestycji, adres odbiorcy',
  status:
    'stan sprawy, stan prawny, status sprawy, status przesyłki, status zamówienia, stan realizacji, stan zamówienia, statusu, stan cywilny, etap, czy aktywny, czy ważny, czy opłacony',
  application:
    'wniosek, wniosku, wniosków, podanie, zgłoszenie, zgłoszenia, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, podania, wniosku o, wnioskowi, zgłoszeniowy, formularz, zgłoszeniu, reklamacja, reklamacji, odwołanie, odwołania, odwołań, reklamację',
  capital: 'kapitał zakładowy, kapitału zakładowego, wysokość kapitału zakładowego, kapitał, kapitału',
  area: 'powierzchnia, powierzchni, powierzchnia użytkowa, metraż, metrażu, obszar, areał, powierzchnia lokalu, powierzchnia działki, powierzchnię, pow użytkowa, powierzchnia całkowita, powierzchnia mieszkania, powierzchnia ogrzewana, m kw, metry kwadratowe, ile metrów, powierzchnia zabudowy',
  registration:
    'dowód rejestracyjny, dowodu rejestracyjnego, krs, regon, rejestr, rejestru, księga wieczysta, księgi wieczystej, numer księgi wieczystej, ewidencji, ewidencja, ceidg, nr księgi wieczystej, nr kw, numer kw, księgę wieczystą, wpis, wpisu, wpis do rejestru, nr krs, numer krs, numer regon, nr regon, zarejestrowano',
  document:
    'dowodu rejestracyjnego, seria i numer, zawiadomienie, zawiadomienia, pismo, pisma, odpis, odpisu, wyciąg, wyciągu, zawiadomienie z dnia, pismo z dnia, dowód, dowodu, pokwitowanie, pokwitowania, protokół, protokołu, decyzja administracyjna, decyzji, postanowienia, wydruk, paragon, paragonu, załącznik, zestawienie, zestawienia, informacja o, deklaracja, deklaracji',
  reading:
    'wskazania, wskazanie bieżące, bieżące wskazanie, wskazanie poprzednie, poprzednie wskazanie, odczyt bieżący, bieżący odczyt, odczyt poprzedni, poprzedni odczyt, stan początkowy, stan końcowy, odczyt początkowy, odczyt końcowy, odczytu, odczyty, wskazań, stan wodomierza, stan gazomierza, ostatni odczyt, wskazanie licznika, wskazania licznika, aktualny stan licznika',
  current: 'teraz, obecnie, aktualna, bieżąca, obecna',
  due: 'kiedy płatne, kiedy zapłacić, termin zapłaty, data płatności, termin wpłaty, zapłać do dnia, termin zwrotu, zwrot do, płatność do, do kiedy zapłacić, termin na odwołanie, termin odwołania, termin złożenia, należny, należna, podatek należny, odbiór do, termin, do kiedy, zapłacić do, do zapłaty do, opłacić do, wpłacić do, termin opłaty, termin uregulowania, uregulować do, termin rozliczenia, dopłata do dnia, data wymagalności, kiedy zwrócić, zwrócić do, oddać do, data zwrotu, termin oddania, kiedy oddać, termin na odwołanie do, termin na zgłoszenie, termin składania, termin płatności raty, kiedy rata, najpóźniej do, ostatni dzień, płatność do dnia, płatna do, płatny do, ostatni dzień zapłaty',
  overdue:
    'zaległe, zaległa, przeterminowane, po terminie płatności, po terminie zwrotu, zaległości, zaległy, przeterminowana, przeterminowany, opóźniony, opóźniona, spóźnione, opóźnienie, opóźnienia, dni po terminie',
  net: 'na rękę, kwota na rękę, do ręki, kwota do wypłaty, bez vat, wartość netto, kwota netto, cena netto',
  gross: 'razem z vat, wartość brutto, kwota brutto, cena brutto, z vat',
  fee: 'opłata miesięczna, opłata roczna, czesne, wpisowe, opłata stała, opłata za wywóz, stawka opłaty, prowizja, prowizji, opłata skarbowa, opłaty eksploatacyjne, opłata dystrybucyjna, opłata handlowa, opłata abonamentowa, opłata przesyłowa, opłacie, opłat, taksa, opłata za parkowanie, opłata za śmieci, opłata za gospodarowanie odpadami, opłata za żłobek, opłata za przedszkole, abonament rtv, opłata audiowizualna, opłata startowa, opłata rekrutacyjna, opłata egzaminacyjna, opłata serwisowa, opłata manipulacyjna, opłata klimatyczna, składka członkowska roczna, koszt dostawy, koszt przesyłki, koszty utrzymania, koszty zarządu, koszt wysyłki, opłata za użytkowanie, opłata ogrodowa, składka ogrodowa',
  deposit: 'zaliczka wpłacona, kaucji, kaucja zwrotna',
  loan: 'hipoteka, hipoteki, kredytu, kredyt hipoteczny, kwota kredytu, kwota udzielonego kredytu',
  original: 'kwota kredytu, kwota udzielonego kredytu, pierwotna kwota',
  interest:
    'stopa procentowa, oprocentowanie nominalne, rrso, oprocentowania, marża, stopa oprocentowania, stopy procentowej, oprocentowanie w skali roku, stopa zwrotu, stopa, wibor, oprocentowanie lokaty, rentowność',
  quantity:
    'opakowania, opakowań, liczba opakowań, sztuki, liczba sztuk, ilości, liczby, liczba osób w gospodarstwie, liczba egzemplarzy, egzemplarzy, liczba zwierząt, ile sztuk, ile osób, liczba biletów, liczba uczestników, sztuka, liczba gości, liczba posiłków',
  owner:
    'współwłaściciel, współwłaściciela, właściciel lokalu, prawo własności, właściciele, właścicielka, właścicielki, posiadacz pojazdu, właściciel pojazdu, właściciel psa, opiekun zwierzęcia, opiekun psa, współwłaściciele, właściciel nieruchomości, posiadacz zwierzęcia',
  event:
    'zebranie, zebrania, spotkanie, spotkania, spektakl, nazwa wydarzenia, wydarzeniu, imprezy, koncertu, przedstawienie, przedstawienia, mecz, meczu, seans, seansu, festiwal, wystawa, wystawy, konferencja, konferencji, zawody, zawodów, rozgrywki, walne zgromadzenie, wycieczka, wycieczki, obóz, obozu',
  doctor:
    'lekarz wystawiający, lekarz kierujący, lekarz rodzinny, lekarz zlecający, pediatra, osoba wystawiająca, lek med, weterynarz, lekarz weterynarii, weterynarza, lekarza, lekarka, lekarza prowadzącego, stomatolog, dentysta, fizjoterapeuta, fizjoterapeuty, pielęgniarka, specjalista, terapeuta, psycholog, położna, wykonujący szczepienie, osoba szczepiąca, osoba kwalifikująca, diagnosta laboratoryjny, konsultujący, zlecający, zleceniodawca badania, do kogo wizyta',
  patient: 'badany, chory, pacjentka',
  hospital:
    'placówka medyczna, podmiot leczniczy, laboratorium, gabinet, zakład opieki zdrowotnej, podmiot wykonujący, miejsce udzielania świadczeń, centrum medyczne, pracownia, laboratorium diagnostyczne, zoz, spzoz, punkt szczepień, przychodnia weterynaryjna, lecznica, kliniki, gabinetu, ośrodek zdrowia',
  appointment: 'umówiona wizyta, wizyta, wizyty, konsultacja, konsultacji, spotkanie z, umówiono, kontrola wizyta',
  country:
    'państwo, kraju, państwa, kraju pochodzenia, kraj pochodzenia, kraj urodzenia, państwo wydania, kraj wydania, kraj wysyłki, kraj docelowy',
  family: 'nazwisko rodowe, nazwiska',
  given: 'imiona, drugie imię, imienia',
  birthplace: 'miejscowość urodzenia, miejsce urodzenia dziecka',
  plan: 'grupa taryfowa, grupy taryfowej, abonament nazwa, oferta, taryfa',
  frequency:
    'jak często, jak często płatne, okresowość, częstotliwość opłat, częstotliwość składek, częstotliwość odbioru, tryb płatności, rytm płatności, okres rozliczeń, cykl rozliczeniowy, cykl',
  time: 'o której, godziny odjazdu, godzina rozpoczęcia, godziny, godzinie, godz, godzina zajęć, godzina zbiórki, godzina wizyty, godzina odbioru, czas zbiórki, o jakiej godzinie, godzina wejścia, godzina zakończenia, godziny otwarcia',
  departure:
    'godzina odjazdu, godzina wylotu, wyruszenie, data wylotu, odjazdu, wylotu, data odjazdu, start lotu, data i godzina wylotu, data i godzina odjazdu, o której odjazd, kiedy odjazd',
  arrival: 'godzina przyjazdu, data przyjazdu, planowany przyjazd, przylotu',
  origin:
    'skąd, z miejscowości, lotnisko wylotu, stacja wyjazdu, stacja odjazdu, stacja nadania, miejsce nadania, port załadunku, miejsce wyjazdu, lotnisko startu, przystanek początkowy, stacja wsiadania, miejsce załadunku',
  destination:
    'lotnisko przylotu, stacja przyjazdu, kierunek podróży, miejsce docelowe, miejsce dostawy, miejsce doręczenia, port docelowy, dokąd jedzie, przystanek końcowy, stacja wysiadania, lotnisko docelowe, relacja, trasa, trasy, kierunek jazdy',
  seat: 'numer miejsca, nr miejsca, miejsca siedzące, miejsc siedzących',
  ticket: 'biletu, rodzaj biletu, bilety, biletów, bilecie, wejściówka, wejściówki, przejazd, przejazdu, karnet kinowy',
  username: 'login, nick, pseudonim',
  email: 'mail, poczta elektroniczna, adres mailowy',
  phone: 'tel kontaktowy, komórka, nr tel, telefon kontaktowy',
  certificate:
    'dyplom, dyplomu, orzeczenia, akt urodzenia, akt małżeństwa, zaświadczenia, certyfikatu, świadectwa, poświadczenie, poświadczenia, atest, świadectwo, potwierdzenie, potwierdzenia, akt zgonu, karta pojazdu',
  exam: 'matura, kolokwium, egzamin, egzaminu, testu, sprawdzian, obrona, obrony, egzaminu państwowego, egzamin teoretyczny, egzamin praktyczny',
  power: 'moc zamówiona, moc przyłączeniowa, moc maksymalna, moc silnika',
  meter: 'wodomierz, gazomierz, ciepłomierz',
  insured: 'dane ubezpieczonego, osoba ubezpieczona',
  policy: 'umowa ubezpieczenia, ubezpieczenie, ubezpieczenia, polisa, polisy, polisie, polisę',
  deductible: 'udziału własnego, franszyza redukcyjna, wkład własny',
  coverage:
    'suma gwarancyjna, limit odpowiedzialności, zakres ubezpieczenia, sumy ubezpieczenia, zakres ubezpieczenia auta, suma ubezpieczenia ac, wartość ubezpieczenia, zakres świadczeń, wariant ubezpieczenia, ryzyka, ubezpieczone ryzyka, co obejmuje',
  pension:
    'emeryturę, świadczenie emerytalne, wysokość emerytury, emerytura, emerytury, emeryt, renta rodzinna, świadczenia emerytalnego, kapitał emerytalny',
  child: 'imię dziecka, ucznia, przedszkolak, dzieci',
  savings: 'lokata, konto oszczędnościowe, lokaty, lokata terminowa, ike, ikze, ppk, rachunek oszczędnościowy',
  maximum: 'największy, największa, dopuszczalny, dopuszczalna, dopuszczalne, najwyższy, najwyższa',
  minimum: 'najmniejszy, najniższy, najniższa',
  refund: 'do zwrotu, różnica do zwrotu, kwota zwrotu',
  delivery: 'doręczenie, doręczenia, sposób dostawy, metoda dostawy, forma dostawy, data dostawy towaru',
  method:
    'sposób, forma płatności, forma zapłaty, sposób zapłaty, sposób dostawy, metoda dostawy, forma dostawy, jak zapłacono, metoda, forma wpłaty, sposób wpłaty, forma rozliczenia, płatność kartą, jak płatne, jak zapłacić, polecenie zapłaty, sposób odbioru, sposób nadania, sposób wypłaty, sposób zwrotu',
  water: 'wodę, wody zimnej, zimna woda, ścieki, ścieków, woda i ścieki, zimnej wody, ciepła woda, ciepłej wody',
  available:
    'dostępne środki, wolne środki, środki dostępne, dostępnych, dostępnego, do dyspozycji, do wykorzystania, pozostało, pozostałe, pozostała, pozostały, niewykorzystane, niewykorzystany, wolne, wolnych',
  balance:
    'dostępne środki, wolne środki, środki dostępne, środki, środków, stan środków, saldo rachunku, saldo końcowe rachunku, portmonetka, portfel środki, dostępna kwota, kwota dostępna, stan portmonetki, środki na koncie, saldo konta, ile mam na koncie',
  first: 'pierwszej, pierwszego, pierwsze, i rata',
  nothing: 'kto, jaki, jaka, jakie, ile, który, która, które, przez kogo',
  tax: 'stawka vat, stawka podatku, cło, cła, należności celne, opłata celna, akcyza, akcyzy, podatek od nieruchomości, kwota podatku, podatku, zaliczka na podatek',
  percent: 'stawka vat, stawka podatku',
  claim:
    'zdarzenia, zdarzenie, zdarzeniu, odszkodowanie, odszkodowania, wypadek, wypadku, kolizja, kolizji, likwidacja szkody',
  apartment: 'lokal mieszkalny numer, numer lokalu mieszkalnego, nr mieszk',
  sender: 'eksporter, eksportera, wysyłający, zleceniodawcy, zleceniodawca przelewu, nadawca przelewu',
  recipient:
    'importer, importera, obdarowany, obdarowanego, odbiorca przelewu, beneficjent przelewu, adresata, uprawniony do odbioru',
  beneficiary:
    'obdarowany, obdarowanego, organizacja obdarowana, uprawniony do świadczenia, uposażonego, uposażeni, świadczeniobiorca, świadczeniobiorcy',
  articleNumber:
    'kod towaru, kod taryfy celnej, kod cn, kod taric, pozycja taryfowa, indeks, indeks towaru, symbol produktu, kod produktu, numer katalogowy, numer artykułu, nr artykułu, symbol pkwiu, pkwiu',
  joined:
    'zameldowana od, zameldowany od, zarejestrowany od, zarejestrowana od, data rejestracji, data wstąpienia, data zapisania, data zapisu, zapisany od, zapisana od, w klubie od, członkini od, działkowiec od, użytkownik od, konto od, z nami od, od kiedy członek, od kiedy klient, data przyjęcia w poczet członków, data założenia konta',
  former:
    'poprzedni, poprzednie, poprzedniego, dawniej, dotychczasowy, dotychczasowe, dotychczasowa, wcześniejszy, wcześniejsza',
  cancelledOn:
    'data rozwiązania umowy, data anulowania, odwołano, odwołany, odwołana, data wykreślenia, wykreślono, wykreślenie, data wyrejestrowania, wyrejestrowano, data zamknięcia, zamknięcie konta, skreślono, data skreślenia',
  renewal:
    'odnawialne, automatyczne odnowienie, autoodnowienie, data kolejnej płatności, kolejna płatność, następne obciążenie, kolejne obciążenie, następne pobranie opłaty, przedłużono, data przedłużenia, prolongata, prolongowano, termin przedłużenia',
  updated:
    'data modyfikacji, ostatnia zmiana, zmieniono, ostatnia aktualizacja, ostatnio zaktualizowano, data ostatniej zmiany, ostatni wpis, data ostatniego wpisu, zmodyfikowano',
  last: 'ostatnie, ostatniej, ostatniego, ostatnio, najnowsza, najnowsze, niedawny',
  portfolio:
    'jednostki uczestnictwa, rachunek maklerski, rachunku maklerskiego, papiery wartościowe, papierów wartościowych, instrument finansowy, akcje',
  premium: 'składka ubezpieczeniowa, składka za ubezpieczenie, składki ubezpieczeniowej',
  make: 'marka auta, marka samochodu, marka roweru, marka urządzenia, fabrykant',
  licenceClass: 'kategorie, kategoria uprawnień, zakres uprawnień, kat prawa jazdy, kategorii prawa jazdy',
  card: 'karta biblioteczna, karta lojalnościowa, karta stałego klienta, karta miejska, kartę',
  department:
    'działy, dziale, wydział urzędu, komórka organizacyjna, jednostka organizacyjna, zespołu, referat, referatu, pion',
  borrower: 'dłużnik, dłużnika, kredytobiorca, pożyczkobiorca, leasingobiorca, leasingobiorcy, główny dłużnik',
  restriction: 'ograniczenie, warunki, warunek, zakres ograniczeń, zakazy, ostrzeżenia i wzmianki, ciężary',
  fund: 'fundusz remontowy lokalu, wpłata na fundusz remontowy',
  spouse: 'mąż, męża, żona, żony',
  relation: 'relacja do, kim jest, stosunek do, relacja z posiadaczem',
  reserved: 'do odbioru, czekające na odbiór, liczba rezerwacji, rezerwacje oczekujące, miejsce w kolejce',
  nights: 'ile nocy, ilość nocy, liczba dób, doby',
  emergency: 'w razie wypadku, w nagłych wypadkach, kontakt alarmowy, osoba do powiadomienia, kogo powiadomić',
  fuel: 'rodzaj zasilania, zasilanie, typ napędu, na co jeździ',
  station: 'stacja kontroli, okręgowa stacja kontroli pojazdów, nazwa stacji, stacja, punkt serwisowy, serwisant',
};
