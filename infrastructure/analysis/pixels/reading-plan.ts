/** One way to look at a value: how the page segmentation takes the crop, and how the crop is made. */
export type Attempt = { segmentation: Segmentation; pad: number; letterHeight: number };

/** Page segmentation modes of Tesseract (`tessedit_pageseg_mode`). */
export type Segmentation = 'block' | 'line' | 'word' | 'sparse';

/** Text that is this much higher than its font size stands on more than one line; an input has room around its line. */
const SEVERAL_LINES = { text: 1.9, input: 3.5 };

/**
 * The ways to try, in order: most values are read at the first. A different crop is worth more than the same one again,
 * since what breaks a reading is mostly a neighbour's edge or an unlucky size.
 */
export function readingPlan(height: number, fontSize: number, input: boolean): readonly [Attempt, ...Attempt[]] {
  if (height > fontSize * SEVERAL_LINES[input ? 'input' : 'text'])
    return [
      { segmentation: 'block', pad: 5, letterHeight: 44 },
      { segmentation: 'sparse', pad: 5, letterHeight: 44 },
    ];
  return [
    { segmentation: 'line', pad: 5, letterHeight: 44 },
    { segmentation: 'block', pad: 10, letterHeight: 44 },
    { segmentation: 'line', pad: 3, letterHeight: 64 },
    { segmentation: 'word', pad: 8, letterHeight: 32 },
  ];
}
