import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { NAME } from './name-in-text.ts';

/** What contracts call a party from there on, or what somebody is there as. */
const CALLED =
  /(?:di seguito(?: denominat[oa])?|hierna(?: te noemen)?|nachfolgend|nachstehend|im [Ff]olgenden|hereinafter|hereafter|ci-après(?: dénommée?)?|en adelante|[îi]n calitate de|in qualità di|en calidad de|na qualidade de|zwan[aey]m? dalej|zwaną dalej|dále jen|ďalej len|a továbbiakban|jäljempänä|nedan(?: kallad)?|heretter|herefter|doravante|u daljnjem tekstu|надалі|далее|именуем\p{L}+ в дальнейшем|по-долу)(?:,?\s(?:the|de|le|la|il|el|o|a|als|as|kaldet|kalt|genannt|designad[oa]|denominad[oa]))*[\s–-]+["„“”«»'‘’]?(\p{L}[\p{L}\p{M}]{2,})/gu;
const NAMES = new RegExp(`(?<![\\p{L}\\p{M}])${NAME}`, 'gu');
/** The word before a name, in small letters: "con treno il docente Ivo Daldosso". */
const WITH_ROLE = new RegExp(`(?<![\\p{L}\\p{M}])(\\p{Ll}[\\p{Ll}\\p{M}]{3,})\\s(${NAME})`, 'gu');
const SHORTEST = 24;
const LONGEST = 1000;
/** Articles that begin what follows in the same line. */
const NEXT = /\s(?:La|Il|Le|Les|El|The|Der|Die|Das)$/u;

const isWho = (word: string) =>
  meaningOf(word).some(({ concepts }) => concepts.some(one => classOf(one) === 'who' || one === 'position'));

/** Who is called a party by a name of its own: "Lidia Marchesan, nata a Gorizzo, di seguito «conduttrice»". */
function calledParties({ text, parts }: Segment, candidates: Candidate[]): void {
  let from = 0;
  for (const { 0: words, 1: label = '', index } of text.matchAll(CALLED)) {
    const [first] = text.slice(from, index).match(NAMES) ?? [];
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
    if (rest.length > 1 && isWho(first)) add(first, rest.join(' '));
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
