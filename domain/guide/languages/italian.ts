import type { GuideLanguage } from './language.ts';

const IS = '(è|sono|sia|siano|deve essere|devono essere|risulta|risultano)';
const MAY_BE = '[è|sono|sia|deve essere|devono essere|risulta|è di|deve essere di|ammonta a]';
const SEEN =
  '(visibile|visibili|leggibile|leggibili|presente|presenti|indicato|indicata|mostrato|mostrata|riportato|riportata|visibile e leggibile)';
const EVIDENCE = "[la|il|l'|lo|una|un] (pagina|schermata|documento|immagine|prova|screenshot|file)";
const HOLDER = '(utente|cliente|titolare|socio|socia|persona|membro|abbonato|abbonata)';

export const italian: GuideLanguage = {
  code: 'it',
  levels: {
    high: 'alta|alto|accettare|accetta|approvare|approva',
    medium: 'media|medio',
    low: 'bassa|basso',
    reject: 'rifiutare|rifiuta|rifiuto|respingere|non accettare|non approvare|rifiutare|rifiuta',
  },
  when: 'se|quando|purché|qualora|a condizione che',
  give: 'assegnare|accettazione|come|allora',
  lead: ['(che|se|quando|allora)', `${EVIDENCE} (mostra|indica|conferma) che`, "(il|lo|la|l'|i|gli|le|un|una|un')"],
  aroundField: [
    'il',
    'lo',
    'la',
    "l'",
    'i',
    'gli',
    'le',
    'del',
    'della',
    "dell'",
    'un',
    'una',
    'valore',
    'campo',
    'nella pagina',
    'sulla pagina',
    'nel documento',
  ],
  attribute: {
    stands: 'behind',
    holds: [`[il|lo|la|l'|un|una] ${HOLDER} (ha|possiede) [un|una|il|la]`, '(ha|possiede) (un|una|il|la)'],
  },
  and: ['e', 'ed', 'nonché'],
  or: ['o', 'oppure', 'ovvero'],
  oneOf: ['uno di', 'una di', 'uno dei seguenti', 'uno tra', 'una tra'],
  now: {
    before: ['(attualmente|ancora|tuttora|già|come|in stato|nello stato)'],
    today: [
      '(oggi|attualmente|adesso|al momento|ad oggi)',
      '(alla data|al momento|il giorno|nel giorno) (della verifica|del controllo|della richiesta|della consultazione|della schermata|della cattura)',
      'alla data (odierna|di oggi)',
    ],
  },
  asked: [
    '[la|il|lo] (persona|cliente|titolare|socio) (richiesta|richiesto|in questione|indicata nella domanda|indicato nella domanda|di cui si chiede)',
  ],
  place: { inside: ['a', 'nella città di', 'nel comune di', 'in'], outside: ['fuori da'] },
  notInValues:
    'è sono salvo eccetto però soltanto solo quando meno più almeno massimo passato futuro prima dopo entro visibile leggibile presente non mai né sempre deve tutti tutte ogni tra probabilmente sembra',
  numbers: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  relations: {
    between: [`${MAY_BE} [compreso|compresa] tra {bound} e {to}`],
    future: [
      `${MAY_BE} (nel futuro|futura|successiva a oggi|posteriore a oggi|dopo oggi)`,
      'non (è scaduta|è scaduto|è ancora scaduta|è passata|è nel passato)',
    ],
    past: [`${MAY_BE} (nel passato|passata|precedente a oggi|anteriore a oggi|prima di oggi|già passata)`],
    within_last: [
      `${MAY_BE} (negli|nei|nelle|entro gli|entro i) (ultimi|ultime) [{n}] {unit}`,
      '(ha|risale a) meno di {n} {unit} [fa]',
      'non ha più di {n} {unit}',
      '(ha|hanno) meno di {n} {unit}',
      '(emesso|emessa|rilasciato|rilasciata) (negli ultimi|da meno di) {n} {unit}',
    ],
    older_than: [
      `${MAY_BE} [di] (più di|oltre|almeno) {n} {unit} fa`,
      '(risale a) (più di|oltre|almeno) {n} {unit} fa',
      '[è|sono] (da|da oltre) [almeno|più di] {n} {unit}',
    ],
    within_next: [`${MAY_BE} (nei|entro i|entro le|nelle) (prossimi|prossime) [{n}] {unit}`],
    present: [`${IS} [chiaramente|ben] ${SEEN}`, '(compare|compaiono|appare|appaiono|figura)'],
    missing: [
      '(manca|mancano)',
      `non ${IS} ${SEEN}`,
      'non (compare|compaiono|appare|appaiono|figura)',
      `${IS} (assente|illeggibile)`,
    ],
    none: [`${IS} (zero|nullo|nulla)`],
    negative: [`${IS} (negativo|negativa|in rosso|scoperto)`],
    ends_in: ['(termina|finisce) (con|per|in) {values}'],
    other: [`${IS} (un altro|un'altra|diverso|diversa|differente)`, '(non corrisponde|non coincide|differisce)'],
    not_before: [
      `${MAY_BE} (a partire dal|non prima del|dal) {bound}`,
      `${MAY_BE} [il] {bound} o (successiva|dopo)`,
      '[è|dura] [valido|valida] (almeno fino al|almeno fino a|fino almeno al) {bound}',
      'non scade prima del {bound}',
    ],
    not_after: [`${MAY_BE} (entro il|non oltre il|non dopo il) {bound}`],
    after: [`${MAY_BE} (dopo il|successiva al|posteriore al) {bound}`, 'scade dopo il {bound}'],
    before: [`${MAY_BE} (prima del|precedente al|anteriore al) {bound}`],
    at_least: [
      `${MAY_BE} (almeno|di almeno|non inferiore a|pari o superiore a|maggiore o uguale a) {bound}`,
      `${MAY_BE} {bound} o più`,
    ],
    at_most: [
      `${MAY_BE} (al massimo|non superiore a|non più di|minore o uguale a) {bound}`,
      'non supera [i|gli] {bound}',
    ],
    more_than: [`${MAY_BE} (più di|superiore a|maggiore di|oltre) {bound}`, 'supera [i|gli] {bound}'],
    less_than: [`${MAY_BE} (meno di|inferiore a|minore di|sotto i) {bound}`],
    differs: [
      '(non|non più) (è|sono|sia|deve essere|risulta) [più] [uguale a] {values}',
      'non {values}',
      `${IS} (diverso da|diversa da|qualsiasi cosa tranne) {values}`,
    ],
    equals: [
      `${IS} [ancora|esattamente|uguale a] {values}`,
      '(indica|mostra) {values}',
      '(si chiama|corrisponde a|coincide con) {values}',
    ],
    never_became: ['non (è stato|è stata|sono stati|sono state) {values}'],
    became: ['(è stato|è stata|sono stati|sono state) {values}'],
  },
  statements: {
    all_present: [`tutti i (campi|dati|valori) [richiesti|obbligatori|necessari] ${IS} [chiaramente] ${SEEN}`],
    shows: [`${EVIDENCE} (mostra|contiene|indica|riporta) [chiaramente] {fields}`, '(compare|appare|figura) {fields}'],
    none_of: [
      '(nessun|nessuna|nessuno|senza) {fields} [in sospeso|dovuto|dovuta]',
      'non (ci sono|risultano|vi sono|ha|esistono) {fields}',
    ],
    lacks: [`${EVIDENCE} non (mostra|contiene|indica|riporta) {fields}`, '(manca|mancano) {fields}'],
    altered: [
      `${EVIDENCE} (è|è stata|è stato|sembra) (alterata|alterato|modificata|modificato|manipolata|manipolato|falsificata|falsificato)`,
    ],
    unaltered: [`${EVIDENCE} non (è|è stata|è stato) (alterata|alterato|modificata|modificato|manipolata|manipolato)`],
    unreadable: [`${EVIDENCE} (è illeggibile|non è leggibile|è sfocata|è sfocato|è tagliata|è tagliato)`],
    readable: [`${EVIDENCE} (è|deve essere) [chiaramente|ben] (leggibile|visibile)`],
    contradictory: [`${EVIDENCE} (si contraddice|è contraddittoria|è contraddittorio)`],
    somebody_else: [
      `${EVIDENCE} (mostra|appartiene a|riguarda|è di) (un'altra persona|qualcun altro|un altro cliente)`,
    ],
    specimen: [`${EVIDENCE} è [solo|soltanto] (un esempio|un modello|un facsimile|una demo|un campione)`],
    picture: [`${EVIDENCE} è (uno screenshot|una foto|una fotografia|uno schermata)`],
    foreign_site: [`${EVIDENCE} (proviene|viene) da un altro sito`],
    own_site: [`${EVIDENCE} (proviene|viene) dal sito ufficiale`],
  },
};
