import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import { mayBeOver } from '../reading/plain-states.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { areOfMatter, isGoingOn, isHolding } from './bag-of-words.ts';
import { isExpiry } from './expiry.ts';
import type { Relation } from './languages/language.ts';
import { PIECES } from './languages/pieces/all-pieces.ts';
import { listed } from './languages/pieces/pieces.ts';
import type { ReadingContext } from './reading-context.ts';
import { uninflected } from './uninflected.ts';
import { expiryMeant } from './validity-clause.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

/** What papers are called, by the beginnings of their words. */
const PAPER =
  /^(?:letters?|bills?|invoices?|documents?|certificates?|statements?|payslips?|slips?|receipts?|extracts?|reports?|briefs?|schreiben|rechnung|bescheinigung|nachweis|beleg|abrechnung|auszug|kontoauszug|dokument|lettre|facture|attestation|relevé|releve|bulletin|justificatif|carta|factura|certificado|recibo|extracto|nómina|nomina|documento|justificante|fatura|conta|extrato|comprovante|certificato|fattura|bolletta|estratto|brief|factuur|afschrift|verklaring|faktura|fakturan|räkning|räkningen|intyg|intyget|utdrag|utdraget|lönespecifikation|regning|regningen|lasku|laskun|todistus|zaświadczenie|rachunek|wyciąg|vyúčtování|potvrzení|výpis|справка|счёт|счет|выписка|довідка|рахунок|számla|igazolás|fatura|belge|adeverință|factură|λογαριασμός|βεβαίωση|τιμολόγιο)$/iu;
/** Verbs of coming about and of beginning, which say no more than what is asked of the day. */
const ISSUED =
  /^(?:issued|dated|made|sent|printed|written|old|ausgestellt|erstellt|datiert|alt|émis|émise|daté|datée|établi|établie|emitid[oa]|emissão|expedid[oa]|fechad[oa]|emess[oa]|rilasciat[oa]|uitgegeven|oud|utfärdat|utfärdad|gammalt|gammal|udstedt|utstedt|wystawion[eya]|vystaven[áoý]|выдан[ао]?|видан[ао]?|is|est|es|ist|är|é|è|er)$/iu;
const BEGAN =
  /^(?:employed|worked|working|gearbeitet|arbeitet|travaille|trabaja|trabajando|trabalha|lavora|werkt|gewerkt|arbetat|arbejdet|arbeidet|pracuje|began|begun|started|since|joined|member|registered|moved|customer|there|tenant|subscribed|connected|effective|angestellt|beschäftigt|mitglied|kunde|gemeldet|entré|entrée|embauché|embauchée|inscrit|inscrite|empleado|empleada|contratado|contratada|empregado|empregada|assunto|assunta|dipendente|in|dienst|anställd|medlem|ansat|ansatt|has|have|been|har|været|vært|varit|ist|hat|seit|gewesen|est|été|ha|sido|tem|è|stato|stata|is|geweest|ollut|jest|był[ao]?|je|byl[ao]?|este|fost|zatrudnion[ya]|zaměstnán[a]?|работает|працює|підключено|подключ[её]н)$/iu;
/** Days of something else than of the paper itself. */
const OTHER_DAYS: readonly Concept[] = [
  'start',
  'joined',
  'birth',
  'due',
  'renewal',
  'graduation',
  'departure',
  'arrival',
  'upcoming',
  'next',
  'cancelledOn',
  'lastVisit',
];
const BEGINNINGS: readonly Concept[] = ['start', 'joined'];
/** By which the name of a field says that something goes on from its day: "anställd_sedan". */
const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|sedan|siden)(?!\p{L})/iu;

const among = (kind: 'paper' | 'issued') => {
  const words = new Set([...PIECES.values()].flatMap(pieces => listed(pieces[kind])));
  return (word: string) => words.has(word.toLowerCase());
};
const [isPieceOfPaper, isMade] = [among('paper'), among('issued')];
/** Whether a word calls a paper by its kind: "letter", "factura". */
export const isPaperWord = (word: string): boolean => PAPER.test(word) || isPieceOfPaper(word);
const isIssued = (word: string) => ISSUED.test(word) || isMade(word);

/** Whether a word calls a paper by its kind, or says that it was made. */
export const isOfPaper = (word: string): boolean => isPaperWord(word) || isIssued(word);

const isOfAny = (field: Field, concepts: readonly Concept[]) =>
  concepts.some(concept => names(meaningOfField(field), concept));
