import type { GuideLanguage } from './language.ts';

const IS = '(er|skal være|bør være|udgør|lyder|lyder på)';
const SEEN = '(synlig|synligt|synlige|læsbar|læsbart|angivet|oplyst|nævnt|anført)';
const SHOWN = '(vises|ses|fremgår|står|kan læses|kan ses|findes)';
const EVIDENCE = '(siden|skærmbilledet|dokumentet|billedet|beviset|filen|udskriften)';
const HOLDER = '(brugeren|kunden|personen|indehaveren|medlemmet|kontohaveren|den forsikrede)';

export const danish: GuideLanguage = {
  code: 'da',
  levels: {
    high: 'høj|højt|høje|godkend|accepter|acceptér',
    medium: 'middel|mellem',
    low: 'lav|lavt',
    reject: 'afvis|afslå|godkend ikke|accepter ikke',
  },
  when: 'hvis|når|såfremt',
  give: 'giv|vurder som|så',
  lead: ['(at|hvis|når|såfremt)', `${EVIDENCE} (viser|angiver|bekræfter) at`, '(den|det|en|et)'],
  aroundField: ['den', 'det', 'en', 'et', 'værdien af', 'feltet', 'på siden', 'i dokumentet', 'på skærmen', 'angivne'],
  attribute: { stands: 'before', holds: [`${HOLDER} har [en|et]`, 'har (en|et)'] },
  and: ['og', 'samt'],
  or: ['eller'],
  oneOf: ['en af', 'et af', 'enten'],
  now: {
    before: ['(i øjeblikket|stadig|fortsat|nu|allerede|endnu)'],
    today: [
      '(i dag|nu|i øjeblikket|p.t.)',
      '(på|ved) (dagen for kontrollen|kontroldagen|kontrollen|kontroltidspunktet|dagens dato|dagen for skærmbilledet)',
    ],
  },
  asked: [
    '[den] (person|personen|kunden|medlemmet) (der spørges om|som der spørges om|i spørgsmålet|det drejer sig om)',
    '[den] adspurgte person',
  ],
  place: { inside: ['i'], outside: ['uden for'] },
  notInValues:
    'og er ikke aldrig undtagen men kun mindst højst mindre end før efter inden senest tidligst synlig vises mangler skal alle hver mellem måske vist som',
  numbers: ['en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  relations: {
    between: ['(er|ligger) mellem {bound} og {to}'],
    future: [
      '(ligger|er) (i fremtiden|ude i fremtiden|fremtidig)',
      '(ligger|er) efter (i dag|dags dato)',
      '(er|har) (ikke|endnu ikke) (udløbet|overskredet|passeret)',
      '(ligger|er) ikke i fortiden',
    ],
    past: [
      '(ligger|er) i fortiden',
      '(ligger|er) før (i dag|dags dato)',
      '(er|har) [allerede] (udløbet|overskredet|passeret)',
      '(ligger|er) ikke i fremtiden',
    ],
    within_last: [
      '(ligger|er|er dateret|er fra) (inden for|i|fra) (de|den|det) (seneste|sidste) [{n}] {unit}',
      'er (højst|ikke ældre end|mindre end|yngre end) {n} {unit} [gammel|gammelt|siden]',
      '[er] (højst|maks|maksimalt|ikke ældre end|mindre end) {n} {unit} [gammel|gammelt]',
    ],
    older_than: [
      'er (ældre end|mere end|over) {n} {unit} [gammel|gammelt]',
      '[er|ligger|begyndte|startede] [for] (mindst|mere end|over) {n} {unit} siden',
      '[er|var|skete] for (mindst|mere end|over) {n} {unit} siden',
    ],
    within_next: ['(ligger|er|udløber) inden for (de|den|det) (næste|kommende) [{n}] {unit}'],
    ahead: [
      '(ligger|er) (mindst|mere end) {n} {unit} (ude i fremtiden|frem|fremme)',
      'er gyldig i mindst {n} {unit} [endnu]',
    ],
    present: [
      `(er|skal være) [tydeligt|klart] ${SEEN}`,
      `${SHOWN} [tydeligt|klart] [på siden|i dokumentet|på skærmen]`,
    ],
    missing: ['mangler', `er ikke ${SEEN}`, `${SHOWN} ikke [på siden|i dokumentet]`],
    none: ['er (nul|0|ingen)'],
    negative: ['er (negativ|negativt|i minus|overtrukket)'],
    ends_in: ['(slutter på|ender på) {values}'],
    not_before: [
      '(er|ligger) (tidligst|ikke før|på eller efter|fra og med) [den] {bound}',
      '[er] [gyldig|gyldigt] (mindst til|til mindst) [og med] {bound}',
    ],
    not_after: ['(er|ligger) (senest|ikke efter|på eller før|til og med) [den] {bound}'],
    after: ['(er|ligger) (efter|senere end) [den] {bound}'],
    before: ['(er|ligger) (før|tidligere end) [den] {bound}'],
    at_least: [
      '[er|udgør] (mindst|minimum|ikke mindre end|ikke under) {bound}',
      '[er|udgør] {bound} eller (mere|derover|højere|flere)',
    ],
    at_most: [
      '[er|udgør] (højst|maksimalt|maks.|ikke mere end|ikke over) {bound}',
      '[er|udgør] {bound} eller (mindre|derunder|lavere|færre)',
      'overstiger ikke {bound}',
    ],
    more_than: ['(er|udgør) (mere end|større end|højere end|over) {bound}', 'overstiger {bound}'],
    less_than: ['(er|udgør) (mindre end|lavere end|under) {bound}'],
    differs: ['(er ikke|er ikke længere|ikke) {values}', 'er (noget andet end|andet end|anden end) {values}'],
    equals: [`${IS} [lig med|præcis|stadig|i øjeblikket] {values}`, '(hedder|svarer til|stemmer med) {values}'],
    never_became: ['(er|har) (ikke|endnu ikke) blevet {values}'],
    became: ['(er|har|blev) [allerede] [blevet] {values}'],
    other: ['(er en anden|er et andet|er anderledes|afviger|stemmer ikke)'],
  },
  statements: {
    all_present: [`alle [påkrævede|nødvendige|ønskede] (felter|oplysninger|værdier) (${SHOWN}|er ${SEEN})`],
    shows: [`${EVIDENCE} (viser|indeholder|angiver|nævner) {fields}`],
    none_of: ['(ingen|intet|uden) {fields}', '(har|der er) (ingen|intet) {fields}'],
    lacks: [
      `${EVIDENCE} (viser|indeholder|angiver) (ikke|ingen|intet) {fields}`,
      '(ingen|intet) {fields} (vises|ses|fremgår)',
      '{fields} mangler',
    ],
    altered: [`${EVIDENCE} (er|er blevet|virker|ser ud til at være) (ændret|redigeret|manipuleret|forfalsket)`],
    unaltered: [`${EVIDENCE} er (uændret|ikke ændret|ikke redigeret|ikke manipuleret)`],
    unreadable: [`${EVIDENCE} er (ulæselig|ulæseligt|sløret|utydelig|utydeligt|afskåret|beskåret)`],
    readable: [`${EVIDENCE} (er|skal være) [fuldt|tydeligt] (læsbar|læsbart|læselig|læseligt|tydeligt)`],
    ambiguous: [`${EVIDENCE} er (uklar|uklart|tvetydig|tvetydigt)`],
    contradictory: [`${EVIDENCE} (modsiger sig selv|er selvmodsigende)`, '(oplysningerne|værdierne) modsiger hinanden'],
    foreign_site: [
      `${EVIDENCE} (er|kommer|stammer) fra (en anden|et andet|det forkerte) (hjemmeside|websted|site|domæne)`,
    ],
    own_site: [`${EVIDENCE} (er|kommer|stammer) fra (den officielle|det officielle) (hjemmeside|websted|site)`],
    somebody_else: [`${EVIDENCE} (viser|vedrører|tilhører) (en anden|en anden person)`],
    specimen: [`${EVIDENCE} er (et eksempel|en skabelon|en demo|en prøve)`],
    picture: [`${EVIDENCE} er (et skærmbillede|et foto|et billede af en skærm)`],
  },
};
