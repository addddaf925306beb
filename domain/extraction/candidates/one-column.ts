import { looksLikeLabel } from '../../reading/value-types.ts';
import { right, type Segment } from '../segments.ts';
import { sameLook } from './look.ts';

/** In pixels. */
const SAME_EDGE = 6;
const SAME_MIDDLE = 2;
/** In pixels; wider texts are set in the middle of the page, and not of a column. */
const WIDEST_CENTRED = 320;

const middleOf = ({ rect }: Segment) => rect.x + rect.width / 2;

/** Whether the upper of two texts is a label and the lower none, or the upper a figure and the lower its caption. */
const areLabelAndValue = (upper: Segment, lower: Segment): boolean =>
  looksLikeLabel(upper.text)
    ? !looksLikeLabel(lower.text) && !/^\p{Ll}/u.test(upper.text)
    : looksLikeLabel(lower.text) && /\p{Nd}/u.test(upper.text);

/**
 * Whether a label and its value, of two looks, are set in the middle of one column, as the figures of a summary are at their
 * captions. Papers have their signatures so.
 */
const areCentred = (a: Segment, b: Segment) =>
  a.tag !== '' &&
  b.tag !== '' &&
  (a.rect.y <= b.rect.y ? areLabelAndValue(a, b) : areLabelAndValue(b, a)) &&
  Math.abs(middleOf(a) - middleOf(b)) < SAME_MIDDLE &&
  Math.max(a.rect.width, b.rect.width) <= WIDEST_CENTRED &&
  !sameLook(a, b);

/** Whether two texts stand in one column: at one edge of it, or in its middle. */
export const areInOneColumn = (a: Segment, b: Segment): boolean =>
  Math.abs(a.rect.x - b.rect.x) < SAME_EDGE || Math.abs(right(a.rect) - right(b.rect)) < SAME_EDGE || areCentred(a, b);
