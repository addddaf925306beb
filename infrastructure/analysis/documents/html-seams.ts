/** What a label ends with, and what a value begins with. */
const ENDS_AS_LABEL = /(?:[\p{Lu}\p{Ll}\p{M}]{2}|[\p{Lo}\p{M}]{2})[)）:：.]?$/u;
const BEGINS_AS_VALUE = /^[\p{N}\p{Lu}\p{Lo}\p{Sc}]/u;
/** Scripts that part words need no element to begin one within them: only the first element of a line may be a label. */
const IS_UNPARTED = /\p{Lo}$/u;
/** Two elements beside each other: "Orders 4" and "Ads". */
const ENDS_AS_WORD = /[\p{L}\p{M}\p{N}]$/u;
const BEGINS_AS_WORD = /^\p{Lu}/u;

/**
 * Follows the text of a block to the places where what stands in elements within the line touches what follows it:
 * `<div><span>Account no.</span>6610 0427</div>`. Styles that are not read set the two apart.
 */
export function seams() {
  /** Whether the first element of the block is open, closed, or no longer of interest. */
  let first: 'none' | 'open' | 'closed' | 'passed' = 'none';
  /** The last tags since there was text. */
  let tags = '';
  let places: number[] = [];
  return {
    /** The places in the text of the block, in order. */
    get places(): readonly number[] {
      return places;
    },
    /** Takes note of a tag of an element within a line. @param text of the block so far */
    see(kind: 'open' | 'close', text: string): void {
      const isBlank = text.trim() === '';
      tags += kind === 'open' ? '<' : '>';
      if (kind === 'open' && isBlank) first = 'open';
      else if (kind === 'close' && first === 'open' && !isBlank) first = 'closed';
    },
    /** Takes note of text that follows. @param text of the block so far */
    follow(text: string, more: string): void {
      if (more === '') return;
      const isLabel = ENDS_AS_LABEL.test(text) && BEGINS_AS_VALUE.test(more);
      const areBeside = tags.includes('><') && ENDS_AS_WORD.test(text) && BEGINS_AS_WORD.test(more);
      const isPlace = areBeside || (isLabel && (first === 'closed' || !IS_UNPARTED.test(text)));
      if (tags !== '' && isPlace) places.push(text.length);
      if (first === 'closed') first = 'passed';
      tags = '';
    },
    end(): void {
      first = 'none';
      tags = '';
      places = [];
    },
  };
}
