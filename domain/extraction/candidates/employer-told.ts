import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { companyAhead } from './organisation.ts';

/** Words by which a sentence says of somebody for whom they work, behind which that stands. */
const WORKS_FOR = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    '(?:employed|engaged) (?:by|at|with)|employees? of|works? (?:for|at)|working (?:for|at)',
    '(?:Mitarbeiter(?:in)?|Angestellte[rn]?|Beschäftigte[rn]?) (?:der|des|von|bei(?: der)?)|(?:angestellt|beschäftigt|tätig) bei(?: der| dem)?|bei der Firma|arbeitet (?:bei|für)(?: der| die| dem)?',
    "(?:salarié|employé)e?s? (?:de|chez|par|au sein de)(?: la| l[’']| le| les)?|travaille (?:chez|pour|au sein de)(?: la| l[’']| le)?",
    '(?:emplead[oa]|trabajador[a]?) (?:de|en|por)(?: la| el| los| las)?|(?:trabaja|labora|presta (?:sus )?servicios) (?:en|para)(?: la| el)?',
    "dipendente (?:di|della|del|dello|dell[’']|presso)(?: la| il| l[’'])?|lavora (?:presso|per)(?: la| il| l[’'])?|assunt[oa] (?:da|dalla|presso)(?: la)?",
    '(?:funcionári[oa]|colaboradora?|empregad[oa]) d[aeo]s?|trabalha (?:na|no|para a?o?)',
    '(?:werkzaam|in dienst) (?:bij|van)(?: de| het)?|werkt (?:bij|voor)(?: de| het)?',
    'anställd (?:hos|vid|av|på)|arbetar (?:hos|vid|på)|ansatt? (?:hos|ved|i)|arbejder (?:hos|i)|arbeider (?:hos|i)',
    'zatrudnion[ay] (?:w|przez)(?: firm(?:ie|ę))?|pracuje w(?: firmie)?|zaměstnán[ao]?y? (?:u|v|ve)(?: společnosti| firmy)?|zamestnan[áý] (?:u|v|vo)(?: spoločnosti)?|zaposlena? (?:u|pri|kod)(?: tvrtki| podjetju)?',
    'angajată?t? (?:la|al|a|în)|lucrează (?:la|în)|(?:работает|трудится) (?:в|на)|працює (?:в|у|на)|работи (?:в|на)|εργάζεται (?:στην|στον|στο|στη)',
  ].join('|')})\\s?`,
  'giu',
);
/** A name with capitals, perhaps behind one word for what it is: "menuiserie Fauvel et Fils". */
const NAMED =
  /^(?:\p{Ll}[\p{L}\p{M}'’-]{3,}\s)?[\p{Lu}„«"“][\p{L}\p{M}\p{N}.'’&»"”“-]+(?:\s(?:(?:et|&|und|y|e|i|and|de|du|des|di|della|der|van|von|of|für|for)\s)?[\p{Lu}„«][\p{L}\p{M}\p{N}.'’&»"”“-]*){0,5}/u;
const SHORTEST = 30;
const LONGEST = 1000;
const PLAUSIBILITY = 0.74;

/** For whom a sentence of a document says that somebody works: "salariée de la menuiserie Fauvel", "работает в ООО «Ромашка»". */
export function employerToldCandidates({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return candidates;
  for (const { 0: words, index } of text.matchAll(WORKS_FOR)) {
    const rest = text.slice(index + words.length);
    const value = companyAhead(rest) ?? NAMED.exec(rest)?.[0].replace(/[.,]$/u, '');
    if (value === undefined || /\p{Nd}/u.test(value)) continue;
    propose(candidates, {
      label: 'employer',
      value,
      plausibility: PLAUSIBILITY,
      source: 'prose',
      runs: parts,
      unsure: true,
    });
  }
  return candidates;
}
