import type { GuideLanguage } from './language.ts';

const IS = '(er|må være|skal være|bør være|utgjør|lyder|lyder på)';
const SEEN = '(synlig|synlige|lesbar|lesbart|lesbare|oppgitt|angitt|nevnt)';
const SHOWN = '(vises|synes|fremgår|framgår|står|kan leses|kan ses|finnes)';
const EVIDENCE = '(siden|skjermbildet|dokumentet|bildet|beviset|filen|utskriften)';
const HOLDER = '(brukeren|kunden|personen|innehaveren|medlemmet|kontohaveren|den forsikrede)';

/** Bokmål. */
export const norwegian: GuideLanguage = {
  code: 'nb',
  levels: {
    high: 'høy|høyt|høye|godkjenn|aksepter|godta',
    medium: 'middels|middels høy',
    low: 'lav|lavt',
    reject: 'avvis|avslå|godkjenn ikke|aksepter ikke|ikke godta',
  },
  when: 'hvis|når|dersom',
  give: 'gi|vurder som|så',
  lead: ['(at|hvis|når|dersom)', `${EVIDENCE} (viser|angir|bekrefter) at`, '(den|det|en|ei|et)'],
  aroundField: [
    'den',
    'det',
    'en',
    'ei',
    'et',
    'verdien av',
    'feltet',
    'på siden',
    'i dokumentet',
    'på skjermen',
    'oppgitt',
  ],
  attribute: { stands: 'before', holds: [`${HOLDER} har [en|ei|et]`, 'har (en|ei|et)'] },
  and: ['og', 'samt'],
  or: ['eller'],
  oneOf: ['en av', 'et av', 'enten'],
  now: {
    before: ['(for øyeblikket|fortsatt|fremdeles|ennå|nå|allerede|for tiden)'],
    today: [
      '(i dag|nå|for øyeblikket|for tiden)',
      '(på|ved) (dagen for kontrollen|kontrolldagen|kontrollen|kontrolltidspunktet|dagens dato|dagen for skjermbildet)',
    ],
  },
  asked: [
    '[den] (person|personen|kunden|medlemmet) (det spørres om|som det spørres om|i spørsmålet|det gjelder)',
    '[den] forespurte personen',
  ],
  place: { inside: ['i', 'på'], outside: ['utenfor'] },
  notInValues:
    'og er ikke aldri unntatt men bare kun minst høyst mindre enn før etter innen senest tidligst synlig vises mangler må skal alle hver mellom kanskje som',
  numbers: ['en', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve', 'tolv'],
  relations: {
    between: ['(er|ligger) mellom {bound} og {to}'],
    future: [
      '(ligger|er) (i fremtiden|i framtiden|fram i tid|frem i tid)',
      '(ligger|er) etter (i dag|dagens dato)',
      '(er|har) (ikke|ennå ikke) (utløpt|gått ut|passert)',
      '(ligger|er) ikke i fortiden',
    ],
    past: [
      '(ligger|er) i fortiden',
      '(ligger|er) før (i dag|dagens dato)',
      '(er|har) [allerede] (utløpt|gått ut|passert)',
      '(ligger|er) ikke i (fremtiden|framtiden)',
    ],
    within_last: [
      '(ligger|er|er datert|er fra) (innenfor|innen|i|fra) (de|den|det) siste [{n}] {unit}',
      'er (høyst|ikke eldre enn|mindre enn|maks|yngre enn) {n} {unit} [gammel|gammelt|siden]',
      '[er] (høyst|maks|maksimalt|ikke eldre enn|mindre enn) {n} {unit} [gammel|gammelt]',
    ],
    older_than: [
      'er (eldre enn|mer enn|over) {n} {unit} [gammel|gammelt]',
      '[er|ligger|begynte|startet] [for] (minst|mer enn|over) {n} {unit} siden',
      '[er|var|skjedde] for (minst|mer enn|over) {n} {unit} siden',
    ],
    within_next: [
      '(ligger|er|utløper|går ut) innen (de|den|det) neste [{n}] {unit}',
      '(ligger|er|utløper|går ut) (de|den|det) (neste|kommende) [{n}] {unit}',
    ],
    ahead: [
      '(ligger|er) (minst|mer enn) {n} {unit} (fram i tid|frem i tid|unna)',
      'er gyldig i minst {n} {unit} [til]',
    ],
    present: [
      `(er|må være|skal være) [tydelig|klart|godt] ${SEEN}`,
      `${SHOWN} [tydelig|klart] [på siden|i dokumentet|på skjermen]`,
    ],
    missing: ['mangler', `er ikke ${SEEN}`, `${SHOWN} ikke [på siden|i dokumentet]`],
    none: ['er (null|0|ingen)'],
    negative: ['er (negativ|negativt|i minus|overtrukket)'],
    ends_in: ['(slutter på|ender på) {values}'],
    not_before: [
      '(er|ligger) (tidligst|ikke før|på eller etter|fra og med) [den] {bound}',
      '[er] [gyldig] (minst til|til minst) [og med] {bound}',
    ],
    not_after: ['(er|ligger) (senest|ikke etter|på eller før|til og med) [den] {bound}'],
    after: ['(er|ligger) (etter|senere enn) [den] {bound}'],
    before: ['(er|ligger) (før|tidligere enn) [den] {bound}'],
    at_least: [
      '[er|utgjør] (minst|minimum|ikke mindre enn|ikke under) {bound}',
      '[er|utgjør] {bound} eller (mer|høyere|flere|over)',
    ],
    at_most: [
      '[er|utgjør] (høyst|maksimalt|maks|ikke mer enn|ikke over) {bound}',
      '[er|utgjør] {bound} eller (mindre|lavere|færre)',
      'overstiger ikke {bound}',
    ],
    more_than: ['(er|utgjør) (mer enn|større enn|høyere enn|over) {bound}', 'overstiger {bound}'],
    less_than: ['(er|utgjør) (mindre enn|lavere enn|under) {bound}'],
    differs: ['(er ikke|er ikke lenger|ikke) {values}', 'er (noe annet enn|annet enn|annen enn) {values}'],
    equals: [`${IS} [lik|nøyaktig|fortsatt|for øyeblikket] {values}`, '(heter|svarer til|stemmer med) {values}'],
    never_became: ['(er|har) (ikke|ennå ikke) blitt {values}'],
    became: ['(er|har|ble) [allerede] [blitt] {values}'],
    other: ['(er en annen|er et annet|avviker|stemmer ikke|er forskjellig)'],
  },
  statements: {
    all_present: [`alle [påkrevde|nødvendige|etterspurte] (felt|felter|opplysninger|verdier) (${SHOWN}|er ${SEEN})`],
    shows: [`${EVIDENCE} (viser|inneholder|angir|nevner) {fields}`],
    none_of: ['(ingen|intet|uten) {fields}', '(har|det er) (ingen|intet) {fields}'],
    lacks: [
      `${EVIDENCE} (viser|inneholder|angir) (ikke|ingen|intet) {fields}`,
      '(ingen|intet) {fields} (vises|fremgår|framgår)',
      '{fields} mangler',
    ],
    altered: [`${EVIDENCE} (er|er blitt|virker|ser ut til å være) (endret|redigert|manipulert|forfalsket)`],
    unaltered: [`${EVIDENCE} er (uendret|ikke endret|ikke redigert|ikke manipulert)`],
    unreadable: [`${EVIDENCE} er (uleselig|uskarp|uskarpt|utydelig|avkuttet|beskåret)`],
    readable: [`${EVIDENCE} (er|må være|skal være) [tydelig|godt] (lesbar|lesbart|leselig|tydelig)`],
    ambiguous: [`${EVIDENCE} er (uklar|uklart|tvetydig)`],
    contradictory: [`${EVIDENCE} (motsier seg selv|er selvmotsigende)`, '(opplysningene|verdiene) motsier hverandre'],
    foreign_site: [`${EVIDENCE} (er|kommer|stammer) fra (en annen|et annet|feil) (nettside|nettsted|side|domene)`],
    own_site: [`${EVIDENCE} (er|kommer|stammer) fra (den offisielle|det offisielle) (nettsiden|nettstedet)`],
    somebody_else: [`${EVIDENCE} (viser|gjelder|tilhører) (en annen|en annen person|noen andre)`],
    specimen: [`${EVIDENCE} er (et eksempel|en mal|en demo|en prøve)`],
    picture: [`${EVIDENCE} er (et skjermbilde|et foto|et bilde av en skjerm)`],
  },
};
