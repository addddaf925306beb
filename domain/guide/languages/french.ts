import type { GuideLanguage } from './language.ts';

const IS = '(est|sont|était|doit être|doivent être|soit|soient)';
const MAY_BE = "[est|sont|doit être|doivent être|soit|se situe|est de|s'élève à|est d'|de]";
const DID = '(a été|ont été|est|sont|fut|doit avoir été|ait été) {verb}';
const HOLDER = '(utilisateur|client|cliente|membre|titulaire|abonné|abonnée|personne)';
const SEEN =
  '(visible|visibles|lisible|lisibles|affiché|affichée|affichés|affichées|présent|présente|présents|présentes|indiqué|indiquée|indiqués|nommé|nommée|mentionné|mentionnée|visible et lisible|visibles et lisibles)';
const FIELDS = '(champs|informations|valeurs|données|détails)';
const WHICH = '[les|des] ';
const REQUIRED = '[requis|requises|demandés|demandées|obligatoires|nécessaires]';
const EVIDENCE =
  "[la|le|l'|les|une|un] (page|capture|capture d'écran|preuve|document|image|justificatif|fichier|écran)";

export const french: GuideLanguage = {
  code: 'fr',
  levels: {
    high: 'élevée?|haute?|forte?|accepter|acceptez|accepte|approuver|approuvez|valider|validez',
    medium: 'moyenne?',
    low: 'faible|basse?',
    reject:
      "rejeter|refuser|rejet|refus|ne pas accepter|n'acceptez pas|ne pas approuver|ne pas valider|refuser|refusez",
  },
  when: 'si|quand|lorsque|dès lors que|à condition que|pourvu que|tant que',
  give: 'donner|attribuer|noter|acceptation|alors|une|un',
  lead: [
    "(que|qu'|si|s'|quand|lorsque|et|ou|alors)",
    `${EVIDENCE} (montre|indique|affiche|confirme|prouve) (que|qu')`,
    "(le|la|les|l'|un|une)",
  ],
  aroundField: [
    'le',
    'la',
    'les',
    "l'",
    'un',
    'une',
    'du',
    'de la',
    "de l'",
    'valeur',
    'champ',
    'la valeur du',
    'la valeur de',
    'le champ',
    'sur la page',
    "sur l'image",
    'sur la capture',
    'sur le document',
    'dans le document',
  ],
  attribute: {
    stands: 'behind',
    holds: [
      `[le|la|l'|l' |un|une] ${HOLDER} (a|possède|détient|dispose) [d'] [un|une|le|la]`,
      '(a|possède|détient) (un|une|le|la)',
    ],
  },
  and: ['et', 'ainsi que'],
  or: ['ou', 'ou bien'],
  oneOf: ['soit', "l'un de", "l'une de", "l'un des suivants", "l'une des valeurs", "l'une des valeurs suivantes"],
  now: {
    before: ["(actuellement|toujours|encore|déjà|bien|en état|à l'état)"],
    today: [
      "(aujourd'hui|actuellement|ce jour|à ce jour)",
      '(au|à la|le) (jour|date|moment) (du contrôle|de la vérification|de la demande|de la capture|du relevé|de la consultation)',
      "au jour d'aujourd'hui",
      'à la date (du jour|du contrôle|de la vérification|de la demande|de la capture)',
    ],
  },
  asked: [
    '[la] (personne|membre|cliente|client) (demandée|en question|concernée|dont il est question|recherchée|nommée dans la demande|de la demande)',
  ],
  place: {
    inside: ['à', 'dans', 'située à', 'situé à', 'dans la ville de', 'en'],
    outside: ['hors de', 'en dehors de'],
  },
  notInValues:
    'et est sont était sauf mais seulement si quand que moins plus au-dessus au-dessous passé futur avant après dans manquant visible lisible affiché présent pas ne jamais ni toujours doit tous toutes chaque entre probablement semble',
  numbers: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  relations: {
    between: [`${MAY_BE} (compris entre|comprise entre|entre) {bound} et {to}`],
    future: [
      `${MAY_BE} (dans le futur|dans l'avenir|à venir|future|postérieure à aujourd'hui|après aujourd'hui)`,
      "n'est pas (expiré|expirée|encore expirée|encore expiré|passée|dépassée|dans le passé)",
    ],
    past: [`${MAY_BE} (dans le passé|passée|dépassée|expirée|antérieure à aujourd'hui|avant aujourd'hui)`, 'a expiré'],
    within_last: [
      `${MAY_BE} [datée|daté] (dans|au cours|de moins) (les|des|de) [{n}] (derniers|dernières) {unit}`,
      `${MAY_BE} [datée|daté] (dans|au cours) (le|la|du|de la) (dernier|dernière) {unit}`,
      `${MAY_BE} [datée de|daté de] moins de {n} {unit}`,
      'date de moins de {n} {unit}',
      `${DID} (dans|au cours) (les|des) [{n}] (derniers|dernières) {unit}`,
      `${DID} (il y a|depuis) moins de {n} {unit}`,
      `${MAY_BE} (il y a|depuis) moins de {n} {unit}`,
      '(date de|est daté de|est datée de|daté de|datée de|a) (moins de|au plus) {n} {unit}',
      '[est|a été] [émis|émise|daté|datée|établi|établie] (au cours des|dans les|il y a moins de) [derniers|dernières] {n} [derniers|dernières] {unit}',
    ],
    older_than: [
      `${MAY_BE} (datée de|daté de) plus de {n} {unit}`,
      'date de plus de {n} {unit}',
      `${DID} il y a (plus de|au moins) {n} {unit}`,
      `${MAY_BE} il y a (plus de|au moins) {n} {unit}`,
      "[est|a été|sont] [entré] (depuis|il y a) (plus de|plus d'|au moins) {n} {unit}",
    ],
    within_next: [
      `${MAY_BE} dans les [{n}] (prochains|prochaines) {unit}`,
      `${MAY_BE} dans (moins de|au plus|au maximum) {n} {unit}`,
    ],
    ahead: [
      `${MAY_BE} dans (au moins|plus de|au minimum) {n} {unit}`,
      `${MAY_BE} (éloignée|éloigné|distante|distant) d'au moins {n} {unit}`,
      `${MAY_BE} au moins {n} {unit} (dans le futur|plus tard|à l'avance)`,
      '(expire|expirent|se termine|arrive à échéance) dans (au moins|plus de) {n} {unit}',
      "(n'expire pas|ne se termine pas) dans les {n} (prochains|prochaines) {unit}",
      `${IS} (encore valable|encore valide|valable|valide) [pendant] (au moins|plus de) {n} {unit}`,
    ],
    present: [`${IS} [clairement|bien|tous|toutes] ${SEEN}`, '(apparaît|apparaissent|figure|figurent)'],
    missing: [
      `${IS} (absent|absente|absents|manquant|manquante|manquants|illisible|illisibles|masqué|masquée)`,
      `(n'est pas|ne sont pas|n'est) ${SEEN}`,
      'manque',
      "(n'apparaît pas|ne figure pas|n'apparaissent pas)",
    ],
    none: [
      "(est|sont|est de|s'élève à) (nul|nulle|nuls|nulles|zéro|néant)",
      '(est|sont) (soldé|soldée|soldés|soldées)',
    ],
    negative: [`${IS} (négatif|négative|à découvert|débiteur|débitrice)`],
    ends_in: ['(se termine|finit) par {values}'],
    other: [`${IS} (différent|différente|un autre|une autre)`, '(ne correspond pas|diffère)'],
    not_before: [
      `${MAY_BE} (au plus tôt le|à partir du|pas avant le|le ou après le) {bound}`,
      `n'est pas (avant|antérieure au) {bound}`,
      `${MAY_BE} {bound} ou plus tard`,
      "[est|sont] [valable|valide] (au moins jusqu'au|jusqu'au moins|au moins jusqu'en|jusqu'au moins le|jusqu'en|jusqu'au) {bound} [au moins|ou plus tard]",
    ],
    not_after: [
      `${MAY_BE} (au plus tard le|jusqu'au|pas après le|le ou avant le) {bound}`,
      "n'est pas (après|postérieure au) [le] {bound}",
    ],
    after: [
      `${DID} après [le] {bound}`,
      `${MAY_BE} (après le|après|postérieure au|postérieur au|ultérieure au) {bound}`,
    ],
    before: [`${DID} avant [le] {bound}`, `${MAY_BE} (avant le|avant|antérieure au|antérieur au) {bound}`],
    at_least: [
      `${MAY_BE} (au moins|d'au moins|au minimum|au minimum de|au minimum à|supérieur ou égal à|supérieure ou égale à) [de] {bound}`,
      `${MAY_BE} (de|d') {bound} ou plus`,
      `${MAY_BE} {bound} ou (plus|davantage|au-dessus)`,
      "n'est pas (inférieur|inférieure) à {bound}",
    ],
    at_most: [
      `${MAY_BE} (au plus|d'au plus|au maximum|au maximum de|jusqu'à|inférieur ou égal à|inférieure ou égale à) [de] {bound}`,
      `${MAY_BE} {bound} ou moins`,
      'ne dépasse pas {bound}',
    ],
    more_than: [`${MAY_BE} (plus de|supérieur à|supérieure à|au-dessus de) {bound}`, 'dépasse {bound}'],
    less_than: [`${MAY_BE} (moins de|inférieur à|inférieure à|au-dessous de|en dessous de) {bound}`],
    differs: [
      "(n'est pas|n'est plus|ne sont pas|ne doit pas être) [égal à|égale à] {values}",
      `${IS} (autre que|autre chose que|différent de|différente de|tout sauf) {values}`,
    ],
    equals: [`${IS} [égal à|égale à|exactement|soit|de] {values}`, "(indique|affiche|s'élève à|vaut) {values}"],
    never_became: ["(n'a pas|n'ont pas) [encore|été|encore été] {values}"],
    became: ['(a|ont) [déjà|été|déjà été] {values}'],
  },
  statements: {
    all_present: [
      `(tous|toutes) ${WHICH}${FIELDS} ${REQUIRED}`,
      `(tous|toutes) ${WHICH}${FIELDS} ${REQUIRED} ${IS} [clairement] ${SEEN}`,
    ],
    none_present: [`(aucun|aucune) (champ|information|valeur|donnée) (trouvé|trouvée|visible|n'est visible)`],
    some_missing: [
      `(certains|certaines|un ou plusieurs) ${FIELDS} ${REQUIRED} (manquent|sont manquants|sont manquantes|sont absents|sont illisibles)`,
    ],
    shows: [`${EVIDENCE} (montre|affiche|contient|indique|mentionne) [clairement] {fields}`],
    none_of: [
      "(aucun|aucune|pas de|pas d'|zéro) {fields} [en cours|à payer|dû|due|dus|dues]",
      "il n'y a (aucun|aucune|pas de|pas d') {fields}",
      "(n'a|sans|n'a pas|n'a pas de|n'a aucun|n'a aucune) {fields}",
    ],
    lacks: [
      `${EVIDENCE} (ne montre pas|n'affiche pas|ne contient pas|n'indique pas) {fields}`,
      '(aucun|aucune|pas de) {fields}',
    ],
    altered: [
      `${EVIDENCE} (est|a été|semble|paraît|semble avoir été) (modifié|modifiée|altéré|altérée|falsifié|falsifiée|retouché|retouchée|truqué|truquée)`,
      `${EVIDENCE} (présente|montre) des (traces|signes) de (modification|falsification|retouche|manipulation)`,
    ],
    unaltered: [
      `${EVIDENCE} n'(est|a) pas (été modifié|été modifiée|été altéré|été altérée|modifié|modifiée|altéré|altérée)`,
    ],
    unreadable: [
      `${EVIDENCE} est (illisible|floue|flou|incomplète|incomplet|tronquée|tronqué|coupée|coupé)`,
      `${EVIDENCE} n'est pas (lisible|visible)`,
    ],
    readable: [`${EVIDENCE} (est|doit être) [clairement|bien] (lisible|visible)`],
    ambiguous: [`${EVIDENCE} est (ambiguë|ambigu|ambigüe|incertaine|incertain)`],
    contradictory: [
      `${EVIDENCE} (se contredit|est contradictoire)`,
      '(informations|données|valeurs) (se contredisent|sont contradictoires)',
    ],
    instructing: [
      `${EVIDENCE} contient des instructions (pour|à|adressées à|destinées à) (l'examinateur|le réviseur|l'ia|le modèle|au réviseur)`,
    ],
    somebody_else: [
      `${EVIDENCE} (montre|concerne|appartient à|est celle de|est celui de) (une autre personne|quelqu'un d'autre|un autre client)`,
    ],
    specimen: [
      `${EVIDENCE} est [seulement|uniquement] (un exemple|un modèle|un spécimen|une démo|une maquette|un échantillon)`,
    ],
    picture: [`${EVIDENCE} est (une capture d'écran|une photo|une photo d'écran)`],
    foreign_site: [
      `${EVIDENCE} (provient|vient) d'un autre (site|domaine)`,
      `${EVIDENCE} ne provient pas du site officiel`,
    ],
    own_site: [`${EVIDENCE} (provient|vient) du site officiel`],
  },
};
