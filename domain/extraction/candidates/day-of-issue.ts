import { isWeekday } from '../../reading/dates/calendar-words.ts';
import { datesWithin } from '../../reading/dates/read-dates.ts';
import { folded } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { leadOfDay } from './day-leads.ts';
import { DAY_OF_LETTER } from './letter-date.ts';
import { sentencesOf } from './sentences.ts';

/** What a paper calls itself by, in languages with letters of Latin, Greek or Cyrillic. */
const THIS_PAPER = [
  'this (?:certificate|letter|statement|confirmation|document|declaration|attestation)|the present certificate|certificate (?:is|was)',
  'diese (?:bescheinigung|bestätigung|urkunde|erklärung)|dieses (?:schreiben|dokument|zeugnis)|die bescheinigung (?:ist|wurde)',
  "(?:la|cette) (?:présente )?(?:attestation|déclaration)|l'attestation|le (?:présent )?certificat|ce certificat|la présente|le présent",
  '(?:el|este) (?:presente )?(?:certificado|documento|informe)|la (?:presente )?(?:constancia|certificación)|esta (?:constancia|certificación)|la presente|el presente',
  "(?:il|questo) (?:presente )?(?:certificato|documento|attestato)|(?:la|questa) (?:presente )?(?:dichiarazione|attestazione)|la presente|il presente|l'attestato",
  '(?:o|este) (?:presente )?(?:certificado|documento|atestado)|(?:a|esta) (?:presente )?(?:declaração|certidão)|a presente|o presente',
  'dit (?:certificaat|bewijs|attest)|deze (?:verklaring|brief|bevestiging)|de verklaring is',
  '(?:detta |det här )?intyget|(?:denna |detta )bekräftelse|beviset (?:är|er)|(?:denne )?(?:erklæring(?:en)?|attest(?:en)?|bekræftelse(?:n)?|bekreftelse(?:n)?)|(?:tämä )?todistus',
  'niniejsze (?:zaświadczenie|oświadczenie)|zaświadczenie(?: niniejsze)? (?:zostało|wydano|wystawiono|wydaje)|(?:toto )?potvrzení (?:bylo|je|se)|(?:toto )?potvrdenie (?:bolo|je|sa)|osvědčení bylo',
  '(?:ova |ovo )?potvrd[ae] (?:se |je )|(?:ovo )?uvjerenje|to potrdilo|potrdilo (?:je|se)',
  '(?:prezenta )?adeverinț[aă]|prezenta|prezentul (?:certificat|document)|(?:ezen |jelen )?igazolás(?:t|unkat)?',
  '(?:настоящ\\p{L}+ |данн\\p{L}+ )?справка|(?:настоящ\\p{L}+ )?(?:сертификат|свидетельство|удостоверение)|(?:ця |цю )?довідк[ау]|(?:настоящ\\p{L}+ )?(?:удостоверение(?:то)?|служебна бележка)|(?:ова |ово )?(?:потврда|уверење)',
  '(?:η παρούσα |το παρόν )?(?:βεβαίωση|πιστοποιητικό)|η παρούσα|το παρόν|käesolev (?:tõend|kinnitus)|šī (?:izziņa|apliecība)|ši pažyma|işbu (?:belge|yazı)|bu belge',
];
/** Verbs by which a paper says that it was made, by their beginnings. */
const IS_MADE = [
  'issued|given|drawn up|ausgestellt|erteilt|erstellt|délivré|établie?|fait[e]?(?!\\p{L})|dressé',
  'expid|exped|emit|extiend|extend|libra|otorg|rilasci|emess|redatt|firm|passad|passo a|emitid|assinad|lavrad',
  'afgegeven|opgesteld|verstrekt|utfärda|utställ|udsted|utsted|annettu|myönne|laadit',
  'wydan|wydaje|wystaw|sporządz|vydán|vystaven|vydané|vystaven|izdan|izdaje|izdaj',
  'eliberat|emis|elibereaz|kiállít|kelt|выдан|составлен|видан|складен|издаден|издава|издат|χορηγ|εκδ[όί]θ|εκδίδ|väljastat|izsniegt|išduot|düzenlen|veril',
];
const begins = (stems: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${stems.join('|')})`, 'iu');
const NAMES_ITSELF = new RegExp(`(?<![\\p{L}\\p{M}])(?:${THIS_PAPER.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
const MADE = begins(IS_MADE);
/** What it was asked for by, or until when it holds, has another day. */
const OF_OTHER =
  /(?<![\p{L}\p{M}])(?:valid|gültig|válid|gilt|ważn|platn|valabil|действ|дійсн|voimassa|request|antrag|ansök|demande|solicitud|richiesta|pedido|wniosek|žádost|cerere|заявлен)/iu;
/** In letters, between the verb and the day: where, and for whom. */
const FARTHEST = 90;
const LONGEST = 1000;
const SHORTEST = 24;
const PLAUSIBILITY = 0.62;

/** The one day behind a verb by which a sentence says of its own paper that it was made; null: there is none. */
function madeOn(sentence: string): string | null {
  const verb = MADE.exec(sentence);
  // "Emitida eletronicamente em 14 de maio": a sentence that begins so says it of its own paper.
  if (!verb || (verb.index > 0 && !NAMES_ITSELF.test(folded(sentence)))) return null;
  const from = verb.index;
  const clause = sentence.slice(from, from + verb[0].length + 2 * FARTHEST).split(/[;:]/u, 1)[0] ?? '';
  const [day, second] = datesWithin(clause);
  if (!day || second || day.readings.length !== 1 || day.readings[0]?.from !== day.readings[0]?.to) return null;
  const between = clause.slice(verb[0].length, day.start);
  const isOther = OF_OTHER.test(between) || leadOfDay(between, clause.slice(day.end), isWeekday) !== null;
  return day.start > FARTHEST + verb[0].length || isOther ? null : clause.slice(day.start, day.end);
}

/**
 * The day on which a paper says in a sentence that it was made: "expido la presente en Torrelavega, a tres de noviembre de dos
 * mil veintiséis", "Intyget är utfärdat den 20 november 2026".
 */
export function dayOfIssueCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const told = segments
    .filter(({ tag, text }) => tag === '' && text.length >= SHORTEST && text.length <= LONGEST)
    .flatMap(segment => sentencesOf(segment.text).map(sentence => ({ value: madeOn(sentence), segment })))
    .filter(({ value }) => value !== null);
  const [only] = told;
  if (only?.value != null && told.every(({ value }) => value === only.value))
    propose(candidates, {
      label: DAY_OF_LETTER,
      value: only.value,
      plausibility: PLAUSIBILITY,
      source: 'title',
      runs: only.segment.parts,
      unsure: true,
    });
  return candidates;
}
