/** What registers, parcels, health papers, schools, journeys and bills speak of, in Polish. */
export const polishRecords = `
colour: kolor, koloru, barwa, kolor lakieru, umaszczenie, maść, maści, kolor sierści
fuel: paliwo, paliwa, rodzaj napędu, napęd, zasilanie, typ napędu, na co jeździ
make: marka, producent, producenta, wytwórca, wytwórcy, marka i model, fabrykant
model: model, modelu, marka i model, wersja, wersji, typ pojazdu, oznaczenie handlowe
body: nadwozie, nadwozia
engine: silnik, silnika, silniki
engineSize: pojemność, pojemności, pojemność skokowa, pojemność skokowa silnika
weight: masa, masy, waga, wagi, ciężar, masa własna, masa własna pojazdu, dmc, ładowność, masa ciała, waga zwierzęcia, ile waży
mileage: przebieg, przebiegu, stan drogomierza, licznik kilometrów, wskazanie drogomierza, stan licznika kilometrów, ile kilometrów, ile przejechał
emissions: emisja, emisji, emisja spalin, norma euro, norma emisji, klasa ekologiczna, poziom emisji spalin
manufactured: rok produkcji, rok budowy, rok wytworzenia, data produkcji, wyprodukowano, rocznik, rok modelowy, data wyprodukowania, rok prod, rok oddania do użytkowania
use: przeznaczenie, przeznaczenia, sposób użytkowania, sposób korzystania, sposób zagospodarowania, użytek, rodzaj użytku, sposób wykorzystania, klasoużytek, charakter użytkowania
inspection: badanie techniczne, badania technicznego, badanie, badania, przegląd, przeglądu, przegląd techniczny, kontrola, kontroli, następne badanie techniczne, oględziny, badanie techniczne ważne do, weryfikacja, weryfikacji, rewizja celna, przegląd gwarancyjny, przegląd kominiarski, przegląd gazowy, badań, badań technicznych, przeglądu technicznego, legalizacja, legalizacji
inspector: diagnosta, diagnosty, inspektor, inspektora, kontroler, rzeczoznawca, rzeczoznawcy, badający, kontrolujący, rzeczoznawca majątkowy, egzaminator, egzaminatora, instruktor nadzorujący
station: skp, warsztat, warsztatu, stacja diagnostyczna, serwis, okręgowa stacja kontroli pojazdów, stacja, punkt serwisowy, serwisant
result: wynik, wyniku, wyniki, rezultat, rozstrzygnięcie, orzeczenie, decyzja, ocena zgodności, wnioski końcowe, postanowienie, ustalenia, uchwała, czy zdał, zaliczenie, zaliczono, interpretacja
defect: usterka, usterki, usterek, wada, wady, niezgodności, stwierdzone usterki, uszkodzenia, uszkodzeń, zakres uszkodzeń, awaria, opis awarii
restriction: ograniczenia, kody ograniczeń, zastrzeżenia, ograniczenia w użytkowaniu, obciążenia, ograniczenie, warunki, warunek, zakres ograniczeń, zakazy, ostrzeżenia i wzmianki, ciężary
carrier: przewoźnik, przewoźnika, kurier, kuriera, firma kurierska, linia lotnicza, linie lotnicze, doręczyciel, obsługiwany przez
pickup: odbiór, odbioru, paczkomat, paczkomatu, automat paczkowy, skrytka, odbiór w punkcie, odbiór osobisty, gdzie odebrać, gdzie odebrać paczkę, lokalizacja skrytki, placówka pocztowa, urząd pocztowy odbioru
contents: zawartość, zawartości, treść, opis towaru, opis towarów, co w środku, przedmiot przesyłki, zawiera
note: uwagi, uwaga, notatka, notatki, komentarz, adnotacja, adnotacje, wskazówki, zalecenia, dopisek, życzenia, wskazówka, informacja dodatkowa, informacje dodatkowe, dodatkowe informacje, dodatkowe uwagi, życzenie, opis dodatkowy, dieta, wymagania, instrukcje, alergie
expected: przewidywany, przewidywana, przewidywane, planowany, planowana, planowane, szacowana, szacowany, prognozowany, prognozowana, planowo, spodziewany, spodziewana, oczekiwany termin, kiedy dotrze, kiedy przyjdzie
shipped: nadano, nadana, nadanie, nadania, wysłano, wysłane, wysłana, data wysyłki, data wysłania, przekazano kurierowi, wysłany, nadany, wyjechała, przekazano, wysyłka nastąpiła
cashOnDelivery: pobranie, kwota pobrania, za pobraniem, płatność przy odbiorze, opłata za pobraniem
code: kod, kodu, kod dostępu, kod weryfikacyjny, kod zabezpieczający, kod do domofonu, kod do drzwi, kod rabatowy, kod aktywacyjny, hasło, kod do zamka, kod pkz, kod dostępu do recepty, kod taryfy celnej
barcode: kod kreskowy, kod paskowy, kodu kreskowego
article: artykuł, artykułu, artykuły, pozycja, indeks towaru, symbol towaru
articleNumber: kod towaru, kod taryfy celnej, kod cn, pozycja taryfowa, indeks, symbol produktu, kod produktu, numer katalogowy, numer artykułu, nr artykułu, symbol pkwiu, pkwiu
diagnosis: rozpoznanie, rozpoznania, diagnoza, diagnozy, rozpoznanie kliniczne, powód skierowania
disease: choroba, choroby, chorobie, przeciw chorobie, jednostka chorobowa, schorzenie, schorzenia, szczepienie przeciw
medicine: leku, leki, leków, lekarstwo, lekarstwa, produkt leczniczy, preparat, preparatu, szczepionka, szczepionki, przepisany lek, nazwa handlowa leku, szczepionkę, nazwa produktu leczniczego, przepisano
ingredient: substancja czynna, substancji czynnej, substancja, składnik, składnik czynny, nazwa powszechnie stosowana
dosage: dawkowanie, dawkowania, sposób użycia, jak stosować, stosowanie, sposób przyjmowania, jak przyjmować
dose: dawka, dawki, dawka przypominająca
batch: seria, serii, partia, partii
pharmacy: apteka, apteki, aptece, punkt apteczny
pharmacist: farmaceuta, farmaceuty, aptekarz, wydał lek, osoba realizująca receptę
sample: próbka, próbki, materiał, materiału, materiał biologiczny, wymaz
sampled: pobrano, pobrania, pobranie
bodyHeight: wzrost, wzrostu
copayment: udział pacjenta, odpłatność, odpłatności, współpłacenie
chip: mikrochip, mikrochipa, numer chipa, nr chipa, mikroczip, czip, transponder, numer transpondera, oznakowanie
species: gatunek, gatunku, gatunek zwierzęcia
breed: rasy
blood: grupy krwi
father: ojciec, ojca
mother: matka, matki
spouse: małżonek, małżonka, małżonki, współmałżonek, współmałżonka, partner, partnerka, mąż, męża, żona, żony
guarantor: poręczyciel, poręczyciela, żyrant, żyranta, gwarant, poręczyciele, poręczający
householder: głowa rodziny, głowa gospodarstwa domowego, głowa gospodarstwa, główny lokator, prowadzący gospodarstwo domowe
relation: pokrewieństwo, pokrewieństwa, stosunek pokrewieństwa, relacja do, kim jest, stosunek do, relacja z posiadaczem
teacher: nauczyciel, nauczyciela, nauczycielka, wychowawca, wychowawcy, wychowawczyni, wykładowca, prowadzący, prowadząca, trener, trenera, instruktor, instruktora, lektor, opiekun pracy, nauczycielki, prowadzącego, trenerka, trenerki, instruktorka, szkoleniowiec, promotor, promotora, opiekun grupy, opiekun stażu, pedagog, mentor, kto uczy
author: autor, autora, autorka, autorzy
agent: agent, agenta, pośrednik, pośrednika, broker, brokera, doradca ubezpieczeniowy, agencja, agencja celna, przedstawiciel handlowy, kto sprzedał, multiagencja, zgłaszający przedstawiciel
caseworker: sprawę prowadzi, prowadzący sprawę, osoba prowadząca sprawę, referent, referenta, sprawę załatwia, sporządził, sporządziła, opracował, opracowała, pracownik prowadzący, osoba do kontaktu, kto prowadzi sprawę, kto prowadzi, likwidator, likwidatora, opiekun szkody, opiekun sprawy, urzędnik, urzędnika, inspektor prowadzący, konsultant, prowadząca sprawę, osoba kontaktowa
signatory: podpis, podpisu, podpisał, podpisała, podpisany przez, podpisujący, zatwierdził, zatwierdziła, osoba upoważniona, autoryzował, z upoważnienia, osoba podpisująca, podpisane przez, podpisana przez, w imieniu, za zgodność, zaakceptował, zatwierdzone przez, funkcjonariusz
representative: przedstawiciel, przedstawiciela, pełnomocnik, pełnomocnika, przedstawiciel ustawowy, prokurent, reprezentowany przez, reprezentowana przez, reprezentacja, opiekun prawny, sposób reprezentacji podmiotu, rodzic, rodzica, rodzice, opiekun, opiekuna prawnego, rodzic lub opiekun, opiekunowie, zarządu, reprezentujący, agencja celna, kurator, pełnomocnictwo, upoważniony, upoważniona, zgłaszający przedstawiciel
chairperson: przewodniczący, przewodnicząca, przewodniczącego, prezes, prezesa
shareholder: wspólnik, wspólnicy, wspólnika, wspólników, udziałowiec, udziałowca, udziałowcy, akcjonariusz, akcjonariusza, jedyny wspólnik
court: sąd, sądu, sąd rejestrowy, sąd rejonowy, sąd okręgowy, sąd prowadzący księgę, sądu rejonowego, sąd rejonowy wydział ksiąg wieczystych, wydział gospodarczy, wydział ksiąg wieczystych
authority: organ, organu, organ wydający, urząd, urzędu, urząd skarbowy, urząd stanu cywilnego, organ rejestrujący, organ rejestrowy, instytucja, wydał, wydany przez, wydana przez, izba celna, urząd celny, urzędu celnego, starostwo, starostwo powiatowe, komisja, jednostka wydająca, zus, nfz, naczelnik urzędu, kto zdecydował
creditor: wierzyciel, wierzyciela, wierzyciele, zastawnik, na rzecz, pożyczkodawca, pożyczkodawcy, kredytodawca, kredytodawcy, bank kredytujący, finansujący, leasingodawca, wierzycielem, uprawniony z hipoteki
founded: data założenia, data powstania, rok założenia, data wpisu, data wpisu do rejestru, data wpisu do krs, założono, rok powstania, data rozpoczęcia działalności, data utworzenia firmy, data wpisu do ewidencji, założona w, założony w, rozpoczęcie działalności, data rejestracji spółki, data wpisu do ceidg, data zawiązania
signed: podpisano, podpisania, data umowy, data aktu, data kupna, zawarto, zawarta, podpisana, umowa z dnia, umowy z dnia, zawarcie, zawarcia
activity: działalność, działalności, pkd, przeważająca działalność, branża, branży, zakres działalności, przedmiot przeważającej działalności, pkd przeważające, rodzaj przeważającej działalności, zakres usług
brand: marka handlowa, nazwa handlowa, nazwa skrócona, skrócona nazwa, znak towarowy
purpose: celu, cel wydania, cel zaświadczenia, wydaje się w celu, wydaje się na prośbę, do przedłożenia, cel kredytu, tytuł przelewu, tytułem, tytuł płatności, cel wniosku, cel darowizny, na jaki cel, cel podróży służbowej, cel pożyczki, cel wyjazdu, cel wydania zaświadczenia, przeznaczony na, do czego, w jakim celu, na co, cel zbiórki, cel płatności
reason: przyczyna, przyczyny, powód, powodu, uzasadnienie, przyczyna zwolnienia, powód nieobecności, tryb rozwiązania, z powodu, cel pobytu, dlaczego, podstawa zwolnienia, przyczyna odmowy, powód odmowy, podstawa wypowiedzenia
plot: działka, działki, działek, działka ewidencyjna, obręb, obrębu, obręb ewidencyjny, działkę, arkusz mapy
deed: akt notarialny, aktu notarialnego, aktu, podstawa nabycia, tytuł własności, podstawa wpisu, podstawa prawna, repertorium a, podstawa nabycia własności, tytuł nabycia
share: udział, udziału, udziały, udziałów, wielkość udziału, udział we własności, udział w gruncie, udziale, ułamek, udział w części wspólnej, udział w nieruchomości wspólnej
floor: piętro, piętra, kondygnacja, kondygnacji, na piętrze
apartment: numer mieszkania, nr mieszkania, mieszkanie nr, numer lokalu, nr lokalu, lokal nr, lokal mieszkalny numer, numer lokalu mieszkalnego, nr mieszk
rooms: liczba izb, pokoje, pokoi, układ pomieszczeń
valuation: wycena, wyceny, wartość rynkowa, wartość nieruchomości, wartość szacunkowa, wartość katastralna, oszacowanie, wartość pojazdu rynkowa, szacunkowa wartość, wartość operatu, kosztorys
turnover: obrót, obroty, obrotu, przychody ze sprzedaży, przychody netto, przychód ze sprzedaży, sprzedaż netto
fund: fundusz remontowy, fundusz, funduszu, funduszu remontowego, odpis na fundusz remontowy, fundusz remontowy lokalu, wpłata na fundusz remontowy
territory: zakres terytorialny, terytorium, zasięg terytorialny, obszar obowiązywania, ważne w krajach
supplyPoint: ppe, punkt poboru, punkt poboru energii, numer punktu poboru, ppg, punkt wyjścia, punktu poboru, kod punktu poboru, nr punktu poboru, kod punktu, identyfikator punktu poboru, punkt pomiarowy
distributor: osd, dystrybutor, dystrybutora, operator systemu dystrybucyjnego, zakład energetyczny, operator sieci, operator dystrybucyjny, spółka dystrybucyjna
opening: stan początkowy, odczyt początkowy, poprzednie wskazanie, wskazanie poprzednie, poprzedni odczyt, odczyt poprzedni, saldo z poprzedniego okresu, początkowe
closing: bieżące wskazanie, wskazanie bieżące, bieżący odczyt, odczyt bieżący, końcowy, końcowe, końcowa
principal: kapitał, kapitału, kapitał pozostały do spłaty, kapitał do spłaty, należność główna, zadłużenie z tytułu kapitału, kwota kredytu, kwota udzielonego kredytu, kapitał spłacony, saldo kredytu, kwota pożyczki, kwota finansowania
instalment: rata, raty, rata kapitałowo-odsetkowa, rat, ii rata, ile wynosi rata, rata kapitałowa, rata odsetkowa
overpayment: nadpłata, nadpłaty, nadwyżka
lateFee: odsetki za zwłokę, odsetki karne, opłata za opóźnienie, kara za przetrzymanie, opłata za przetrzymanie, odsetki ustawowe, odsetki, kwota odsetek, kary, kara za opóźnienie, upomnienie koszty, koszty upomnienia
deduction: potrącenia, potrącenie, potrąceń, odliczenie, odliczenia, odliczeń, ulga, ulgi, koszty uzyskania przychodu, kwota wolna, składki odliczone, potrącono, odliczono, ulga podatkowa
taxBase: podstawa opodatkowania, podstawy opodatkowania, podstawa wymiaru, podstawa wymiaru składek, podstawa obliczenia podatku, dochód do opodatkowania, podstawa naliczenia, podstawa naliczenia opłaty, podstawa podatku, kwota opodatkowana, podstawa składki
bonus: premia, premii, dodatek, dodatki, dodatku, nagroda, nagrody, dodatek stażowy
contribution: składka, składki, składek, składka emerytalna, składka zdrowotna, składki społeczne, ubezpieczenie społeczne, ubezpieczenie zdrowotne, składka rentowa, składka chorobowa, wpłata pracownika, wpłata pracodawcy, składka podstawowa, składki emerytalne, składka na ubezpieczenie zdrowotne, składki na ubezpieczenie społeczne, dopłata roczna
hours: godziny, godzin, przepracowane godziny, nadgodziny, wymiar godzin, ile godzin, liczba godzin lekcyjnych, godziny zegarowe, godziny dydaktyczne, wymiar godzinowy, przepracowano
leave: urlop, urlopu, urlopy, urlop wypoczynkowy, wymiar urlopu, urlopu wypoczynkowego, dni wolne, ile urlopu
noticePeriod: okres wypowiedzenia, termin wypowiedzenia, okresu wypowiedzenia, ile trwa wypowiedzenie, okres na wypowiedzenie
branch: filia, filii, placówka, placówki, oddział, oddziału, biblioteka macierzysta, filia biblioteczna, oddział regionalny, oddział terenowy, placówka macierzysta, delegatura, punkt obsługi, biuro, biuro obsługi
channel: kanał, kanał komunikacji, forma kontaktu, powiadomienia, sposób kontaktu, preferowany kontakt, forma powiadomień, powiadomień, zgoda na kontakt, jak powiadamiać, sposób powiadamiania
studyYear: rok studiów, rok nauki, rok kształcenia, aktualny rok studiów, klasa i rok, rok i semestr, semestr studiów, na którym roku, rok nauczania, poziom klasy
studyMode: forma studiów, forma kształcenia, tryb kształcenia, system studiów, tryb nauki, tryb, trybu studiów, stacjonarne, niestacjonarne, formy studiów, forma nauki, stacjonarnie
train: pociąg, pociągu
coach: wagon, wagonu
platform: peron, peronu, peron i tor, stanowisko odjazdu, tor i peron
travelClass: klasa podróży, klasa, kabina, klasa rezerwacyjna
checkIn: zameldowanie, zameldowania, data przyjazdu, początek pobytu, przyjazd
checkOut: wymeldowanie, wymeldowania, data wyjazdu, koniec pobytu, wyjazd
nights: nocy, noce, noclegi, noclegów, długość pobytu, za noc, ile nocy, liczba dób, doby
luggage: bagaż, bagażu, bagaże, bagaż rejestrowany, bagaż podręczny, walizka, bagażu rejestrowanego
venue: miejsce, miejsca, gdzie, miejsce wykonywania pracy, miejsce zbiórki, miejscu, sala koncertowa, gdzie odbędzie się, gdzie się odbywa, stadion, teatr
organiser: organizator, organizatora, organizatorzy, gospodarz, biuro podróży, kto organizuje, prowadzący wydarzenie
training: trening, treningu, zajęcia, zajęć, trening personalny, jazda, jazdy, lekcja, lekcji, zajęcia fitness, kurs pływania, warsztaty
borrowed: wypożyczone, wypożyczonych, wypożyczenia, wypożyczeń, wypożyczone książki, wypożyczono, książki wypożyczone, liczba książek, ile wypożyczonych
reserved: zarezerwowane, zarezerwowanych, zamówione, rezerwacje, rezerwacji, kolejka, w kolejce, do odbioru, czekające na odbiór, miejsce w kolejce
`;
