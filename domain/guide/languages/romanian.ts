import type { GuideLanguage } from './language.ts';

const IS = '(este|e|sunt|trebuie să fie|are valoarea|se ridică la)';
const SEEN =
  '(vizibil|vizibilă|vizibile|lizibil|lizibilă|afișat|afișată|indicat|indicată|menționat|menționată|prezent|prezentă|completat|completată)';
const EVIDENCE = '(pagina|captura|captura de ecran|documentul|imaginea|dovada|fișierul|extrasul|adeverința)';
const HOLDER = '(utilizatorul|clientul|persoana|titularul|membrul|asiguratul)';

export const romanian: GuideLanguage = {
  code: 'ro',
  levels: {
    high: 'ridicat|ridicată|înalt|înaltă|acceptă|acceptați|aprobă|aprobați',
    medium: 'mediu|medie',
    low: 'scăzut|scăzută',
    reject: 'respinge|respingere|se respinge|refuză|nu accepta|nu acceptați|nu aproba',
  },
  when: 'dacă|când',
  give: 'acordă|evaluează ca',
  lead: ['(că|dacă|când)', `${EVIDENCE} (arată|confirmă|indică) că`],
  aroundField: ['valoarea', 'câmpul', 'valoarea câmpului', 'pe pagină', 'în document', 'indicat', 'un', 'o'],
  attribute: { stands: 'behind', holds: [`${HOLDER} are [un|o]`, 'are (un|o)'] },
  and: ['și', 'precum și'],
  or: ['sau', 'ori'],
  oneOf: ['unul dintre', 'una dintre', 'una din', 'fie'],
  now: {
    before: ['(în prezent|încă|acum|deja|în continuare|momentan)'],
    today: [
      '(azi|astăzi|acum|în prezent|momentan)',
      '(la data|în ziua|la momentul) (verificării|solicitării|controlului|capturii|capturii de ecran)',
      'la data de (azi|astăzi)',
    ],
  },
  asked: ['(persoana|clientul|titularul|membrul) (din întrebare|despre care se întreabă|în cauză|vizată|vizat)'],
  place: { inside: ['în', 'în orașul'], outside: ['în afara orașului'] },
  notInValues:
    'este sunt nu niciodată exceptând dar numai doar cel puțin mult mai după înainte vizibil lipsește trebuie toate fiecare între probabil poate care',
  numbers: [
    'un',
    'două',
    'trei',
    'patru',
    'cinci',
    'șase',
    'șapte',
    'opt',
    'nouă',
    'zece',
    'unsprezece',
    'douăsprezece',
  ],
  relations: {
    between: ['(este|se află) între {bound} și {to}'],
    future: [
      '(este|se află) în viitor',
      '(este|se află) (după ziua de azi|după data de azi|ulterioară zilei de azi|ulterior zilei de azi)',
      '(nu a expirat|nu a trecut|încă nu a expirat|nu este în trecut)',
    ],
    past: [
      '(este|se află) în trecut',
      '(este|se află) (înainte de ziua de azi|înainte de azi|anterioară zilei de azi)',
      '(a expirat|a trecut|a expirat deja|nu este în viitor)',
    ],
    within_last: [
      '(este|a fost|este din|datează din) [din|în] (ultimele|ultimii|ultima|ultimul) [{n}] [de] {unit}',
      '(nu este mai veche de|nu este mai vechi de|are cel mult|are mai puțin de) {n} [de] {unit}',
    ],
    older_than: [
      '(este mai veche de|este mai vechi de) {n} [de] {unit}',
      '[a început|este|a fost] (acum cel puțin|acum mai mult de|de cel puțin|de mai mult de|cu peste) {n} [de] {unit} [în urmă]',
      '(de|acum) (cel puțin|peste|mai mult de) {n} {unit}',
    ],
    within_next: [
      '(este|expiră|se încheie) (în următoarele|în următorii|în următoarea|în următorul) [{n}] [de] {unit}',
    ],
    ahead: [
      '(este valabil|este valabilă) (încă cel puțin|cel puțin încă) {n} [de] {unit}',
      'este peste cel puțin {n} [de] {unit}',
    ],
    present: [
      `${IS} [clar|bine] ${SEEN} [pe pagină|în document]`,
      '(apare|apar|figurează) [clar] [pe pagină|în document]',
    ],
    missing: [
      '(lipsește|lipsesc)',
      `nu (este|sunt) ${SEEN} [pe pagină|în document]`,
      'nu (apare|apar|figurează) [pe pagină|în document]',
    ],
    none: ['este (zero|nul|nulă|0)'],
    negative: ['este (negativ|negativă|pe minus)'],
    ends_in: ['se termină (în|cu) {values}'],
    not_before: [
      'este (cel mai devreme|nu înainte de|începând cu) {bound}',
      '[este] [valabil|valabilă|valabila] (cel puțin până la|până cel puțin la) {bound}',
    ],
    not_after: ['este (cel târziu|nu după|până la) {bound}'],
    after: ['este (după|ulterioară datei de|mai târziu de) {bound}'],
    before: ['este (înainte de|anterioară datei de|mai devreme de) {bound}'],
    at_least: [
      '[este|are|este de] (cel puțin|de cel puțin|minimum|minim|nu mai puțin de) {bound}',
      'este [de] {bound} sau mai (mult|mare|mulți|multe)',
    ],
    at_most: [
      '[este|are|este de] (cel mult|de cel mult|maximum|maxim|nu mai mult de) {bound}',
      'este [de] {bound} sau mai (puțin|mic)',
      'nu depășește {bound}',
    ],
    more_than: ['este (mai mare de|mai mult de|peste|de peste|mai mare decât) {bound}', 'depășește {bound}'],
    less_than: ['este (mai mic de|mai mică de|mai puțin de|sub|de sub|mai mic decât) {bound}'],
    differs: [
      '(nu este|nu mai este) {values}',
      'este (altceva decât|alta decât|altul decât|diferit de|diferită de) {values}',
    ],
    equals: [`${IS} [exact|egal cu|încă|în prezent] {values}`, '(se numește|corespunde cu) {values}'],
    never_became: ['nu a fost {values}'],
    became: ['(a fost|au fost) [deja] {values}'],
    other: ['(este altul|este alta|este diferit|este diferită|diferă|nu corespunde)'],
  },
  statements: {
    all_present: [`toate (câmpurile|datele|valorile|informațiile) [obligatorii|necesare|cerute] sunt ${SEEN}`],
    shows: [`${EVIDENCE} (arată|conține|afișează|menționează) {fields}`, '(apare|figurează) {fields}'],
    none_of: ['(niciun|nicio|fără) {fields}', 'nu (are|există|sunt) {fields}'],
    lacks: [`${EVIDENCE} nu (arată|conține|afișează|menționează) {fields}`, 'lipsește {fields}', 'nu apare {fields}'],
    altered: [
      `${EVIDENCE} (este|a fost|pare) (modificat|modificată|editat|editată|manipulat|manipulată|falsificat|falsificată)`,
    ],
    unaltered: [
      `${EVIDENCE} nu (este|a fost) (modificat|modificată|editat|editată|manipulat|manipulată|falsificat|falsificată)`,
    ],
    unreadable: [`${EVIDENCE} este (ilizibil|ilizibilă|neclar|neclară|tăiat|tăiată)`],
    readable: [`${EVIDENCE} (este|trebuie să fie) [clar|bine] (lizibil|lizibilă)`],
    ambiguous: [`${EVIDENCE} este (ambiguu|ambiguă)`],
    contradictory: [`${EVIDENCE} (se contrazice|este contradictoriu|este contradictorie)`, 'datele se contrazic'],
    foreign_site: [`${EVIDENCE} (este|provine) (de pe|din) (alt site|un alt site)`],
    own_site: [`${EVIDENCE} (este|provine) (de pe|din) site-ul oficial`],
    somebody_else: [
      `${EVIDENCE} (aparține|arată|se referă la) (altei persoane|altcuiva|altă persoană|o altă persoană)`,
    ],
    specimen: [`${EVIDENCE} este (un exemplu|un model|un șablon|o demonstrație|o mostră)`],
    picture: [`${EVIDENCE} este (o captură de ecran|o fotografie|o poză)`],
  },
};
