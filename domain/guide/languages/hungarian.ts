import type { GuideLanguage } from './language.ts';

const SEEN =
  '(látható|láthatóak|olvasható|olvashatóak|szerepel|szerepelnek|fel van tüntetve|megjelenik|megtalálható|kitöltött)';
const UNSEEN =
  '(nem látható|nem láthatóak|nem olvasható|nem szerepel|nincs feltüntetve|nem jelenik meg|nem található|hiányzik|hiányoznak|olvashatatlan)';
const WHERE = '[az oldalon|a dokumentumban|a képernyőn|a képen]';
const EVIDENCE = '[az|a] (oldal|képernyőkép|dokumentum|kép|bizonyíték|fájl|igazolás|kivonat)';
const HOLDER = '[az|a] (felhasználónak|ügyfélnek|személynek|tulajdonosnak|tagnak|biztosítottnak)';

export const hungarian: GuideLanguage = {
  code: 'hu',
  levels: {
    high: 'magas|fogadja el|elfogadás|hagyja jóvá|jóváhagyás',
    medium: 'közepes',
    low: 'alacsony',
    reject: 'elutasítás|elutasítani|utasítsa el|elutasítandó|ne fogadja el|ne hagyja jóvá',
  },
  when: 'ha|amikor|amennyiben',
  give: 'adjon|minősítse',
  lead: ['(hogy|ha|amikor|amennyiben)', `${EVIDENCE} (mutatja|igazolja|jelzi), hogy`, '(a|az|egy)'],
  aroundField: [
    'a',
    'az',
    'egy',
    'mező',
    'mező értéke',
    'értéke',
    'neve',
    'az oldalon',
    'a dokumentumban',
    'jelenlegi',
  ],
  attribute: { stands: 'before', holds: [`${HOLDER} van [egy]`] },
  and: ['és', 'valamint', 'illetve'],
  or: ['vagy', 'avagy'],
  oneOf: ['az egyik a következők közül', 'az alábbiak egyike', 'vagy'],
  now: {
    before: ['(jelenleg|még|most|továbbra is|már|még mindig)'],
    today: ['(ma|most|jelenleg|a mai napon)', '(az ellenőrzés|a lekérdezés|a képernyőkép) (napján|időpontjában)'],
  },
  asked: ['[a|az] (kérdésben szereplő|kérdezett|megkérdezett|keresett) (személy|ügyfél|tag)'],
  notInValues:
    'és vagy nem nincs soha kivéve csak legalább legfeljebb kevesebb több mint előtt után később korábban látható hiányzik kell minden között talán valószínűleg amely aki',
  numbers: ['egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz', 'tizenegy', 'tizenkét'],
  relations: {
    between: ['{bound} és {to} között van', '{bound} és {to} közötti', '{bound} és {to} közé esik'],
    future: [
      '(a jövőben van|jövőbeli|a jövőben jár le|a jövőre esik|a mai nap utáni|későbbi a mai napnál|még nem járt le|nem járt le|nem a múltban van)',
    ],
    past: [
      '(a múltban van|múltbeli|a múltra esik|a mai nap előtti|korábbi a mai napnál|lejárt|már lejárt|elmúlt|nem a jövőben van)',
    ],
    within_last: [
      'az (elmúlt|utolsó|utóbbi) [{n}] {unit} (belül van|belüli|belül történt)',
      '(nem régebbi|nem öregebb|legfeljebb) {n} {unit}',
      '(nem régebbi|legfeljebb) {n} {unit} régi',
    ],
    older_than: [
      '(több mint|legalább) {n} {unit} (ezelőtt|régi|ezelőtti)',
      '(több mint|legalább) {n} {unit} ezelőtt (kezdődött|indult|történt)',
      'legalább {n} {unit} (óta|ideje)',
    ],
    within_next: ['a (következő|elkövetkező) [{n}] {unit} (belül van|belüli|belül jár le|belül lejár)'],
    ahead: ['még legalább {n} {unit} (érvényes|van hátra)', 'legalább {n} {unit} múlva (van|jár le)'],
    present: [`[jól|tisztán|világosan] ${SEEN} ${WHERE}`, `(az oldalon|a dokumentumban) ${SEEN}`],
    missing: [`${UNSEEN} ${WHERE}`],
    none: ['(nulla|0|nincs)'],
    negative: ['(negatív|mínuszban van)'],
    ends_in: ['{values} végződik'],
    not_before: ['{bound} vagy későbbi', '(nem korábbi mint|legkorábban) {bound}'],
    not_after: ['{bound} vagy korábbi', '(nem későbbi mint|legkésőbb) {bound}'],
    after: ['(későbbi mint) {bound}', '{bound} utáni'],
    before: ['(korábbi mint) {bound}', '{bound} előtti'],
    at_least: ['(legalább|minimum|nem kevesebb mint) {bound}', '{bound} vagy (több|magasabb|nagyobb)'],
    at_most: ['(legfeljebb|maximum|nem több mint|nem haladja meg a) {bound}', '{bound} vagy (kevesebb|alacsonyabb)'],
    more_than: ['(több mint|nagyobb mint|magasabb mint|meghaladja a|meghaladja az) {bound}'],
    less_than: ['(kevesebb mint|kisebb mint|alacsonyabb mint) {bound}'],
    differs: ['(nem|már nem) {values}', '(más mint|eltér ettől:) {values}'],
    equals: [
      '(pontosan|jelenleg|még mindig|továbbra is|kötelezően) {values}',
      '{values} kell legyen',
      '(egyenlő|megegyezik ezzel:) {values}',
    ],
    other: ['(más|másik|eltér|nem egyezik)'],
    apposed: ['{values}'],
  },
  statements: {
    all_present: [`(minden|az összes) [kötelező|szükséges|kért] (mező|adat|érték) ${SEEN}`],
    shows: [`${EVIDENCE} (mutatja|tartalmazza|feltünteti) [a|az] {fields}`, `${SEEN} [a|az] {fields}`],
    none_of: ['nincs {fields}', 'nincsenek {fields}', '{fields} nincs'],
    lacks: [
      `${EVIDENCE} nem (mutatja|tartalmazza|tünteti fel) [a|az] {fields}`,
      '(nincs|hiányzik) [a|az] {fields}',
      `nem (látható|szerepel) [a|az] {fields}`,
    ],
    altered: [
      `${EVIDENCE} (módosított|szerkesztett|manipulált|hamisított|meg van változtatva|módosítva lett|szerkesztve lett)`,
    ],
    unaltered: [`${EVIDENCE} (nem módosított|nem szerkesztett|változatlan|nem hamisított)`],
    unreadable: [`${EVIDENCE} (olvashatatlan|homályos|elmosódott|nem olvasható|levágott)`],
    readable: [`${EVIDENCE} [jól|tisztán] (olvasható|látható)`],
    ambiguous: [`${EVIDENCE} (nem egyértelmű|félreérthető)`],
    contradictory: [
      `${EVIDENCE} (ellentmondásos|önellentmondó|ellentmond önmagának|ellentmondást tartalmaz)`,
      'az adatok ellentmondanak egymásnak',
    ],
    foreign_site: [`${EVIDENCE} (más|másik|idegen|rossz) (webhelyről|weboldalról|oldalról) (származik|való)`],
    own_site: [`${EVIDENCE} a hivatalos (webhelyről|weboldalról) (származik|való)`],
    somebody_else: [
      `${EVIDENCE} (más személyé|másik személyé|más személyt mutat|valaki mást mutat|más személyhez tartozik)`,
    ],
    specimen: [`${EVIDENCE} (minta|példa|sablon|demó|csak minta)`],
    picture: [`${EVIDENCE} (képernyőkép|fénykép|képernyőfotó)`],
  },
};
