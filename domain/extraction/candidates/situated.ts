import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What leads in a sentence to where a dwelling or a business is. */
const SITUATED =
  /(?:located at|situated at|premises at|property at|apartment at|house at|known as|gelegen (?:in|am|an|te|aan)|belegen in|plaatselijk bekend(?: als)?|staande en gelegen (?:te|aan)|situé[es]*(?: au| à| aux)?(?=\s+\p{Nd})|sise?(?: au| à)?(?=\s+\p{Nd})|situad[oa]s? en|ubicad[oa] en|sit[oa] en|situad[oa] (?:na|no|em)|sit[oa] (?:na|no|em)|sit[oa] in|ubicat[oa] in|położon\p{L}{1,4} (?:w \p{L}+ )?przy|zlokalizowan\p{L}{1,4} przy|nacház\p{L}+ se na adrese|na adrese|osoitteessa|beliggende|belägen på|med adress|στην οδό|за адресою|расположенн\p{L}+ по адресу|по адресу|находящ\p{L}+ се на адрес|situat[ăe]? (?:în|pe))\s*[:,]?\s+/iu;
/** What leads to where somebody lives. */
const LIVING =
  /(?:residing at|resident at|who lives at|living at|wohnhaft(?: in)?|demeurant(?: au)?|domiciliée?(?: au)?|residente (?:en|in|a|na|no)|domiciliad[oa] en|con domicilio en|morador[a]? (?:na|no)|wonende(?: te| aan)?|zamieszkał[ya](?: przy| w)?|bytem|trvale bytem|asuu osoitteessa|boende på|bosat|bosatt|zam\.|проживающ\p{L}+ по адресу|проживає за адресою|lakóhelye)\s*[:,]?\s+/iu;
/** Where it ends: a sentence, a bracket, or words in small letters behind a comma, unless that stands behind the number of a house. */
const ENDS =
  /[;(]|\.(?:\s+\p{Lu}|\s*$)|(?<!^\p{Nd}{1,4}(?: bis| ter)?),\s(?=\p{Ll}{2})|\s(?:is|jest|ist|est|für|for|from|since|ab|und|and|verhuurt)\s/u;
const HAS_STREET = /\p{L}{3}.*\p{Nd}|\p{Nd}.*\p{L}{3}/u;
const SHORTEST = 24;
const LONGEST = 1000;
const LONGEST_ADDRESS = 90;
const PLAUSIBILITY = 0.68;

type Place = { value: string; segment: Segment };

function placesIn(segments: readonly Segment[], leads: RegExp): Place[] {
  return segments.flatMap(segment => {
    const { text, tag, cell } = segment;
    if (tag !== '' || cell !== null || text.length < SHORTEST || text.length > LONGEST) return [];
    const lead = leads.exec(text);
    if (lead === null) return [];
    const rest = text.slice(lead.index + lead[0].length);
    const value = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
    const isPlace = value.length <= LONGEST_ADDRESS && HAS_STREET.test(value) && valueType(value) === 'address';
    return isPlace ? [{ value, segment }] : [];
  });
}

/** The one address that the sentences of a document tell: of what it is about, or else of whom. It is never sure. */
export function situatedCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const places = [SITUATED, LIVING].map(leads => placesIn(segments, leads)).find(({ length }) => length > 0) ?? [];
  const [only] = places;
  if (only && new Set(places.map(({ value }) => value)).size === 1)
    propose(candidates, {
      label: 'address',
      value: only.value,
      plausibility: PLAUSIBILITY,
      source: 'prose',
      runs: only.segment.parts,
      unsure: true,
      plain: true,
    });
  return candidates;
}
