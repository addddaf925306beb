import { meaningOf, names } from '../../reading/meaning.ts';
import { normalise } from '../../reading/text.ts';
import { valueType } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What is said of no day but one until which something holds; the word for it stands behind the day. */
const AROUND: readonly RegExp[] = [
  // "Voimassa 30.6.2027 asti", "Jäsenyys on voimassa 31.12.2026 saakka"
  /^(?:\p{L}+ (?:on )?)?voimassa (?<day>\S.{5,18}?) (?:asti|saakka)$/iu,
  // "30.06.2027 tarihine kadar geçerlidir", "30.06.2027'ye kadar geçerli"
  /^(?<day>\S.{5,18}?)(?:\s?['’]\p{L}{1,4}|\starihine) kadar geçerli(?:dir)?$/iu,
  // "2027. 06. 30-ig érvényes", "érvényes 2027.06.30-ig"
  /^(?<day>\d.{5,18}?)\s?-?ig érvényes$/iu,
  /^érvényes:? (?<day>\d.{5,18}?)\s?-?ig$/iu,
  // "2027年6月30日まで有効", "2027.06.30까지 유효", "有效期限至…" is a label in front.
  /^(?<day>\S.{5,18}?)\s?まで(?:有効|ご?利用可能|ご?利用いただけます)$/u,
  /^(?<day>\S.{5,18}?)\s?까지 (?:유효|사용 가능|이용 가능)(?:함|합니다)?$/u,
  // "30.06.2027-dək etibarlıdır", "30.06.2027 дейін жарамды", "30/06/2027 तक मान्य"
  /^(?<day>\d.{5,18}?)\s?-?(?:dək|dek|tarixinədək) etibarlı(?:dır)?$/iu,
  /^(?<day>\d.{5,18}?)\s?-?(?:дейін|ға дейін|ге дейін) жарамды$/iu,
  /^(?<day>\d.{5,18}?)\s?तक (?:मान्य|वैध)(?: है)?$/u,
  // "Kehtib 30.06.2027-ni"
  /^keht(?:ib|iv) (?<day>\d.{5,18}?)\s?-?ni$/iu,
];
const LONGEST = 60;
/** As of a line that ends in the day. */
const PLAUSIBILITY = 0.8;
/** What all of them say, where the lexicon knows the words by themselves for nothing of the kind. */
const LABEL = 'valid until';

/** The words around the day, which people see; the lexicon must know them. */
function labelOf(text: string, day: string): string {
  const around = normalise(text.replace(day, ' '));
  return names(meaningOf(around), 'until') ? around : LABEL;
}

/** The day until which something is valid, where the language says so behind the day. */
export function untilAroundCandidates({ text, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (text.length > LONGEST) return candidates;
  const said = text.replace(/[.。]$/u, '');
  for (const pattern of AROUND) {
    const day = pattern.exec(said)?.groups?.day;
    if (day !== undefined && valueType(day) === 'date')
      propose(candidates, {
        label: labelOf(said, day),
        value: day,
        plausibility: PLAUSIBILITY,
        source: 'line',
        runs: parts,
      });
  }
  return candidates;
}
