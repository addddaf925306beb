/** How single kinds of papers and pages call what all of them speak of, in Polish. */
export const polishCustoms = `
name: nazwiska i imiona, imię nazwisko właściciela, pełna nazwa, pełne imię i nazwisko, nazwy, jak się nazywa, godność, imienia i nazwiska, imieniem i nazwiskiem, nazwa zwierzęcia, imię zwierzęcia, imię psa
given: imiona, drugie imię, imienia
family: nazwisko rodowe, nazwiska, nazwisko panieńskie, nazwiska rodowego, z domu
person: mieszkańcy, mieszkańców, osób, lokator, lokatora, użytkownik, użytkownika, petent, strona, osobę, osobie, świadek, wnioskodawczyni, zgłaszającego, uczestniczka, posiadający, płacący, kto płaci, członkowie rodziny, liczba domowników, domownicy, podmiot, interesant, kandydatka, wpłacający, wpłacającego
holder: posiadacza, posiadaczka, na nazwisko, na kogo, dla kogo, wystawiono dla, wystawione dla, wydane dla, wydana dla, na kogo wystawiono, okaziciela, uprawnionego, dysponent, tytularny
owner: współwłaściciel, współwłaściciela, prawo własności, właściciele, właścicielka, właścicielki, posiadacz pojazdu, właściciel psa, opiekun zwierzęcia, opiekun psa, współwłaściciele, posiadacz zwierzęcia
customer: odbiorca końcowy, konsument, kupującego, nabywcę, kontrahent, kontrahenta, kupująca, zamawiającego, zleceniodawca usługi, kto kupił, kto zamówił, rezerwujący, odbiorca usługi, odbiorca energii
beneficiary: obdarowany, obdarowanego, uprawniony do świadczenia, uposażonego, uposażeni, świadczeniobiorca, świadczeniobiorcy
student: uczniowie, studentki, studentka, kandydat, kandydata, kursanta, doktorant, doktoranta, słuchaczka
employee: pracownika, pracownicy, zatrudnionego, zatrudnionej, zleceniobiorca, zleceniobiorcy
tenant: najemcę, lokatorzy, lokatorka, dzierżawca, dzierżawcy, biorący w najem
landlord: właściciel mieszkania, wynajmującej, wydzierżawiający, gospodarz lokalu, kto wynajmuje, najemodawca
patient: badany, chory, pacjentka, pacjenta, chorego, badanego, szczepiony, szczepiona
child: ucznia, przedszkolak, dzieci
borrower: dłużnik, dłużnika, kredytobiorca, pożyczkobiorca, leasingobiorca, leasingobiorcy
recipient: importer, importera, obdarowany, obdarowanego, beneficjent przelewu, adresata, uprawniony do odbioru
sender: eksporter, eksportera, wysyłający, zleceniodawcy
doctor: lekarz wystawiający, lekarz kierujący, lekarz rodzinny, pediatra, osoba wystawiająca, lek med, weterynarz, lekarz weterynarii, weterynarza, lekarza, stomatolog, dentysta, fizjoterapeuta, fizjoterapeuty, pielęgniarka, specjalista, terapeuta, psycholog, położna, wykonujący szczepienie, osoba szczepiąca, osoba kwalifikująca, diagnosta laboratoryjny, konsultujący, zlecający, zleceniodawca badania, do kogo wizyta
manager: zarządca, zarządcy, administratora, kierowniczka, dyrektorka, dyrektora, kierownika, zarządzający, przełożonego, wójt, burmistrz, starosta, kierownik budowy, administracja, dziekan
employer: zakładu pracy, płatnik składek, firmy, firmie, pracodawcę, nazwa zakładu pracy, zatrudniający, spółki, przedsiębiorca, przedsiębiorcy, przedsiębiorstwa, organizacja, organizacji, gdzie pracuje
provider: dostawcy, wykonawcy, usługodawcy, sprzedająca, sprzedający, sprzedającego, firma usługowa, wystawca usługi, przewoźnika, najemodawca, firma wykonująca
issuer: kto wystawił, kto wydał
membership: karnet, karnetu, przynależność, przynależności
subscription: abonamentu, subskrypcja, prenumeraty, streaming
contract: umowę, umów, umowie, aneks, kontraktu, aneksu
policy: ubezpieczenie, ubezpieczenia, polisy, polisie, polisę
card: karta biblioteczna, karta lojalnościowa, karta stałego klienta, karta miejska, kartę
invoice: rachunku za, blankiet, faktura korygująca, nota księgowa, nota odsetkowa, e faktura, rozliczenie, rozliczenia
order: zamówienie, zlecenie, zlecenia, zakup, zakupu, zakupy, nabycie, nabycia
booking: rezerwacja, rezerwację, bookingu, wynajęcie
ticket: biletu, bilety, biletów, bilecie, wejściówka, wejściówki, przejazd, przejazdu, karnet kinowy
delivery: doręczenie, doręczenia, sposób dostawy, metoda dostawy, forma dostawy, dostarczono, doręczono, dostarczona, dostarczony, odebrano, wydanie towaru, dostawy, dostawa
parcel: przesyłka, paczka, list przewozowy, listu przewozowego, list polecony, przesyłki poleconej
vehicle: auta, samochodu, motocykl, motocykla, rower, roweru, pojeździe, przyczepa
licence: koncesja, koncesji, uprawnienia, uprawnienie, uprawnień, karta wędkarska, patent żeglarski, identyfikator postojowy, karta parkingowa, karty parkingowej, prawa jazdy, licencja, zgoda, zgody, karta łowiecka, pozwolenie na budowę
registration: dowód rejestracyjny, dowodu rejestracyjnego, krs, regon, rejestr, rejestru, księga wieczysta, księgi wieczystej, numer księgi wieczystej, ewidencji, ewidencja, ceidg, księgę wieczystą, wpis, wpisu, zarejestrowano
certificate: dyplom, dyplomu, orzeczenia, akt urodzenia, akt małżeństwa, zaświadczenia, certyfikatu, świadectwa, poświadczenie, poświadczenia, atest, świadectwo, potwierdzenie, potwierdzenia, akt zgonu, karta pojazdu
meter: wodomierz, gazomierz, ciepłomierz, licznik, licznika, wodomierza, gazomierza, podzielnik, podzielniki, układ pomiarowy, ciepłomierza
electricity: energii elektrycznej, energia elektryczna, prądu, energii, energia czynna
gas: paliwo gazowe, gazu ziemnego, gaz ziemny, paliwa gazowego
water: wodę, wody zimnej, zimna woda, ścieki, ścieków, zimnej wody, ciepła woda, ciepłej wody
loan: kredyt, pożyczka, pożyczki, hipoteczny, wierzytelność, wierzytelności, leasing, leasingu, hipoteka, hipoteki, kredytu, kwota kredytu, kwota udzielonego kredytu
savings: lokata, lokaty, lokata terminowa, ike, ikze, ppk
portfolio: jednostki uczestnictwa, rachunek maklerski, rachunku maklerskiego, papiery wartościowe, papierów wartościowych, instrument finansowy, akcje
property: mieszkanie, mieszkania, budynek, budynku, domu, obiekt najmu, garaż, garażu, miejsce postojowe, komórka lokatorska, nieruchomością, lokale
course: przedmiot nauczania, kursu, kierunku, przedmiot, przedmiotu, specjalizacja, specjalizacji, specjalności, szkolenia, studiów, dyscyplina, dziedzina, tytuł kursu, moduł, modułu
exam: matura, kolokwium, egzamin, egzaminu, testu, sprawdzian, obrona, obrony, egzaminu państwowego, egzamin teoretyczny, egzamin praktyczny
flight: rejs, rejsu
product: towaru, towarów, przedmiotu, sprzęt, sprzętu, urządzenie nazwa
device: urządzenie, urządzenia, sprzęt, router, dekoder, modem
payment: wypłata, wypłaty, zaliczka, zaliczki, przelew, przelewu, wpłata, odszkodowanie, odszkodowania, darowizna, darowizny, darowizn, wypłacono, stypendium, stypendia, dofinansowanie, dofinansowania, dotacja, dotacji, dodatek mieszkaniowy, dodatku mieszkaniowego, zasiłek, zasiłku, ryczałt, ryczałtu, datek, obciążenie, obciążenia, uznanie, przedpłata, przedpłaty, refundacja
employment: zatrudnienia, stosunek pracy, stosunku pracy, pracy
pension: emeryturę, świadczenie emerytalne, emerytura, emerytury, emeryt, renta rodzinna, świadczenia emerytalnego, kapitał emerytalny
claim: zdarzenia, zdarzenie, zdarzeniu, odszkodowanie, odszkodowania, wypadek, wypadku, kolizja, kolizji, likwidacja szkody
application: wniosek, wniosku, wniosków, podanie, zgłoszenie, zgłoszenia, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, podania, wniosku o, wnioskowi, zgłoszeniowy, formularz, zgłoszeniu, reklamacja, reklamacji, odwołanie, odwołania, odwołań, reklamację
prescription: recepty, e recepta, e recepty, skierowanie, skierowania, e skierowanie
appointment: wizyta, wizyty, konsultacja, konsultacji, spotkanie z, umówiono
enrolment: rekrutacja, rekrutacji, przyjęcie na studia, przyjęcia na studia, zapisany, zapisana, zapisu, przyjęty, przyjęta, nabór
notice: wypowiedzenie
event: zebranie, zebrania, spotkanie, spotkania, spektakl, wydarzeniu, imprezy, koncertu, przedstawienie, przedstawienia, mecz, meczu, seans, seansu, festiwal, wystawa, wystawy, konferencja, konferencji, zawody, zawodów, rozgrywki, walne zgromadzenie, wycieczka, wycieczki, obóz, obozu
document: dowodu rejestracyjnego, seria i numer, zawiadomienie, zawiadomienia, pismo, pisma, odpis, odpisu, wyciąg, wyciągu, zawiadomienie z dnia, pismo z dnia, dowód, dowodu, pokwitowanie, pokwitowania, protokół, protokołu, decyzja administracyjna, decyzji, postanowienia, wydruk, paragon, paragonu, załącznik, zestawienie, zestawienia, informacja o, deklaracja, deklaracji
number: seria i numer, numer księgi wieczystej, krs, regon, numeru, numery, numer identyfikacyjny, identyfikator, identyfikatora, numer ewid, numer czytelnika, nr ewidencyjny, mrn, lrn, eori, rpwz, nr pwz, numer pwz, rspo, bdo
reference: znak, nr sprawy, oznaczenie sprawy, nr referencyjny, tytuł wpłaty, numer zgłoszenia sprawy, nr zgłoszenia, identyfikator płatności, numer transakcji, id transakcji, numer rozliczeniowy, numer dokumentu, tytuł przelewu, tytuł płatności, tytułem
iban: numer konta, numer rachunku, nr konta, nr rachunku, rachunek bankowy, rachunku bankowego, konto bankowe, konta bankowego, konto do wpłat, rachunek do wpłat, rachunek do przelewu, nr rachunku bankowego, indywidualny numer rachunku, na jakie konto
taxNumber: vat ue, nip ue, numer identyfikacji podatkowej, identyfikator podatkowy
nationalId: nr dowodu, numer dowodu, dowód tożsamości, numer paszportu, seria i nr dowodu, dowodu osobistego, nr paszportu, numer dokumentu tożsamości, nr dokumentu tożsamości, dokument tożsamości, karta pobytu
plate: numer tablicy, nr rej, tablica rejestracyjna, tablice rejestracyjne, numery rejestracyjne, numer rejestracyjny pojazdu, rejestracja auta, tablicy rejestracyjnej
chassis: numer identyfikacyjny pojazdu, nr identyfikacyjny pojazdu, numer podwozia, nr podwozia, numer ramy, nr ramy
seat: numer miejsca, nr miejsca, miejsca siedzące, miejsc siedzących, rząd i miejsce, fotel, fotela, siedzenie
room: sali, sypialnia
gate: wejście, brama, wyjście do samolotu
zone: strefa parkowania, sektor, sektora, obszar parkowania
status: stan realizacji, stan cywilny, etap, czy aktywny, czy ważny, czy opłacony
plan: wariant, wariantu, nazwa planu, abonament nazwa, oferta, taryfa
type: rodzaju, charakter, kategorii, rodzaj sprawy, jakiego typu
level: szczebel, poziomu, stopnia, kategoria klienta, stopień zaawansowania, poziom zaawansowania
group: klasy, klasie, grupy, sekcja, sekcji, drużyna, drużyny, grupa przedszkolna, grupa zajęciowa, rocznik
licenceClass: kategorie, kategoria uprawnień, zakres uprawnień, kat prawa jazdy, kategorii prawa jazdy
faculty: wydziału, instytut, instytutu, katedra, katedry
university: uczelni, uniwersytetu, liceum, technikum, szkoła podstawowa, przedszkole, przedszkola, żłobek, żłobka, placówka oświatowa, ośrodek szkolenia kierowców, osk, ośrodek szkolenia, jednostka szkoleniowa, akademia
club: stowarzyszenie, stowarzyszenia, związek, związku, fundacja, fundacji, okręg, okręgu, ogród działkowy, izba, izby
hospital: placówka medyczna, podmiot leczniczy, laboratorium, gabinet, zakład opieki zdrowotnej, podmiot wykonujący, miejsce udzielania świadczeń, centrum medyczne, pracownia, laboratorium diagnostyczne, zoz, spzoz, punkt szczepień, przychodnia weterynaryjna, lecznica, gabinetu, ośrodek zdrowia
department: działy, dziale, wydział urzędu, komórka organizacyjna, jednostka organizacyjna, zespołu, referat, referatu, pion
semester: rok akad, rocznik szkolny, roku szkolnego, roku akademickiego, semestr zimowy, półrocze, okres nauki, rok akademicki i semestr
degree: magister, licencjat, kwalifikacje, kwalifikacji, uzyskane kwalifikacje, poziom kształcenia, poziom studiów, rodzaj studiów
position: stanowiska, funkcji, zawodu, rodzaj pracy, zajmowane stanowisko, pełniona funkcja, powierzone stanowisko, jako kto, rodzaj umówionej pracy, profesja
address: położenie, gdzie mieszka, zameldowanie, zameldowania, pobyt stały, pobytu stałego, pobyt czasowy, pobytu czasowego, adres inwestycji
city: miejscowości, miasta, województwo, powiat, miejscowość zamieszkania, dzielnica, dzielnicy, gminy, sołectwo, powiatu, województwa
country: państwo, kraju, państwa, kraju pochodzenia, kraj pochodzenia, kraj docelowy
birthplace: miejscowość urodzenia, miejsce urodzenia dziecka, miejsce ur, gdzie urodzony, miejsca urodzenia, urodzony w, urodzona w
origin: skąd, z miejscowości, lotnisko wylotu, stacja wyjazdu, stacja odjazdu, stacja nadania, miejsce nadania, port załadunku, miejsce wyjazdu, lotnisko startu, przystanek początkowy, stacja wsiadania, miejsce załadunku
destination: lotnisko przylotu, stacja przyjazdu, kierunek podróży, miejsce docelowe, miejsce dostawy, miejsce doręczenia, port docelowy, dokąd jedzie, przystanek końcowy, stacja wysiadania, lotnisko docelowe, relacja, trasa, trasy, kierunek jazdy
email: e maila, adres poczty elektronicznej, adres poczty, poczta elektroniczna, adres mailowy
phone: numer kontaktowy, telefon komórkowy, nr kom, infolinia, tel komórkowy, komórka
website: adres strony, witryna, adres www
username: nazwa konta, nazwa profilu, identyfikator użytkownika, nazwę użytkownika, nick
gender: płci
language: językiem, język wykładowy, język nauczania, język obcy
method: sposób, forma płatności, forma zapłaty, sposób zapłaty, sposób dostawy, metoda dostawy, forma dostawy, jak zapłacono, metoda, forma wpłaty, forma rozliczenia, płatność kartą, jak płatne, jak zapłacić, polecenie zapłaty
frequency: jak często, jak często płatne, okresowość, tryb płatności, rytm płatności, okres rozliczeń, cykl
date: kiedy, z dnia, w dniu, na dzień, dniu, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, zawiadomienie z dnia, pismo z dnia, dnia, dniem, kiedy nastąpi, w jakim dniu, którego dnia
start: przyznaje od, obowiązują od, obowiązuje od dnia, rozpoczęcie, rozpoczęcia, prawo do świadczenia od, data przyjęcia do pracy, niezdolność do pracy od, zwolnienie od, od kiedy ważne, zaczyna się, kiedy się zaczyna, początek odpowiedzialności, data przyznania, przysługuje od, od którego dnia, ważne od, obowiązuje od kiedy, aktywowano, data włączenia, data wejścia w życie, wchodzi w życie, wejście w życie, czynny od, otwarcie, rozpoczęto, rozpoczyna się, od kiedy pracuje, uczęszcza od, zameldowany od, zameldowana od, pobiera od
until: można zrealizować do, termin realizacji recepty, realizacja do dnia, ważne do dnia, przydatne do, termin przydatności, zakończenie, zakończenia, umowa do, spłata do, data spłaty, termin spłaty, data końca, ostatni dzień pracy, niezdolność do pracy do, zwolnienie do, odbierz do, czas na odbiór, badanie techniczne ważne do, dokąd ważne, do kiedy ważne, do kiedy ważny, kończy się, kiedy się kończy, koniec odpowiedzialności, przysługuje do, do którego dnia, ważność do, okres do, data do, pobyt do, traci ważność, zatrudnienie do, obowiązywać do, czynny do, ważne przez, termin wykorzystania, wykorzystać do, do wykorzystania do, gwarancja do, koniec promocji, minimalny okres do, data rozwiązania, data ustania, ustanie zatrudnienia, rozwiązanie umowy, umowa na czas określony do, legitymacja ważna do, lista zamknięta, zakończono
joined: zameldowana od, zameldowany od, zarejestrowany od, zarejestrowana od, data rejestracji, data wstąpienia, data zapisania, data zapisu, zapisany od, zapisana od, w klubie od, członkini od, działkowiec od, użytkownik od, konto od, z nami od, od kiedy członek, od kiedy klient, data przyjęcia w poczet członków, data założenia konta
renewal: odnawialne, automatyczne odnowienie, autoodnowienie, data kolejnej płatności, kolejna płatność, następne obciążenie, kolejne obciążenie, następne pobranie opłaty, przedłużono, prolongata, prolongowano
issued: zawiadomienie z dnia, pismo z dnia, stan na dzień, miejscowość i data, miejsce i data, data faktury, wydania, wydano, wydane, wystawiony, wystawione, data dokumentu, data decyzji, data wystawienia zaświadczenia, wygenerowano, stan z dnia, data odpisu, data wydruku dokumentu, data raportu, data pobrania dokumentu
cancelledOn: data rozwiązania umowy, odwołano, odwołany, odwołana, wykreślono, wykreślenie, wyrejestrowano, data zamknięcia, zamknięcie konta, skreślono, data skreślenia
lastVisit: ostatnio zalogowany, ostatnia aktywność, ostatnie wejście, ostatni pobyt, ostatnia obecność
created: data kupna, data zamówienia, data przyjęcia zgłoszenia, wniosek z dnia, wniosku z dnia, po rozpatrzeniu wniosku z dnia, zgłoszono, data zgłoszenia szkody, data rejestracji zgłoszenia, data wpływu, wpłynęło, wpłynął, wpływ wniosku, data założenia sprawy, zaksięgowano, data księgowania, data waluty, zarezerwowano, zamówiono, kupiony, kupiona, data dodania, otwarto, data otwarcia konta, data otwarcia, data uruchomienia, uruchomiono, data wypłaty kredytu, data udzielenia, udzielono, data zgłoszenia, zgłoszone, zgłoszony
updated: data modyfikacji, ostatnia zmiana, zmieniono, data ostatniej zmiany, ostatni wpis, data ostatniego wpisu, zmodyfikowano
birth: urodził się, urodziła się, data ur
departure: wyruszenie, odjazdu, wylotu, start lotu, o której odjazd
arrival: przyjazdu, o której przyjazd, lądowanie, przylotu
graduation: data obrony, data egzaminu dyplomowego, ukończenia, ukończenie, ukończył, ukończyła
time: o której, godziny, godzinie, godz, godzina zbiórki, czas zbiórki, o jakiej godzinie
period: okresie, za miesiąc, rok podatkowy, okresu, okres odpowiedzialności, okres ochrony, za jaki okres, od do, okres obowiązywania, termin pobytu, termin kursu, miesiąc, miesiąca, kwartał, rok rozliczeniowy, za rok, turnus, okres zasiłkowy, okres pobierania, za jaki miesiąc, data od do
duration: okresy składkowe, staż, okres zatrudnienia, okres nauki, liczba lat, na okres, gwarancja, okres gwarancyjny, gwarancji, czas umowy, czas trwania umowy, długość, na jak długo, jak długo, liczba miesięcy, liczba dni, okres kredytowania, okres spłaty, okres najmu lokalu, czas nauki, czas podróży, czas trwania zajęć, wymiar zatrudnienia, wymiaru etatu, etat, etatu, okres zobowiązania, minimalny okres umowy
money: wysokość, wysokości
capital: kapitał zakładowy, kapitału zakładowego, wysokość kapitału zakładowego, kapitał, kapitału
total: ile zapłacić, ile do zapłaty, razem do zapłaty, do zapłaty razem, należności, należność, ogółem do zapłaty, łączna, łączny, łącznie do zapłaty, całkowita, całkowity, całkowite, koszt całkowity, suma wpłat
balance: dostępne środki, wolne środki, środki dostępne, środki, środków, portmonetka, dostępna kwota, kwota dostępna, ile mam na koncie
outstanding: do uregulowania, pozostaje do zapłaty, zaległa kwota, kwota zaległości, zadłużenia, zaległości czynszowe, pozostała kwota, pozostało do spłaty, dług, długu, ile zostało do spłaty, niedopłaty, do dopłaty razem, saldo do spłaty
fee: czesne, wpisowe, opłata stała, opłata za wywóz, prowizja, prowizji, opłata skarbowa, opłaty eksploatacyjne, opłata dystrybucyjna, opłata handlowa, opłata przesyłowa, opłacie, opłat, opłata za parkowanie, opłata za śmieci, opłata za gospodarowanie odpadami, abonament rtv, opłata audiowizualna, opłata startowa, opłata rekrutacyjna, opłata egzaminacyjna, opłata serwisowa, opłata manipulacyjna, opłata klimatyczna, składka członkowska roczna, koszt dostawy, koszt przesyłki, koszty utrzymania, koszty zarządu, koszt wysyłki, opłata za użytkowanie, opłata ogrodowa, składka ogrodowa
price: stawka, stawki, kosztuje, ile kosztuje, koszt całkowity, kwota zakupu, wartość zakupu, ile kosztował, koszt naprawy, wartość celna, wartość towaru, wartość towarów, koszty, kosztów
premium: składki ubezpieczeniowej
pay: zarobki, wynagrodzenie zasadnicze brutto, stawka godzinowa, zarobków, płacy, pensji, wynagrodzenia, płaca zasadnicza, pensja zasadnicza, przeciętne wynagrodzenie, ile zarabia, pobory, uposażenia
income: dochodu, dochodów, przychodu, przychody, dochód rodziny, zysk, zysku
rent: czynszu, czynsz dzierżawny, ile czynszu, opłata za najem, odstępne
tax: stawka vat, stawka podatku, cło, cła, należności celne, opłata celna, akcyza, akcyzy, podatku
discount: zniżki, zniżkowy, rabaty, zniżka za bezszkodową jazdę, bezszkodowość, ulga na bilet, zniżek, promocja, bonifikata, bonifikaty
deposit: kaucję, wadium, zabezpieczenie, zaliczka na poczet, zadatku, zaliczka wpłacona, kaucji, kaucja zwrotna
limit: przydzielony limit, pułap, maksymalna kwota, dopuszczalny debet
coverage: suma gwarancyjna, limit odpowiedzialności, zakres ubezpieczenia, sumy ubezpieczenia, zakres ubezpieczenia auta, suma ubezpieczenia ac, wartość ubezpieczenia, zakres świadczeń, wariant ubezpieczenia, ryzyka, co obejmuje
deductible: udziału własnego, franszyza redukcyjna, wkład własny
refund: zwrócono, zwracana, do oddania, do zwrotu, różnica do zwrotu
fine: mandat, mandatu, grzywna, grzywny, opłata dodatkowa, kara umowna
holdings: wartość portfela, wycena portfela, wartość inwestycji, wartość jednostek, wartość rachunku, wartość zgromadzonych środków, zgromadzone środki, zgromadzonych środków
interest: stopa procentowa, oprocentowanie nominalne, rrso, oprocentowania, marża, stopy procentowej, oprocentowanie w skali roku, stopa, wibor, rentowność
percent: stawka vat, stawka podatku
points: bonus malus, klasa bonus malus, punkty lojalnościowe, punkty karne, mil premiowych, naklejki, pieczątki
usage: ilość energii, zużycia, zużyto, zużytej, zużytego, pobrana, pobrano energii, zużycie ciepła, wykorzystano, wykorzystane, ile zużyto, ilość odpadów
data: limit danych, transfer danych, pakiet internetowy, zużycie danych
power: moc przyłączeniowa, moc przyłączeniowa kw, przydział mocy
area: powierzchnia, powierzchni, powierzchnia użytkowa, metraż, metrażu, obszar, areał, powierzchnię, pow użytkowa, powierzchnia ogrzewana, m kw, metry kwadratowe, ile metrów, powierzchnia zabudowy
reading: wskazania, stan początkowy, stan końcowy, odczytu, odczyty, wskazań, stan wodomierza, stan gazomierza, aktualny stan licznika
quantity: opakowania, opakowań, sztuki, ilości, liczby, liczba osób w gospodarstwie, egzemplarzy, liczba zwierząt, ile sztuk, ile osób, sztuka, liczba posiłków
visits: wizyt, wejść, odwiedziny, liczba obecności
grade: oceny, średnia, stopień z przedmiotu, wynik egzaminu, ocenę, punktacja, średnia ważona, średnia arytmetyczna, zdobyte punkty, liczba zdobytych punktów, średnia z ocen, ocena opisowa
due: kiedy płatne, kiedy zapłacić, termin zapłaty, data płatności, zapłać do dnia, zwrot do, płatność do, do kiedy zapłacić, termin złożenia, należny, należna, odbiór do, termin, do kiedy, zapłacić do, do zapłaty do, opłacić do, wpłacić do, uregulować do, dopłata do dnia, data wymagalności, kiedy zwrócić, zwrócić do, oddać do, data zwrotu, termin oddania, kiedy oddać, termin składania, kiedy rata, najpóźniej do, ostatni dzień, płatność do dnia, płatna do, płatny do, ostatni dzień zapłaty
paid: zapłacono, wpłacona, wpłacone, uiszczona, uiszczone, suma wpłat, wniesiono, pobrano opłatę
overdue: zaległe, zaległa, przeterminowane, po terminie płatności, po terminie zwrotu, zaległości, zaległy, przeterminowana, przeterminowany, opóźniony, opóźniona, spóźnione, opóźnienie, opóźnienia, dni po terminie
available: dostępne środki, wolne środki, środki dostępne, dostępnych, dostępnego, do dyspozycji, do wykorzystania, pozostało, pozostałe, pozostała, pozostały, niewykorzystane, niewykorzystany, wolne, wolnych
current: aktualnie, na dziś, dzisiaj, obecne, bieżącego, bieżącej, aktualnego, aktualnej, na chwilę obecną, teraz, obecnie, aktualna, bieżąca, obecna
next: następne, następnej, następnego, kolejne, kolejnego, kolejnej, najbliższy, najbliższa, najbliższe, najbliższej, przyszła, następnym
last: ostatnie, ostatniej, ostatniego, ostatnio, najnowsza, najnowsze, niedawny
former: poprzedni, poprzednie, poprzedniego, dawniej, dotychczasowy, dotychczasowe, dotychczasowa, wcześniejszy, wcześniejsza
first: pierwszej, pierwszego, pierwsze, i rata
gross: razem z vat, z vat
net: na rękę, kwota na rękę, do ręki, kwota do wypłaty, bez vat
minimum: najmniejszy, najniższy, najniższa
maximum: największy, największa, dopuszczalny, dopuszczalna, dopuszczalne, najwyższy, najwyższa
original: kwota kredytu, kwota udzielonego kredytu
emergency: w razie wypadku, w nagłych wypadkach, kontakt alarmowy, osoba do powiadomienia, kogo powiadomić
bitcoin: bitcoina, bitcoiny, bitcoinów
`;
