import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { matterOf } from './clause-matters.ts';
import { sentencesOf } from './sentences.ts';

/** A number as papers give them: digits in groups, with letters before or within, and signs between. */
const NUMBER =
  /(?<![\p{L}\p{N}.,/:-]|\d\s)(?:\p{Lu}{1,5}[\s/-]?)?\d(?:[\p{Lu}\d]|[./-](?=[\p{Lu}\d])|\s(?=\d{2,4}(?!\p{L}))){2,18}(?:\s\p{Lu}(?!\p{L}))?(?![\p{L}\p{N}]|[.,/:-]\d)/gu;
/** Words for a number that stand right before it, with what joins them to the rest: "con el número", "unter der Nr.", "under no.". */
const WORDS_BEFORE = /(?<words>(?:\p{L}[\p{L}\p{M}]*\s){0,2}\p{L}[\p{L}\p{M}]*[.ºo°]*)[\s:,]*$/u;
/** Of whoever says it, and of a register of what goes out: what stands at the foot or the head of every letter. */
const OF_MAKER =
  /(?<![\p{L}\p{M}])(?:company|charity|VAT|regist(?:ered|ro|o)\s(?:in|de|of|office)|HRB|HRA|USt|RCS|SIREN|SIRET|CIF|NIPC|KRS|REGON|IČO|CUI|ИНН|ОГРН|КПП|ЄДРПОУ|tel|phone|fax|salida|entrada|saída|prot)(?![\p{L}\p{M}])/iu;
const PIECES = /[;()]|,(?!\d|\s\d)/u;
const SHORTEST = 24;
const LONGEST = 1000;
const PLAUSIBILITY = 0.76;
const PLAUSIBILITY_OF_WORD = 0.7;
const MOST_WORDS = 7;
/** A thing may have its own name before its number: "contrat « Mon Toit – Locataire » enregistré sous le n°". */
const MOST_WORDS_TO_THING = 12;
const IS_WHOSE = /^\p{L}{6,}$/u;
const NUMBER_WORD = 'number';
/** Words of grammar are words for something in other languages. */
const SHORTEST_THING = 4;

/** An old contract's number is not that of the contract. */
const isFormer = (clause: string) => meaningOf(clause).some(({ concepts }) => concepts.includes('former'));
const isOfThing = (word: string) =>
  word.length >= SHORTEST_THING &&
  meaningOf(word).some(({ concepts }) => concepts.some(one => /^(?:thing|who)$/.test(classOf(one))));
const saysNumber = (words: string) => meaningOf(words).some(({ concepts }) => concepts.includes('number'));

/**
 * The numbers in the sentences of a document that only their clause says of what they are: "figura inscrita como colegiada con
 * el número 46-01377", "ist bei uns unter der Nummer 4471 versichert". What is concluded so is never certain.
 */
export function numbersOfClauses({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  for (const sentence of sentencesOf(text))
    for (const { 0: value, index } of sentence.matchAll(NUMBER)) {
      const before = sentence.slice(0, index);
      const clause = before.replace(/,\s$/, ' ').split(PIECES).at(-1) ?? '';
      const words = WORDS_BEFORE.exec(clause)?.groups?.words ?? '';
      if (
        !saysNumber(words) ||
        OF_MAKER.test(clause) ||
        isFormer(clause) ||
        /^(?:date|period|money)$/.test(valueType(value))
      )
        continue;
      const behind = sentence.slice(index + value.length).split(PIECES, 1)[0] ?? '';
      const numbers = matterOf([clause, behind])?.numbers ?? [];
      const add = (label: string, plausibility: number) =>
        propose(candidates, { label, value, plausibility, source: 'prose', runs: parts, unsure: true });
      for (const label of numbers) add(label, PLAUSIBILITY);
      // Whose it is may be said by a word that nobody knows but who asks: "colegiada", "licenciado"; what is nearest counts.
      const all = clause.split(/\s+/).slice(-MOST_WORDS_TO_THING);
      const nearest = all.findLastIndex(word => isOfThing(word) && !saysNumber(word));
      for (const word of all.slice(Math.max(nearest, nearest < 0 ? all.length - MOST_WORDS : 0, 0)))
        if (IS_WHOSE.test(word) && !saysNumber(word)) add(`${word} ${NUMBER_WORD}`, PLAUSIBILITY_OF_WORD);
    }
  return candidates;
}
