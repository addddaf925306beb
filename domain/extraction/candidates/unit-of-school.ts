import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** Parts of schools whose names say what they are, in letters without capitals; each name is caught whole. */
const UNITS: readonly [label: string, names: readonly RegExp[]][] = [
  [
    'faculty',
    [
      /(?<![\u0e00-\u0e7f])(?<name>คณะ(?!กรรมการ|บุคคล)[\u0e00-\u0e7f]{4,45})(?=[\s,()]|$)/gu,
      /(?<!\p{L})(?<name>كلية\sال\p{sc=Arabic}+(?:\sوال\p{sc=Arabic}+){0,3})/gu,
      /(?<!\p{L})(?<name>دانشکده\s\p{sc=Arabic}+(?:\sو\s\p{sc=Arabic}+)?)/gu,
      /(?<!\p{L})[בלמ]?(?<name>הפקולטה\s[לב]\p{sc=Hebrew}+(?:\s[וה]\p{sc=Hebrew}+){0,2})/gu,
      /(?<=[\s(、,は]|^)(?<name>\p{sc=Han}{1,8}学部)(?=\s?\p{sc=Han}{0,12}学科|[\s、,にの])/gu,
      /(?<=[\s,(]|^)(?<name>\p{sc=Hangul}{1,8}대학)(?=\s\p{sc=Hangul}{2,12}학[과부])/gu,
    ],
  ],
  [
    'department',
    [
      /(?<!\p{L})[بفل]?(?<name>قسم\s(?!الموارد|الشؤون|شؤون|المحاسبة|القبول)ال?\p{sc=Arabic}+(?:\sوال\p{sc=Arabic}+)?)(?=\s(?:ب?كلية|في\sكلية))/gu,
      /(?<=学部\s?|[\s、,]|^)(?<name>\p{sc=Han}{1,12}学科)(?=[\s、,にの第]|\p{Nd})/gu,
      /(?<=[\s,(]|^)(?<name>(?:\p{sc=Hangul}{1,8}대학\s)?\p{sc=Hangul}{2,12}(?:학과|학부))(?=[\s,에의(]|$)/gu,
    ],
  ],
];
const SHORTEST = 16;
const LONGEST = 1000;
const PLAUSIBILITY = 0.66;

type Named = { label: string; value: string; segment: Segment };

/**
 * The faculty and the department that the sentences of a paper name, where they name one of each: what it is called says what it
 * is. "คณะวิทยาศาสตร์และนวัตกรรม", "공과대학 환경공학과".
 */
export function unitOfSchoolCandidates(segments: readonly Segment[]): Candidate[] {
  const named = segments
    .filter(({ tag, cell, text }) => tag === '' && cell === null && text.length >= SHORTEST && text.length <= LONGEST)
    .flatMap(segment =>
      UNITS.flatMap(([label, patterns]) =>
        patterns.flatMap(pattern =>
          [...segment.text.matchAll(pattern)].map(
            ({ groups }): Named => ({ label, value: groups?.name ?? '', segment }),
          ),
        ),
      ),
    );
  const candidates: Candidate[] = [];
  for (const [label] of UNITS) {
    const [only, ...others] = named.filter(one => one.label === label);
    if (only === undefined || others.some(({ value }) => value !== only.value)) continue;
    propose(candidates, {
      label,
      value: only.value,
      plausibility: PLAUSIBILITY,
      source: 'prose',
      runs: only.segment.parts,
      unsure: true,
    });
  }
  return candidates;
}
