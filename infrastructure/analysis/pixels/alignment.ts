import { type Glyph, ORDINAL } from './glyphs.ts';

const IMPOSSIBLE = Number.POSITIVE_INFINITY;
/** What a reader takes one for the other: 0 and O, 1 and l, u and v, q and g, a currency sign and the letter it is made of; never a sign and a digit, since `$84` and `584` are two amounts. */
const LOOKALIKES: ReadonlySet<string> = new Set([
  '0o',
  '1l',
  '1i',
  'uv',
  'gq',
  'il',
  'ij',
  '€e',
  '€c',
  '£e',
  '£f',
  '$s',
  'c¢',
  `o${ORDINAL}`,
  `a${ORDINAL}`,
  '₽£',
  '₽p',
  '₽р',
  '₹¥',
  '₺t',
  '₺£',
  'ー一',
  'カ力',
  'エ工',
  'ロ口',
  'ニ二',
  'ハ八',
  'タ夕',
  'へヘ',
  'りリ',
]);
/** Letters that a reader may see in a digit, mostly where others stand beside it: that is a doubt, and shows nothing. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  '0': 'dqc',
  '2': 'z',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'gq',
};
/** Signs of a hidden part, as in `•••• 1234`: a reader makes anything of them. */
const MASK = /[•·*●∙…]/u;

/**
 * Least number of letters that must be changed, added or left out to find the value as whole words within the text
 * (Sellers 1980, with the ends tied to word boundaries). Infinite when a digit, a decimal point, the currency or the
 * sign differs.
 */
export function wholeWordDistance(claimed: readonly Glyph[], read: readonly Glyph[]): number {
  const readsCurrency = read.some(glyph => glyph.kind === 'currency');
  let above = [...read.map((_, at) => (canStart(claimed, read, at) ? 0 : IMPOSSIBLE)), IMPOSSIBLE];
  claimed.forEach((glyph, row) => {
    const leaveOut = costOfMissing(glyph, readsCurrency);
    const extraLetter = MASK.test(claimed[row + 1]?.gap ?? '') ? 0 : 1;
    const current = [(above[0] ?? IMPOSSIBLE) + leaveOut];
    for (let column = 1; column <= read.length; column++) {
      const seen = read[column - 1];
      if (seen === undefined) break;
      const fits = separatorsFit(claimed, row, read, column - 1);
      current.push(
        Math.min(
          fits ? (above[column - 1] ?? IMPOSSIBLE) + costOfReading(glyph, seen) : IMPOSSIBLE,
          (above[column] ?? IMPOSSIBLE) + leaveOut,
          (current[column - 1] ?? IMPOSSIBLE) + (seen.kind === 'letter' ? extraLetter : IMPOSSIBLE),
        ),
      );
    }
    above = current;
  });
  return Math.min(IMPOSSIBLE, ...above.filter((_, at) => at > 0 && isBoundary(read[at - 1], read[at])));
}

function costOfReading(claimed: Glyph, read: Glyph): number {
  if (claimed.char === ORDINAL && claimed.gap.includes('.')) return 0;
  if (claimed.char === read.char || (claimed.guessed && read.kind === 'letter')) return 0;
  if (LOOKALIKES.has(claimed.char + read.char) || LOOKALIKES.has(read.char + claimed.char)) return 0;
  return claimed.kind === 'letter' || LIKE_DIGITS[claimed.char]?.includes(read.char) ? 1 : IMPOSSIBLE;
}

/** A currency sign may go unread, but not when another one stands there. */
function costOfMissing(claimed: Glyph, readsCurrency: boolean): number {
  if (claimed.kind === 'letter') return 1;
  return claimed.kind === 'currency' && !readsCurrency ? 0 : IMPOSSIBLE;
}

/** A value starts at a word, and an amount with the sign that it claims. */
function canStart(claimed: readonly Glyph[], read: readonly Glyph[], at: number): boolean {
  const first = claimed[0];
  const seen = read[at];
  if (first === undefined || seen === undefined || !isBoundary(read[at - 1], seen)) return false;
  if (seen.kind === 'letter' || first.kind === 'letter') return true;
  return /-$/.test(first.gap) ? /[-~_=]/.test(seen.gap) : !/(^|\s)-$/.test(seen.gap);
}

/** Whether a word or a number ends between two glyphs: `4,318.72` is one number, `well-known` one word. */
function isBoundary(before: Glyph | undefined, after: Glyph | undefined): boolean {
  if (before === undefined || after === undefined || before.kind !== after.kind) return true;
  return after.kind === 'digit' ? !/^[.,']*$/.test(after.gap) : !/^['-]?$/.test(after.gap);
}

/** A point within a number must stand where the value has one, and the decimal point must be seen. */
function separatorsFit(claimed: readonly Glyph[], row: number, read: readonly Glyph[], column: number): boolean {
  const [left, right] = [claimed[row - 1], claimed[row]];
  const [seenLeft, seenRight] = [read[column - 1], read[column]];
  if (left === undefined || right === undefined || seenLeft === undefined || seenRight === undefined) return true;
  if ([left, right, seenLeft, seenRight].some(glyph => glyph.kind !== 'digit')) return true;
  if (right.gap === '') return !/[.,]/.test(seenRight.gap);
  return seenRight.gap !== '' || !isDecimalPoint(claimed, row);
}

/** Groups of thousands have three digits; anything else behind a point or comma is a fraction or part of a date. */
function isDecimalPoint(claimed: readonly Glyph[], row: number): boolean {
  if (!/^[.,]$/.test(claimed[row]?.gap ?? '')) return false;
  let end = row + 1;
  while (claimed[end]?.kind === 'digit' && claimed[end]?.gap === '') end++;
  return end - row !== 3;
}
