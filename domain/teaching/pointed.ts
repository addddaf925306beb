import type { Extraction } from '../extraction/extract.ts';
import type { Segment } from '../extraction/segments.ts';
import type { Field } from '../inquiry/configuration.ts';
import { folded } from '../reading/text.ts';
import { looksLikeLabel, valueType } from '../reading/value-types.ts';
import { fit, labelText, looksAlike, restOf, valueFor } from './fit.ts';
import { landmarksOf } from './landmarks.ts';
import type { Misfit } from './misfit.ts';
import { type ReadablePage, textOfPiece } from './readable-page.ts';
import { LONGEST_LABEL, RELATIONS, type Reading } from './taught-reading.ts';
import { formOf } from './value-form.ts';

/** A reading that finds the value that was pointed at, and what it finds. */
export type Proposal = { reading: Reading; found: Extraction };

/** What pointing at a text comes to. `misfit`: why the likeliest label does not lead back to it, where none does. */
export type Pointed = { value: string; proposals: Proposal[]; misfit: Misfit | null };

const MOST_PROPOSALS = 4;
const MOST_PARTS = 4;

/** A label has words, and neither a number nor an address, which may belong to a person. */
const isLabelText = (text: string) => text.length <= LONGEST_LABEL && /\p{L}/u.test(text) && !/\p{Nd}|@/u.test(text);

/** What a colon ends in the value's own line is said to be its label. */
const isStated = (piece: Segment, { label, relation }: Reading) =>
  relation === 'within' && /^\s*[:：]/.test(textOfPiece(piece).slice(label.length));

/** What is said to be the label comes first, then words of labels, what may be somebody's name last. */
function likeliness(piece: Segment, reading: Reading): number {
  if (isStated(piece, reading)) return 3;
  return looksLikeLabel(reading.label) ? 2 : valueType(reading.label) === 'name' ? 0 : 1;
}

/** What may be the label in the value's own line: its first words, as they are set, up to a colon, or up to the value. */
function labelsWithin(piece: Segment, value: string): string[] {
  const text = textOfPiece(piece);
  const [beforeColon] = text.split(/[:：]/, 1);
  const heads = piece.parts.slice(0, MOST_PARTS).map((_, at) =>
    labelText(
      piece.parts
        .slice(0, at + 1)
        .map(run => run.text)
        .join(' '),
    ),
  );
  const beforeValue = text.endsWith(value) ? [text.slice(0, text.length - value.length)] : [];
  const labels = [beforeColon ?? '', ...beforeValue, ...heads].map(labelText);
  return [...new Set(labels)].filter(label => label !== '' && restOf(text, label) !== null);
}

/** Every reading that what stands around the value suggests, the likeliest first. */
function suggested(readable: ReadablePage, piece: Segment, field: Field, site: string): Reading[] {
  const { surroundings } = readable;
  const landmarks = landmarksOf(readable.pathOf(piece));
  const whole = valueFor(field, textOfPiece(piece));
  const readings: Reading[] = labelsWithin(piece, whole).map(label => {
    const value = valueFor(field, restOf(textOfPiece(piece), label) ?? '');
    return { field: field.name, site, label, relation: 'within', landmarks, set_apart: false, form: formOf(value) };
  });
  for (const relation of RELATIONS) {
    if (relation === 'within') continue;
    for (const label of surroundings.around(piece)) {
      if (!surroundings.inRelation(label, relation).includes(piece)) continue;
      const set_apart = !looksAlike(label, piece);
      const words = { label: labelText(label.text), relation, landmarks, set_apart, form: formOf(whole) };
      readings.push({ field: field.name, site, ...words });
    }
  }
  return readings.filter(({ label }) => isLabelText(label)).sort((a, b) => likeliness(piece, b) - likeliness(piece, a));
}

/**
 * What a field could be read by from now on, when this text is its value: only readings that lead back to it, and to
 * nothing else on this page.
 */
export function pointedAt(readable: ReadablePage, piece: Segment, field: Field, site: string): Pointed {
  const proposals: Proposal[] = [];
  let misfit: Misfit | null = null;
  for (const reading of suggested(readable, piece, field, site)) {
    const tried = fit(readable, reading, field);
    if ('misfit' in tried) misfit ??= tried.misfit;
    else if (tried.found.runs.every(run => piece.parts.includes(run))) proposals.push({ reading, found: tried.found });
  }
  const seen = new Set<string>();
  const different = proposals.filter(({ reading: { label, relation } }) => {
    const key = `${relation} ${folded(label)}`;
    return !seen.has(key) && seen.add(key);
  });
  const value = different[0]?.found.value ?? valueFor(field, textOfPiece(piece));
  return { value, proposals: different.slice(0, MOST_PROPOSALS), misfit: different.length > 0 ? null : misfit };
}
