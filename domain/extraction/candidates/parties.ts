import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { companyAhead } from './organisation.ts';

/** How contracts say by which word they call a party from there on; longer ones first. */
const CALLED =
  '(?:im|in) (?:Folgenden|folgenden)(?: kurz)?(?: genannt| als)?|nachfolgend(?: auch)?(?: genannt| als)?|nachstehend(?: genannt)?|hereinafter(?: referred to as| called)?|hereafter|referred to as|ci-après(?: désignée?| dénommée?)?|dénommée? ci-après|en adelante|en lo sucesivo|doravante(?: designad[oa]| denominad[oa])?|adiante designad[oa](?: por)?|(?:qui )?di seguito(?: denominat[oa])?|in appresso|hierna(?: te noemen)?|verder te noemen|zwan[ya]m? dalej|nedan(?: kallad)?|herefter(?: kaldet)?|heretter(?: kalt)?|dále jen|ďalej len|jäljempänä|továbbiakban|denumit[ăa]? în continuare';
const NAMED = new RegExp(
  `(?:^|[\\s,;(–—-])(?:${CALLED})\\s*[:,]?\\s*(?:(?:as|the|der|die|das|le|la|el|o|a|il|de|den|als|jako)\\s+)*(?:l['’])?[„“”"«»'‘’(]*(?:(?:the|der|die|le|la|el|o|a|il|de|den)\\s+|l['’])?(?<role>\\p{L}[\\p{L}-]{2,25}(?:\\s\\p{L}{2,15})?)[„“”"«»'’)]*`,
  'iu',
);
const ADDRESS_AHEAD =
  /^(?:(?:between|zwischen|entre|tra|tussen|pomiędzy|mellan|and|und|et|y|e|en|a|i|och|der|die|dem|den|the|Firma|Mr|Mrs|Ms|Herrn?|Frau|M|Mme|Monsieur|Madame|Sra?|D|D\.ª|Dña|Don|Doña|Sig|Sig\.ra|Dhr|Mevr|Pan|Pani|Panem|Panią)\.?[\s:]+)+/iu;
const NAME_AHEAD =
  /^\p{Lu}[\p{L}\p{M}'’.-]+(?:\s(?:(?:de|da|do|dos|di|del|della|van|von|der|den|la|le|al|el)\s)*\p{Lu}[\p{L}\p{M}'’.-]+){1,4}(?=$|[\s,;(–—-])/u;
const LONGEST = 400;
const LINES_AHEAD = 3;

/** Whom a text begins with: a company, or a person's name up to what is said of them. */
function partyAhead(text: string): string | null {
  const bare = text.replace(/^[\s(0-9.)–—-]+/, '').replace(ADDRESS_AHEAD, '');
  return companyAhead(bare) ?? NAME_AHEAD.exec(bare)?.[0] ?? null;
}

/** The parties of a contract, by the words that it says to call them by: "… GmbH, Lippstadt – im Folgenden „Arbeitgeber“". */
export function partyCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, segment] of segments.entries()) {
    if (segment.tag !== '' || segment.cell !== null || segment.text.length > LONGEST) continue;
    const found = NAMED.exec(segment.text);
    const role = found?.groups?.role;
    if (!found || role === undefined) continue;
    const own = segment.text.slice(0, found.index).trim();
    const above = segments.slice(Math.max(0, at - LINES_AHEAD), at).toReversed();
    const lines = /\p{L}{2}/u.test(own) ? [{ text: own, parts: segment.parts }] : above;
    const named = lines.find(({ text }) => partyAhead(text) !== null);
    const value = named ? partyAhead(named.text) : null;
    if (named && value !== null)
      propose(candidates, { label: role, value, plausibility: 0.76, source: 'prose', runs: named.parts, unsure: true });
  }
  return candidates;
}
