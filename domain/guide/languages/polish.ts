import type { GuideLanguage } from './language.ts';

const IS = '(jest|są|to|musi być|musi wynosić|powinien być|powinna być|powinno być|wynosi|wynoszą|brzmi)';
const SEEN =
  '(widoczny|widoczna|widoczne|czytelny|czytelna|czytelne|podany|podana|podane|wskazany|wskazana|wskazane|obecny|obecna|obecne|wymieniony|wymieniona)';
const WHERE = '[na stronie|w dokumencie|na zrzucie|na ekranie]';
const EVIDENCE = '(strona|zrzut ekranu|dokument|obraz|dowód|plik|zaświadczenie|wyciąg)';
const HOLDER = '(użytkownik|klient|klientka|osoba|posiadacz|członek|ubezpieczony)';
const LIES = '(jest|przypada|wypada|upływa|mija)';

export const polish: GuideLanguage = {
  code: 'pl',
  levels: {
    high: 'wysoki|wysoka|wysokie|zaakceptuj|akceptuj|zatwierdź|zaakceptować',
    medium: 'średni|średnia|średnie',
    low: 'niski|niska|niskie',
    reject: 'odrzuć|odrzucić|odrzucenie|nie akceptuj|nie zatwierdzaj',
  },
  when: 'jeśli|jeżeli|gdy|kiedy',
  give: 'oceń jako|przyznaj',
  lead: ['(że|jeśli|jeżeli|gdy|kiedy)', `${EVIDENCE} (pokazuje|potwierdza|wskazuje), że`],
  aroundField: [
    'wartość',
    'wartość pola',
    'pole',
    'na stronie',
    'w dokumencie',
    'podany',
    'podana',
    'obecny',
    'obecna',
    'aktualny',
    'aktualna',
    'nazwa',
  ],
  attribute: { stands: 'before', holds: [`${HOLDER} (ma|posiada)`, '(ma|posiada)'] },
  and: ['i', 'oraz', 'a także', 'a zarazem'],
  or: ['lub', 'albo', 'bądź'],
  oneOf: ['jeden z', 'jedna z', 'jedno z', 'jest jednym z', 'albo'],
  now: {
    before: ['(obecnie|aktualnie|nadal|wciąż|jeszcze|teraz|już)'],
    today: [
      '(dziś|dzisiaj|obecnie|teraz|aktualnie)',
      '(w dniu|na dzień|w chwili) (sprawdzenia|kontroli|weryfikacji|zapytania|zrzutu ekranu|wykonania zrzutu|dzisiejszy|dzisiejszym)',
    ],
  },
  asked: [
    '[ta] (osoba|osobą|klient|klientem) (z zapytania|o którą pytamy|o którą chodzi|o którego chodzi|wskazana w pytaniu|wskazaną w pytaniu)',
  ],
  place: { inside: ['w', 'we', 'w mieście'], outside: ['poza'] },
  notInValues:
    'oraz jest są nie nigdy oprócz ale tylko przynajmniej najmniej najwyżej najpóźniej mniej więcej niż przed poniżej powyżej widoczny widoczna brak musi każdy wszystkie między prawdopodobnie może który która które',
  numbers: [
    'jeden',
    'dwa',
    'trzy',
    'cztery',
    'pięć',
    'sześć',
    'siedem',
    'osiem',
    'dziewięć',
    'dziesięć',
    'jedenaście',
    'dwanaście',
  ],
  relations: {
    between: ['(wynosi|jest|mieści się) (od|pomiędzy|między) {bound} (do|a|i) {to}', 'od {bound} do {to}'],
    future: [
      `${LIES} (w przyszłości|po dniu dzisiejszym|po dzisiejszej dacie|późniejsza niż dziś|późniejszy niż dziś)`,
      'jeszcze nie (upłynął|upłynęła|minął|minęła|wygasł|wygasła)',
      'nie (upłynął|upłynęła|minął|minęła|wygasł|wygasła)',
      'nie jest w przeszłości',
    ],
    past: [
      `${LIES} (w przeszłości|przed dniem dzisiejszym|wcześniejsza niż dziś)`,
      '(już upłynął|już upłynęła|już minął|już minęła|upłynął|upłynęła|minął|minęła)',
      'nie jest w przyszłości',
    ],
    within_last: [
      '(jest|pochodzi|przypada|nastąpił|nastąpiła|nastąpiło) (z|w ciągu|w) (ostatnich|ostatniego|ostatnim) [{n}] {unit}',
      '(ma|jest) (nie więcej niż|mniej niż|najwyżej) {n} {unit}',
      '(nie jest starszy niż|nie jest starsza niż|nie jest starsze niż|nie starszy niż|nie starsza niż) {n} {unit}',
      '[jest] (nie starszy niż|nie starsza niż|nie starsze niż) {n} {unit}',
    ],
    older_than: [
      '(jest starszy niż|jest starsza niż|jest starsze niż) {n} {unit}',
      '[nastąpił|nastąpiła|zaczął się|zaczęła się|rozpoczęła się|rozpoczął się|jest] (co najmniej|ponad|więcej niż) {n} {unit} temu',
      'od (co najmniej|ponad) {n} {unit}',
      '[jest|był|była] (co najmniej|ponad|więcej niż) {n} {unit} temu',
      'od (co najmniej|ponad|więcej niż) {n} {unit}',
    ],
    within_next: [`(${LIES.slice(1, -1)}|kończy się|wygasa) w ciągu (najbliższych|następnych|kolejnych) [{n}] {unit}`],
    ahead: [
      '(jest ważny|jest ważna|jest ważne) [jeszcze] (co najmniej|przez co najmniej) {n} {unit}',
      `${LIES} (za co najmniej|najwcześniej za) {n} {unit}`,
    ],
    present: [
      `(jest|są|musi być|muszą być) [wyraźnie|dobrze] ${SEEN} ${WHERE}`,
      `(widnieje|widnieją|figuruje|znajduje się) ${WHERE}`,
    ],
    missing: [
      `nie (jest|są) ${SEEN} ${WHERE}`,
      `nie (widnieje|widnieją|figuruje|znajduje się) ${WHERE}`,
      `jest (niewidoczny|niewidoczna|niewidoczne|nieczytelny|nieczytelna|nieczytelne)`,
    ],
    none: ['(wynosi|jest|równa się) (zero|0|zerowe|zerowy)'],
    negative: ['jest (ujemny|ujemna|ujemne|na minusie)'],
    ends_in: ['kończy się (na|cyframi) {values}'],
    not_before: [
      `${LIES} (nie wcześniej niż|najwcześniej|od dnia|od) {bound}`,
      '[jest] [ważny|ważna|ważne] (co najmniej do|przynajmniej do|minimum do) [dnia] {bound}',
    ],
    not_after: [`${LIES} (nie później niż|najpóźniej|do dnia|do) {bound}`],
    after: [`${LIES} (po|po dniu|później niż) {bound}`],
    before: [`${LIES} (przed|przed dniem|wcześniej niż) {bound}`],
    at_least: [
      '[to|wynosi|wynoszą|jest|są] (co najmniej|przynajmniej|minimum|nie mniej niż|nie niższy niż|nie niższa niż|nie niższe niż) {bound}',
      '(wynosi|jest) {bound} lub więcej',
    ],
    at_most: [
      '[to|wynosi|wynoszą|jest|są] (co najwyżej|najwyżej|maksymalnie|nie więcej niż|nie wyższy niż|nie wyższa niż) {bound}',
      '(wynosi|jest) {bound} lub mniej',
      'nie przekracza {bound}',
    ],
    more_than: [
      '(przekracza|przekraczają) {bound}',
      '[wynosi|jest] (więcej niż|ponad|powyżej|większy niż|większa niż|wyższy niż|wyższa niż) {bound}',
    ],
    less_than: ['[wynosi|jest] (mniej niż|poniżej|mniejszy niż|mniejsza niż|niższy niż|niższa niż) {bound}'],
    differs: [
      '(nie jest|nie są|nie|już nie jest) {values}',
      '(jest inny niż|jest inna niż|jest inne niż|różni się od) {values}',
    ],
    equals: [`${IS} [dokładnie|nadal|obecnie|równy|równa] {values}`, '(nazywa się|odpowiada|zgadza się z) {values}'],
    never_became: ['nie (został|została|zostało|zostały) {values}'],
    became: ['(został|została|zostało|zostały) [już] {values}'],
    other: ['(jest inny|jest inna|jest inne|różni się|nie zgadza się)'],
  },
  statements: {
    all_present: [`wszystkie [wymagane|obowiązkowe|żądane] (pola|dane|wartości|informacje) są ${SEEN}`],
    shows: [
      `${EVIDENCE} (pokazuje|zawiera|podaje|wymienia) {fields}`,
      '(widoczny|widoczna|widoczne) (jest|są) {fields}',
      '(widać|podano|wskazano) {fields}',
    ],
    none_of: ['(brak|bez) {fields}', 'nie (ma|występuje|występują|posiada) {fields}'],
    lacks: [
      `${EVIDENCE} nie (pokazuje|zawiera|podaje) {fields}`,
      'brak {fields}',
      `(nie widać|nie podano|nie ma) {fields} ${WHERE}`,
    ],
    altered: [
      `${EVIDENCE} (jest|został|została|wygląda na) (zmieniony|zmieniona|edytowany|edytowana|sfałszowany|sfałszowana|przerobiony|przerobiona|zmanipulowany|zmanipulowana)`,
    ],
    unaltered: [
      `${EVIDENCE} nie (jest|został|została) (zmieniony|zmieniona|edytowany|edytowana|sfałszowany|sfałszowana|przerobiony|przerobiona)`,
    ],
    unreadable: [`${EVIDENCE} jest (nieczytelny|nieczytelna|rozmazany|rozmazana|ucięty|ucięta|niewyraźny|niewyraźna)`],
    readable: [`${EVIDENCE} (jest|musi być) (czytelny|czytelna|wyraźny|wyraźna)`],
    ambiguous: [`${EVIDENCE} jest (niejednoznaczny|niejednoznaczna|niejasny|niejasna)`],
    contradictory: [
      `${EVIDENCE} (jest sprzeczny|jest sprzeczna|zawiera sprzeczności|zawiera sprzeczne dane)`,
      'dane są sprzeczne',
    ],
    foreign_site: [`${EVIDENCE} (jest|pochodzi) z (innej|niewłaściwej) (strony|witryny|domeny)`],
    own_site: [`${EVIDENCE} (jest|pochodzi) z oficjalnej (strony|witryny)`],
    somebody_else: [
      `${EVIDENCE} (dotyczy|należy do) (innej osoby|kogoś innego)`,
      '(dane|konto) (dotyczą|należą do|należy do|dotyczy) (innej osoby|kogoś innego)',
    ],
    specimen: [
      `${EVIDENCE} (jest przykładem|jest wzorem|jest wersją demo|jest przykładowy|jest przykładowa|to wzór|to przykład)`,
    ],
    picture: [`${EVIDENCE} (jest zrzutem ekranu|jest zdjęciem|to zrzut ekranu|to zdjęcie)`],
  },
};
