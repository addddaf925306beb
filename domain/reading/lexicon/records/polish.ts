import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Polish. */
export const polishRecords: Forms = {
  colour: 'kolor, koloru, barwa, kolor nadwozia, kolor lakieru, umaszczenie, maść, maści, kolor sierści, kolor pojazdu',
  fuel: 'paliwo, paliwa, rodzaj paliwa, typ paliwa, rodzaj napędu, napęd',
  make: 'marka, marka pojazdu, producent, producenta, wytwórca, wytwórcy, marka i model',
  model:
    'model, modelu, model pojazdu, marka i model, wersja, wersji, typ pojazdu, model auta, model urządzenia, model samochodu, oznaczenie handlowe, nazwa modelu, wariant modelu',
  body: 'nadwozie, nadwozia, rodzaj nadwozia, typ nadwozia',
  engine: 'silnik, silnika, silniki',
  engineSize: 'pojemność silnika, pojemność, pojemności, pojemność skokowa, pojemność skokowa silnika',
  weight:
    'masa, masy, waga, wagi, ciężar, masa własna, masa własna pojazdu, dopuszczalna masa całkowita, dmc, masa brutto, waga przesyłki, waga paczki, ładowność, dopuszczalna ładowność, masa ciała, dopuszczalna masa, masa całkowita, maksymalna masa całkowita, masa przesyłki, ciężar brutto, waga kg, waga zwierzęcia, ile waży',
  mileage:
    'przebieg, przebiegu, przebieg pojazdu, stan drogomierza, licznik kilometrów, wskazanie drogomierza, przebieg km, przebieg w km, stan licznika kilometrów, ile kilometrów, ile przejechał',
  emissions:
    'emisja, emisji, emisja co2, emisja spalin, norma euro, norma emisji, poziom emisji, klasa emisji, klasa ekologiczna, poziom emisji spalin',
  manufactured: 'rok produkcji, rok budowy, rok wytworzenia, data produkcji, wyprodukowano, rocznik',
  use: 'przeznaczenie, przeznaczenia, przeznaczenie pojazdu, sposób użytkowania, sposób korzystania, sposób zagospodarowania, przeznaczenie lokalu, przeznaczenie działki, użytek, rodzaj użytku, sposób wykorzystania, klasoużytek, przeznaczenie budynku, charakter użytkowania',
  inspection:
    'badanie techniczne, badania technicznego, badanie, badania, przegląd, przeglądu, przegląd techniczny, kontrola, kontroli, następne badanie techniczne, oględziny, badanie lekarskie, badanie techniczne ważne do, weryfikacja, weryfikacji, rewizja celna, przegląd gwarancyjny, przegląd kominiarski, przegląd gazowy, badań, badań technicznych, przeglądu technicznego, kolejny przegląd, następny przegląd, następne badanie, legalizacja, legalizacji',
  inspector:
    'diagnosta, diagnosty, inspektor, inspektora, kontroler, rzeczoznawca, rzeczoznawcy, badający, kontrolujący, rzeczoznawca majątkowy, egzaminator, egzaminatora, instruktor nadzorujący',
  station: 'stacja kontroli pojazdów, stacji kontroli pojazdów, skp, warsztat, warsztatu, stacja diagnostyczna, serwis',
  result:
    'wynik, wyniku, wyniki, wynik badania, rezultat, rozstrzygnięcie, orzeczenie, decyzja, wynik kontroli, wynik końcowy, wynik egzaminu, wynik testu, wynik rekrutacji, wynik weryfikacji, wynik oceny, ocena zgodności, wnioski końcowe, postanowienie, ustalenia, uchwała, czy zdał, zaliczenie, zaliczono, interpretacja',
  defect:
    'usterka, usterki, usterek, wada, wady, niezgodności, stwierdzone usterki, opis usterki, opis uszkodzeń, uszkodzenia, uszkodzeń, zakres uszkodzeń, awaria, opis awarii',
  restriction: 'ograniczenia, kody ograniczeń, zastrzeżenia, ograniczenia w użytkowaniu, obciążenia',
  carrier:
    'przewoźnik, przewoźnika, kurier, kuriera, firma kurierska, linia lotnicza, linie lotnicze, doręczyciel, obsługiwany przez',
  pickup:
    'punkt odbioru, miejsce odbioru, odbiór, odbioru, paczkomat, paczkomatu, automat paczkowy, skrytka, odbiór w punkcie, odbiór osobisty, adres odbioru, gdzie odebrać, gdzie odebrać paczkę, miejsce odbioru paczki, punktu odbioru, odbiór w bibliotece, lokalizacja skrytki, placówka pocztowa, urząd pocztowy odbioru',
  contents:
    'zawartość, zawartości, zawartość przesyłki, zawartość paczki, opis zawartości, treść, opis towaru, opis towarów, co w środku, przedmiot przesyłki, zawiera, rodzaj zawartości',
  note: 'uwagi, uwaga, notatka, notatki, komentarz, adnotacja, adnotacje, wskazówki, zalecenia, dopisek, życzenia, wskazówka, informacja dodatkowa, informacje dodatkowe, dodatkowe informacje, dodatkowe uwagi, życzenie, opis dodatkowy, dieta, wymagania, instrukcje, alergie',
  expected:
    'przewidywana dostawa, planowana dostawa, przewidywany, przewidywana, przewidywane, planowany, planowana, planowane, szacowana, szacowany, szacowany termin, przewidywany termin dostawy, spodziewana dostawa, planowane doręczenie, przewidywany czas, prognozowany, prognozowana, planowo, planowany termin, przewidywany termin, spodziewany, spodziewana, oczekiwany termin, kiedy dotrze, kiedy przyjdzie',
  shipped:
    'nadano, nadana, nadanie, nadania, data nadania, wysłano, wysłane, wysłana, data wysyłki, data wysłania, przekazano kurierowi, wysłany, nadany, nadano dnia, wyjechała, data nadania przesyłki, przekazano, nadanie przesyłki, wysyłka nastąpiła',
  cashOnDelivery: 'pobranie, kwota pobrania, za pobraniem, płatność przy odbiorze, opłata za pobraniem',
  code: 'kod, kodu, kod odbioru, kod dostępu, kod weryfikacyjny, kod zabezpieczający, kod do domofonu, kod pin, kod do drzwi, kod recepty, kod pin karty, kod rabatowy, kod aktywacyjny, kod dostawy, kod otwarcia, kod paczki, hasło, kod do zamka, kod wejścia, kod biletu, kod pkz, kod dostępu do recepty, kod towaru, kod produktu, kod taryfy celnej',
  barcode: 'kod kreskowy, kod paskowy, kod ean, kodu kreskowego, kod ean produktu, ean produktu',
  article: 'artykuł, artykułu, artykuły, pozycja, indeks towaru, symbol towaru, numer artykułu, numer katalogowy',
  diagnosis:
    'rozpoznanie, rozpoznania, diagnoza, diagnozy, kod icd, rozpoznanie kliniczne, powód skierowania, rozpoznanie icd-10',
  disease:
    'choroba, choroby, chorobie, przeciw chorobie, jednostka chorobowa, schorzenie, schorzenia, szczepienie przeciw',
  medicine:
    'lek, leku, leki, leków, lekarstwo, lekarstwa, nazwa leku, produkt leczniczy, preparat, preparatu, szczepionka, szczepionki, nazwa szczepionki, przepisany lek, nazwa handlowa leku, nazwa preparatu, szczepionkę, nazwa produktu leczniczego, przepisano',
  ingredient:
    'substancja czynna, substancji czynnej, substancja, składnik, składnik czynny, nazwa powszechnie stosowana',
  dosage:
    'dawkowanie, dawkowania, sposób dawkowania, sposób użycia, jak stosować, stosowanie, sposób przyjmowania, jak przyjmować',
  dose: 'dawka, dawki, numer dawki, nr dawki, dawka nr, dawka przypominająca',
  batch: 'seria, serii, numer serii, nr serii, partia, partii, numer partii, seria szczepionki',
  pharmacy: 'apteka, apteki, aptece, punkt apteczny',
  pharmacist: 'farmaceuta, farmaceuty, aptekarz, wydał lek, osoba realizująca receptę',
  sample:
    'próbka, próbki, materiał, materiału, materiał biologiczny, rodzaj materiału, badany materiał, rodzaj próbki, typ materiału, materiał pobrany, wymaz',
  sampled:
    'pobrano, pobrania, data pobrania, pobranie, pobranie materiału, data pobrania materiału, pobranie próbki, data i godzina pobrania',
  bodyHeight: 'wzrost, wzrostu',
  copayment: 'dopłata pacjenta, udział pacjenta, odpłatność, odpłatności, poziom odpłatności, współpłacenie',
  chip: 'mikrochip, mikrochipa, numer chipa, numer mikrochipa, nr chipa, mikroczip, czip, transponder',
  species: 'gatunek, gatunku, gatunek zwierzęcia',
  breed: 'rasa, rasy',
  blood: 'grupa krwi, grupy krwi',
  father: 'ojciec, ojca, imię ojca, imię i nazwisko ojca',
  mother: 'matka, matki, imię matki, imię i nazwisko matki',
  spouse: 'małżonek, małżonka, małżonki, współmałżonek, współmałżonka, imię żony, imię męża, partner, partnerka',
  guarantor: 'poręczyciel, poręczyciela, żyrant, żyranta, gwarant, poręczyciele, poręczający',
  householder:
    'głowa rodziny, głowa gospodarstwa domowego, głowa gospodarstwa, główny lokator, prowadzący gospodarstwo domowe',
  relation: 'pokrewieństwo, pokrewieństwa, stopień pokrewieństwa, stosunek pokrewieństwa',
  teacher:
    'nauczyciel, nauczyciela, nauczycielka, wychowawca, wychowawcy, wychowawczyni, wykładowca, prowadzący, prowadząca, trener, trenera, instruktor, instruktora, lektor, promotor pracy, opiekun pracy, nauczycielki, prowadzącego, prowadzący zajęcia, trenerka, trenerki, instruktorka, szkoleniowiec, promotor, promotora, opiekun grupy, opiekun stażu, pedagog, mentor, prowadzący kurs, prowadzący szkolenie, kto uczy',
  author: 'autor, autora, autorka, autorzy',
  agent:
    'agent, agenta, pośrednik, pośrednika, agent ubezpieczeniowy, broker, brokera, doradca ubezpieczeniowy, opiekun klienta agent, agencja, agencja celna, przedstawiciel handlowy, kto sprzedał, multiagencja, zgłaszający przedstawiciel',
  caseworker:
    'sprawę prowadzi, prowadzący sprawę, osoba prowadząca sprawę, referent, referenta, sprawę załatwia, sporządził, sporządziła, opracował, opracowała, pracownik prowadzący, osoba do kontaktu, kto prowadzi sprawę, kto prowadzi, likwidator, likwidatora, likwidator szkody, opiekun szkody, opiekun sprawy, urzędnik, urzędnika, inspektor prowadzący, konsultant, prowadząca sprawę, osoba kontaktowa',
  signatory:
    'podpis, podpisu, podpisał, podpisała, podpisany przez, podpisujący, zatwierdził, zatwierdziła, osoba upoważniona, autoryzował, z upoważnienia, osoba podpisująca, podpisane przez, podpisana przez, w imieniu, za zgodność, zaakceptował, zatwierdzone przez, funkcjonariusz',
  representative:
    'przedstawiciel, przedstawiciela, pełnomocnik, pełnomocnika, przedstawiciel ustawowy, prokurent, reprezentowany przez, reprezentowana przez, reprezentacja, opiekun prawny, sposób reprezentacji, sposób reprezentacji podmiotu, rodzic, rodzica, rodzice, opiekun, opiekuna prawnego, rodzic lub opiekun, rodzic opiekun, opiekunowie, członek zarządu, członkowie zarządu, zarządu, reprezentujący, agencja celna, kurator, pełnomocnictwo, upoważniony, upoważniona, zgłaszający przedstawiciel, rodzica opiekuna',
  chairperson: 'przewodniczący, przewodnicząca, przewodniczącego, prezes, prezesa, prezes zarządu',
  shareholder:
    'wspólnik, wspólnicy, wspólnika, wspólników, udziałowiec, udziałowca, udziałowcy, akcjonariusz, akcjonariusza, jedyny wspólnik',
  court:
    'sąd, sądu, sąd rejestrowy, sąd rejonowy, sąd okręgowy, sąd prowadzący, sąd prowadzący księgę, nazwa sądu, oznaczenie sądu, sądu rejonowego, sąd rejonowy wydział ksiąg wieczystych, wydział gospodarczy, wydział ksiąg wieczystych',
  authority:
    'organ, organu, organ wydający, urząd, urzędu, urząd skarbowy, urząd stanu cywilnego, organ rejestrujący, organ rejestrowy, instytucja, wydał, wydany przez, wydana przez, izba celna, urząd celny, urzędu celnego, urząd miasta, urząd gminy, starostwo, starostwo powiatowe, oddział zus, komisja, jednostka wydająca, zus, nfz, oddział nfz, naczelnik urzędu, kto wydał dokument, kto zdecydował',
  creditor:
    'wierzyciel, wierzyciela, wierzyciele, wierzyciel hipoteczny, zastawnik, na rzecz, pożyczkodawca, pożyczkodawcy, kredytodawca, kredytodawcy, bank kredytujący, finansujący, leasingodawca, wierzycielem, uprawniony z hipoteki, bank finansujący',
  founded:
    'data założenia, data powstania, rok założenia, data wpisu, data wpisu do rejestru, data wpisu do krs, założono, rok powstania, data rozpoczęcia działalności, data utworzenia firmy, data wpisu do ewidencji, założona w, założony w, rozpoczęcie działalności, data rejestracji spółki, kiedy założono, data wpisu do ceidg, data zawiązania',
  signed:
    'podpisano, podpisania, data podpisania, data zawarcia, zawarto dnia, zawarta dnia, data zawarcia umowy, zawarcia umowy, data umowy, data aktu, data kupna, podpisano dnia, zawarcie umowy, data podpisania umowy, zawarta w dniu, zawarto, zawarta, podpisana, umowa z dnia, umowy z dnia, kiedy podpisano, kiedy zawarto, w dniu zawarcia, zawarcie, zawarcia',
  activity:
    'przedmiot działalności, działalność, działalności, pkd, kod pkd, przeważająca działalność, branża, branży, profil działalności, rodzaj działalności, zakres działalności, przedmiot przeważającej działalności, pkd przeważające, kod działalności, główny przedmiot działalności, rodzaj przeważającej działalności, zakres usług',
  brand: 'marka handlowa, nazwa handlowa, nazwa skrócona, skrócona nazwa, znak towarowy',
  purpose:
    'celu, cel wydania, cel zaświadczenia, wydaje się w celu, wydano w celu, wydaje się na prośbę, do przedłożenia, cel kredytu, tytuł przelewu, tytułem, tytuł płatności, cel wniosku, cel darowizny, na jaki cel, cel podróży służbowej, cel pożyczki, cel wyjazdu, cel wydania zaświadczenia, przeznaczony na, do czego, w jakim celu, na co, cel zbiórki, cel płatności',
  reason:
    'przyczyna, przyczyny, powód, powodu, uzasadnienie, przyczyna zwolnienia, powód nieobecności, tryb rozwiązania, z powodu, cel pobytu, dlaczego, podstawa zwolnienia, przyczyna odmowy, powód odmowy, powód zwrotu, przyczyna szkody, przyczyna reklamacji, podstawa wypowiedzenia',
  plot: 'działka, działki, działek, numer działki, nr działki, działka ewidencyjna, identyfikator działki, numer działki ewidencyjnej, obręb, obrębu, obręb ewidencyjny, nr ewidencyjny działki, działka nr, działkę, arkusz mapy',
  deed: 'akt notarialny, aktu notarialnego, aktu, podstawa nabycia, tytuł własności, podstawa wpisu, podstawa prawna, repertorium a, podstawa nabycia własności, tytuł nabycia',
  share:
    'udział, udziału, udziały, udziałów, wielkość udziału, udział w nieruchomości, udział we własności, udział w gruncie, udziale, ułamek, udział w części wspólnej, udział w nieruchomości wspólnej, udział w kosztach',
  floor: 'piętro, piętra, kondygnacja, kondygnacji, na piętrze',
  apartment: 'numer mieszkania, nr mieszkania, mieszkanie nr, numer lokalu, nr lokalu, lokal nr',
  rooms: 'liczba pokoi, liczba izb, pokoje, pokoi, ilość pokoi, układ pomieszczeń',
  valuation:
    'wycena, wyceny, wartość rynkowa, wartość nieruchomości, wartość szacunkowa, wartość katastralna, oszacowanie, wartość pojazdu rynkowa, szacunkowa wartość, wartość operatu, wycena szkody, kosztorys',
  turnover:
    'obrót, obroty, obrotu, przychody ze sprzedaży, obroty roczne, przychody netto, przychód ze sprzedaży, obrót roczny, sprzedaż netto',
  fund: 'fundusz remontowy, fundusz, funduszu, funduszu remontowego, odpis na fundusz remontowy',
  territory: 'zakres terytorialny, terytorium, zasięg terytorialny, obszar obowiązywania, ważne w krajach',
  supplyPoint:
    'ppe, kod ppe, numer ppe, nr ppe, punkt poboru, punkt poboru energii, numer punktu poboru, ppg, kod ppg, numer ppg, punkt wyjścia, punktu poboru, kod punktu poboru, nr punktu poboru, kod punktu, identyfikator punktu poboru, ean ppe, nr ppg, punkt pomiarowy',
  distributor:
    'osd, dystrybutor, dystrybutora, operator systemu dystrybucyjnego, zakład energetyczny, operator sieci, nazwa osd, operator dystrybucyjny, dystrybutor energii, dystrybutor gazu, spółka dystrybucyjna',
  opening:
    'stan początkowy, odczyt początkowy, poprzednie wskazanie, wskazanie poprzednie, poprzedni odczyt, odczyt poprzedni, saldo początkowe, saldo z poprzedniego okresu, początkowe',
  closing:
    'stan końcowy, odczyt końcowy, bieżące wskazanie, wskazanie bieżące, bieżący odczyt, odczyt bieżący, saldo końcowe, końcowy, końcowe, końcowa',
  principal:
    'kapitał, kapitału, pozostały kapitał, kapitał pozostały do spłaty, kapitał do spłaty, saldo kapitału, należność główna, zadłużenie z tytułu kapitału, kwota kredytu, kwota udzielonego kredytu, kapitał pozostały, kapitał spłacony, pozostało kapitału, saldo kredytu, kwota pożyczki, kwota finansowania, kwota kapitału',
  instalment:
    'rata, raty, wysokość raty, kwota raty, rata kredytu, rata miesięczna, rata kapitałowo-odsetkowa, rat, liczba rat, ii rata, wysokość miesięcznej raty, kolejna rata, najbliższa rata, ile wynosi rata, rata kapitałowa, rata odsetkowa',
  overpayment: 'nadpłata, nadpłaty, nadwyżka, nadpłata z poprzedniego okresu',
  lateFee:
    'odsetki za zwłokę, odsetki karne, odsetki za opóźnienie, opłata za opóźnienie, kara za przetrzymanie, opłata za przetrzymanie, odsetki ustawowe, kary za przetrzymanie, odsetki, kwota odsetek, odsetki od zaległości, kary, kara za opóźnienie, upomnienie koszty, koszty upomnienia',
  deduction:
    'potrącenia, potrącenie, potrąceń, odliczenie, odliczenia, odliczeń, ulga, ulgi, koszty uzyskania przychodu, kwota wolna, składki odliczone, kwota odliczenia, potrącono, odliczono, ulga podatkowa',
  taxBase:
    'podstawa opodatkowania, podstawy opodatkowania, podstawa wymiaru, podstawa wymiaru składek, podstawa obliczenia podatku, dochód do opodatkowania, podstawa naliczenia, podstawa naliczenia opłaty, podstawa podatku, kwota opodatkowana, podstawa składki',
  bonus: 'premia, premii, dodatek, dodatki, dodatku, nagroda, nagrody, dodatek stażowy',
  contribution:
    'składka, składki, składek, składka emerytalna, składka zdrowotna, składki zus, składki społeczne, ubezpieczenie społeczne, ubezpieczenie zdrowotne, składka rentowa, składka chorobowa, wpłata pracownika, wpłata pracodawcy, składka podstawowa, składki emerytalne, składka na ubezpieczenie zdrowotne, składki na ubezpieczenie społeczne, dopłata roczna',
  hours:
    'godziny, godzin, liczba godzin, godzin tygodniowo, przepracowane godziny, nadgodziny, godziny pracy, wymiar godzin, ile godzin, liczba godzin lekcyjnych, godziny zegarowe, godziny dydaktyczne, wymiar godzinowy, suma godzin, przepracowano',
  leave:
    'urlop, urlopu, urlopy, pozostały urlop, dni urlopu, urlop wypoczynkowy, wymiar urlopu, urlopu wypoczynkowego, niewykorzystany urlop, urlop zaległy, dni wolne, liczba dni urlopu, ile urlopu',
  noticePeriod:
    'okres wypowiedzenia, termin wypowiedzenia, okresu wypowiedzenia, ile trwa wypowiedzenie, okres na wypowiedzenie',
  branch:
    'filia, filii, placówka, placówki, oddział, oddziału, biblioteka macierzysta, filia biblioteczna, filia biblioteki, oddział banku, oddział regionalny, oddział terenowy, placówka macierzysta, delegatura, punkt obsługi, biuro, biuro obsługi',
  channel:
    'kanał, kanał kontaktu, kanał komunikacji, forma kontaktu, powiadomienia, sposób kontaktu, sposób powiadomienia, preferowany kontakt, forma powiadomień, powiadomień, zgoda na kontakt, jak powiadamiać, sposób powiadamiania',
  bitcoin: 'bitcoina, bitcoiny, bitcoinów',
  studyYear:
    'rok studiów, rok nauki, rok kształcenia, aktualny rok studiów, klasa i rok, rok i semestr, semestr studiów, na którym roku, rok nauczania, poziom klasy',
  studyMode:
    'forma studiów, tryb studiów, forma kształcenia, tryb kształcenia, system studiów, tryb nauki, tryb, trybu studiów, stacjonarne, niestacjonarne, formy studiów, tryb zajęć, forma nauki, stacjonarnie',
  train: 'pociąg, pociągu, numer pociągu, nr pociągu',
  coach: 'wagon, wagonu, nr wagonu, numer wagonu',
  platform: 'peron, peronu, peron i tor, stanowisko odjazdu, peron odjazdu, tor i peron',
  travelClass: 'klasa podróży, klasa wagonu, klasa, kabina, klasa rezerwacyjna',
  checkIn: 'zameldowanie, zameldowania, data przyjazdu, początek pobytu, data zameldowania, przyjazd',
  checkOut: 'wymeldowanie, wymeldowania, data wyjazdu, koniec pobytu, data wymeldowania, wyjazd',
  nights: 'liczba nocy, nocy, noce, liczba noclegów, noclegi, noclegów, długość pobytu, za noc',
  luggage:
    'bagaż, bagażu, bagaże, bagaż rejestrowany, bagaż podręczny, walizka, bagażu rejestrowanego, sztuk bagażu, limit bagażu',
  venue:
    'miejsce, miejsca, miejsce wydarzenia, miejsce spotkania, miejsce imprezy, miejsce zajęć, gdzie, miejsce zebrania, miejsce pracy, miejsce świadczenia pracy, miejsce wykonywania pracy, miejsce zbiórki, miejscu, miejsce egzaminu, miejsce koncertu, sala koncertowa, gdzie odbędzie się, gdzie się odbywa, miejsce wizyty, miejsce zdarzenia, stadion, teatr',
  organiser:
    'organizator, organizatora, organizatorzy, gospodarz, biuro podróży, organizator kursu, organizator wycieczki, kto organizuje, prowadzący wydarzenie, organizator turnusu',
  training:
    'trening, treningu, zajęcia, zajęć, nazwa zajęć, następne zajęcia, zajęcia grupowe, trening personalny, termin zajęć, jazda, jazdy, lekcja, lekcji, następna lekcja, zajęcia fitness, kurs pływania, warsztaty',
  borrowed:
    'wypożyczone, wypożyczonych, wypożyczenia, wypożyczeń, liczba wypożyczeń, wypożyczone książki, wypożyczono, książki wypożyczone, liczba książek, aktualnie wypożyczone, na koncie wypożyczonych, ile wypożyczonych',
  reserved: 'zarezerwowane, zarezerwowanych, zamówione, rezerwacje, rezerwacji, kolejka, w kolejce',
  lastVisit: 'ostatnio zalogowany, ostatnia aktywność, ostatnie wejście, ostatni pobyt, ostatnia obecność',
  next: 'następne, następnej, następnego, kolejne, kolejnego, kolejnej, najbliższy, najbliższa, najbliższe, najbliższej, przyszła, następnym',
  current: 'aktualnie, na dziś, dzisiaj, obecne, bieżącego, bieżącej, aktualnego, aktualnej, na chwilę obecną',
  holdings:
    'wartość portfela, wycena portfela, wartość inwestycji, wartość jednostek, wartość rachunku, wartość zgromadzonych środków, zgromadzone środki, zgromadzonych środków',
  discount:
    'zniżki, zniżkowy, kwota rabatu, rabaty, zniżka za bezszkodową jazdę, bezszkodowość, ulga na bilet, zniżek, promocja, bonifikata, bonifikaty',
  points:
    'bonus malus, klasa bonus malus, punkty lojalnościowe, liczba punktów, saldo punktów, punkty karne, mil premiowych, naklejki, pieczątki',
  income:
    'dochodu, dochodów, przychodu, przychody, dochód na osobę, dochód rodziny, zysk, zysku, dochód brutto, dochód netto',
  plan: 'wariant, wariantu, plan taryfowy, nazwa planu, nazwa pakietu, nazwa taryfy, wersja pakietu',
  iban: 'numer konta, numer rachunku, nr konta, nr rachunku, rachunek bankowy, rachunku bankowego, konto bankowe, konta bankowego, konto do wpłat, rachunek do wpłat, rachunek do przelewu, nr rachunku bankowego, indywidualny numer rachunku, na jakie konto',
  plate:
    'numer tablicy, nr rej, tablica rejestracyjna, tablice rejestracyjne, numery rejestracyjne, numer rejestracyjny pojazdu, rejestracja auta, tablice, tablicy rejestracyjnej',
  invoice:
    'rachunku za, blankiet, faktura korygująca, nota, nota księgowa, nota odsetkowa, faktura vat, e faktura, rozliczenie, rozliczenia',
  semester: 'semestru, rok akad, rocznik szkolny, roku szkolnego, roku akademickiego, semestr zimowy, semestr letni',
  enrolment:
    'rekrutacja, rekrutacji, przyjęcie na studia, przyjęcia na studia, zapisany, zapisana, zapisu, przyjęty, przyjęta, nabór',
  club: 'klub, klubu, stowarzyszenie, stowarzyszenia, związek, związku, fundacja, fundacji, okręg, okręgu, ogród działkowy, nazwa klubu, izba, izby',
  room: 'numer pokoju, nr pokoju, sali, numer sali, sypialnia, klasa sala, typ pokoju, rodzaj pokoju',
  phone: 'telefonu, numer kontaktowy, telefon komórkowy, nr kom, numer komórki, infolinia, tel komórkowy',
  email: 'email, e maila, adres email, adres poczty elektronicznej, adres poczty, mail kontaktowy',
  username: 'użytkownik login, nazwa konta, nazwa profilu, identyfikator użytkownika, nazwę użytkownika',
  birth: 'urodził się, urodziła się, kiedy urodzony, data ur, data urodzenia dziecka, data urodzenia pacjenta',
  arrival: 'przyjazdu, godzina przylotu, data przylotu, o której przyjazd, kiedy przyjazd, lądowanie',
  parcel: 'przesyłka, paczka, list przewozowy, listu przewozowego, list polecony, przesyłki poleconej',
  product: 'towaru, towarów, nazwa produktu, produktu, przedmiotu, sprzęt, sprzętu, urządzenie nazwa',
  rent: 'czynszu, czynsz najmu, czynsz dzierżawny, ile czynszu, opłata za najem, odstępne',
  deposit: 'kaucję, wysokość kaucji, wadium, zabezpieczenie, zaliczka na poczet, kwota depozytu, zadatku',
  refund: 'zwrócono, zwracana, kwota do zwrotu, zwrot podatku, zwrot kosztów, do oddania, nadpłaty do zwrotu',
  loan: 'kredyt, pożyczka, pożyczki, hipoteczny, limit kredytowy umowa, wierzytelność, wierzytelności, leasing, leasingu',
};
