import { datesWithin } from '../../reading/dates/read-dates.ts';
import { type ConceptClass, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What leads from what an amount or a day is to the figure: "salary of", "wynagrodzenie w wysokości", "ett hyresbelopp på". */
const LEADS_ON =
  /\s(?:of|von|in höhe von|de|d['’]un montant de|di|pari a|da|do|van|ten bedrage van|på|om|af|av|w wysokości|w kwocie|ve výši|vo výške|în valoare de|en cuantum de|por importe de|no valor de|στο ποσό των|ύψους|в размере|у розмірі|в размер на)\s*$/iu;
/** Before it a noun with what narrows it begins. */
const BEGINS =
  /(?:^|[\s(])(?:an?|the|his|her|their|your|with|and|at|ein|eine|einen|einem|einer|der|die|das|dem|den|mit|und|bei|zu|une?|le|la|les|avec|et|son|sa|unas?|una|con|y|su|el|uno|il|lo|e|ed|sua|suo|um|uma|com|o|een|het|met|en|zijn|haar|ett|med|och|det|og|za|z|oraz|i|s|se|cu|și|un|una)(?=\s)/giu;
const CLAUSES = /[,;:()]|[.!?]\s/u;
const MONEY =
  /(?:\p{Lu}{0,3}\p{Sc}\s?\d(?:[\d.,'’\u00a0\u202f ]*\d)?|\d(?:[\d.,'’\u00a0\u202f ]*\d)?\s?(?:\p{Sc}|(?:kr\.?|zł|Kč|Ft|lei|EUR|CHF|GBP|USD|euros?|Euro)(?!\p{L})))/gu;
const SHORTEST = 24;
const LONGEST = 1000;
const MOST_WORDS = 4;
const PLAUSIBILITY = 0.74;

type Figure = { text: string; start: number; kind: ConceptClass };

function figuresIn(text: string): Figure[] {
  const amounts = [...text.matchAll(MONEY)].flatMap(({ 0: found, index }): Figure[] =>
    valueType(found) === 'money' ? [{ text: found, start: index, kind: 'amount' }] : [],
  );
  const days = datesWithin(text.slice(0, LONGEST)).map(
    ({ start, end }): Figure => ({ text: text.slice(start, end), start, kind: 'moment' }),
  );
  return [...amounts, ...days];
}

/** The noun before what leads on to a figure, with the words that narrow it; empty where none of the kind stands there. */
function nounBefore(text: string, { start, kind }: Figure): string {
  const ahead = text.slice(0, start);
  const lead = LEADS_ON.exec(ahead);
  if (lead === null) return '';
  const clause = ahead.slice(0, lead.index).split(CLAUSES).at(-1) ?? '';
  const begins = [...clause.matchAll(BEGINS)].at(-1);
  const phrase = begins === undefined ? clause : clause.slice(begins.index + begins[0].length);
  const noun = phrase.trim().split(/\s+/).slice(-MOST_WORDS).join(' ');
  return meaningOf(noun).some(({ concepts }) => concepts.some(one => classOf(one) === kind)) ? noun : '';
}

/**
 * What a sentence of a document calls a figure right before it: "a start date of January 11, 2027 and an annual base salary of
 * $58,400". On pages of sites anybody writes sentences: what has no markup is a document.
 */
export function figuredNounCandidates({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  for (const figure of figuresIn(text)) {
    const label = nounBefore(text, figure);
    if (label !== '')
      propose(candidates, { label, value: figure.text, plausibility: PLAUSIBILITY, source: 'prose', runs: parts });
  }
  return candidates;
}
