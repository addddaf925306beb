import type { GuideLanguage } from './language.ts';

const SEEN = '(näkyvissä|näkyvillä|luettavissa|nähtävissä|esillä|mainittu|ilmoitettu)';
const SHOWN = '(näkyy|näkyvät|ilmenee|löytyy|mainitaan|ilmoitetaan|käy ilmi)';
const WHERE = '[sivulla|sivulta|asiakirjassa|asiakirjasta|kuvassa|näytöllä]';
const EVIDENCE = '(sivu|kuvakaappaus|asiakirja|kuva|todiste|tiedosto|ote|tosite)';
const HOLDER = '(käyttäjällä|asiakkaalla|henkilöllä|haltijalla|jäsenellä|vakuutetulla)';

export const finnish: GuideLanguage = {
  code: 'fi',
  levels: {
    high: 'korkea|hyväksy|hyväksytään',
    medium: 'keskitaso|kohtalainen',
    low: 'matala|alhainen',
    reject: 'hylkää|hylätään|hylätty|älä hyväksy|ei hyväksytä',
  },
  when: 'jos|kun|mikäli',
  give: 'anna|arvioi',
  lead: ['(että|jos|kun|mikäli)', `${EVIDENCE} (näyttää|osoittaa|vahvistaa), että`],
  aroundField: ['kenttä', 'kentän', 'arvo', 'sivulla', 'asiakirjassa', 'ilmoitettu'],
  attribute: { stands: 'before', holds: [`${HOLDER} on`] },
  and: ['ja', 'sekä'],
  or: ['tai', 'taikka'],
  oneOf: ['joko', 'jokin seuraavista', 'yksi seuraavista'],
  now: {
    before: ['(tällä hetkellä|edelleen|yhä|nyt|jo|nykyisin)'],
    today: [
      '(tänään|nyt|tällä hetkellä)',
      '(tarkistuspäivänä|tarkistushetkellä|tarkastushetkellä|tarkastuspäivänä|kuvauspäivänä|kuvakaappauksen päivänä)',
    ],
  },
  asked: ['(kysytty|kysymyksen|kyselyn) (henkilö|asiakas|jäsen)', '(henkilö|asiakas), jota (kysytään|kysymys koskee)'],
  notInValues:
    'ja on ei eivät ole paitsi mutta vain vähintään enintään alle yli ennen jälkeen viimeistään aikaisintaan näkyy puuttuu täytyy pitää kaikki jokainen välillä ehkä luultavasti joka',
  numbers: ['yksi', 'kaksi', 'kolme', 'neljä', 'viisi', 'kuusi', 'seitsemän', 'kahdeksan', 'yhdeksän', 'kymmenen'],
  relations: {
    between: ['on {bound} ja {to} välillä', 'on välillä {bound} ja {to}'],
    future: [
      'on (tulevaisuudessa|vielä edessä|tämän päivän jälkeen|tulossa)',
      'ei ole (umpeutunut|vanhentunut|mennyt umpeen|ohi|menneisyydessä)',
    ],
    past: ['on (menneisyydessä|umpeutunut|vanhentunut|mennyt umpeen|ohi|ennen tätä päivää)', 'ei ole tulevaisuudessa'],
    within_last: [
      'on (viimeisen|viimeisten|viimeksi kuluneen|kuluneen) [{n}] {unit} (ajalta|aikana|sisällä|sisältä)',
      'on (enintään|alle|korkeintaan) {n} {unit} (vanha|sitten)',
      'on (enintään|korkeintaan|alle) {n} {unit} vanha',
    ],
    older_than: [
      'on (yli|vähintään) {n} {unit} (vanha|sitten|takana)',
      '(alkoi|on alkanut) (yli|vähintään) {n} {unit} sitten',
    ],
    within_next: ['(on|päättyy|umpeutuu) (seuraavan|seuraavien) [{n}] {unit} (aikana|sisällä|kuluessa)'],
    ahead: ['on (vähintään|yli) {n} {unit} (päässä|kuluttua)', 'on voimassa (vähintään|vielä vähintään) {n} {unit}'],
    present: [`(on|on oltava) [selvästi|hyvin] ${SEEN} ${WHERE}`, `${SHOWN} [selvästi] ${WHERE}`],
    missing: ['puuttuu', 'puuttuvat', `ei ole ${SEEN} ${WHERE}`, `ei (näy|ilmene|löydy|käy ilmi) ${WHERE}`],
    none: ['on (nolla|0)'],
    negative: ['on (negatiivinen|miinuksella)'],
    ends_in: ['päättyy {values}'],
    not_before: [
      'on (aikaisintaan|vähintään) {bound}',
      'on {bound} tai (sen jälkeen|myöhemmin)',
      '[on] [voimassa] vähintään {bound} (asti|saakka)',
    ],
    not_after: ['on viimeistään {bound}', 'on {bound} tai (sitä ennen|aiemmin)'],
    after: ['on (jälkeen|myöhemmin kuin) {bound}', 'on {bound} jälkeen'],
    before: ['on (ennen|aiemmin kuin) {bound}'],
    at_least: ['on (vähintään|ainakin) {bound}', 'on {bound} tai (enemmän|yli|suurempi)'],
    at_most: ['on (enintään|korkeintaan) {bound}', 'on {bound} tai (vähemmän|alle|pienempi)', 'ei ylitä {bound}'],
    more_than: ['on (yli|enemmän kuin|suurempi kuin) {bound}', 'ylittää {bound}'],
    less_than: ['on (alle|vähemmän kuin|pienempi kuin) {bound}', 'alittaa {bound}'],
    differs: ['ei ole [enää] {values}', 'on (muu kuin|jokin muu kuin) {values}'],
    equals: ['(on|on oltava) [tasan|edelleen|yhä|tällä hetkellä] {values}', '(on nimeltään|vastaa) {values}'],
    never_became: ['ei ole [vielä] {values}'],
    became: ['on [jo] {values}'],
    other: ['(on eri|on toinen|poikkeaa|ei täsmää)'],
  },
  statements: {
    all_present: [`kaikki [vaaditut|pakolliset|pyydetyt] (kentät|tiedot|arvot) (näkyvät|ovat ${SEEN}|löytyvät)`],
    shows: [`${WHERE} (näkyy|on|mainitaan|lukee) {fields}`, `${EVIDENCE} (näyttää|sisältää|mainitsee) {fields}`],
    none_of: ['(ei|ei ole) {fields}', 'ilman {fields}'],
    lacks: [`${WHERE} ei (näy|ole|mainita) {fields}`, '{fields} puuttuu'],
    altered: [
      `${EVIDENCE} (on|näyttää olevan) (muokattu|muutettu|väärennetty|käsitelty|manipuloitu)`,
      `${EVIDENCE} (on|vaikuttaa) (muokatulta|väärennetyltä)`,
    ],
    unaltered: [`${EVIDENCE} (on muokkaamaton|ei ole muokattu|ei ole muutettu|ei ole väärennetty)`],
    unreadable: [`${EVIDENCE} (on epäselvä|on lukukelvoton|ei ole luettavissa|on sumea|on rajattu)`],
    readable: [`${EVIDENCE} (on|on oltava) [selvästi] (luettavissa|luettava|selkeä)`],
    ambiguous: [`${EVIDENCE} on (tulkinnanvarainen|moniselitteinen)`],
    contradictory: [`${EVIDENCE} on ristiriitainen`, 'tiedot ovat ristiriidassa [keskenään]'],
    foreign_site: [`${EVIDENCE} on (toiselta|väärältä|muulta) (sivustolta|sivulta)`],
    own_site: [`${EVIDENCE} on viralliselta (sivustolta|sivulta)`],
    somebody_else: [
      `${EVIDENCE} (koskee|esittää) (toista henkilöä|jotakuta muuta)`,
      `${EVIDENCE} kuuluu (toiselle henkilölle|jollekulle muulle)`,
    ],
    specimen: [`${EVIDENCE} on (esimerkki|malli|mallipohja|demo|näyte)`],
    picture: [`${EVIDENCE} on (kuvakaappaus|valokuva|kuva näytöstä)`],
  },
};
