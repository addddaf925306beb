import { bottom, type Segment } from '../segments.ts';
import type { Candidate } from './candidate.ts';
import { isPlain, onlyMaker } from './letterhead.ts';
import { isCompany, namesOrganisation } from './organisation.ts';

/** Who signs for a company, a school or an office where its name stands before their title. */
const OFFICERS =
  '代表取締役(?:社長)?|代表理事|理事長|取締役社長|会長|館長|センター長|学長|校長|学校長|院長|所長|社長|市長|区長|町長|村長|総長|总经理|總經理|法定代表人|校长|院长|대표이사|회장|총장|학교장|원장|이사장|사장|시장|구청장|군수|소장';
const BEGINS_WITH_OFFICER = new RegExp(`^(?:${OFFICERS})(?=$|[\\s\\p{Lo}(（|:：])`, 'u');
const BEFORE_OFFICER = new RegExp(`^(?<name>\\S.{2,40}?)\\s*(?:${OFFICERS})(?:$|[\\s(（|\\p{N}])`, 'u');
/** "临江大学教务处": an office of a school or a hospital signs with the name of both. */
const WITH_ITS_OFFICE =
  /^(?<name>\p{sc=Han}{2,20}?(?:大学|大學|学院|學院|学校|學校|中学|小学|医院|醫院|公司|银行|銀行))(?:\p{sc=Han}{2,12}(?:处|處|部|科|室|办公室|办|中心|院|系|课))?(?:\s?[(（](?:公章|盖章|印)[)）])?$/u;

const WITHOUT_CAPITALS = /^[\p{Lo}\p{N}\s()（）]+$/u;

/** Of a paper's height, from which its foot begins. */
const FOOT = 0.45;
/** Within so much of its height the sender of a letter stands at its head, beside or below whom it is sent to. */
const HEAD = 0.35;
/** In heights of the line above. */
const NEAR = 2.2;

const mayBe = (name: string) => isCompany(name) || namesOrganisation(name);

/**
 * What stands in a line as the name of whom its next line, or its own end, says to sign for it; null where none does.
 * @param officers lines that begin with the title of who signs
 */
function signerIn(segment: Segment, officers: readonly Segment[]): string | null {
  const { text, rect } = segment;
  const name = BEFORE_OFFICER.exec(text)?.groups?.name ?? null;
  if (name !== null) return mayBe(name) ? name : null;
  const isSignedBelow = officers.some(({ rect: { y } }) => y > rect.y && y <= bottom(rect) + NEAR * rect.height);
  if ((isSignedBelow && mayBe(text)) || (isCompany(text) && WITHOUT_CAPITALS.test(text))) return text;
  return WITH_ITS_OFFICE.exec(text)?.groups?.name ?? null;
}

/**
 * Who made a paper, as its foot says where papers end with the name of the company or the school above the title of who signs
 * for it, as those of Japan, Korea and China do; or else the one company at the head of a letter to which it is not addressed.
 */
export function footCandidates(segments: readonly Segment[]): Candidate[] {
  const lines = segments.filter(isPlain);
  const end = segments.reduce((most, { rect }) => Math.max(most, bottom(rect)), 0);
  const foot = lines.filter(({ rect }) => rect.y >= FOOT * end);
  const officers = foot.filter(({ text }) => BEGINS_WITH_OFFICER.test(text));
  const signed = foot.flatMap(segment => {
    const value = signerIn(segment, officers);
    return value === null ? [] : [{ value, segment }];
  });
  if (signed.length > 0) return onlyMaker(signed);
  const heads = lines.filter(({ rect, text }) => rect.y < HEAD * end && isCompany(text) && WITHOUT_CAPITALS.test(text));
  return onlyMaker(heads.map(segment => ({ value: segment.text, segment })));
}
