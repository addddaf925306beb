import { bottom, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** The number of a paper in a line of its own, as offices and schools of China, Japan and Korea write it. */
const NUMBER =
  /^(?:\p{sc=Han}{0,8}\s?[〔[(（]\p{Nd}{4}[〕\])）]\s?第?|\p{sc=Han}{0,5}第)\s?[\p{Nd}A-Z-]{2,20}\s?[号號]$|^제\s?[\p{Nd}\p{sc=Hangul}-]{3,30}\s?호$/u;
/** Behind its label without a sign or a blank: "証明書番号第20261105-00871号". */
const LABELLED =
  /^(?<label>\p{sc=Han}{1,8}(?:番号|编号|編號|号码|號碼|字号|字號))\s?(?<value>第?\s?[\p{Nd}A-Z-]{3,24}\s?[号號]?)$/u;
const LONGEST = 50;
/** Of the height of a page, within which papers have it. */
const HEAD = 0.3;
const PLAUSIBILITY = 0.62;
const PLAUSIBILITY_LABELLED = 0.86;
const CALLED: readonly string[] = ['certificate number', 'reference number'];

/** The number of a paper at its head, and one that stands behind its label without a blank. */
export function numberOfPaperCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const lines = segments.filter(({ tag, cell, text }) => tag === '' && cell === null && text.length <= LONGEST);
  const end = segments.reduce((most, { rect }) => Math.max(most, bottom(rect)), 0);
  const add = (label: string, value: string, { parts: runs }: Segment, plausibility: number) =>
    propose(candidates, { label, value, plausibility, source: 'line', runs, unsure: true });
  for (const segment of lines) {
    const { label, value } = LABELLED.exec(segment.text)?.groups ?? {};
    if (label !== undefined && value !== undefined) add(label, value, segment, PLAUSIBILITY_LABELLED);
  }
  const [only, second] = lines.filter(
    ({ text, rect }) => rect.y <= HEAD * end && NUMBER.test(text) && !LABELLED.test(text),
  );
  if (only !== undefined && second === undefined) for (const label of CALLED) add(label, only.text, only, PLAUSIBILITY);
  return candidates;
}
