import type { Assessment } from '../../../domain/inquiry/assessment.ts';
import type { Crop, EvidenceFindings } from '../../../domain/judging/findings.ts';
import { isReadAlike, isReadBetter } from './misread.ts';
import type { ModelAnswer } from './model-answer.ts';
import { numbersFor } from './numbers.ts';
import { shuffled } from './shuffled.ts';
import { lettersIn } from './written-down.ts';

/** A picture of one text, and in which piece of evidence that stands. */
export type CropOfEvidence = Crop & { evidence_id: string };
/** A picture as it is shown: by a number that nobody can foresee. */
export type ShownCrop = { number: number; crop: CropOfEvidence };

/** Pictures that go into one prompt, and how many of them show what is known. */
const MOST_AT_ONCE = 8;
const DECOYS = 2;
const MOST_PROMPTS = 3;

const isOf = (crop: Crop, name: string, value: string) => crop.of?.field === name && crop.of.value === value;

/** What was read, with the values of these pictures as though our own reader had read them. */
export const withPictures = (read: readonly EvidenceFindings[], seen: readonly CropOfEvidence[]): EvidenceFindings[] =>
  read.map(one => ({
    ...one,
    findings: one.findings.map(finding => {
      const { name, value } = finding.extraction;
      const isSeen = seen.some(crop => crop.evidence_id === one.evidence.id && isOf(crop, name, value));
      return isSeen && finding.pixels === 'unreadable' ? { ...finding, isReadByModel: true } : finding;
    }),
  }));

/** Of all pictures those of the values that an assessment rests on, a prompt's worth each, with others by which the reader is tried. */
export function picturesFor({ claims }: Assessment, crops: readonly CropOfEvidence[]): ShownCrop[][] {
  const asked = claims.flatMap(
    ({ property, value, evidence_id }) =>
      crops.find(crop => crop.evidence_id === evidence_id && isOf(crop, property, value)) ?? [],
  );
  const decoys = crops.filter(({ of }) => of === null);
  const size = MOST_AT_ONCE - DECOYS;
  const prompts = Array.from({ length: Math.min(MOST_PROMPTS, Math.ceil(asked.length / size)) }, (_, index) =>
    shuffled([...asked.slice(index * size, (index + 1) * size), ...shuffled(decoys).slice(0, DECOYS)]),
  );
  return prompts.map(crops => {
    const numbers = numbersFor(crops.length);
    return crops.map((crop, index) => ({ crop, number: numbers[index] ?? 0 }));
  });
}

/** Whether what was written down off a picture is what stands there; of what our own reader made the text, but for wrong letters. */
function isWritten(said: string, { text, isRead, of }: Crop): boolean {
  if (lettersIn(said) === lettersIn(text)) return of === null || lettersIn(text).includes(lettersIn(of.value));
  return isRead && (of === null ? isReadAlike(said, text) : isReadBetter(said, text, of.value));
}

/**
 * The values whose pictures were read as just what the evidence has there as text; none where the reader named a picture that
 * there is not, or wrote down no text by which it was tried: those could not be guessed.
 */
export function picturesSeen(shown: readonly ShownCrop[], { values }: ModelAnswer): CropOfEvidence[] {
  if (!values.every(({ evidence }) => shown.some(({ number }) => number === evidence))) return [];
  const read = shown.filter(({ number, crop }) => {
    const [said, ...more] = values.filter(({ evidence }) => evidence === number);
    return said !== undefined && more.length === 0 && isWritten(said.value, crop);
  });
  if (!read.some(({ crop }) => crop.of === null)) return [];
  return read.map(({ crop }) => crop).filter(({ of }) => of !== null);
}
