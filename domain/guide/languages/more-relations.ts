import type { Relation } from './language.ts';

type Phrases = Readonly<Partial<Record<Relation, readonly string[]>>>;

/**
 * Phrases of languages that say of an amount on which side of nothing it is, of a sign how it begins, and of a day how long it is
 * still to go; as a language's own relations are written.
 */
export const MORE_RELATIONS: Readonly<Record<string, Phrases>> = {
  en: {
    positive: [
      '[is|are|must be|should be|has to be] (positive|above zero|greater than zero|more than zero|over zero|in credit|in the black)',
    ],
    not_negative: [
      '[is|are|must|should|has to] (not|never) [be] (negative|below zero|overdrawn|in the red|in debit)',
      "(isn't|aren't) (negative|below zero|overdrawn|in the red)",
      'zero or more',
    ],
    begins_with: ['[is|must] (begins with|starts with|begin with|start with|beginning with|starting with) {values}'],
    ahead: [
      '[is|are|must be] [still] valid for [another|a further] {n} more {unit}',
      '[is|are|must be] [still] valid for (another|a further|the next) {n} {unit} [at least|minimum|or more]',
      '[has|have|with] (at least|more than|no less than|a minimum of|minimum) {n} {unit} (left|remaining|to run|to go)',
      '[has|have|with] {n} [or more] {unit} [or more] (left|remaining|to run|to go)',
      '[has|have|with] (at least|more than|no less than|minimum) {n} {unit} of validity [left|remaining]',
    ],
  },
  de: {
    positive: ['(ist|liegt) (positiv|im plus|über null|im haben)', '(positiv|im plus|über null)'],
    not_negative: ['(ist|liegt) nicht (negativ|im minus|überzogen|unter null)', 'nicht (negativ|im minus|überzogen)'],
    begins_with: ['(beginnt|beginnen|fängt an|fangen an) mit {values}'],
    ahead: ['[ist|gilt] noch (mindestens|wenigstens|minimum) {n} {unit} [gültig|lang|länger]'],
  },
  fr: {
    positive: ['[est|doit être] (positif|positive|créditeur|créditrice|supérieur à zéro|au-dessus de zéro)'],
    not_negative: ["(n'est pas|non|ne doit pas être) (négatif|négative|à découvert|débiteur|débitrice)"],
    begins_with: ['(commence|débute) par {values}'],
    ahead: ['[est] [encore] (valable|valide) [encore] (au moins|pendant au moins) {n} {unit}'],
  },
  es: {
    positive: ['[es|está|sea|esté] (positivo|positiva|a favor|mayor que cero|por encima de cero)'],
    not_negative: ['no [es|está|sea|esté] (negativo|negativa|en números rojos|en descubierto)'],
    begins_with: ['(empieza|comienza) (por|con) {values}'],
    ahead: ['[es|sea|sigue] (válido|válida|vigente) (al menos|como mínimo|por lo menos) {n} {unit} más'],
  },
  it: {
    positive: ['[è|sia|deve essere] (positivo|positiva|in attivo|a credito|sopra lo zero|superiore a zero)'],
    not_negative: ['non [è|sia|deve essere] (negativo|negativa|in rosso|scoperto)'],
    begins_with: ['(inizia|comincia) (con|per) {values}'],
  },
  pt: {
    positive: ['[é|está|seja|esteja] (positivo|positiva|credor|acima de zero|superior a zero)'],
    not_negative: ['não [é|está|seja|esteja] (negativo|negativa|no vermelho|a descoberto|devedor)'],
    begins_with: ['(começa|inicia) (com|por) {values}'],
  },
  nl: {
    positive: ['[is|staat|moet] (positief|boven nul|in de plus) [zijn|staan]'],
    not_negative: ['[is|staat|mag] niet (negatief|rood|in het rood|in de min) [zijn|staan]'],
    begins_with: ['(begint|beginnen) met {values}'],
  },
  sv: {
    positive: ['[är|ska vara] (positivt|positiv|över noll|på plus)'],
    not_negative: ['[är] (inte|ej) (negativt|negativ|på minus|övertrasserat)'],
    begins_with: ['börjar (med|på) {values}'],
  },
  da: {
    positive: ['[er] (positiv|positivt|over nul|i plus)'],
    not_negative: ['[er] ikke (negativ|negativt|i minus|overtrukket)'],
    begins_with: ['(begynder|starter) med {values}'],
  },
  no: {
    positive: ['[er] (positiv|positivt|over null|i pluss)'],
    not_negative: ['[er] ikke (negativ|negativt|i minus|overtrukket)'],
    begins_with: ['(begynner|starter) (med|på) {values}'],
  },
  pl: {
    positive: ['[jest] (dodatni|dodatnia|dodatnie|na plusie|powyżej zera)'],
    not_negative: ['nie jest (ujemny|ujemna|ujemne|na minusie)'],
    begins_with: ['zaczyna się (od|na) {values}'],
  },
  cs: {
    positive: ['[je] (kladný|kladná|kladné|v plusu|nad nulou)'],
    not_negative: ['není (záporný|záporná|záporné|v minusu)'],
    begins_with: ['začíná (na|číslicemi) {values}'],
  },
};
