import type { CandidateSource } from '../extraction/candidates/candidate.ts';
import { cutOf } from '../extraction/cut.ts';
import type { Extraction } from '../extraction/extract.ts';
import { findValue } from '../extraction/place.ts';
import type { Segment } from '../extraction/segments.ts';
import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { folded, normalise } from '../reading/text.ts';
import { looksLikeLabel } from '../reading/value-types.ts';
import { areSame, landmarksOf } from './landmarks.ts';
import type { Misfit } from './misfit.ts';
import { type ReadablePage, textOfPiece } from './readable-page.ts';
import type { Reading } from './taught-reading.ts';
import { formOf, mayReplace } from './value-form.ts';

/** What a taught reading comes to on a page: the one value that it finds there, or why it finds none. */
export type Fit = { found: Extraction } | { misfit: Misfit };

/** Where a value stands that may be the one: the label's own line, or a piece beside it. */
type Place = { label: Segment; piece: Segment; text: string };

/** Beside these the page itself says that a text is a label. */
const STATED: readonly CandidateSource[] = ['dl', 'label', 'colon', 'row header'];
const BEHIND_LABEL = /^\s*[:：\-=|]?\s*/u;
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/** A text as a label is compared by. */
export const labelText = (text: string): string => normalise(text).replace(/\s*[:：]$/, '');

/** What stands behind the label in its own line; null when the line begins otherwise, or with a longer word. */
export function restOf(text: string, label: string): string | null {
  if (folded(text.slice(0, label.length)) !== folded(label)) return null;
  const rest = text.slice(label.length);
  if (rest === '' || (ENDS_IN_WORD.test(label) && /^[\p{L}\p{M}\p{N}]/u.test(rest))) return null;
  return rest.replace(BEHIND_LABEL, '');
}

/** The part of a text that is of the field's kind, or the whole of it. */
export const valueFor = (field: Field, text: string): string => cutOf(fieldType(field), text) ?? text;

/** Whether both are set alike, as two labels of a page are. */
export function looksAlike(a: Segment, b: Segment): boolean {
  const [one, other] = [a.parts[0], b.parts.at(-1)];
  return one?.fontSize === other?.fontSize && one?.fontWeight === other?.fontWeight && one?.color === other?.color;
}

function placesOf({ pieces, surroundings }: ReadablePage, { label, relation }: Reading): Place[] {
  if (relation === 'within') {
    return pieces.flatMap(piece => {
      const text = restOf(textOfPiece(piece), label);
      return text === null || text === '' ? [] : [{ label: piece, piece, text }];
    });
  }
  return pieces
    .filter(({ text }) => folded(labelText(text)) === folded(label))
    .flatMap(named =>
      surroundings.inRelation(named, relation).map(piece => ({ label: named, piece, text: textOfPiece(piece) })),
    );
}

/** A value that is a label itself belongs to something else: the page has moved. */
function isLabel(text: string, { set_apart }: Reading, { page }: ReadablePage): boolean {
  // Where values are set otherwise than labels, "Monthly" is a value, though other labels are made of such words.
  if (/[:：]$/.test(text) || (!set_apart && looksLikeLabel(text))) return true;
  return page.candidates.some(({ label, source }) => STATED.includes(source) && folded(label) === folded(text));
}

function misfitWithoutPlace({ pieces }: ReadablePage, { label }: Reading): Misfit {
  const stands = pieces.some(({ text }) => folded(labelText(text)) === folded(label) || restOf(text, label) !== null);
  return stands ? 'moved' : 'gone';
}

function extractionOf(field: Field, { label }: Reading, place: Place, value: string, readable: ReadablePage): Fit {
  const found = findValue(value, place.piece.parts);
  if (found === null) return { misfit: 'moved' };
  const { page } = readable;
  const region = page.regionOf(found.runs[0]);
  const candidate = { label, value, plausibility: 1, source: 'taught', runs: place.piece.parts, region } as const;
  const asked = folded(`${field.name.replace(/[_-]+/g, ' ')} ${field.description}`);
  return {
    found: {
      name: field.name,
      type: fieldType(field),
      value: found.text,
      score: 1,
      label,
      source: 'taught',
      rect: found.rect,
      runs: found.runs,
      regions: readable.pathOf(place.piece),
      alternatives: [],
      ambiguous: false,
      doubt: page.provenanceOf(candidate, found.runs, asked),
    },
  };
}

/**
 * Reads a field as it was taught: the label with the same words, the value in the same relation to it, in the same parts
 * of the page, of the same form. Exactly one place fits all of that, or none is read.
 */
export function fit(readable: ReadablePage, reading: Reading, field: Field): Fit {
  const places = placesOf(readable, reading).filter(
    ({ piece }) => !readable.hasLandmarks || areSame(landmarksOf(readable.pathOf(piece)), reading.landmarks),
  );
  const [place, second] = places;
  if (place === undefined) return { misfit: misfitWithoutPlace(readable, reading) };
  if (second !== undefined) return { misfit: 'repeated' };
  const value = valueFor(field, place.text);
  if (reading.set_apart && looksAlike(place.label, place.piece)) return { misfit: 'moved' };
  if (isLabel(value, reading, readable)) return { misfit: 'moved' };
  if (!mayReplace(formOf(value), reading.form)) return { misfit: 'other_form' };
  return extractionOf(field, reading, place, value, readable);
}
