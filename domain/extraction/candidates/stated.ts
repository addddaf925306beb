import { holdsValue } from '../cut.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { positionIn } from './position-told.ts';

/** What parts of whom or what a sentence speaks from what it says of that; longer ones first. */
const SAYS =
  /\s(?:(?:currently )?(?:amounts to|comes to|stands at|totals)|is currently|is now|s['’]élève(?: actuellement| au total| à ce jour)? à|est actuellement de|asciende(?: actualmente| en total)? a|ammonta(?: \p{L}+mente)? a|é de|es de|est de|è di|beläuft sich(?: (?:derzeit|aktuell|insgesamt|seit \p{L}+ \d{4}|seit dem [\d.]+ ?\p{L}* \d{4}))? auf|beträgt(?: (?:derzeit|aktuell|insgesamt|seit \p{L}+ \d{4}))?|bedraagt(?: \p{L}+)?|wynosi(?: \p{L}+)?|uppgår till|ascende a|ammonta in totale a|составля(?:ет|ют)|равн(?:а|о|яется)|складає|становить|възлиза на|ανέρχεται σ(?:ε|τα)|iznosi|znaša|činí|predstavuje|se ridică la|összege|moodustab|sudaro|sastāda|udgør|utgjør|lautet|isn't|is|are|ist|sind|est|sont|è|sono|é|são|es|son|jest|są|är|er|je|sú|jsou|on|este acela de|este acea de|este de|este|kitesz|равняется|дорівнює|е в размер на|ανέρχεται στο ποσό των|ορίζεται σε|είναι|yra|adalah|là)\s+/giu;
const ARTICLE =
  /^(?:the|a|an|your|der|die|das|ein|eine|einen|ihr|ihre|le|la|les|l'|un|une|votre|el|los|las|una|su|il|lo|i|gli|uno|o|os|as|um|uma|de|het|een|uw|en|ett|et|det|den|your|our|his|her|their)\s+/iu;
/** Where what is said ends. */
const ENDS =
  /[;()]|,(?!\d)|[.!?](?:\s|$)|\s(?:and|und|et|y|e|ed|en|i|och|og|but|aber|mais|pero|ma|sowie|as of|since|seit|depuis|desde|dal|sinds|od|sedan)\s/iu;
/** Whom somebody works as. */
const WORKS_AS =
  /\s(?:works? as|working as|employed as|position of|role of|post of|als|tätig als|en qualité de|en tant que|comme|como|in qualità di|come|na stanowisku|som|jako|ako|kao|kot|(?:в|на) (?:должности|посаді|длъжност(?:та)?)|в качестве|ως|în funcția de|pe postul de|na pozici|ve funkci|na pozícii|na radnom mjestu|na delovnem mestu|kaip|kā)\s+(?:(?:an?|een|un|une|una|um|uma|en|ett)\s+)?(\p{L}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){0,4})/giu;
const IS_OF_WORK =
  /(?<![\p{L}\p{M}])(?:employ\w*|works?|working|position|role|beschäftigt\w*|angestellt\w*|tätig|arbeitet|employée?|salariée?|travaille|empleado|empleada|trabaja|contratad[oa]|impiegat[oa]|lavora|assunt[oa]|dipendente|trabalha|empregad[oa]|werkzaam|dienst|zatrudnion[ya]|pracuje|anställd|ansat|ansatt|arbetar|zaměstnán\w*|zamestnan\p{L}*|zaposlen\p{L}*|angajat\p{L}*|salariat\p{L}*|lucreaz\p{L}*|desempeñ\p{L}*|labora|servicios|arbejder|arbeider|työskent\p{L}*|работа\p{L}*|трудит\p{L}*|принят\p{L}*|працю\p{L}*|работи|назначен\p{L}*|εργάζ\p{L}*|απασχολ\p{L}*|prest[ao]|serviço|strādā|dirba|töötab)(?!\p{L})/iu;
/** A negation turns round what is said. */
const NEGATED = /^(?:not|no|nicht|kein\p{L}*|pas|no|non|não|nie|niet|inte|ikke|ej)\s/iu;

const SHORTEST = 24;
const LONGEST = 1000;
const MOST_LABEL_WORDS = 5;
const MOST_VALUE_WORDS = 8;
const MOST_WORDS_BEFORE_DASH = 7;
const SENTENCES = /(?<=[.!?])(?<!(?:^|\s)\p{Lu}\.)\s+(?=\p{Lu})/u;
const PLAUSIBILITY = 0.74;

const withoutArticle = (text: string) => text.replace(ARTICLE, '');

/** Somebody with initials behind what is theirs: "Должностной оклад Черемисовой О. В." */
const WHOSE = /\s\p{Lu}[\p{L}\p{M}-]+(?:\s\p{Lu}\.)+$|(?:\s\p{Lu}\.)+\s\p{Lu}[\p{L}\p{M}-]+$/u;
/** An amount in figures, then in words: "96 400 (девяносто шесть тысяч четыреста) рублей". */
const SPELT_BEHIND = /(?<=\p{Nd})\s?\([^()\p{Nd}]{4,120}\)(?=\s\p{L})/u;
/** Before or after tax, behind an amount. */
const OF_TAX: readonly [RegExp, string][] = [
  [/\s(?:gross|brutto|bruts?|brutos?|lord[ioae]|bruto|brut)$/iu, 'gross amount'],
  [/\s(?:net|netto|nets?|netos?|nett[ioae]|líquidos?)$/iu, 'net amount'],
];

/** "The contract is permanent, full-time", "A retribuição base mensal é de 1.040,00 €". */
function saidOf(sentence: string, { parts }: Segment, candidates: Candidate[]): void {
  for (const { 0: verb, index } of sentence.matchAll(SAYS)) {
    const clause = sentence
      .slice(0, index)
      .split(/[,;:()]|\s(?:and|that|und|dass|et|que|y|e|che|en|dat|och|att|at|og|że)\s/u);
    const words = withoutArticle((clause.at(-1) ?? '').trim().replace(WHOSE, ''))
      .split(/\s+/)
      .filter(Boolean);
    const rest = sentence.slice(index + verb.length);
    // As long as what stands there, so that places stay.
    const shown = rest.replace(SPELT_BEHIND, words => '_'.repeat(words.length));
    const end = ENDS.exec(shown)?.index ?? rest.length;
    const value = rest
      .slice(0, end)
      .trim()
      .replace(/[.!?]$/, '');
    // Names of machines stand in no letter but where it tells a machine what to say.
    if (words.length === 0 || clause.at(-1)?.includes('_') || NEGATED.test(rest)) continue;
    if (value === '' || shown.slice(0, end).trim().split(/\s+/).length > MOST_VALUE_WORDS) continue;
    const label = words.slice(-MOST_LABEL_WORDS).join(' ');
    propose(candidates, {
      label,
      value: withoutArticle(value),
      plausibility: PLAUSIBILITY,
      source: 'prose',
      runs: parts,
    });
    const [, ofTax] = OF_TAX.find(([pattern]) => pattern.test(value)) ?? [];
    if (ofTax !== undefined && holdsValue('money', value))
      propose(candidates, { label: ofTax, value, plausibility: PLAUSIBILITY, source: 'prose', runs: parts });
  }
}

/** Languages that leave out "is" set a dash in its place: "Среднемесячный заработок за указанный период – 98 700,00 руб." */
const DASH = /\s-\s(?=\p{Nd})/u;

/** An amount behind a dash, at the end of a sentence. */
function amountBehindDash(sentence: string, { parts }: Segment, candidates: Candidate[]): void {
  const dash = DASH.exec(sentence);
  if (!dash) return;
  const value = sentence.slice(dash.index + dash[0].length).replace(/(?<!\.)(?<!руб|грн|р)\.$/u, '');
  const words =
    sentence
      .slice(0, dash.index)
      .split(/[,;:()]/u)
      .at(-1)
      ?.trim()
      .split(/\s+/) ?? [];
  if (words.length > MOST_WORDS_BEFORE_DASH || !holdsValue('money', value) || /[;:]/u.test(value)) return;
  for (const size of [2, 3, words.length])
    propose(candidates, {
      label: words.slice(0, size).join(' '),
      value,
      plausibility: PLAUSIBILITY,
      source: 'prose',
      runs: parts,
    });
}

/** "employed … as a Customs Coordinator": what somebody is, in a sentence that speaks of work. */
function workOf(sentence: string, { parts }: Segment, candidates: Candidate[]): void {
  if (!IS_OF_WORK.test(sentence)) return;
  for (const { 1: said = '', index } of sentence.matchAll(WORKS_AS)) {
    const capital = /^(?:\p{Lu}[\p{L}'’.-]*)(?:\s(?:(?:of|and|de|des|für|di|&)\s)?\p{Lu}[\p{L}'’.-]*)*/u.exec(
      said,
    )?.[0];
    const value = (positionIn(sentence.slice(index)) ?? capital ?? said.split(/\s/)[0] ?? '').replace(/[.,]$/, '');
    propose(candidates, { label: 'position', value, plausibility: PLAUSIBILITY, source: 'prose', runs: parts });
  }
}

/**
 * What the sentences of a letter say of whom they speak of, by the verb between. On pages of sites anybody writes sentences:
 * what has no markup is a document.
 */
export function statedCandidates(segment: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (segment.tag !== '') return candidates;
  if (segment.text.length < SHORTEST || segment.text.length > LONGEST) return candidates;
  for (const sentence of segment.text.split(SENTENCES)) {
    saidOf(sentence, segment, candidates);
    workOf(sentence, segment, candidates);
    amountBehindDash(sentence, segment, candidates);
  }
  return candidates;
}
