import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Polish. */
export const polishRecords: Forms = {
  colour: 'kolor, koloru, barwa, kolor nadwozia, kolor lakieru, umaszczenie',
  fuel: 'paliwo, paliwa, rodzaj paliwa, typ paliwa, rodzaj napędu, napęd',
  make: 'marka, marka pojazdu, producent, producenta, wytwórca, wytwórcy, marka i model',
  model: 'model, modelu, model pojazdu, marka i model',
  body: 'nadwozie, nadwozia, rodzaj nadwozia, typ nadwozia',
  engine: 'silnik, silnika, silniki',
  engineSize: 'pojemność silnika, pojemność, pojemności, pojemność skokowa, pojemność skokowa silnika',
  weight:
    'masa, masy, waga, wagi, ciężar, masa własna, masa własna pojazdu, dopuszczalna masa całkowita, dmc, masa brutto, waga przesyłki, waga paczki, ładowność, dopuszczalna ładowność, masa ciała',
  mileage: 'przebieg, przebiegu, przebieg pojazdu, stan drogomierza, licznik kilometrów, wskazanie drogomierza',
  emissions: 'emisja, emisji, emisja co2, emisja spalin, norma euro, norma emisji, poziom emisji',
  manufactured: 'rok produkcji, rok budowy, rok wytworzenia, data produkcji, wyprodukowano, rocznik',
  use: 'przeznaczenie, przeznaczenia, przeznaczenie pojazdu, sposób użytkowania, sposób korzystania, sposób zagospodarowania, przeznaczenie lokalu',
  inspection:
    'badanie techniczne, badania technicznego, badanie, badania, przegląd, przeglądu, przegląd techniczny, kontrola, kontroli, następne badanie techniczne, oględziny, badanie lekarskie, badanie techniczne ważne do',
  inspector:
    'diagnosta, diagnosty, inspektor, inspektora, kontroler, rzeczoznawca, rzeczoznawcy, badający, kontrolujący',
  station: 'stacja kontroli pojazdów, stacji kontroli pojazdów, skp, warsztat, warsztatu, stacja diagnostyczna, serwis',
  result:
    'wynik, wyniku, wyniki, wynik badania, rezultat, rozstrzygnięcie, orzeczenie, decyzja, wynik kontroli, wynik końcowy',
  defect: 'usterka, usterki, usterek, wada, wady, niezgodności, stwierdzone usterki',
  restriction: 'ograniczenia, kody ograniczeń, zastrzeżenia, ograniczenia w użytkowaniu, obciążenia',
  carrier:
    'przewoźnik, przewoźnika, kurier, kuriera, firma kurierska, linia lotnicza, linie lotnicze, doręczyciel, obsługiwany przez',
  pickup:
    'punkt odbioru, miejsce odbioru, odbiór, odbioru, paczkomat, paczkomatu, automat paczkowy, skrytka, odbiór w punkcie, odbiór osobisty, adres odbioru, gdzie odebrać',
  contents: 'zawartość, zawartości, zawartość przesyłki, zawartość paczki, opis zawartości, treść',
  note: 'uwagi, uwaga, notatka, notatki, komentarz, adnotacja, adnotacje, wskazówki, zalecenia, dopisek, życzenia',
  expected:
    'przewidywana dostawa, planowana dostawa, przewidywany, przewidywana, przewidywane, planowany, planowana, planowane, szacowana, szacowany, szacowany termin, przewidywany termin dostawy, spodziewana dostawa, planowane doręczenie',
  shipped:
    'nadano, nadana, nadanie, nadania, data nadania, wysłano, wysłane, wysłana, data wysyłki, data wysłania, przekazano kurierowi',
  cashOnDelivery: 'pobranie, kwota pobrania, za pobraniem, płatność przy odbiorze, opłata za pobraniem',
  code: 'kod, kodu, kod odbioru, kod dostępu, kod weryfikacyjny, kod zabezpieczający, kod do domofonu, kod pin, kod do drzwi, kod recepty',
  barcode: 'kod kreskowy, kod paskowy, kod ean, kodu kreskowego',
  article: 'artykuł, artykułu, artykuły, pozycja, indeks towaru, symbol towaru, numer artykułu, numer katalogowy',
  diagnosis:
    'rozpoznanie, rozpoznania, diagnoza, diagnozy, kod icd, rozpoznanie kliniczne, powód skierowania, rozpoznanie icd-10',
  disease:
    'choroba, choroby, chorobie, przeciw chorobie, jednostka chorobowa, schorzenie, schorzenia, szczepienie przeciw',
  medicine:
    'lek, leku, leki, leków, lekarstwo, lekarstwa, nazwa leku, produkt leczniczy, preparat, preparatu, szczepionka, szczepionki, nazwa szczepionki, przepisany lek',
  ingredient:
    'substancja czynna, substancji czynnej, substancja, składnik, składnik czynny, nazwa powszechnie stosowana',
  dosage:
    'dawkowanie, dawkowania, sposób dawkowania, sposób użycia, jak stosować, stosowanie, sposób przyjmowania, jak przyjmować',
  dose: 'dawka, dawki, numer dawki, nr dawki, dawka nr, dawka przypominająca',
  batch: 'seria, serii, numer serii, nr serii, partia, partii, numer partii, seria szczepionki',
  pharmacy: 'apteka, apteki, aptece, punkt apteczny',
  pharmacist: 'farmaceuta, farmaceuty, aptekarz, wydał lek, osoba realizująca receptę',
  sample: 'próbka, próbki, materiał, materiału, materiał biologiczny, rodzaj materiału, badany materiał',
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
  guarantor: 'poręczyciel, poręczyciela, żyrant, żyranta, gwarant',
  householder: 'głowa rodziny, głowa gospodarstwa domowego, głowa gospodarstwa',
  relation: 'pokrewieństwo, pokrewieństwa, stopień pokrewieństwa, stosunek pokrewieństwa',
  teacher:
    'nauczyciel, nauczyciela, nauczycielka, wychowawca, wychowawcy, wychowawczyni, wykładowca, prowadzący, prowadząca, trener, trenera, instruktor, instruktora, lektor, promotor pracy, opiekun pracy',
  author: 'autor, autora, autorka, autorzy',
  agent: 'agent, agenta, pośrednik, pośrednika, agent ubezpieczeniowy, broker, brokera',
  caseworker:
    'sprawę prowadzi, prowadzący sprawę, osoba prowadząca sprawę, referent, referenta, sprawę załatwia, sporządził, sporządziła, opracował, opracowała, pracownik prowadzący, osoba do kontaktu, kto prowadzi sprawę, kto prowadzi',
  signatory:
    'podpis, podpisu, podpisał, podpisała, podpisany przez, podpisujący, zatwierdził, zatwierdziła, osoba upoważniona, autoryzował, z upoważnienia, osoba podpisująca',
  representative:
    'przedstawiciel, przedstawiciela, pełnomocnik, pełnomocnika, przedstawiciel ustawowy, prokurent, reprezentowany przez, reprezentowana przez, reprezentacja, opiekun prawny, sposób reprezentacji, sposób reprezentacji podmiotu',
  chairperson: 'przewodniczący, przewodnicząca, przewodniczącego, prezes, prezesa, prezes zarządu',
  shareholder:
    'wspólnik, wspólnicy, wspólnika, wspólników, udziałowiec, udziałowca, udziałowcy, akcjonariusz, akcjonariusza, jedyny wspólnik',
  court:
    'sąd, sądu, sąd rejestrowy, sąd rejonowy, sąd okręgowy, sąd prowadzący, sąd prowadzący księgę, nazwa sądu, oznaczenie sądu',
  authority:
    'organ, organu, organ wydający, urząd, urzędu, urząd skarbowy, urząd stanu cywilnego, organ rejestrujący, organ rejestrowy, instytucja, wydał, wydany przez, wydana przez',
  creditor: 'wierzyciel, wierzyciela, wierzyciele, wierzyciel hipoteczny, zastawnik, na rzecz',
  founded:
    'data założenia, data powstania, rok założenia, data wpisu, data wpisu do rejestru, data wpisu do krs, założono, rok powstania, data rozpoczęcia działalności, data utworzenia firmy',
  signed:
    'podpisano, podpisania, data podpisania, data zawarcia, zawarto dnia, zawarta dnia, data zawarcia umowy, zawarcia umowy, data umowy, data aktu, data kupna, podpisano dnia, zawarcie umowy',
  activity:
    'przedmiot działalności, działalność, działalności, pkd, kod pkd, przeważająca działalność, branża, branży, profil działalności, rodzaj działalności, zakres działalności, przedmiot przeważającej działalności',
  brand: 'marka handlowa, nazwa handlowa, nazwa skrócona, skrócona nazwa, znak towarowy',
  purpose:
    'celu, cel wydania, cel zaświadczenia, wydaje się w celu, wydano w celu, wydaje się na prośbę, do przedłożenia, cel kredytu, tytuł przelewu, tytułem, tytuł płatności, cel wniosku',
  reason:
    'przyczyna, przyczyny, powód, powodu, uzasadnienie, przyczyna zwolnienia, powód nieobecności, tryb rozwiązania',
  plot: 'działka, działki, działek, numer działki, nr działki, działka ewidencyjna, identyfikator działki',
  deed: 'akt notarialny, aktu notarialnego, aktu, podstawa nabycia, tytuł własności, podstawa wpisu, podstawa prawna',
  share:
    'udział, udziału, udziały, udziałów, wielkość udziału, udział w nieruchomości, udział we własności, udział w gruncie',
  floor: 'piętro, piętra, kondygnacja, kondygnacji, na piętrze',
  apartment: 'numer mieszkania, nr mieszkania, mieszkanie nr, numer lokalu, nr lokalu, lokal nr',
  rooms: 'liczba pokoi, liczba izb, pokoje, pokoi, ilość pokoi, układ pomieszczeń',
  valuation:
    'wycena, wyceny, wartość rynkowa, wartość nieruchomości, wartość szacunkowa, wartość katastralna, oszacowanie',
  turnover: 'obrót, obroty, obrotu, przychody ze sprzedaży, obroty roczne, przychody netto',
  fund: 'fundusz remontowy, fundusz, funduszu, funduszu remontowego, odpis na fundusz remontowy',
  territory: 'zakres terytorialny, terytorium, zasięg terytorialny, obszar obowiązywania, ważne w krajach',
  supplyPoint:
    'ppe, kod ppe, numer ppe, nr ppe, punkt poboru, punkt poboru energii, numer punktu poboru, ppg, kod ppg, numer ppg, punkt wyjścia',
  distributor:
    'osd, dystrybutor, dystrybutora, operator systemu dystrybucyjnego, zakład energetyczny, operator sieci, nazwa osd',
  opening:
    'stan początkowy, odczyt początkowy, poprzednie wskazanie, wskazanie poprzednie, poprzedni odczyt, odczyt poprzedni, saldo początkowe, saldo z poprzedniego okresu, początkowe',
  closing:
    'stan końcowy, odczyt końcowy, bieżące wskazanie, wskazanie bieżące, bieżący odczyt, odczyt bieżący, saldo końcowe, końcowy, końcowe, końcowa',
  principal:
    'kapitał, kapitału, pozostały kapitał, kapitał pozostały do spłaty, kapitał do spłaty, saldo kapitału, należność główna, zadłużenie z tytułu kapitału, kwota kredytu, kwota udzielonego kredytu',
  instalment: 'rata, raty, wysokość raty, kwota raty, rata kredytu, rata miesięczna, rata kapitałowo-odsetkowa',
  overpayment: 'nadpłata, nadpłaty, nadwyżka, nadpłata z poprzedniego okresu',
  lateFee:
    'odsetki za zwłokę, odsetki karne, odsetki za opóźnienie, opłata za opóźnienie, kara za przetrzymanie, opłata za przetrzymanie, odsetki ustawowe, kary za przetrzymanie',
  deduction:
    'potrącenia, potrącenie, potrąceń, odliczenie, odliczenia, odliczeń, ulga, ulgi, koszty uzyskania przychodu, kwota wolna',
  taxBase:
    'podstawa opodatkowania, podstawy opodatkowania, podstawa wymiaru, podstawa wymiaru składek, podstawa obliczenia podatku, dochód do opodatkowania',
  bonus: 'premia, premii, dodatek, dodatki, dodatku, nagroda, nagrody, dodatek stażowy',
  contribution:
    'składka, składki, składek, składka emerytalna, składka zdrowotna, składki zus, składki społeczne, ubezpieczenie społeczne, ubezpieczenie zdrowotne, składka rentowa, składka chorobowa',
  hours:
    'godziny, godzin, liczba godzin, godzin tygodniowo, przepracowane godziny, nadgodziny, godziny pracy, wymiar godzin',
  leave: 'urlop, urlopu, urlopy, pozostały urlop, dni urlopu, urlop wypoczynkowy, wymiar urlopu',
  noticePeriod: 'okres wypowiedzenia, termin wypowiedzenia, okresu wypowiedzenia',
  branch: 'filia, filii, placówka, placówki, oddział, oddziału, biblioteka macierzysta',
  channel:
    'kanał, kanał kontaktu, kanał komunikacji, forma kontaktu, powiadomienia, sposób kontaktu, sposób powiadomienia, preferowany kontakt',
  bitcoin: 'bitcoina, bitcoiny, bitcoinów',
  studyYear: 'rok studiów, rok nauki, rok kształcenia, aktualny rok studiów',
  studyMode: 'forma studiów, tryb studiów, forma kształcenia, tryb kształcenia, system studiów, tryb nauki',
  train: 'pociąg, pociągu, numer pociągu, nr pociągu',
  coach: 'wagon, wagonu, nr wagonu, numer wagonu',
  platform: 'peron, peronu, peron i tor, stanowisko odjazdu',
  travelClass: 'klasa podróży, klasa wagonu, klasa, kabina, klasa rezerwacyjna',
  checkIn: 'zameldowanie, zameldowania, data przyjazdu, początek pobytu, data zameldowania, przyjazd',
  checkOut: 'wymeldowanie, wymeldowania, data wyjazdu, koniec pobytu, data wymeldowania, wyjazd',
  nights: 'liczba nocy, nocy, noce, liczba noclegów, noclegi, noclegów, długość pobytu, za noc',
  luggage: 'bagaż, bagażu, bagaże, bagaż rejestrowany, bagaż podręczny, walizka',
  venue:
    'miejsce, miejsca, miejsce wydarzenia, miejsce spotkania, miejsce imprezy, miejsce zajęć, gdzie, miejsce zebrania, miejsce pracy, miejsce świadczenia pracy, miejsce wykonywania pracy',
  organiser: 'organizator, organizatora, organizatorzy, gospodarz',
  training: 'trening, treningu, zajęcia, zajęć, nazwa zajęć, następne zajęcia, zajęcia grupowe',
  borrowed: 'wypożyczone, wypożyczonych, wypożyczenia, wypożyczeń, liczba wypożyczeń, wypożyczone książki',
  reserved: 'zarezerwowane, zarezerwowanych, zamówione, rezerwacje, rezerwacji, kolejka, w kolejce',
};
