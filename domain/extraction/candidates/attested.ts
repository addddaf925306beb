import { meaningOf } from '../../reading/meaning.ts';
import { type ValueType, valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What a letter begins with that confirms something of somebody, up to their name. */
const ATTESTS =
  /(?:\b(?:certify|certifies|confirm|confirms|attest|attests|declare|declares) that|\b(?:attesta|certifica|dichiara|conferma) che|\b(?:atteste|attestons|certifie|certifions|confirme|confirmons|soussignée?) que|\b(?:certifica|certifico|constar|acredita|declara) que|\b(?:certifica|certificamos|declara|declaramos|atesta|atestamos) que|\b(?:bescheinigen?|bescheinigt|bestätigen?|bestätigt)(?: \p{L}+){0,2},? dass?|\b(?:verklaart|verklaren|bevestigt|bevestigen) dat|(?:intygar|intygas|bekräftar|bekræfter|bekrefter|attesterer) (?:att|at)|zaświadcza(?: się)?,? że|potvrzuje(?: se)?,? že|igazol(?:om|juk),? hogy|todistaa,? että|adeverește că)(?:\s*:\s*|\s+)/giu;
/** Words before a name: how somebody is addressed, and who they are. */
const ADDRESS =
  /^(?:(?:Mrs?|Ms|Miss|Dr|Herr|Frau|M|Mme|Mlle|Monsieur|Madame|Sra?|Srta|Don|Doña|Sig|Sig\.ra|Signora?|Dott|Dott\.ssa|Dhr|Mevr|Mevrouw|Pani?|the|il|la|lo|el|le|o|a|der|die|den)\.?\s+)+/iu;
/** Who somebody is, in words without capitals: "l'élève", "the employee". */
const ROLE_AHEAD = /^(?:\p{Ll}[\p{L}'’-]*(?:\s+|$)){1,4}/u;
const NAME_AHEAD =
  /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:(?:de|da|do|dos|di|del|della|van|von|der|den|la|le|af|al|el)\s+)*\p{Lu}[\p{L}'’.-]+){1,3}/u;

const ADDRESSED =
  /(?<![\p{L}.])(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|M\.|Mme|Mlle|Monsieur|Madame|Sr\.|Sra\.|D\.|D\.ª|D\.ª|Don|Doña|Sig\.|Sig\.ra|Signora?|Dhr\.?|Mevr\.?|Mevrouw|Panu?|Pani|Pan[ií])\.?\s(\p{Lu}[\p{L}'’-]+(?:\s(?:(?:de|da|do|dos|di|del|della|van|von|der|den|la|le|al|el)\s)*\p{Lu}[\p{L}'’-]+){1,3})/gu;

/** A value that tells by its form what it is, within a sentence. */
const VALUE =
  /(?<![\p{L}\p{N}])(?:\d{1,2}(?:\.|°|º|er|st|nd|rd|th)?\s(?:de\s|of\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|(?:19|20)\d{2}\/(?:19|20)?\d{2}|[A-Z]{1,5}[-/]?\d[\dA-Z/-]{2,}\d|(?!(?:ID|NO|NR|REF|TEL|FAX)\s)[A-Z]{2,5}\s\d[\d-]*(?:[ -][\dA-Z-]+)*(?![.,]\d)|[€$£]\s?\d[\d.,' ]*\d|\d{1,3}(?:[.,]\d{1,2})?\s?%|\d[\d.,' ]*\d\s?(?:€|EUR|euros?|euroa|kr|zł|lei|Kč|Ft|грн|руб|TL|₺|₴|₽|USD|GBP|CHF))(?![\p{L}\p{N}])/gu;
const TELLING: readonly ValueType[] = ['date', 'id', 'money', 'period', 'percent', 'number', 'phone', 'text'];
const SHORTEST = 40;
/** What has no markup is a document, where short lines are sentences as well: "Payé par virement le 05/10/2026." */
const SHORTEST_OF_DOCUMENT = 24;
const LONGEST = 1000;
const MOST_LABEL_WORDS = 4;
/** Where a clause ends: what stands before it names nothing behind it. */
const CLAUSE_END = /[,;:()·•|]|[.!?]\s/u;

/** What the name of somebody of whom a letter says something stands for as a label. */
export const ATTESTED = 'attested';

/** Of whom a letter says what it says: "Si attesta che Tommaso Wegelin, …". */
function attestedNames({ text, parts }: Segment, next: Segment | undefined, candidates: Candidate[]): void {
  for (const match of `${text} `.matchAll(ATTESTS)) {
    const rest = text
      .slice(match.index + match[0].length)
      .replace(ADDRESS, '')
      .replace(ROLE_AHEAD, '');
    // Letters break their lines anywhere.
    const isBroken = rest === '' && next !== undefined;
    const [name] = NAME_AHEAD.exec(isBroken ? next.text.replace(ADDRESS, '') : rest) ?? [];
    if (name !== undefined)
      propose(candidates, {
        label: ATTESTED,
        value: name,
        plausibility: 0.62,
        source: 'greeting',
        runs: isBroken ? next.parts : parts,
        unsure: true,
      });
  }
}

/** Somebody who is addressed within a sentence: "Reçu de M. Théodule Vasseur la somme de", "und Herrn Levin Scharnagl". */
function addressedNames({ text, tag, parts }: Segment, candidates: Candidate[]): void {
  if (tag !== '') return;
  const confirms = text.search(ATTESTS);
  // Who stands before what is confirmed is who confirms it.
  const names = new Set(
    [...text.matchAll(ADDRESSED)].filter(({ index }) => index > confirms).map(([, name = '']) => name),
  );
  const [only, second] = names;
  if (only === undefined || second !== undefined) return;
  propose(candidates, {
    label: 'name',
    value: only,
    plausibility: 0.56,
    source: 'greeting',
    runs: parts,
    unsure: true,
  });
}

/** Digits alone are a value only behind words of which one says that a number follows: "členské číslo 0219". */
const DIGITS = /(?<![\p{L}\p{N}.,/:-]|\d\s)(?:\d{3,12}|\d{1,4}(?:\s\d{2,4}){1,4})(?![\p{L}\p{N}]|[.,/:-]\d|\s\d)/gu;

const saysNumber = (words: readonly string[]) =>
  meaningOf(words.join(' ')).some(({ concepts }) => concepts.includes('number'));

/** The last words of a clause before a place in a text, of which some may name what stands there. */
function wordsBefore(text: string, at: number): string[] {
  const clause = text.slice(0, at).split(CLAUSE_END).at(-1) ?? '';
  // Names of machines stand in no letter but where it tells a machine what to say.
  return clause.includes('_') ? [] : clause.trim().split(/\s+/).filter(Boolean).slice(-MOST_LABEL_WORDS);
}

/** Values in a sentence behind the words that name them: "matricola LA-20418", "geldig tot 15 maart 2025". */
function namedInSentence({ text, parts }: Segment, candidates: Candidate[]): void {
  const told = [...text.matchAll(VALUE)].filter(([value]) => TELLING.includes(valueType(value)));
  const counted = [...text.matchAll(DIGITS)].filter(({ index }) => saysNumber(wordsBefore(text, index).slice(-2)));
  for (const { 0: value, index } of [...told, ...counted]) {
    const words = wordsBefore(text, index);
    for (let size = 1; size <= words.length; size++)
      propose(candidates, {
        label: words.slice(-size).join(' '),
        value,
        plausibility: 0.75,
        source: 'prose',
        runs: parts,
      });
  }
}

/** What letters and certificates state in sentences, in any language that separates words. */
export function attestedCandidates(segment: Segment, at: number, all: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const isSentence = segment.tag === '' && segment.cell === null && /\p{L}.*[\p{L}\p{N}]\.$/u.test(segment.text);
  const shortest = isSentence ? SHORTEST_OF_DOCUMENT : SHORTEST;
  if (segment.text.length > LONGEST) return candidates;
  // Certificates set the words before the name in a line of their own: "Si attesta che".
  attestedNames(segment, all[at + 1], candidates);
  if (segment.text.length < shortest) return candidates;
  addressedNames(segment, candidates);
  namedInSentence(segment, candidates);
  return candidates;
}
