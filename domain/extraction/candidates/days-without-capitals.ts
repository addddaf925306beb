import { datesWithin } from '../../reading/dates/read-dates.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { leadWithoutCapitals, matterWithoutCapitals } from './clauses-without-capitals.ts';

/** Where one clause ends and another begins; a sign between figures parts none. */
const CLAUSES = /[。！？!?;；।۔]|[,،、](?!\p{Nd})|[.](?=\s|$)(?<!\p{Nd}\.)(?<!\p{Lo}\p{M}?\.\p{Lo}\p{M}?\.)/gu;
const WITHOUT_CASE = /[\p{Lo}\u10d0-\u10fa\u0561-\u0587]/u;
const SHORTEST = 12;
const LONGEST = 1000;
const PLAUSIBILITY = 0.76;

type Clause = { text: string; start: number };

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(CLAUSES)) {
    clauses.push({ text: text.slice(start, index), start });
    start = index + sign.length;
  }
  clauses.push({ text: text.slice(start), start });
  return clauses;
}

/**
 * The days in the sentences of a document in letters without capitals, by what their clause says of them: "自2021年3月15日起受聘
 * 于我单位", "平成30年4月1日に当社へ入社し", "يعمل لدينا منذ 4 شباط 2020". On pages of sites anybody writes sentences: what has no
 * markup is a document.
 */
export function daysWithoutCapitals({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST || !WITHOUT_CASE.test(text))
    return candidates;
  for (const { text: clause } of clausesOf(text)) {
    const matter = matterWithoutCapitals(clause);
    if (matter === null) continue;
    for (const { start, end, readings } of datesWithin(clause)) {
      const lead = leadWithoutCapitals(clause.slice(0, start), clause.slice(end));
      if (readings.length === 0 || lead === null || lead === 'by') continue;
      for (const label of matter[lead])
        propose(candidates, {
          label,
          value: clause.slice(start, end),
          plausibility: PLAUSIBILITY,
          source: 'prose',
          runs: parts,
          unsure: true,
        });
    }
  }
  return candidates;
}
