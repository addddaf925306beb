import type { GuideLanguage } from './language.ts';

const IS = '(is|zijn|moet zijn|moeten zijn|luidt|bedraagt)';
const SEEN = '(zichtbaar|leesbaar|aanwezig|vermeld|goed leesbaar|te zien|zichtbaar en leesbaar|te lezen)';
const EVIDENCE = '[de|het|een] (pagina|schermafbeelding|document|afbeelding|bewijs|screenshot|bestand|scherm)';
const HOLDER = '(gebruiker|klant|persoon|houder|lid|rekeninghouder|verzekerde)';

/** "En" and "of" are words of other languages, too, so that neither joins conditions here. */
export const dutch: GuideLanguage = {
  code: 'nl',
  levels: {
    high: 'hoog|hoge|accepteren|accepteer|goedkeuren',
    medium: 'gemiddeld|gemiddelde',
    low: 'laag|lage',
    reject: 'afwijzen|weigeren|afkeuren|niet accepteren|niet goedkeuren|weiger',
  },
  when: 'als|wanneer|indien|mits|zolang|op voorwaarde dat',
  give: 'geef|beoordeel|acceptatie|dan',
  lead: ['(dat|als|wanneer|indien|dan)', `${EVIDENCE} (toont|vermeldt|bevestigt) dat`, '(de|het|een)'],
  aroundField: [
    'de',
    'het',
    'een',
    'waarde',
    'veld',
    'de waarde van',
    'op de pagina',
    'op het scherm',
    'in het document',
  ],
  attribute: {
    stands: 'before',
    holds: [`[de|het] ${HOLDER} (heeft|bezit) [een|de|het]`, '(heeft|bezit) (een|de|het)'],
  },
  and: ['alsmede', 'en ook'],
  or: ['ofwel', 'dan wel'],
  oneOf: ['een van', 'één van', 'een van de volgende'],
  now: {
    before: ['(momenteel|nog steeds|nog|thans|reeds|als)'],
    today: [
      '(vandaag|nu|momenteel|op dit moment)',
      '(op de dag|op de datum|op het moment|ten tijde) van (de controle|de aanvraag|de opname|de verificatie|de schermafbeelding|controle|opname)',
      'op (de controledatum|de datum van vandaag)',
    ],
  },
  asked: [
    '[de|het] (persoon|klant|lid) (naar wie gevraagd wordt|waarnaar gevraagd wordt|in kwestie|uit de vraag|in de vraag|om wie het gaat)',
  ],
  place: { inside: ['in'], outside: ['buiten'] },
  notInValues:
    'is zijn wordt tenzij behalve maar alleen minstens ten hoogste minder meer voor na binnen zichtbaar leesbaar aanwezig niet geen nooit noch altijd moet alle elke tussen waarschijnlijk lijkt',
  numbers: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  relations: {
    between: ['(is|ligt|bedraagt) tussen {bound} en {to}', 'ligt tussen de {bound} en {to}'],
    future: [
      '(ligt|is) in de toekomst',
      '(ligt|is) niet in het verleden',
      '(ligt|is) na vandaag',
      'is (nog niet verlopen|niet verlopen|nog niet verstreken|niet verstreken)',
    ],
    past: [
      '(ligt|is) in het verleden',
      '(ligt|is) niet in de toekomst',
      '(ligt|is) voor vandaag',
      'is (verlopen|verstreken)',
    ],
    within_last: [
      '(ligt|is) (binnen de|in de) (laatste|afgelopen) [{n}] {unit}',
      'is (niet ouder dan|hoogstens|jonger dan) {n} {unit} [oud]',
      '[is] (minder dan|hooguit|maximaal|niet ouder dan|hoogstens) {n} {unit} [oud]',
    ],
    older_than: [
      'is ouder dan {n} {unit}',
      '(ligt|is) (minstens|ten minste|meer dan) {n} {unit} (geleden|terug)',
      '[is|ligt|begon|loopt] (minstens|minimaal|meer dan|ten minste|al minstens) {n} {unit} (geleden|terug)',
      'sinds (minstens|minimaal|meer dan|ten minste) {n} {unit}',
    ],
    within_next: ['(ligt|is) (binnen de|in de) (komende|volgende) [{n}] {unit}'],
    present: [
      `(is|zijn|moet|moeten) [duidelijk|goed] ${SEEN} [zijn]`,
      `(staat|staan) [duidelijk] (op|in) ${EVIDENCE}`,
      '(wordt|worden) [duidelijk] (getoond|vermeld|weergegeven)',
    ],
    missing: [
      '(ontbreekt|ontbreken)',
      `(is|zijn) niet ${SEEN}`,
      `(staat|staan) niet (op|in) ${EVIDENCE}`,
      '(wordt|worden) niet (getoond|vermeld|weergegeven)',
    ],
    none: ['(is|zijn|bedraagt) (nul|nihil)'],
    negative: ['(is|staat) (negatief|rood|in het rood|in de min)'],
    ends_in: ['(eindigt|eindigen) op {values}'],
    other: ['(is|zijn) (een andere|een ander|anders|afwijkend)', '(wijkt af|komt niet overeen)'],
    not_before: [
      '(ligt|is) (op of na|niet voor|vanaf) {bound}',
      '(is|ligt op) {bound} of later',
      '[is|blijft] [geldig] (minstens tot|tot minstens|minimaal tot|ten minste tot|tot ten minste) [en met] {bound}',
      '(verloopt|eindigt) niet voor {bound}',
    ],
    not_after: ['(ligt|is) (op of voor|niet na|uiterlijk op|uiterlijk) {bound}', '(is|ligt op) {bound} of eerder'],
    after: ['(ligt|is) (na|later dan) {bound}', '(verloopt|eindigt) na {bound}'],
    before: ['(ligt|is) (voor|eerder dan) {bound}'],
    at_least: [
      '(is|zijn|bedraagt) (minstens|ten minste|minimaal|niet minder dan) {bound}',
      '(is|zijn|bedraagt) {bound} of (meer|hoger)',
    ],
    at_most: [
      '(is|zijn|bedraagt) (hoogstens|ten hoogste|maximaal|niet meer dan) {bound}',
      '(is|zijn|bedraagt) {bound} of (minder|lager)',
    ],
    more_than: ['(is|zijn|bedraagt) (meer dan|hoger dan|groter dan) {bound}'],
    less_than: ['(is|zijn|bedraagt) (minder dan|lager dan|kleiner dan) {bound}'],
    differs: [
      'niet {values}',
      '(is|zijn) (niet meer|niet langer|niet|geen) {values}',
      '(is|zijn) (anders dan|iets anders dan) {values}',
    ],
    equals: [
      `${IS} [gelijk aan|precies|nog steeds|momenteel] {values}`,
      'moet {values} zijn',
      '(heet|komt overeen met) {values}',
    ],
    never_became: ['(is|zijn|werd) [nog] niet {values}'],
    became: ['(is|zijn|werd|werden) [al|reeds] {values} [geworden]'],
  },
  statements: {
    all_present: [`alle [vereiste|verplichte|gevraagde] (velden|gegevens|waarden) (zijn) [duidelijk|goed] ${SEEN}`],
    shows: [`${EVIDENCE} (toont|bevat|vermeldt) {fields}`],
    none_of: ['(geen|zonder) {fields}', 'er (is|zijn|staat|staan) geen {fields} [open]'],
    lacks: [`${EVIDENCE} (toont|bevat|vermeldt) geen {fields}`],
    altered: [`${EVIDENCE} is (bewerkt|gewijzigd|gemanipuleerd|vervalst)`],
    unaltered: [`${EVIDENCE} is niet (bewerkt|gewijzigd|gemanipuleerd|vervalst)`],
    unreadable: [`${EVIDENCE} is (onleesbaar|niet leesbaar|onscherp|afgesneden)`],
    readable: [`${EVIDENCE} (is|moet) [goed|duidelijk] (leesbaar|zichtbaar) [zijn]`],
    contradictory: [`${EVIDENCE} (spreekt zichzelf tegen|is tegenstrijdig)`],
    somebody_else: [
      `${EVIDENCE} (toont|betreft|is van|hoort bij) (iemand anders|een ander persoon|een andere persoon)`,
    ],
    specimen: [
      `${EVIDENCE} is [slechts|alleen] (een voorbeeld|een sjabloon|een demo|een model)`,
      'het is [slechts] een voorbeeld',
    ],
    picture: [`${EVIDENCE} is (een screenshot|een foto|een schermafbeelding)`],
    foreign_site: [`${EVIDENCE} (is|komt) van een andere (site|website)`],
    own_site: [`${EVIDENCE} (is|komt) van de officiële (site|website)`],
  },
};
