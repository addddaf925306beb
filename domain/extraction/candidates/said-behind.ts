import { type ConceptClass, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** Of these kinds are words behind which a text says which one it is: "sezione A", "the position of night porter". */
const NAMING: readonly ConceptClass[] = ['kind', 'title', 'institution', 'term'];
const NAMING_CONCEPTS = ['course'];
/** Between the word and what it is. */
const LEADS_ON = /^(?:de|di|d[’']|du|do|da|of|as|als|jako|come|como|comme|som|van|af|av):?$|^[:–-]$/iu;
/** Before a word that needs nothing else to lead on: "na stanowisku monter". */
const PLACES = /^(?:na|v|ve|w|în|u|på|nella|nel|en|в|на|у)$/iu;
/** Verbs by which somebody has a post, in languages that set what it is right behind the word for it: "занимает должность мастера". */
const HOLDS =
  /^(?:занимает|занимаю|исполняет|обіймає|займає|заема|заузима|обавља|zajmuje|pełni|piastuje|zastává|vykonává|zastáva|vykonáva|obavlja|opravlja|zauzima|betölt|betölti|eina|ieņem|töötab)$/iu;
/** What says more and belongs to no name of a kind. */
const ENDS =
  /^(?:depuis|since|seit|sinds|desde|dal|dalla|from|od|sedan|siden|with|mit|avec|con|com|met|cu|med|z|s|se|and|und|et|y|e|ed|en|och|og|i|a|și|per|pour|für|for|za|dla|on|in|im|at|bei|by|chez|nel|nella|dell?[’'].*|della|dello|del|na|w|v|u|à|au|is|ist|est|è|é|jest|je|är|er|was|were|wurde|wird|został|została|hat|has|who|which|that|qui|che|die|der|das|to|zu|până|pe|the|un|una|une|ein|eine|an|it|he|she|we|you)$/iu;
/** Between parts that have capitals. */
const JOINS =
  /^(?:de|di|du|do|da|dos|das|del|della|of|the|and|und|et|y|e|i|a|og|och|in|für|for|der|des|la|las|los|le|les|&)$/iu;
const BEGINS_NAME = /^[\p{Lu}\p{Nd}]/u;
const ENDS_CLAUSE = /[,;:.!?()]$/u;
const MOST_WORDS = 6;
const SHORTEST = 24;
const LONGEST = 1000;
const SHORTEST_WORD = 4;
const LONGEST_WORD = 30;
const PLAUSIBILITY = 0.72;
const QUOTED = /^[„“”"«»‚‘'‹]([^„“”"«»’'‹›]{2,40})[“”"»«’'›]/u;

const bare = (word: string) => word.replace(/^[„“"«(‚‘']+|[,;:.!?)“”"»’]+$/gu, '');

/** What is called a school or a college has the word in its name: "Colegio Oficial de Logopedas", "Universität Wien". */
const isPartOfName = (word: string) =>
  /^\p{Lu}/u.test(word) &&
  !word.endsWith(':') &&
  meaningOf(bare(word)).some(({ concepts }) =>
    concepts.some(one => classOf(one) === 'institution' || one === 'issuer'),
  );

const namesKind = (word: string) =>
  meaningOf(word).some(({ concepts }) =>
    concepts.some(one => NAMING.includes(classOf(one)) || NAMING_CONCEPTS.includes(one)),
  );

/** Words with capitals from the first on, and what joins them; empty where small letters go on behind what joins. */
function namedFrom(words: readonly string[]): string[] {
  const taken: string[] = [];
  for (let at = 0; at < Math.min(words.length, MOST_WORDS + 1); at++) {
    const word = words[at] ?? '';
    if (!BEGINS_NAME.test(word)) {
      const next = words[at + 1] ?? '';
      if (!JOINS.test(word)) break;
      const goesOn = BEGINS_NAME.test(next) || (JOINS.test(next) && BEGINS_NAME.test(words[at + 2] ?? ''));
      if (!goesOn && !(at > 0 && JOINS.test(words[at - 1] ?? '')))
        return /^(?:and|und|et|y|e|i|a|og|och)$/iu.test(word) ? [] : taken;
    }
    taken.push(word);
    if (ENDS_CLAUSE.test(word)) break;
  }
  return taken;
}

/** Words in small letters up to the end of the clause, or to one that says more. */
function describedFrom(words: readonly string[]): string[] {
  const taken: string[] = [];
  for (const word of words.slice(0, MOST_WORDS)) {
    if (ENDS.test(word) || /\p{Nd}|^\(/u.test(word)) break;
    taken.push(word);
    if (ENDS_CLAUSE.test(word)) break;
  }
  return taken.length === MOST_WORDS ? [] : taken;
}

/** What stands behind the word at a place and says which one it is; empty: nothing does. */
function saidBehind(words: readonly string[], at: number): string {
  const leads = LEADS_ON.test(words[at + 1] ?? '') || (words[at] ?? '').endsWith(':');
  const rest = words.slice(LEADS_ON.test(words[at + 1] ?? '') ? at + 2 : at + 1);
  const [, quoted] = QUOTED.exec(rest.join(' ')) ?? [];
  if (quoted !== undefined) return quoted;
  const [first = ''] = rest;
  if (BEGINS_NAME.test(first)) return namedFrom(rest).join(' ');
  const before = words[at - 1] ?? '';
  return leads || PLACES.test(before) || HOLDS.test(before) ? describedFrom(rest).join(' ') : '';
}

/** A name with the word that it begins with, and what joins both. */
const wholeName = (words: readonly string[], at: number, said: string): string => {
  const next = words[at + 1] ?? '';
  return [words[at] ?? '', ...(LEADS_ON.test(next) && /^\p{L}/u.test(next) ? [next] : []), said].join(' ');
};

/**
 * What a sentence of a document says behind a word for a kind, a position or a course: "în funcția de operator siloz",
 * "kierunek Geodezja i Kartografia". On pages of sites anybody writes sentences: what has no markup is a document.
 */
export function saidBehindCandidates({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  const words = text.split(/\s+/);
  for (const [at, word] of words.entries()) {
    const label = bare(word);
    if (
      label.length < SHORTEST_WORD ||
      label.length > LONGEST_WORD ||
      (ENDS_CLAUSE.test(word) && !word.endsWith(':')) ||
      !namesKind(label)
    )
      continue;
    const said = bare(saidBehind(words, at));
    const value = BEGINS_NAME.test(said) && isPartOfName(word) ? wholeName(words, at, said) : said;
    if (value !== '') propose(candidates, { label, value, plausibility: PLAUSIBILITY, source: 'prose', runs: parts });
  }
  return candidates;
}
