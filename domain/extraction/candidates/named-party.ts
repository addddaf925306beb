import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { NAME } from './name-in-text.ts';

/** What contracts call a party from there on, or what somebody is there as; between bars, longer ones first. */
const FROM_THERE_ON = [
  'di seguito(?: denominat[oa])?|hierna(?: te noemen)?|nachfolgend|nachstehend|im [Ff]olgenden|hereinafter|hereafter',
  'ci-après(?: dénommée?)?|en adelante|d[’]ara endavant|doravante',
  '[îi]n calitate de|in qualità di|en calidad de|na qualidade de',
  'zwan[aey]m? dalej|zwaną dalej|dále jen|ďalej len|a továbbiakban|jäljempänä|nedan(?: kallad)?|heretter|herefter',
  'u daljn?jem tekstu|v nadaljevanju|edaspidi|turpmāk|toliau|bundan (?:sonra|böyle)|selanjutnya disebut|sau đây gọi (?:tắt )?là',
  String.raw`надалі|далі|далее|именуем\p{L}+ в дальнейшем|іменован\p{L}+ (?:надалі|далі)`,
  'по-долу|по-нататък|наричан[аио]? (?:за краткост|по-долу|по-нататък)(?:,? за краткост)?',
  'denumit[ăaei]* (?:în continuare|în cele ce urmează)|numit[ăaei]* în continuare',
  String.raw`(?:στο|εις το) εξής(?: θα)?(?: καλείται| ονομάζεται| αναφέρεται| καλούμεν\p{L}+)?|εφεξής|καλούμεν\p{L}+ (?:εφεξής|στο εξής)`,
].join('|');
/** Words between that and the name: that it is one, that it is short, and articles. */
const BETWEEN = String.raw`(?:,?\s(?:the|de|le|la|il|el|o|a|als|as|kaldet|kalt|genannt|designad[oa]|denominad[oa]|jako|χάριν συντομίας|καλούμεν\p{L}+|ως|за краткост|скорочено|pe scurt))*`;
const ARTICLE = String.raw`(?:(?:the|der|die|das|le|la|il|el|o|a|ο|η|το|τον|την)\s|l['’])?`;
const CALLED = new RegExp(
  String.raw`(?:${FROM_THERE_ON})${BETWEEN}(?:\s?:)?[\s–-]+(?:[–-]\s)?["„“”«»'‘’(]*${ARTICLE}(\p{L}[\p{L}\p{M}]{2,})`,
  'gu',
);
/** Behind these words a party of a contract is named; those before them tell where and when it was made. */
const BETWEEN_PARTIES =
  /(?<!\p{L})(?:αφ['’]?\s?ενός|αφ['’]?\s?ετέρου|μεταξύ|între|между|між|от една страна|з одного боку|с одной стороны|between|zwischen|entre|tra|tussen|pomiędzy|między|mezi|medzi|između|mellem|mellan|mellom)(?!\p{L})/giu;
const NAMES = new RegExp(`(?<![\\p{L}\\p{M}])${NAME}`, 'gu');
/** The word before a name, in small letters: "con treno il docente Ivo Daldosso". */
const WITH_ROLE = new RegExp(`(?<![\\p{L}\\p{M}])(\\p{Ll}[\\p{Ll}\\p{M}]{3,})\\s(${NAME})`, 'gu');
const SHORTEST = 24;
const LONGEST = 1000;
/** Articles that begin what follows in the same line. */
const NEXT = /\s(?:La|Il|Le|Les|El|The|Der|Die|Das)$/u;

const isWho = (word: string) =>
  meaningOf(word).some(({ concepts }) => concepts.some(one => classOf(one) === 'who' || one === 'position'));

const isIssuer = (word: string) => meaningOf(word).some(({ concepts }) => concepts.includes('issuer'));

/** Who is called a party by a name of its own: "Lidia Marchesan, nata a Gorizzo, di seguito «conduttrice»". */
function calledParties({ text, parts }: Segment, candidates: Candidate[]): void {
  let from = 0;
  for (const { 0: words, 1: label = '', index } of text.matchAll(CALLED)) {
    const clause = text.slice(from, index);
    const between = [...clause.matchAll(BETWEEN_PARTIES)].at(-1);
    const told = between === undefined ? clause : clause.slice(between.index + between[0].length);
    const [first] = told.match(NAMES) ?? clause.match(NAMES) ?? [];
    from = index + words.length;
    if (first !== undefined)
      propose(candidates, { label, value: first, plausibility: 0.75, source: 'prose', runs: parts });
  }
}

/** Who stands behind the word for what they are: "con il docente Ivo Daldosso", "Mieterin Olga Perl". */
function withRoles({ text, parts }: Segment, candidates: Candidate[]): void {
  const add = (label: string, value: string) =>
    propose(candidates, {
      label,
      value: value.replace(NEXT, ''),
      plausibility: 0.72,
      source: 'prose',
      runs: parts,
    });
  for (const [, label = '', name = ''] of text.matchAll(WITH_ROLE)) add(label, name);
  for (const [name] of text.matchAll(NAMES)) {
    const [first = '', ...rest] = name.split(' ');
    // A chamber or a union has the word for it in its name.
    if (rest.length > 1 && isWho(first)) add(first, isIssuer(first) ? name : rest.join(' '));
  }
}

/** Whom the sentences of a document name together with what they are there. */
export function namedPartyCandidates(segment: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { tag, cell, text } = segment;
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  calledParties(segment, candidates);
  withRoles(segment, candidates);
  return candidates;
}