const wordsIn = (text: string) => text.split(/[\s'’]+/u).filter(word => word !== '');

function onlyOf(fields: readonly Field[], is: (field: Field) => boolean): Field | null {
  const [field, ...others] = fields.filter(one => fieldType(one) === 'date' && is(one));
  return field && others.length === 0 ? field : null;
}

const areOf = (words: readonly string[], field: Field, context: ReadingContext, pattern: RegExp) =>
  words.every(
    word =>
      pattern.test(word) ||
      (stateOf(word) === null && areOfMatter(meaningOf(uninflected(word)), { ...context, fields: [field], query: '' })),
  );

/** Words for a beginning that name a day by themselves: "fecha de apertura", "date d'effet". */
const BEGINNING =
  /^(?:entry|inträde|inträdesdatum|inträdesdag|eintritt|eintrittsdatum|beitritt|ingreso|ingresso|adhésion|adhesión|adesão|adesione|toetreding|wstąpienia|przystąpienia|vstupu|indtræden|indmeldelse|innmelding|liittymispäivä|belépés|katılım|opening|apertura|abertura|ouverture|effet|eröffnung|otwarcia|rozpoczęcia|otevření|zahájení|zřízení|открытия|відкриття|açılış|deschidere|deschiderii|ανοίγματος|öppnad|öppningsdatum|åpnet|oprettet|nyitás)$/iu;
/** Whether something began on the day that a field asks for. */
export const isBeginning = (field: Field): boolean =>
  !isExpiry(field) &&
  (isOfAny(field, BEGINNINGS) || `${field.name} ${field.description}`.split(/[\s_'’-]+/u).some(isWordOfBeginning));
/** Whether a word alone says that something begins. */
export const isWordOfBeginning = (word: string): boolean =>
  BEGINNING.test(word) || BEGINNINGS.some(concept => names(meaningOf(word), concept));

/** The day on which a paper was made that some words name: "the letter", "emitida"; null where another day could be meant. */
export function dayOfPaper(words: string, context: ReadingContext): Field | null {
  const isSince = ({ name }: Field) => SINCE.test(name.replace(/[_-]+/g, ' '));
  const field = onlyOf(context.fields ?? [], one => !isExpiry(one) && !isSince(one) && !isOfAny(one, OTHER_DAYS));
  const parts = wordsIn(words);
  const isPlain = (word: string) => isPaperWord(word) || isIssued(word);
  const isNamed = parts.some(isPlain);
  return field &&
    isNamed &&
    areOf(
      parts.filter(word => !isPlain(word)),
      field,
      context,
      PAPER,
    )
    ? field
    : null;
}

/** Of what somebody is a member, where the query asks of just that: "member of the forum". */
function withoutPlace(words: string, query: string): string {
  const asked = folded(query);
  return words.replace(/ (?:of|at|with|in) (?:the |this |that )?(\p{L}+)$/iu, (whole, place: string) =>
    new RegExp(`(?<!\\p{L})${folded(place)}(?!\\p{L})`, 'u').test(asked) ? '' : whole,
  );
}

/** Verbs by which it is said of a thing that it came about, and no more. */
const DONE = /^(?:done|made|received|performed|conducted|taken|given|held|carried)$/iu;

/** The one day of what was done: "the verification" that "was done", "the last payment" that "was received". */
export const dayOfDoing = (subject: string, verb: string, referred: ReadingContext['referred']): Field | null =>
  DONE.test(verb) ? referred(subject, 'date') : null;

/** Whether a field asks for the day on which something ended or will end. */
const isOfEnd = (field: Field) =>
  fieldType(field) === 'date' && (isExpiry(field) || names(meaningOf(field.name.replace(/[_-]+/g, ' ')), 'until'));

/** Verbs of what was and need not be any more. */
const WAS =
  /(?<!\p{L})(?<!has |have )(?:worked|lived|studied|was|were|arbeitete|studierte|wohnte|war|travaillait|trabajó|trabajaba|estudió|vivió|trabalhou|estudou|lavorava|werkte|arbetade|arbejdede|jobbet|työskenteli|pracował\p{L}*|pracoval\p{L}*|работал\p{L}*|працюва\p{L}*|çalışt\p{L}*)(?!\p{L})/iu;

/**
 * The day since which somebody is what some words say: "employed", "Kunde"; null where another day could be meant, or where
 * it was so and an end is asked for as well, which tells how long.
 */
export function dayOfBeginning(words: string, context: ReadingContext): Field | null {
  const field = onlyOf(context.fields ?? [], isBeginning);
  if (WAS.test(words) && context.fields?.some(isOfEnd)) return null;
  const parts = wordsIn(withoutPlace(words, context.query ?? ''));
  return field && parts.length > 0 && areOf(parts, field, context, BEGAN) ? field : null;
}

/** That what is due for a thing has been paid up to a day. */
const PAID =
  /^(?:paid|up|through|bezahlt|beglichen|payée?s?|réglée?s?|pagad[oa]s?|abonad[oa]s?|pag[oa]s?|pagat[oaie]|saldat[oaie]|betaald|voldaan|betald|betalt|betalda|maksettu|opłacon[eyai]|zapłacon[eyao]|zaplacen[oaáý]?|uhrazen[oaáý]?|оплачен[ао]?|сплачен[ао]?|befizetve|fizetve|ödenmiş|ödendi|plătit[ăe]?|achitat[ăe]?|πληρωμέν[οηες]+|εξοφλημέν[οηες]+)$/iu;

/** The day until which some words say that a thing holds: "valid", "the card is valid"; null where another could be meant. */
export function dayOfEnd(words: string, context: ReadingContext): Field | null {
  const state =
    /^(?:valid|good|active|paid|gültig|gilt|bezahlt|valable|valide|válid[oa]|vigente|valid[oa]|geldig|giltig|giltigt|gyldig|gyldigt|voimassa|ważn[yae]|platn[ýáé]|valabil[ăa]?|is|are|ist|est|es|está|é|è|är|er|on|jest|je|este|expires?|ends?)$/iu;
  const parts = wordsIn(words);
  if (parts.length === 0) return null;
  const isOfHolding = (word: string) =>
    state.test(word) || PAID.test(word) || isVerbOfLine(word) || isGoingOn(folded(word)) || isHolding(folded(word));
  return expiryMeant(
    field =>
      parts.every(
        word =>
          isOfHolding(word) ||
          (stateOf(word) === null && areOfMatter(meaningOf(word), { ...context, fields: [field] })),
      ),
    context,
  );
}

const UNTIL =
  /(?<!\p{L})(?:until|to|bis|jusqu'au|jusqu'en|hasta|até|fino|tot|till|til|do|до|asti|saakka|până)(?!\p{L})/iu;

/** Words for a first day, right before it. */
const FROM =
  /(?<!\p{L})(?:from|starting|ab|von|à (?:partir|compter) d[eu]|dès|desde|a partir d[eo]l?|dal(?:l')?|da|vanaf|från(?: och med)?|fra(?: og med)?|alkaen|od|z dnia|с|со|з|від|από|din|de la)\s+[^\p{L}]*(?:\p{L}+\s+)?\d|\d\S*\s(?:tól|től|itibaren|itibariyle|alkaen)/iu;

/** Nouns of validity, which forms head the day of its end with: "Validade". */
const VALIDITY = /(?:ade|dad|ità|ité|ity|keit|heid|het|hed|ość|ost|ность)$/iu;

/** Whether words name the end of a time, and not only that something holds: "expiry date", not "valid". */
function namesEnd(words: string): boolean {
  const own = wordsIn(words).filter(word => !isHolding(folded(word)) || VALIDITY.test(word));
  return names(meaningOf(own.join(' ')), 'until');
}

/**
 * Whether a bound is said of another end of its time than a field's: until when, where nothing ends on its day ("member until
 * 2020 or longer"), or from when on, where nothing begins on it ("valid from 1 December 2026").
 * @param words those beside the bound, by which the field is meant
 */
export const isForeignEnd = (field: Field, relation: Relation, bound: string, words: string): boolean =>
  isExpiry(field)
    ? (relation === 'not_before' || relation === 'at_least') && FROM.test(bound) && !namesEnd(words)
    : relation === 'not_before' && UNTIL.test(bound);

/** Moments to come, of which nothing says how old a thing is. */
const TO_COME: readonly Concept[] = ['until', 'due', 'renewal', 'next', 'upcoming'];
const AGES: readonly Relation[] = ['within_last', 'older_than'];

/**
 * Whether how long ago something was is said of a field for a moment to come that the words do not name: "the licence is
 * older than 5 years" is not about the day on which it expires.
 */
export function isForeignAge(field: Field, relation: Relation, words: string): boolean {
  const moments = AGES.includes(relation) ? TO_COME.filter(concept => names(meaningOfField(field), concept)) : [];
  const named = meaningOf(words);
  return moments.length > 0 && !moments.some(concept => names(named, concept)) && !words.split(' ').some(mayBeOver);
}
